import type { MenuNode } from '@tutu/contract/api/admin-index'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../lib/passwords.ts'
import { openAdminSession, testApp, type TestApp } from '../testing/app.ts'
import { administratorId } from '../policy/actors.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const base = '/admin/routine.adminInfo'
type Session = { id: number; current: boolean; ip: string; useragent: string; keep: boolean }
const sessions = async (token: string) =>
  (await server.call<{ list: Session[] }>('GET', `${base}/sessions`, {}, { token })).data.list
const edit = (values: object, token: string) =>
  server.call<{ errors?: Record<string, string> }>('POST', `${base}/edit`, values, { token })
const isIn = async (token: string) => (await server.call('GET', '/admin/index/index', {}, { token })).code === 1

async function newAdmin(nodes: string[]): Promise<{ id: number; token: string }> {
  const token = await server.signIn(nodes)
  const { data } = await server.call<{ info: { id: number } }>('GET', `${base}/index`, {}, { token })
  return { id: data.info.id, token }
}

test('one’s own profile is told without the password, and changed in part or whole', async () => {
  const { data } = await server.call<{ info: object }>('GET', `${base}/index`)
  const known = 'avatar email id lastloginip lastlogintime lastlogintime_seconds mobile motto nickname username'
  expect(Object.keys(data.info).toSorted()).toEqual(known.split(' '))
  const profile = {
    nickname: '图老师',
    email: 'tutu@example.com',
    mobile: '13800000000',
    motto: '加油',
    avatar: '/static/avatars/cat.svg',
  }
  expect(await edit(profile, server.token)).toMatchObject({ code: 1, msg: '更新成功' })
  expect((await server.call('GET', `${base}/index`)).data).toMatchObject({ info: profile })
  expect(await edit({ avatar: '/static/avatars/dog.svg' }, server.token)).toMatchObject({ code: 1 })
  expect((await server.call('GET', `${base}/index`)).data).toMatchObject({
    info: { ...profile, avatar: '/static/avatars/dog.svg' },
  })
})

test.each([[['course/index']], [[]]])(
  'whoever holds %j, profile, password and sessions are one’s own, and the menus lead there',
  async (nodes) => {
    const { id, token } = await newAdmin(nodes)
    const password = await hashPassword('carrot-2026')
    await server.database.kysely.updateTable('admin').set({ password }).where('id', '=', administratorId(id)).execute()
    const { data } = await server.call<{ menus: MenuNode[] }>('GET', '/admin/index/index', {}, { token })
    expect(data.menus.at(-1)).toMatchObject({
      name: 'routine/adminInfo',
      children: [{ type: 'button', name: 'routine/adminInfo/edit' }],
    })
    expect(await edit({ nickname: '新来的' }, token)).toMatchObject({ code: 1 })
    const change = { password: 'new-carrot-2026', oldPassword: 'carrot-2026' }
    expect(await edit(change, token)).toMatchObject({ code: 1 })
    const other = await openAdminSession(server.database, id)
    const ids = (await sessions(token)).flatMap((one) => (one.current ? [] : [one.id]))
    expect(await server.call('DELETE', `${base}/sessions`, { ids }, { token })).toMatchObject({ code: 1 })
    expect(await isIn(other.token)).toBe(false)
    // Among administrators they are like any other row.
    expect(await server.call('POST', '/admin/auth.admin/edit', { id, nickname: 'x' }, { token })).toMatchObject({
      code: 401,
    })
  },
)

test('nothing else can be changed here: no name, group, status, or other account', async () => {
  const { id, token } = await newAdmin(['routine/adminInfo/edit'])
  const sneaky = { id: 1, username: 'other', group_arr: [1], status: '0', nickname: 'me' }
  expect(await edit(sneaky, token)).toMatchObject({ code: 1 })
  const rows = await server.database.kysely
    .selectFrom('admin')
    .selectAll()
    .where('id', 'in', [1, id].map(administratorId))
    .execute()
  expect(rows.find((row) => row.id === 1)).toMatchObject({ username: 'admin', nickname: '图老师' })
  expect(rows.find((row) => row.id === id)).toMatchObject({ nickname: 'me', status: true })
  expect(rows.find((row) => row.id === id)?.group_arr).not.toContain(1)
})

test('wrong values are told beside their fields', async () => {
  const { data } = await edit({ nickname: '', email: 'no', mobile: '123' }, server.token)
  expect(Object.keys(data.errors ?? {}).toSorted()).toEqual(['email', 'mobile', 'nickname'])
  expect((await edit({ avatar: 'https://evil.example/x.svg' }, server.token)).data.errors).toHaveProperty('avatar')
  expect((await edit({ nickname: { a: 1 } }, server.token)).data.errors).toHaveProperty('nickname')
})

test('changing the password needs the old one and ends every other session', async () => {
  const other = (await openAdminSession(server.database, 1)).token
  const wrong = await edit({ password: 'new-carrot-2026', oldPassword: 'wrong' }, server.token)
  expect(wrong.data.errors).toEqual({ oldPassword: '原密码不正确' })
  expect((await edit({ password: 'new-carrot-2026' }, server.token)).data.errors).toHaveProperty('oldPassword')
  expect(await isIn(other)).toBe(true)
  const right = await edit({ password: 'new-carrot-2026', oldPassword: 'carrot-2026' }, server.token)
  expect(right).toMatchObject({ code: 1, msg: '密码已修改，其他登录已退出' })
  expect(await isIn(other)).toBe(false)
  expect(await isIn(server.token)).toBe(true)
  const signIn = { username: 'admin', password: 'new-carrot-2026' }
  expect(await server.call('POST', '/admin/index/login', signIn, { token: '' })).toMatchObject({ code: 1 })
})

test('guesses of the old password wait as they do at sign-in', async () => {
  const { token } = await newAdmin(['routine/adminInfo/edit'])
  const answers: string[] = []
  for (let guess = 0; guess < 11; guess++) {
    answers.push((await edit({ password: 'new-carrot-2026', oldPassword: `wrong-${guess}` }, token)).msg)
  }
  expect(answers.at(-1)).toBe('密码错误次数过多，请 1 分钟后再试')
})

test('from wherever and in whichever session they come, guesses of the old password wait together', async () => {
  const { id, token } = await newAdmin(['routine/adminInfo/edit'])
  const guess = async (from: string, number: number): Promise<string> => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `${base}/edit`,
      headers: { batoken: from, 'x-forwarded-for': `198.51.100.${number}` },
      payload: { password: 'new-carrot-2026', oldPassword: `wrong-${number}` },
    })
    return answer.json<{ msg: string }>().msg
  }
  for (let number = 1; number <= 10; number++) expect(await guess(token, number)).not.toContain('分钟后再试')
  expect(await guess(token, 11)).toBe('密码错误次数过多，请 1 分钟后再试')
  expect(await guess((await openAdminSession(server.database, id)).token, 12)).toBe('密码错误次数过多，请 1 分钟后再试')
})

test('one’s own sessions are listed and ended, nobody else’s', async () => {
  const { id, token } = await newAdmin(['course/index'])
  const other = (await openAdminSession(server.database, id)).token
  const list = await sessions(token)
  expect(list).toHaveLength(2)
  expect(list.filter(({ current }) => current)).toHaveLength(1)
  expect(list[0]).toMatchObject({ ip: '127.0.0.1', useragent: 'test', keep: false })
  const foreign = (await sessions(server.token))[0]!
  const end = (ids: unknown) => server.call('DELETE', `${base}/sessions`, { ids }, { token })
  expect(await end([foreign.id])).toMatchObject({ code: 0, msg: '记录不存在' })
  expect(await isIn(server.token)).toBe(true)
  for (const bad of [undefined, [], ['x'], [{ a: 1 }]]) expect(await end(bad)).toMatchObject({ code: 0 })
  const there = list.find(({ current }) => !current)!
  expect(await end([there.id, foreign.id])).toMatchObject({ code: 1, data: { ended: 1 }, msg: '已退出 1 处登录' })
  expect(await isIn(other)).toBe(false)
  expect(await isIn(token)).toBe(true)
  const log = await server.call<{ list: object[] }>('GET', '/admin/auth.adminLog/index', { limit: 1 })
  expect(log.data.list).toMatchObject([
    { title: '退出其他登录', record: `tester_${id}`, record_id: id, resource: 'admin' },
  ])
})

test('where a super administrator has closed the screen, the profile is not changed', async () => {
  const rules = server.database.kysely.updateTable('menu_rule').where('name', '=', 'routine/adminInfo')
  await rules.set({ status: false }).execute()
  const { token } = await newAdmin(['course/index'])
  expect(await edit({ nickname: 'x' }, token)).toMatchObject({ code: 401 })
  await rules.set({ status: true }).execute()
})
