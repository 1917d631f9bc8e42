import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listeningApp, testApp, type TestApp } from '../testing/app.ts'
import { memoryInUse } from '../testing/memory-in-use.ts'

const MIB = 1024 * 1024
const QUERIES = 1500
const AT_ONCE = 8

let server: TestApp
let listening: Awaited<ReturnType<typeof listeningApp>>
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
beforeAll(async () => {
  server = await testApp()
  listening = await listeningApp(server.database)
})
afterAll(async () => {
  agent.destroy()
  await listening.close()
  await server.close()
})

const PATHS = [
  (n: number) => `/api/course/index?level=v${n}`,
  (n: number) => `/api/course/index?category_id=${9000 + n}`,
  (n: number) => `/api/lesson/index?course_id=${9000 + n}&utm_source=${n}`,
  (n: number) => `/api/course/index?page=${9 + n}`,
  (n: number) => `/api/course/index?age_min=0${n}`,
  (n: number) => `/api/course/index?order=publishtime${'%20'.repeat(n % 60)},asc&limit=${60 + n}`,
]

async function ask(path: string): Promise<void> {
  const sent = request(listening.origin + path, { agent, headers: { 'accept-encoding': 'br' } }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  expect(response.statusCode, path).toBe(200)
  await once(response.resume(), 'end')
}

async function askAll(count: number, from: number): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let n = next++; n < count; n = next++) await ask(PATHS[n % PATHS.length]!(from + n))
    }),
  )
}

/** Each time others. */
let rounds = 0

test('queries that nobody will ask again leave nothing behind', async ({ annotate }) => {
  await askAll(300, 900_000)
  const before = await memoryInUse()
  await askAll(QUERIES, ++rounds * 10_000)
  const grown = ((await memoryInUse()) - before) / MIB
  await annotate(`${QUERIES} unique queries: ${grown.toFixed(1)} MiB more in use`)
  expect(grown).toBeLessThan(2)
})
