import { blog } from '@tutu/contract/resources/blog'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { sampleRow } from '../testing/sample-rows.ts'
import { testServices } from '../testing/services.ts'

let server: TestApp
let services: Awaited<ReturnType<typeof testServices>>
let id: number
beforeAll(async () => {
  server = await testApp()
  services = await testServices(server.database)
  const row = { ...sampleRow(blog, 1, { tag: [] }), slug: 'first', status: '1' }
  id = (await server.call<{ id: number }>('POST', '/admin/blog/add', row)).data.id
})
afterAll(async () => {
  await services.close()
  await server.close()
})

const stored = async () =>
  (
    await sql<{ views: number; likes: number; version: number; updatetime: number }>`
      select views, likes, version, updatetime from blog where id = ${id}
    `.execute(server.database.kysely)
  ).rows[0]!
const DEVICE = 'a-device-of-a-child-000'
const like = (body: object) => server.call('POST', '/api/common/like', { path: '/blog/first', device: DEVICE, ...body })

test('a like counts once for each device, and can be taken back', async () => {
  expect(await like({})).toMatchObject({ code: 1, data: { likes: 1, liked: true } })
  expect(await like({})).toMatchObject({ code: 1, data: { likes: 1, liked: true } })
  expect(await like({ device: `${DEVICE}2` })).toMatchObject({ data: { likes: 2 } })
  expect(await like({ on: false })).toMatchObject({ data: { likes: 1, liked: false } })
  expect(await like({ on: false })).toMatchObject({ data: { likes: 1 } })
  const { rows } = await sql<{ device: Buffer }>`select device from device_like`.execute(server.database.kysely)
  expect(rows[0]!.device.toString()).not.toContain('device')
})

test.each([['/blog/none'], ['/courses'], ['/blog/FIRST'], ['/about/news/first']])(
  '%s is the page of nothing that can be liked',
  async (path) => {
    expect((await like({ path })).code).toBe(0)
  },
)

test('looks are counted as no edit: versions and times stay, and only the row is told, later', async () => {
  const before = await stored()
  // What others told before this is heard at any later time.
  const announce = vi.spyOn(services.bus, 'announce')
  for (let looks = 0; looks < 3; looks++) services.rowCounts.view('/blog/first')
  services.rowCounts.view('/blog/none')
  services.rowCounts.view('/course/first')
  await services.rowCounts.flush()
  expect(await stored()).toEqual({ ...before, views: before.views + 3 })
  expect(announce).not.toHaveBeenCalled()
  services.rowCounts.tell()
  expect(announce.mock.calls).toEqual([[[`blog:${id}`]]])
})
