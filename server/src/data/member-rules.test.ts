import type { MemberMenu } from '@tutu/contract/api/user'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { createSession } from './sessions.ts'
import { syncMemberRules } from './member-rules.ts'

const RULE = '/admin/user.rule'

let server: TestApp
let token: string
let rules: Map<string, number>
beforeAll(async () => {
  server = await testApp()
  const form = { username: 'mei', nickname: '小梅', password: 'carrot-2026', group_id: 1, status: '1' }
  const { data } = await server.call<{ id: number }>('POST', '/admin/user.user/add', form)
  const session = { kind: 'member', identityId: data.id, ip: '127.0.0.1', useragent: 'test', keep: false } as const
  token = (await createSession(server.database.kysely, session)).token
  const { rows } = await sql<{ id: number; name: string }>`select id, name from member_rule`.execute(
    server.database.kysely,
  )
  rules = new Map(rows.map(({ id, name }) => [name, id]))
})
afterAll(() => server.close())

async function asMei<Data>(path: string): Promise<{ code: number; data: Data }> {
  return (await server.app.inject({ url: path, headers: { 'ba-user-token': token, 'think-lang': 'en' } })).json()
}
async function menus(): Promise<MemberMenu[]> {
  return (await asMei<{ menus: MemberMenu[] }>('/api/user/index')).data.menus
}
const names = (list: readonly MemberMenu[]): string[] =>
  list.flatMap(({ name, children = [] }) => [name, ...names(children)])
const group = (values: object) => server.call('POST', '/admin/user.group/edit', { id: 1, ...values })

test('the pages of the centre are rules from the first start, and stay as they were made since', async () => {
  expect(names(await menus())).toEqual(expect.arrayContaining(['account', 'account/overview', 'account/balance']))
  const id = rules.get('account/balance')
  const title_i18n = { 'zh-cn': '我的钱包', en: 'My purse' }
  expect(await server.call('POST', `${RULE}/edit`, { id, title_i18n })).toMatchObject({ code: 1 })
  await syncMemberRules(server.database)
  const account = (await menus()).find(({ name }) => name === 'account')
  expect(account?.children?.find(({ name }) => name === 'account/balance')).toMatchObject({ title: 'My purse' })
  expect(await server.call('POST', `${RULE}/edit`, { id, name: 'account/purse' })).toMatchObject({ code: 0 })
  expect(await server.call('DELETE', `${RULE}/del`, { ids: [id] })).toMatchObject({ code: 0 })
})

test('a link of the school’s own stands among them', async () => {
  const form = {
    type: 'menu',
    name: 'school-rules',
    menu_type: 'link',
    url: '/about/rules',
    icon: 'link',
    status: '1',
    pid: 0,
  }
  const title_i18n = { 'zh-cn': '班级守则', en: 'Our rules' }
  const { data } = await server.call<{ id: number }>('POST', `${RULE}/add`, { ...form, title_i18n })
  const link = (await menus()).find(({ name }) => name === 'school-rules')
  expect(link).toMatchObject({ title: 'Our rules', menu_type: 'link', url: '/about/rules' })
  await server.call('DELETE', `${RULE}/del`, { ids: [data.id] })
})

test.each([
  ['everything', { everything: '1' }, true, true],
  ['a directory', { everything: '0', rule_ids: () => [rules.get('account')] }, true, true],
  ['one page', { everything: '0', rule_ids: () => [rules.get('account/overview')] }, true, false],
  ['nothing', { everything: '0', rule_ids: () => [] }, false, false],
] as const)('a group that opens %s', async (_, { everything, ...chosen }, overview, balance) => {
  const rule_ids = 'rule_ids' in chosen ? chosen.rule_ids() : []
  expect(await group({ everything, rule_ids })).toMatchObject({ code: 1 })
  const shown = names(await menus())
  expect([shown.includes('account/overview'), shown.includes('account/balance')]).toEqual([overview, balance])
  expect((await asMei('/api/account/overview')).code === 1).toBe(overview)
  expect((await asMei('/api/account/balance')).code === 1).toBe(balance)
  await group({ everything: '1' })
})

test('a rule that is disabled closes itself and all below it', async () => {
  const id = rules.get('account')
  await server.call('POST', `${RULE}/edit`, { id, status: '0' })
  expect(names(await menus()).filter((name) => name.startsWith('account'))).toEqual([])
  expect(await asMei('/api/account/balance')).toMatchObject({ code: 401 })
  await server.call('POST', `${RULE}/edit`, { id, status: '1' })
})
