import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Services } from '../server/src/compose.ts'
import { testApp, type TestApp } from '../server/src/testing/app.ts'
import { testServices } from '../server/src/testing/services.ts'
import { bulkLoad } from './bulk-load.ts'
import { copyCourses } from './copy-courses.ts'

let server: TestApp
let services: Services
let before: number
beforeAll(async () => {
  server = await testApp()
  services = await testServices(server.database)
  before = await indexes()
})
afterAll(async () => {
  await services.close()
  await server.close()
})

const numberOf = async (text: string): Promise<number> => {
  const { rows } = await server.database.pool.query<{ number: number }>(`select ${text} as number`)
  return rows[0]!.number
}
const indexes = () =>
  numberOf(`(select count(*) from pg_index where indrelid in ('course'::regclass, 'course_search'::regclass))`)

test('made-up courses are added once, are found by their words, and leave the indexes as they were', async () => {
  expect(await copyCourses(services, { count: 30 })).toBe(30)
  const told: number[] = []
  expect(await copyCourses(services, { count: 40, onProgress: (done) => told.push(done) })).toBe(10)
  expect(told).toEqual([40])
  expect(await copyCourses(services, { count: 40 })).toBe(0)
  expect(await numberOf('(select count(*) from course)')).toBe(40)
  expect(await numberOf('(select count(*) from lesson)')).toBe(6 * 4)
  expect(await indexes()).toBe(before)
  const { data: item } = await server.call<{ row: { title: string } }>(
    'GET',
    '/api/course/read',
    { slug: 'bench-37' },
    { token: '' },
  )
  const { data } = await server.call<{ list: { slug: string }[] }>(
    'GET',
    '/api/course/index',
    { quick_search: item.row.title },
    { token: '' },
  )
  expect(data.list[0]).toMatchObject({ slug: 'bench-37' })
})

test('what fails in the middle leaves nothing', async () => {
  const abort = new AbortController()
  const broken = copyCourses(services, { count: 60_000, signal: abort.signal, onProgress: () => abort.abort() })
  await expect(broken).rejects.toThrow('aborted')
  expect(await numberOf('(select count(*) from course)')).toBe(40)
  expect(await indexes()).toBe(before)
})

test('what takes longer than a site waits for an answer is waited for', async () => {
  const { pool } = services.engine.database
  const patience = pool.options.query_timeout
  pool.options.query_timeout = 1
  try {
    const load = { tables: ['course'], rows: 0 }
    await bulkLoad(services, load, async (client) => void (await client.query('select pg_sleep(0.05)')))
  } finally {
    pool.options.query_timeout = patience
  }
})
