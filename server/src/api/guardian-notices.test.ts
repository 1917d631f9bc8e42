import { UNREAD_SHOWN_MAX } from '@tutu/contract/core/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSession } from '../data/sessions.ts'
import { testApp, type TestApp } from '../testing/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ env: { SECRET_KEY: '5a'.repeat(32) } })
})
afterAll(() => server.close())

type Told = { list: { id: number; title: string; content: string; read: boolean }[]; total: number; unread: number }
const db = () => server.database.kysely

/** A guardian, what opens their page, and a child of theirs in a group. */
async function family(name: string, group = 1) {
  const { rows } = await sql<{ id: number }>`
    insert into guardian (contact) values (${`${name}@example.com`}) returning id
  `.execute(db())
  const guardian = rows[0]!.id
  const child = {
    username: name,
    nickname: name,
    password: 'carrot-1',
    group_id: group,
    birth_year: new Date().getFullYear() - 9,
  }
  const { data } = await server.call<{ id: number }>('POST', '/admin/user.user/add', child)
  await sql`update member set guardian_id = ${guardian} where id = ${data.id}`.execute(db())
  const { token } = await db()
    .transaction()
    .execute((trx) =>
      createSession(trx, {
        kind: 'guardian',
        identityId: guardian as never,
        ip: '127.0.0.1',
        useragent: '',
        keep: false,
      }),
    )
  return { guardian, child: data.id, token }
}

async function call<T>(token: string, method: 'GET' | 'POST', path: string, payload?: object, language = 'zh-cn') {
  const headers = { 'ba-guardian-token': token, 'think-lang': language, server: 'true' }
  return (await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })).json<{
    code: number
    data: T
  }>()
}
const told = async (token: string, query = '', language?: string) =>
  (await call<Told>(token, 'GET', `/api/guardian/notices${query}`, undefined, language)).data
const titles = ({ list }: Told) => list.map(({ title }) => title)

async function add(title: string, more: object): Promise<number> {
  const content = { 'zh-cn': `${title}的内容`, en: `About ${title}` }
  const row = { title_i18n: { 'zh-cn': title, en: `${title} en` }, content_i18n: content, ...more }
  const answer = await server.call<{ id: number }>('POST', '/admin/notice/add', row)
  expect(answer, title).toMatchObject({ code: 1 })
  return answer.data.id
}

test('guardians read what all of them, or those of their children’s group, were told, and nothing for members', async () => {
  const group = (await server.call<{ id: number }>('POST', '/admin/user.group/add', { name: '周六班' })).data.id
  const [lin, ban] = [await family('lin_child'), await family('ban_child', group)]
  await add('给会员', { audience: 'all' })
  await add('给这一组的会员', { audience: 'group', group_id: group })
  await add('给监护人', { audience: 'guardians' })
  await add('给这一组的监护人', { audience: 'group_guardians', group_id: group })
  await add('以后', { audience: 'guardians', publishtime: Math.floor(Date.now() / 1000) + 3600 })
  const taken = await add('收回', { audience: 'guardians' })
  await server.call('POST', '/admin/notice/edit', { id: taken, status: '0' })

  expect(titles(await told(lin.token))).toEqual(['给监护人'])
  const first = await told(ban.token)
  expect(titles(first)).toEqual(['给这一组的监护人', '给监护人'])
  expect(first).toMatchObject({ total: 2, unread: 2 })
  expect((await told(ban.token, '', 'en')).list[0]).toMatchObject({ content: 'About 给这一组的监护人' })
  // Bounded: a page at a time.
  expect(titles(await told(ban.token, '?page=2&limit=1'))).toEqual(['给监护人'])

  const read = await call(ban.token, 'POST', '/api/guardian/readNotices', { ids: [first.list[0]!.id, 99_999] })
  expect(read.data).toEqual({ unread: 1 })
  expect((await told(ban.token)).list.map((one) => one.read)).toEqual([true, false])
  expect((await call(ban.token, 'POST', '/api/guardian/readNotices', {})).data).toEqual({ unread: 0 })
  // Read by one is not read by the other, and who is no guardian reads none.
  expect((await told(lin.token)).unread).toBe(1)
  expect((await call('', 'GET', '/api/guardian/notices')).code).toBe(302)
})

test('who comes later, and whose child comes later to a group, is not told what was', async () => {
  const { id: group } = (await server.call<{ id: number }>('POST', '/admin/user.group/add', { name: '周日班' })).data
  const before = Math.floor(Date.now() / 1000) - 86_400
  await add('昨天', { audience: 'guardians', publishtime: before })
  await add('昨天的组', { audience: 'group_guardians', group_id: group, publishtime: before })
  const { token, guardian, child } = await family('late_child', group)
  expect(titles(await told(token))).not.toEqual(expect.arrayContaining([expect.stringContaining('昨天')]))
  await sql`update guardian set createtime = createtime - 172800 where id = ${guardian}`.execute(db())
  expect(titles(await told(token))).toContain('昨天')
  await sql`update member set createtime = createtime - 172800 where id = ${child}`.execute(db())
  expect(titles(await told(token))).toContain('昨天的组')
})

test('a notice keeps the group of guardians it is for, and loses it with the choice', async () => {
  const { id: group } = (await server.call<{ id: number }>('POST', '/admin/user.group/add', { name: '一组' })).data
  const lacks = await server.call('POST', '/admin/notice/add', {
    title_i18n: { 'zh-cn': '没有组' },
    content_i18n: { 'zh-cn': '内容' },
    audience: 'group_guardians',
  })
  expect(lacks.code).toBe(0)
  const id = await add('有组', { audience: 'group_guardians', group_id: group })
  const { rows } = await sql`select group_id from notice where id = ${id}`.execute(db())
  expect(rows).toEqual([{ group_id: group }])
  await server.call('POST', '/admin/notice/edit', { id, audience: 'guardians' })
  expect((await sql`select group_id from notice where id = ${id}`.execute(db())).rows).toEqual([{ group_id: null }])
})

test('of very many unread it is enough to know that there are more than are shown', async () => {
  const { token } = await family('many_child')
  await sql`
    insert into notice (title, content, audience) select '{"zh-cn": "一条"}', '{"zh-cn": "内容"}', 'guardians'
    from generate_series(1, 120)
  `.execute(db())
  const answer = await told(token, '?limit=50')
  expect(answer.list).toHaveLength(50)
  expect(answer.unread).toBe(UNREAD_SHOWN_MAX + 1)
  expect((await call(token, 'POST', '/api/guardian/readNotices', {})).data).toEqual({ unread: 0 })
})
