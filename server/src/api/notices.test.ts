import { UNREAD_SHOWN_MAX } from '@tutu/contract/core/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeCaptcha } from '../data/captcha.ts'
import { testApp, type TestApp } from '../testing/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ env: { SECRET_KEY: '5a'.repeat(32) } })
})
afterAll(() => server.close())

type Told = { list: { id: number; title: string; content: string; read: boolean }[]; total: number; unread: number }
type Member = { id: number; token: string }

async function join(username: string): Promise<Member> {
  const captchaId = `picture-${username}`
  await storeCaptcha(server.database.kysely, captchaId, 'H4KX')
  const form = { tab: 'register', username, password: 'carrot-1', birth_year: '2001', captcha: 'h4kx', captchaId }
  const { data } = await server.call<{ userInfo: Member }>('POST', '/api/user/checkIn', form, { token: '' })
  return data.userInfo
}

async function call<T>({ token }: Member, method: 'GET' | 'POST', path: string, payload?: object, language = 'zh-cn') {
  const headers = { 'ba-user-token': token, 'think-lang': language, server: 'true' }
  return (await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })).json<{ data: T }>().data
}
const told = (member: Member, language?: string) =>
  call<Told>(member, 'GET', '/api/account/notices', undefined, language)

test('members read what all, their group or they alone were told, and nothing else', async () => {
  const [lin, ban] = [await join('lin_xiao'), await join('ban_ban')]
  const add = async (title: string, more: object) => {
    const content = { 'zh-cn': `${title}的内容`, en: `About ${title}` }
    const row = { title_i18n: { 'zh-cn': title, en: title }, content_i18n: content, ...more }
    const answer = await server.call<{ id: number }>('POST', '/admin/notice/add', row)
    expect(answer, title).toMatchObject({ code: 1 })
    return answer.data.id
  }
  const group = await server.call<{ id: number }>('POST', '/admin/user.group/add', { name: '老师' })
  await add('全体', { audience: 'all' })
  await add('给林', { audience: 'member', user_id: lin.id })
  await add('给老师', { audience: 'group', group_id: group.data.id })
  await add('以后', { audience: 'all', publishtime: Math.floor(Date.now() / 1000) + 3600 })
  const taken = await add('收回', { audience: 'all' })
  await server.call('POST', '/admin/notice/edit', { id: taken, status: '0' })

  const titles = ({ list }: Told) => list.map(({ title }) => title)
  const first = await told(lin)
  expect(titles(first)).toEqual(['给林', '全体'])
  expect(first).toMatchObject({ total: 2, unread: 2 })
  expect(titles(await told(ban))).toEqual(['全体'])
  expect((await told(ban, 'en')).list[0]!.content).toBe('About 全体')
  // Whoever joins the group hears of it, and who joins the site later needs not know what was.
  await server.call('POST', '/admin/user.user/edit', { id: ban.id, group_id: group.data.id })
  expect(titles(await told(ban))).toEqual(['给老师', '全体'])

  const all = first.list.map(({ id }) => id)
  expect(await call(lin, 'POST', '/api/account/readNotices', { ids: [all[0], 99_999] })).toEqual({ unread: 1 })
  expect((await told(lin)).list.map(({ read }) => read)).toEqual([true, false])
  expect(await call(lin, 'GET', '/api/account/overview')).toMatchObject({ unread: 1 })
  expect(await call(lin, 'GET', '/api/user/index'), 'for the menu').toMatchObject({ unread: 1 })
  expect(await call(lin, 'POST', '/api/account/readNotices', {})).toEqual({ unread: 0 })
  // Read by one is not read by the other.
  expect((await told(ban)).unread).toBe(2)
})

test('of very many unread messages it is enough to know that there are more than are shown', async () => {
  const zhou = await join('zhou_zhou')
  await sql`
    insert into notice (title, content, audience, user_id)
    select '{"zh-cn": "一条"}', '{"zh-cn": "内容"}', 'member', ${zhou.id} from generate_series(1, 70)
  `.execute(server.database.kysely)
  await sql`
    insert into member_event (user_id, event) select ${zhou.id}, 'work_approved' from generate_series(1, 70)
  `.execute(server.database.kysely)
  expect(await call(zhou, 'GET', '/api/user/index')).toMatchObject({ unread: UNREAD_SHOWN_MAX + 1 })
  expect((await told(zhou)).total).toBeGreaterThanOrEqual(140)
  expect(await call(zhou, 'POST', '/api/account/readNotices', {})).toEqual({ unread: 0 })
})
