import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { number } from './table.ts'
import { residentOf } from './usage.ts'

const QUERIES = 20_000
const CONNECTIONS = 16
/** Whole MiB that a site may hold more after all of them than before. */
const WANTED = 80
/** How often the memory is looked at meanwhile, in ms. */
const LOOK_EVERY = 100

/** Addresses that anybody can make as many of as they like: values that name nothing, numbers, pages, tracking. */
const PATHS = [
  (n: number) => `/api/course/index?level=v${n}`,
  (n: number) => `/courses?category=v${n}`,
  (n: number) => `/courses?utm_source=v${n}`,
  (n: number) => `/api/course/index?age_min=${n}`,
  (n: number) => `/api/course/index?page=${n}`,
  (n: number) => `/api/course/index?category_id=${n}`,
  (n: number) => `/api/lesson/index?course_id=${n}`,
  (n: number) => `/api/course/read?id=1&course=${n}`,
  (n: number) => `/courses?page=${n}`,
  (n: number) => `/api/course/index?quick_search=v${n}`,
]

/** What a process holds at its most while it answers 20,000 queries of which no two are alike: one row of a table. */
export async function measureUniqueQueries(port: number, pid: number): Promise<string[]> {
  const resident = async (): Promise<number> => (await residentOf(pid)) ?? Number.NaN
  const idle = await resident()
  let peak = idle
  const timer = setInterval(() => void resident().then((now) => (peak = Math.max(peak, now))), LOOK_EVERY)
  const wrong = await askAll(port).finally(() => clearInterval(timer))
  await sleep(LOOK_EVERY)
  const after = await resident()
  const problem = wrong > 0 ? `${wrong} failed` : ''
  return [
    `${number(QUERIES)} unique queries, MiB above idle`,
    number(Math.max(peak, after) - idle),
    `idle ${number(idle)}, after ${number(after)}`,
    `≤ ${WANTED}`,
    problem,
  ]
}

/** How many were not answered, or with a failure of the server. */
async function askAll(port: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let next = 0
  let wrong = 0
  const keepAsking = async (): Promise<void> => {
    while (next < QUERIES) {
      const index = next++
      const path = PATHS[index % PATHS.length]!(1 + Math.floor(index / PATHS.length))
      const status = await ask({ agent, port, path }).catch(() => 0)
      if (status === 0 || status >= 500) wrong++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking))
  agent.destroy()
  return wrong
}

function ask({ agent, port, path }: { agent: Agent; port: number; path: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, br', accept: 'text/html' }
    request({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
    })
      .once('error', reject)
      .end()
  })
}
