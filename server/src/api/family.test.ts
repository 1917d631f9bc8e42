import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compose, type Services } from '../compose.ts'
import { exportMember } from '../data/member-export.ts'
import { createSession } from '../data/sessions.ts'
import { parseEnv } from '../env.ts'
import { memberId, SYSTEM } from '../policy/actors.ts'
import { eraseMember } from '../policy/erase-member.ts'
import { testApp, type TestApp } from '../testing/app.ts'

let server: TestApp
let services: Services
let author: { id: number; token: string }
let other: { id: number; token: string }
beforeAll(async () => {
  server = await testApp()
  services = await compose({ env: parseEnv({ LOG_LEVEL: 'silent' }), database: server.database, log: server.app.log })
  author = await newMember('mei', '小胡萝卜')
  other = await newMember('doudou', '豆豆')
})
afterAll(async () => {
  await services.close()
  await server.close()
})

const db = () => server.database.kysely

async function newMember(username: string, nickname: string): Promise<{ id: number; token: string }> {
  const form = { username, nickname, password: 'carrot-2026', group_id: 1, status: '1', mobile: '', email: '' }
  const { data } = await server.call<{ id: number }>('POST', '/admin/user.user/add', form)
  const session = { kind: 'member', identityId: data.id, ip: '127.0.0.1', useragent: 'test', keep: false } as const
  return { id: data.id, token: (await createSession(db(), session)).token }
}

type Said = {
  code: number
  msg: string
  data: Record<string, unknown> & { id: number; token: string; links: unknown[] }
}

async function say(as: string, path: string, payload?: object): Promise<Said> {
  const headers = { ...(as && { 'ba-user-token': as }), 'think-lang': 'en' }
  const asked = payload ? { method: 'POST' as const, payload } : { method: 'GET' as const }
  return (await server.app.inject({ ...asked, url: `/api/${path}`, headers })).json()
}

async function newWork(): Promise<number> {
  const form = { title: '会飞的兔子', kind: 'python', source: 'print(1)', cover: '/static/covers/blank.svg' }
  return (await say(author.token, 'cases/add', form)).data.id
}

const share = (work: number, as = author.token) => say(as, 'family/share', { work })
const seen = (token: string) => say('', 'family/work', { token })
const ENDED = { code: 0, msg: expect.stringContaining('has ended') }

test('a family sees a work nobody has approved, with the nickname and nothing else of the author', async () => {
  const { data } = await share(await newWork())
  const { code, data: work } = await seen(data.token)
  expect({ code, work }).toMatchObject({
    code: 1,
    work: { title: '会飞的兔子', source: 'print(1)', author: '小胡萝卜' },
  })
  expect(JSON.stringify(work)).not.toMatch(/mei|user_id/)
  const answer = await server.app.inject({ method: 'POST', url: '/api/family/work', payload: { token: data.token } })
  expect(answer.headers['cache-control']).toContain('no-store')
  const { rows } = await sql<{ all: string }>`select string_agg(l::text, '') as all from family_link l`.execute(db())
  expect(rows[0]!.all, 'a copy of the table opens nothing').not.toContain(data.token)
})

test('a link that was guessed, has run out, or was ended by its author shows nothing', async () => {
  expect(await seen(randomBytes(32).toString('base64url'))).toMatchObject(ENDED)
  expect(await seen("' or 1=1 --")).toMatchObject(ENDED)
  const work = await newWork()
  const [old, ended] = [(await share(work)).data, (await share(work)).data]
  await sql`update family_link set expiretime = createtime - 1 where id = ${old.id}`.execute(db())
  expect(await seen(old.token)).toMatchObject(ENDED)
  expect(await say(other.token, 'family/end', { id: ended.id }), 'another’s').toMatchObject({ code: 0 })
  expect(await seen(ended.token)).toMatchObject({ code: 1 })
  expect(await say(author.token, 'family/end', { id: ended.id })).toMatchObject({ code: 1 })
  expect(await seen(ended.token)).toMatchObject(ENDED)
})

test('a work has three links at a time, and its author alone makes them', async () => {
  const work = await newWork()
  expect(await share(work, other.token)).toMatchObject({ code: 0 })
  expect(await share(work, '')).toMatchObject({ code: 302 })
  for (let made = 0; made < 3; made++) expect(await share(work)).toMatchObject({ code: 1 })
  expect(await share(work)).toMatchObject({ code: 0, msg: expect.stringContaining('3 links') })
})

test('a work that the school sent back is shown to nobody, handed in again or not, until it is approved', async () => {
  const work = await newWork()
  const { data } = await share(work)
  const judge = (command: string, input: object = {}) =>
    server.call('POST', `/admin/cases/${command}`, { ids: [work], ...input })
  await say(author.token, 'cases/handIn', { ids: [work] })
  expect(await seen(data.token)).toMatchObject({ code: 1 })
  await judge('reject', { reason: '画上有学校的名字' })
  expect(await seen(data.token)).toMatchObject(ENDED)
  await say(author.token, 'cases/handIn', { ids: [work] })
  expect(await seen(data.token)).toMatchObject(ENDED)
  expect(await share(work)).toMatchObject({ code: 0, msg: expect.stringContaining('approved') })
  await judge('approve')
  expect(await seen(data.token)).toMatchObject({ code: 1 })
})

test('the guardian’s switch holds for links, too, and those of classes have none', async () => {
  const work = await newWork()
  const { data } = await share(work)
  await sql`update member set can_publish = false where id = ${author.id}`.execute(db())
  expect(await seen(data.token)).toMatchObject(ENDED)
  expect(await share(work)).toMatchObject({ code: 0, msg: expect.stringContaining('guardian') })
  await sql`update member set can_publish = true, of_class = true where id = ${author.id}`.execute(db())
  expect(await seen(data.token)).toMatchObject(ENDED)
  await sql`update member set of_class = false where id = ${author.id}`.execute(db())
  expect(await seen(data.token)).toMatchObject({ code: 1 })
})

test('links are in the export without their key, and go with the member', async () => {
  const { data } = await share(await newWork())
  const id = memberId(author.id)
  const { text } = await exportMember(services.engine, id, 'json', 'en')
  expect(JSON.parse(text).family_link.length).toBeGreaterThan(0)
  expect(text).not.toContain('token_hash')
  await services.engine.mutations.run({ ...SYSTEM, language: 'en' }, (tx) =>
    eraseMember(tx, services.engine.registry, id, { works: 'keep' }),
  )
  expect(await seen(data.token)).toMatchObject(ENDED)
  const { rows } = await sql`select from family_link where user_id = ${author.id}`.execute(db())
  expect(rows).toEqual([])
})
