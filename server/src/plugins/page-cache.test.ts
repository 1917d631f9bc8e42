import { request as send, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { course } from '@tutu/contract/resources/course'
import { courseCategory } from '@tutu/contract/resources/course-category'
import { good } from '@tutu/contract/resources/good'
import { lesson } from '@tutu/contract/resources/lesson'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '../postgres/database.ts'
import { listeningApp, testApp, type TestApp } from '../testing/app.ts'
import { sampleRow } from '../testing/sample-rows.ts'
import { textsSent } from '../testing/texts-sent.ts'

type Listening = Awaited<ReturnType<typeof listeningApp>>
type Got = { status: number; headers: IncomingMessage['headers']; raw: Buffer }

// Three processes' worth of servers on one database: `server` for set-up, A writes, B only hears of it.
let server: TestApp
let a: Listening
let b: Listening
let databaseB: Database
const ids = { category: 0, course: 0, hidden: 0, lesson: 0 }

beforeAll(async () => {
  // Answers tell the second they were made in: two that were not kept are the same only within one.
  vi.useFakeTimers({ toFake: ['Date'] })
  server = await testApp()
  databaseB = openDatabase(server.url)
  a = await listeningApp(server.database)
  b = await listeningApp(databaseB)
  ids.category = await write(a, 'courseCategory/add', { ...sampleRow(courseCategory, 1, {}), status: '1' })
  const targets = { 'course-category': [ids.category], tag: [] }
  ids.course = await write(a, 'course/add', { ...sampleRow(course, 2, targets), slug: 'open', status: '1' })
  ids.hidden = await write(a, 'course/add', { ...sampleRow(course, 3, targets), slug: 'hidden', status: '0' })
  for (const id of [ids.course, ids.hidden]) {
    const row = { ...sampleRow(lesson, 2, { course: [id] }), slug: 'one', status: '1', free: '1' }
    ids.lesson = await write(a, 'lesson/add', row)
  }
})
afterAll(async () => {
  await a.close()
  await b.close()
  await databaseB.pool.end()
  await server.close()
  vi.useRealTimers()
})

async function write(to: Listening, path: string, body: object): Promise<number> {
  const answer = await fetch(`${to.origin}/admin/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', batoken: server.token },
    body: JSON.stringify(body),
  })
  const { code, data, msg } = (await answer.json()) as { code: number; msg: string; data: { id: number } | null }
  expect(code, msg + JSON.stringify(data)).toBe(1)
  return data?.id ?? 0
}
async function get(from: Listening, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const request = send(from.origin + path, { headers, method, agent: false }).end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const pieces: Buffer[] = []
  for await (const piece of response) pieces.push(piece as Buffer)
  const raw = Buffer.concat(pieces)
  return { status: response.statusCode!, headers: response.headers, raw }
}
const json = async (from: Listening, path: string) =>
  JSON.parse((await get(from, path)).raw.toString()) as {
    code: number
    data: { row: { price: string } & Record<string, unknown>; list: { slug: string }[]; total: number }
  }
const price = async (from: Listening): Promise<string> =>
  (await json(from, '/api/course/read?slug=open')).data.row.price

/** An answer's headers without those of the moment; the first to ask gets it compressed quickly, so it is longer. */
const contentOf = ({ headers, raw }: Got) => (headers['content-encoding'] === 'br' ? brotliDecompressSync(raw) : raw)
const strip = ({ headers: { 'content-length': length, ...headers } }: Got) => ({
  ...headers,
  date: '',
  connection: '',
  hasLength: length !== undefined,
})

/** A list nobody has asked for yet. */
let limit = 20
const freshPath = (): string => `/api/course/index?limit=${++limit}`

/** ms until `check` holds; asks again and again. `what`: is told where it never does. */
async function timeUntil(what: string, check: () => Promise<boolean>): Promise<number> {
  const start = performance.now()
  await expect.poll(check, { interval: 5, message: what }).toBe(true)
  return performance.now() - start
}
test('an edit shows at the next request to the process that wrote it, and on another one soon', async ({
  annotate,
}) => {
  const times: number[] = []
  for (let round = 1; round <= 12; round++) {
    const wanted = `${round}.50`
    await Promise.all([price(a), price(b)])
    await write(a, 'course/edit', { id: ids.course, price: wanted })
    times.push(await timeUntil('the new price', async () => (await price(b)) === wanted))
    expect(await price(a)).toBe(wanted)
  }
  await annotate(`seen by the other process after ${times.map((time) => time.toFixed(1)).join(', ')} ms`)
})

test('publishing a course brings its lessons into every list, its pages and its absence out of the cache', async () => {
  const paths = [
    '/api/lesson/index',
    `/api/lesson/index?course_id=${ids.hidden}`,
    `/api/lesson/index?course_id=0${ids.hidden}`,
  ]
  const seen = async (from: Listening): Promise<number[]> =>
    Promise.all(paths.map(async (path) => (await json(from, path)).data.total))
  const readable = async (from: Listening): Promise<number> =>
    (await json(from, `/api/lesson/read?course=hidden&slug=one`)).code
  expect(await seen(a)).toEqual([1, 0, 0])
  expect(await seen(b)).toEqual([1, 0, 0])
  expect([await readable(a), await readable(b)]).toEqual([0, 0])
  await write(a, 'course/edit', { id: ids.hidden, status: '1' })
  expect(await seen(a)).toEqual([2, 1, 1])
  expect(await readable(a)).toBe(1)
  await timeUntil('the lessons of both', async () => (await seen(b)).join('') === '211' && (await readable(b)) === 1)
  await write(a, 'course/edit', { id: ids.hidden, status: '0' })
  expect(await seen(a)).toEqual([1, 0, 0])
  expect(await readable(a)).toBe(0)
  await timeUntil('the lesson of one', async () => (await seen(b)).join('') === '100' && (await readable(b)) === 0)
})

test('a joined name changes with the row it comes from', async () => {
  const name = async (from: Listening): Promise<string> => (await get(from, '/api/course/index')).raw.toString()
  await Promise.all([name(a), name(b)])
  await write(a, 'courseCategory/edit', { id: ids.category, name_i18n: { 'zh-cn': '新名字' } })
  expect(await name(a)).toContain('新名字')
  await timeUntil('the new name', async () => (await name(b)).includes('新名字'))
})

test('ETag answers 304; brotli, gzip and identity hold the same; HEAD brings the headers alone', async () => {
  const path = '/api/course/read?slug=open'
  const inEach = async () => ({
    plain: await get(a, path),
    br: await get(a, path, { 'accept-encoding': 'gzip, br' }),
    gzip: await get(a, path, { 'accept-encoding': 'gzip' }),
  })
  let answers = await inEach()
  // Short ones are compressed when they are asked for again, and another process may still tell of a change.
  await timeUntil('it is kept in each encoding', async () => {
    answers = await inEach()
    const { plain, br, gzip } = answers
    return [plain, br, gzip].map(({ headers }) => headers['content-encoding'] ?? '').join() === ',br,gzip'
  })
  const { plain, br, gzip } = answers
  expect(brotliDecompressSync(br.raw)).toEqual(plain.raw)
  expect(gunzipSync(gzip.raw)).toEqual(plain.raw)
  for (const { headers, raw } of [plain, br, gzip]) {
    expect(headers).toMatchObject({
      etag: plain.headers.etag,
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding, think-lang',
      'content-length': String(raw.byteLength),
      'x-content-type-options': 'nosniff',
    })
    expect(headers).not.toHaveProperty('x-cache-tags')
  }
  const known = await get(a, path, { 'if-none-match': plain.headers.etag! })
  expect([known.status, known.raw.byteLength]).toEqual([304, 0])
  const head = await get(a, path, {}, 'HEAD')
  expect([head.status, head.raw.byteLength]).toEqual([200, 0])
  expect(head.headers.etag).toBe(plain.headers.etag)
  // The first answer, before anything is kept, is told like the kept ones.
  await write(a, 'course/edit', { id: ids.course, price: '1.00' })
  const first = await get(a, path, { 'accept-encoding': 'br' })
  const second = await get(a, path, { 'accept-encoding': 'br' })
  expect(first.headers['content-encoding'], 'short, and perhaps sent once').toBeUndefined()
  expect(contentOf(second)).toEqual(first.raw)
  expect(strip(second)).toMatchObject(strip(first))
})

test('equal rows are equal bytes, also when one of the rows beside them is read anew', async () => {
  const raw = async (): Promise<string> =>
    (await get(a, `/api/course/read?slug=open&x=${'y'.repeat(600)}`)).raw.toString()
  await raw()
  const before = await raw()
  await write(a, 'courseCategory/edit', { id: ids.category, weigh: 77 })
  expect(await raw()).toBe(before)
})

test('what is not kept, such as an address of unusual length, may still be kept by the browser', async () => {
  expect(await get(a, `/api/course/index?x=${'y'.repeat(600)}`)).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'accept-encoding, think-lang' },
  })
})

test.each<Record<string, string>>([{}, { 'accept-encoding': 'br' }])(
  'a HEAD %j of what is not kept yet says what its GET says',
  async (accepted) => {
    const path = freshPath()
    const head = await get(a, path, accepted, 'HEAD')
    const got = await get(a, path, accepted)
    expect([head.status, head.raw.byteLength]).toEqual([200, 0])
    expect(head.headers.etag).toBeTruthy()
    expect(strip(head)).toEqual(strip(got))
  },
)

test('a HEAD of what is not kept yet and the caller knows is a 304 like its GET', async () => {
  const path = freshPath()
  const { etag } = (await get(b, path)).headers
  const head = await get(a, path, { 'if-none-match': etag! }, 'HEAD')
  const got = await get(a, path, { 'if-none-match': etag! })
  expect([head.status, head.raw.byteLength]).toEqual([304, 0])
  expect(strip(head)).toEqual(strip(got))
})

test('so is a GET of what is not kept yet: a 304 tells no length', async () => {
  const path = freshPath()
  const { etag } = (await get(b, path)).headers
  const got = await get(a, path, { 'if-none-match': etag! })
  expect(got.status).toBe(304)
  expect(got.headers).not.toHaveProperty('content-length')
})

test('tags never leave the house, whatever is asked', async () => {
  for (const [path, method] of [
    ['/api/course/index?quick_search=x', 'GET'],
    ['/api/course/index?level=creator', 'HEAD'],
    ['/api/course/read?slug=none', 'GET'],
    ['/api/course/index?tag_ids[]=1', 'GET'],
  ] as const) {
    expect((await get(a, path, {}, method)).headers, path).not.toHaveProperty('x-cache-tags')
  }
})

test('what anybody could ask for in endlessly many ways is answered each time, not kept', async () => {
  // What is kept has a tag to ask again with.
  for (const path of [
    'read?slug=open',
    'read?slug=open&course=9',
    'index?utm_source=x',
    `index?category_id=${ids.category}`,
  ])
    expect((await get(a, `/api/course/${path}`)).headers.etag, path).toBeTruthy()
  const paths = ['level=v{n}', 'category_id=9{n}', 'page=9{n}', 'age_min=0{n}', 'limit=5{n}']
  for (const path of paths) {
    for (let n = 1; n <= 5; n++) {
      const answer = await get(a, `/api/course/index?${path.replace('{n}', String(n))}`)
      expect(answer).toMatchObject({ status: 200, headers: { vary: 'accept-encoding, think-lang' } })
      expect(answer.headers.etag, path).toBeUndefined()
    }
  }
})

test('an empty list of a row that has been read is kept, of one that is gone since not', async () => {
  const row = sampleRow(course, 4, { 'course-category': [ids.category], tag: [] })
  const id = await write(a, 'course/add', { ...row, slug: 'brief', status: '1' })
  for (const app of [a, b]) {
    expect((await json(app, '/api/course/read?slug=brief')).code).toBe(1)
    expect((await get(app, `/api/lesson/index?course_id=${id}`)).headers.etag).toBeTruthy()
  }
  expect((await server.call('DELETE', '/admin/course/del', { ids: [id] })).code).toBe(1)
  const tagOf = async (app: Listening) => (await get(app, `/api/lesson/index?course_id=${id}&limit=9`)).headers.etag
  for (const app of [a, b]) await expect.poll(() => tagOf(app)).toBeUndefined()
})

test('who says who they are is answered by the routes, and nobody keeps that', async () => {
  await get(a, '/api/course/index')
  for (const headers of [{ batoken: 'x' }, { 'ba-user-token': 'x' }] as Record<string, string>[])
    expect((await get(a, '/api/course/index', headers)).headers['cache-control']).toBe('no-store')
  expect((await get(a, '/api/course/index?batoken=x')).headers['cache-control']).toBe('no-store')
  const empty = await get(a, '/api/course/index', { batoken: '', 'ba-user-token': '' })
  expect(empty.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('a list form of a parameter does not poison the plain address', async () => {
  await get(a, '/api/course/index?tag_ids[]=12345&level=')
  await get(a, '/api/course/index?level=OPEN')
  await get(a, '/api/course/read?slug=OPEN')
  expect((await json(a, '/api/course/index')).data.total).toBe(1)
  expect((await json(a, '/api/course/read?slug=open')).code).toBe(1)
})

test('many requests at once for an address that is not kept are one piece of work', async () => {
  await write(a, 'course/edit', { id: ids.course, price: '3.00' })
  const { answer: answers, texts } = await textsSent(() =>
    Promise.all(Array.from({ length: 30 }, () => get(a, '/api/course/index?limit=7'))),
  )
  expect(new Set(answers.map(({ raw }) => raw.toString())).size).toBe(1)
  // What reads the list is counted. It is read again where the edit, the course's words or its texts are heard of meanwhile.
  expect(texts.filter((text) => /from "course" as t where .* order by /.test(text)).length).toBeOneOf([1, 2, 3, 4])
})

test('a course is read with its texts and the count of its lessons at once, in a list too', async () => {
  expect((await json(a, '/api/course/read?slug=open')).data.row.intro_html).toContain('<p>')
  await write(a, 'course/edit', { id: ids.course, price: '4.00' })
  const { answer, texts } = await textsSent(async () => {
    const { row } = (await json(a, '/api/course/read?slug=open')).data
    return { row, list: (await json(a, '/api/course/index?limit=3')).data.list }
  })
  const { row, list } = answer
  expect(row).toMatchObject({ price: '4.00', intro_html: expect.stringContaining('<p>') })
  expect(list[0]).toMatchObject({ lesson_count: row.lesson_count, total_minutes: row.total_minutes })
  expect(texts.filter((text) => /^select .*from "course" as t/s.test(text)).length).toBeGreaterThanOrEqual(2)
  expect(texts.filter((text) => /^\s*select (?:"field"|course_id)/.test(text))).toEqual([])
})

test('a course read by itself tells whether the shop has goods that unlock it, as soon as that is another', async () => {
  const hasGoods = async () => (await json(a, '/api/course/read?slug=open')).data.row.has_goods
  expect(await hasGoods()).toBe(false)
  const form = { ...sampleRow(good, 1, { course: [ids.course] }), kind: 'course', course_id: ids.course, status: '1' }
  const id = await write(a, 'good/add', form)
  expect(await hasGoods()).toBe(true)
  await write(a, 'good/edit', { id, status: '0' })
  expect(await hasGoods()).toBe(false)
  expect((await json(a, '/api/course/index?limit=3')).data.list[0]).not.toHaveProperty('has_goods')
})

test('a write whose process died before it told anybody is seen by the next look', async ({ annotate }) => {
  await price(b)
  await sql`
    with changed as (update course set price = 77700 where id = ${ids.course})
    insert into cache_invalidation (tags) values (array['course', 'course:' || ${ids.course}::int])
  `.execute(server.database.kysely)
  const time = await timeUntil('the price of whoever died', async () => (await price(b)) === '777.00')
  await annotate(`found by looking after ${time.toFixed(0)} ms`)
})

test('without its connection to the changes a process keeps nothing, then is back as before', async () => {
  await price(b)
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and query ilike any (array['listen%', '%pg_snapshot_xmin%', '%cache_invalidation%', '%pg_notify%']) and pid <> pg_backend_pid()
  `.execute(server.database.kysely)
  const ended = rows.map(({ pid }) => pid)
  expect(ended.length).toBeGreaterThanOrEqual(3)
  await sql`select pg_terminate_backend(pid) from unnest(${ended}::int[]) pid`.execute(server.database.kysely)
  await vi.waitFor(async () => {
    const left = await sql`select from pg_stat_activity where pid = any (${ended})`.execute(server.database.kysely)
    expect(left.rows).toEqual([])
  })
  // Behind everybody's back, as a write of another process that cannot be heard.
  await new Promise((resolve) => setTimeout(resolve, 50))
  await sql`update course set price = 88800 where id = ${ids.course}`.execute(server.database.kysely)
  expect(await price(b)).toBe('888.00')
  expect(await price(a)).toBe('888.00')
  let cents = 88_800
  const keepsAgain = async (): Promise<boolean> => {
    await sql`update course set price = ${++cents} where id = ${ids.course}`.execute(server.database.kysely)
    return (await price(b)) !== `888.${String(cents).slice(-2)}`
  }
  await timeUntil('an answer that was kept', keepsAgain)
  await write(a, 'course/edit', { id: ids.course, price: '5.00' })
  await timeUntil('the last price', async () => (await price(b)) === '5.00')
})
