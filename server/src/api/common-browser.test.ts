import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { createPageViews, type PageViews } from '../data/page-views.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { openChangeBus } from '../postgres/change-bus.ts'
import { authPlugin, NO_ACCOUNTS } from '../plugins/auth.ts'
import { parseEnv } from '../env.ts'
import { clientIpPlugin } from '../plugins/client-ip.ts'
import { envelopePlugin } from '../plugins/envelope.ts'
import { pruneClientReports } from '../data/client-reports.ts'
import { type Classrooms, knownClassrooms } from '../policy/classrooms.ts'
import { memberId } from '../policy/actors.ts'
import { commonRoutes } from './common.ts'

// What browsers tell of themselves: failures and page views.

const BROWSER = 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0'
let opened: TestDatabase
let app: FastifyInstance
let pageViews: PageViews
let classrooms: Classrooms
let closeBus: () => Promise<void>
beforeAll(async () => {
  opened = await createTestDatabase()
  const bus = await openChangeBus(opened.database, () => undefined)
  closeBus = () => bus.close()
  pageViews = createPageViews(opened.database, () => undefined)
  app = fastify()
  await app.register(clientIpPlugin, { isTrusted: parseEnv({}).TRUST_PROXY })
  await app.register(envelopePlugin)
  await app.register(authPlugin, { database: opened.database, bus })
  const templateOf = async (path: string) => (path.startsWith('/course/') ? '/course/:slug' : undefined)
  const rowCounts = { view: () => undefined, like: async () => 1 }
  classrooms = knownClassrooms()
  const { database } = opened
  await app.register(commonRoutes, { database, accounts: NO_ACCOUNTS, classrooms, pageViews, rowCounts, templateOf })
})
afterAll(async () => {
  await app.close()
  await pageViews.close()
  await closeBus()
  await opened.drop()
})

let address = 0
beforeEach(() => void address++)
const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: {
      'content-type': typeof payload === 'string' ? 'text/plain;charset=UTF-8' : 'application/json',
      'user-agent': BROWSER,
      'x-forwarded-for': `198.51.100.${address}`,
      ...headers,
    },
  })

describe('reports', () => {
  const report = { message: 'TypeError: x is undefined', path: '/admin/course', kind: 'broken' }
  const rows = async () =>
    (
      await sql<{ message: string; path: string; count: number; component: string | null; browser: string | null }>`
      select message, path, count, component, browser from client_report order by id`.execute(opened.database.kysely)
    ).rows

  test('the same failure counts up one row', async () => {
    for (let times = 0; times < 3; times++) {
      expect((await post('/api/common/report', report)).json()).toMatchObject({ code: 1 })
    }
    await post('/api/common/report', JSON.stringify({ ...report, component: 'CourseTable' }))
    expect(await rows()).toMatchObject([
      { message: report.message, path: report.path, count: 3 },
      { component: 'CourseTable', count: 1 },
    ])
  })

  test('the browser is named, that which met it last', async () => {
    const told = { ...report, message: 'met by two' }
    for (const agent of ['Firefox/128.0 (X11; Linux)', 'Mozilla/5.0 (Windows NT 10.0) Chrome/126.0.1 Safari/537'])
      await post('/api/common/report', told, { 'user-agent': agent })
    expect((await rows()).at(-1)).toMatchObject({ message: 'met by two', count: 2, browser: 'Chrome 126 · Windows' })
    await sql`delete from client_report where message = 'met by two'`.execute(opened.database.kysely)
  })

  test('nothing personal is kept: no mail address, telephone, query or token', async () => {
    const message = `failed for lily@example.com 13812345678 at /x?token=abc#me ${'k'.repeat(43)}`
    await post('/api/common/report', { ...report, message, path: '/user/profile?mobile=13812345678' })
    const kept = JSON.stringify((await rows()).at(-1))
    for (const personal of ['lily', '13812345678', 'token=', '#me', 'kkkkkkkk']) expect(kept).not.toContain(personal)
    expect(kept).toContain('/user/profile')
  })

  test('what is no report, too large, or too often is refused', async () => {
    for (const bad of [
      {},
      { ...report, kind: 'a b' },
      // The alarm of the books is the server's own.
      { ...report, kind: 'ledger' },
      { ...report, message: '' },
      { ...report, path: 5 },
      'no json',
      '[]',
    ]) {
      expect((await post('/api/common/report', bad)).statusCode, JSON.stringify(bad)).toBe(400)
    }
    expect((await post('/api/common/report', { ...report, message: 'x'.repeat(5000) })).statusCode).toBe(413)
    const answers = await Promise.all(Array.from({ length: 30 }, () => post('/api/common/report', report)))
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true)
  })

  test('old ones are forgotten', async () => {
    await sql`update client_report set lasttime = 1 where component is not null`.execute(opened.database.kysely)
    await pruneClientReports(opened.database.kysely, 90)
    expect((await rows()).every(({ component }) => component === null)).toBe(true)
  })
})

describe('likes', () => {
  const likes = async (count: number) => {
    const device = (at: number) => `${address}-${at}`.padStart(36, '0')
    const answers = await Promise.all(
      Array.from({ length: count }, (_, at) =>
        post('/api/common/like', { path: '/work/1', device: device(at), on: true }),
      ),
    )
    return answers.filter(({ statusCode }) => statusCode === 429).length
  }

  test('of thirty children at one address who like three works each all count', async () => {
    expect(await likes(90)).toBe(0)
  })

  test('of one address end somewhere, later where a class signs in', async () => {
    expect(await likes(300)).toBeGreaterThan(0)
    address++
    for (let child = 1; child <= 5; child++) classrooms.note(`198.51.100.${address}`, memberId(child))
    expect(await likes(300)).toBe(0)
  })
})

describe('page views', () => {
  const view = (path: string, headers?: Record<string, string>) =>
    post('/api/common/view', JSON.stringify({ path }), headers)
  const counts = async () => {
    await pageViews.flush()
    return (
      await sql<{ path: string; count: number }>`select path, count from page_view order by path`.execute(
        opened.database.kysely,
      )
    ).rows
  }

  test('are counted per day and route, and answered with nothing', async () => {
    const answer = await view('/course/python?lang=en#top')
    expect(answer).toMatchObject({ statusCode: 204, body: '' })
    expect(answer.headers['set-cookie']).toBeUndefined()
    await view('/course/scratch')
    await counts()
    await view('/course/scratch')
    expect(await counts()).toEqual([{ path: '/course/:slug', count: 3 }])
  })

  test('bots, prerenders, unknown pages and nonsense are left out', async () => {
    const before = await counts()
    const bots = ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'curl/8.0', '']
    for (const agent of bots) await view('/course/x', { 'user-agent': agent })
    await view('/course/x', { 'sec-purpose': 'prefetch;prerender' })
    await view('/wp-login.php')
    for (const nonsense of ['', '{', 'null', '[]', '{"path":1}']) {
      expect((await post('/api/common/view', nonsense)).statusCode).toBe(204)
    }
    expect(await counts()).toEqual(before)
  })

  test('that could not be written are counted with the next ones', async () => {
    let away = true
    const flaky = {
      pool: opened.database.pool,
      reads: opened.database.reads,
      late: opened.database.late,
      get kysely() {
        if (away) throw new Error('away')
        return opened.database.kysely
      },
    }
    const failures: unknown[] = []
    const views = createPageViews(flaky, (error) => failures.push(error))
    views.count('/flaky')
    await views.flush()
    away = false
    views.count('/flaky')
    await views.close()
    expect(failures).toHaveLength(1)
    expect((await counts()).find(({ path }) => path === '/flaky')?.count).toBe(2)
  })

  test('of two processes add up', async () => {
    const parts = [createPageViews(opened.database, () => undefined), createPageViews(opened.database, () => undefined)]
    for (const part of parts) for (let times = 0; times < 5; times++) part.count('/both')
    await Promise.all(parts.map((part) => part.close()))
    expect((await counts()).find(({ path }) => path === '/both')?.count).toBe(10)
  })
})
