import { FAVOURITES_MAX } from '@tutu/contract/core/constants'
import type { CallAnswer } from '@tutu/contract/api/index'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exportMember } from '../data/member-export.ts'
import { createSession } from '../data/sessions.ts'
import { memberId, SYSTEM } from '../policy/actors.ts'
import { eraseMember } from '../policy/erase-member.ts'
import { type Answer, testApp, type TestApp } from '../testing/app.ts'

let server: TestApp
let rows: Record<'course' | 'tutu' | 'blog' | 'cases', number>
beforeAll(async () => {
  server = await testApp({ content: 'demo' })
  const { rows: found } = await sql<{ kind: keyof typeof rows; id: number }>`
    (select 'course' as kind, id from course where status order by id limit 1) union all
    (select 'tutu', id from tutu where status order by id limit 1) union all
    (select 'blog', id from blog where status order by id limit 1) union all
    (select 'cases', id from cases where state = 'approved' order by id limit 1)
  `.execute(db())
  rows = Object.fromEntries(found.map(({ kind, id }) => [kind, id])) as typeof rows
})
afterAll(() => server.close())

const db = () => server.database.kysely
let made = 0
let member: { id: number; headers: Record<string, string> }
beforeEach(async () => {
  member = await newMember()
})

async function newMember(): Promise<typeof member> {
  const username = `keeper${(made += 1)}`
  const form = { username, nickname: username, password: 'carrot-2026', group_id: 1, birth_year: 1990 }
  const id = await server.app.engine.mutations.run(SYSTEM, (tx) => tx.add('member', form))
  const by = { kind: 'member', identityId: id, ip: '127.0.0.1', useragent: 'test', keep: false } as const
  const { token } = await db()
    .transaction()
    .execute((trx) => createSession(trx, by))
  return { id, headers: { 'ba-user-token': token } }
}

type Data = CallAnswer<'GET /api/favourite/list'> & CallAnswer<'POST /api/favourite/keep'>
async function call(method: 'GET' | 'POST', path: string, values: object, headers = member.headers) {
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))
  const answer = await server.app.inject({
    method,
    url: method === 'GET' ? `/api/favourite/${path}?${query}` : `/api/favourite/${path}`,
    headers: { ...headers, 'think-lang': 'en', server: 'true' },
    ...(method === 'POST' && { payload: values }),
  })
  return answer.json<Omit<Answer<Data>, 'status'>>()
}
const keep = (kind: string, id: number, kept = true) => call('POST', 'keep', { kind, id, kept })
const list = async (values: object = {}) => (await call('GET', 'list', values)).data

test('a member keeps one of each kind, once, finds it by kind and title, and lets it go', async () => {
  for (const [kind, id] of Object.entries(rows)) {
    const answers = await Promise.all([keep(kind, id), keep(kind, id)])
    expect(answers.map(({ code }) => code)).toEqual([1, 1])
    expect((await call('GET', 'kept', { kind, id })).data).toEqual({ kept: true, own: false })
  }
  const all = await list()
  expect(all).toMatchObject({ total: 4, counts: { course: 1, tutu: 1, blog: 1, cases: 1 } })
  for (const one of all.list) {
    expect(one.title).not.toBe('')
    expect((await server.app.inject({ url: one.path! })).statusCode).toBe(200)
  }
  expect(await list({ kind: 'tutu' })).toMatchObject({ total: 1, list: [{ kind: 'tutu', id: rows.tutu }] })
  const { title } = all.list.find(({ kind }) => kind === 'blog')!
  expect(await list({ search: title.slice(2, 12).toUpperCase() })).toMatchObject({ total: 1, list: [{ kind: 'blog' }] })
  expect(await list({ search: '%' })).toMatchObject({ total: 0, counts: { blog: 1 } })
  // More than any title has finds nothing, rather than everything.
  expect(await list({ search: 'x'.repeat(400) })).toMatchObject({ total: 0, counts: { blog: 1 } })
  expect(await keep('blog', rows.blog, false)).toMatchObject({ code: 1, data: { kept: false } })
  expect(await keep('blog', rows.blog, false)).toMatchObject({ code: 1 })
  expect(await list()).toMatchObject({ total: 3, counts: { blog: 0 } })
})

test('what is announced for a later day has its page, and is kept too', async () => {
  for (const table of ['course', 'blog'] as const) {
    const soon = sql`update ${sql.table(table)} set publishtime = epoch_seconds() + 86400 where id = ${rows[table]}`
    await soon.execute(db())
    expect(await keep(table, rows[table])).toMatchObject({ code: 1 })
  }
  expect((await list()).list.map(({ path }) => path)).not.toContain(null)
})

test('what is not published, not there, or one’s own is not kept; nor without signing in', async () => {
  const drafts = await sql<{ id: number }>`
    insert into cases (title, kind, cover, state, user_id) values ('x', 'picture', '/a.png', 'approved', ${member.id}),
      ('y', 'picture', '/a.png', 'draft', null) returning id
  `.execute(db())
  const [own, draft] = drafts.rows
  for (const [kind, id] of [
    ['cases', own!.id],
    ['cases', draft!.id],
    ['course', 999_999],
    ['ghost', 1],
  ] as const)
    expect(await keep(kind, id)).toMatchObject({ code: 0 })
  // Its page shows no button then.
  expect((await call('GET', 'kept', { kind: 'cases', id: own!.id })).data).toEqual({ kept: false, own: true })
  expect(await call('POST', 'keep', { kind: 'course', id: rows.course, kept: true }, {})).not.toMatchObject({ code: 1 })
  expect(await list()).toMatchObject({ total: 0 })
})

test('what is gone since is said, without what it was called', async () => {
  const { rows: works } = await sql<{ id: number }>`
    insert into cases (title, kind, cover, state) values ('Soon gone', 'picture', '/a.png', 'approved') returning id
  `.execute(db())
  const { id } = works[0]!
  await keep('cases', id)
  await sql`update cases set state = 'withdrawn' where id = ${id}`.execute(db())
  expect(await list()).toMatchObject({ total: 1, list: [{ id, title: '', path: null }] })
  await sql`delete from cases where id = ${id}`.execute(db())
  expect(await list()).toMatchObject({ list: [{ id, title: '', path: null }] })
  expect(await keep('cases', id, false)).toMatchObject({ code: 1 })
})

test('there is an end to it, also for two at once', async () => {
  await sql`
    insert into favourite (user_id, kind, row_id) select ${member.id}, 'course', 1000000 + n
    from generate_series(1, ${FAVOURITES_MAX - 1}) as n
  `.execute(db())
  const answers = await Promise.all([keep('course', rows.course), keep('blog', rows.blog)])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1])
  expect((await list({ limit: 1 })).total).toBe(FAVOURITES_MAX)
})

test('child mode keeps, too', async () => {
  await sql`update session set child_mode = true where kind = 'member' and identity_id = ${member.id}`.execute(db())
  expect(await keep('course', rows.course)).toMatchObject({ code: 1 })
})

test('a member takes them along; erased, they are gone', async () => {
  await keep('tutu', rows.tutu)
  const { text } = await exportMember(server.app.engine, memberId(member.id), 'json', 'en')
  expect(JSON.parse(text).favourite).toMatchObject([{ kind: 'tutu', row_id: rows.tutu }])
  const { mutations, registry } = server.app.engine
  await mutations.run(SYSTEM, (tx) => eraseMember(tx, registry, memberId(member.id), { works: 'remove' }))
  const { rows: left } = await sql`select from favourite where user_id = ${member.id}`.execute(db())
  expect(left).toEqual([])
})
