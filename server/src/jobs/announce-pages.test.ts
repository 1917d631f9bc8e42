import { blog } from '@tutu/contract/resources/blog'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { sampleRow } from '../testing/sample-rows.ts'
import { testRegistry } from '../testing/services.ts'
import { announceJob } from './announce-pages.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
  // Comes with the migrations.
  await sql`delete from one_page`.execute(server.database.kysely)
})
afterAll(() => server.close())

const settings = { indexnow_key: 'carrot-2026', baidu_token: '' }
const config = { get: async () => settings } as never
let answer = 200
const asked: { url: string; body: string }[] = []
const request = async (url: unknown, init?: RequestInit) => {
  asked.push({ url: String(url), body: String(init?.body) })
  return new Response(null, { status: answer })
}
const run = async ({ origin = 'https://tutu.example' as string | undefined } = {}) => {
  asked.length = 0
  const job = announceJob({ registry: testRegistry(), origin, log: { warn: () => undefined }, request })
  await job.run({ database: server.database, config })
  return asked
}
const publish = (slug: string, number: number) =>
  server.call('POST', '/admin/blog/add', { ...sampleRow(blog, number, { tag: [] }), slug, status: '1' })

test('an engine is told of each new page once, and again of what it did not take', async () => {
  await publish('first', 1)
  answer = 500
  expect(await run()).toHaveLength(1)
  answer = 200
  const [told] = await run()
  expect(told!.url).toBe('https://api.indexnow.org/indexnow')
  expect(JSON.parse(told!.body)).toEqual({
    host: 'tutu.example',
    key: 'carrot-2026',
    keyLocation: 'https://tutu.example/carrot-2026.txt',
    urlList: ['https://tutu.example/blog/first', 'https://tutu.example/blog/first?lang=en'],
  })
  expect(await run()).toEqual([])
})

test('one that is set up later hears of everything; without a public address nobody hears', async () => {
  settings.baidu_token = 'secret'
  expect(await run({ origin: '' })).toHaveLength(0)
  const [told] = await run()
  expect(told).toEqual({
    url: 'http://data.zz.baidu.com/urls?site=https%3A%2F%2Ftutu.example&token=secret',
    body: 'https://tutu.example/blog/first\nhttps://tutu.example/blog/first?lang=en',
  })
})
