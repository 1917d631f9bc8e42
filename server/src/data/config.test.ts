import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { type ChangeBus, openChangeBus } from '../postgres/change-bus.ts'
import { createConfig, syncConfig } from './config.ts'

const DAY = 86_400_000 // ms
let opened: TestDatabase
let buses: ChangeBus[]
beforeAll(async () => {
  opened = await createTestDatabase()
  await Promise.all([syncConfig(opened.database), syncConfig(opened.database)])
  // Nobody looks: what the other process knows, it was told.
  buses = await Promise.all([1, 2].map(() => openChangeBus(opened.database, () => undefined, DAY)))
})
afterAll(async () => {
  await Promise.all(buses.map((bus) => bus.close()))
  await opened.drop()
})

const process = (index: number, warn = vi.fn()) => createConfig(opened.database, buses[index]!, { warn })

test('a setting saved here is known here at once, and in other processes as soon as they are told', async () => {
  const [here, there] = [process(0), process(1)]
  expect((await there.get()).site_name.en).toBe('Tutu Coding')
  await here.get()
  await here.set({ site_name: { 'zh-cn': '小兔编程', en: 'Rabbit Coding' }, record_number: '京ICP备00000000号' })
  expect(await here.siteConfig('en')).toMatchObject({ siteName: 'Rabbit Coding', recordNumber: '京ICP备00000000号' })
  await expect.poll(async () => (await there.siteConfig('zh-cn')).siteName, { interval: 5 }).toBe('小兔编程')
})

test('a start leaves saved settings as they are', async () => {
  const config = process(0)
  await config.set({ admin_sso: true })
  await syncConfig(opened.database)
  expect((await process(0).get()).admin_sso).toBe(true)
})

test('a row that cannot be used is logged and its default taken', async () => {
  const broken = JSON.stringify('sometimes')
  await opened.database.kysely
    .updateTable('config')
    .set({ value: broken })
    .where('name', '=', 'admin_login_captcha')
    .execute()
  const warn = vi.fn()
  expect((await process(0, warn).get()).admin_login_captcha).toBe('auto')
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ settings: ['admin_login_captcha'] }), expect.any(String))
})

test('values that break their rule are not saved, none of them', async () => {
  const config = process(0)
  await expect(config.set({ record_number: 'new', cdn_url: 'javascript:alert(1)' })).rejects.toThrow('cdn_url')
  expect((await config.get()).record_number).not.toBe('new')
})

test('a CDN is told without its scheme', async () => {
  const config = process(0)
  await config.set({ cdn_url: 'https://cdn.example.com/' })
  expect((await config.siteConfig('en')).cdnUrl).toBe('//cdn.example.com')
})
