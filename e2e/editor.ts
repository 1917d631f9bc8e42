import { type APIRequestContext, expect } from '@playwright/test'
import { ADMIN_PASSWORD } from './demo-folder.ts'

export type Answer = { code: number; msg: string; data: Record<string, unknown> | null }

export const EDITOR_PASSWORD = 'editor-e2e-2026'

/** Calls as an administrator, without a browser. */
async function callsOf(request: APIRequestContext) {
  const headers: Record<string, string> = { server: 'true', 'think-lang': 'zh-cn' }
  const login = await request.post('/admin/index/login', {
    headers,
    data: { username: 'admin', password: ADMIN_PASSWORD, keep: false },
  })
  const { data } = (await login.json()) as { data: { userInfo: { token: string } } }
  headers.batoken = data.userInfo.token
  return {
    post: async (path: string, body: object) =>
      (await (await request.post(path, { headers, data: body })).json()) as Answer,
    get: async (path: string) => (await (await request.get(path, { headers })).json()) as Answer,
  }
}

/** An administrator who may look at courses and edit tags, and nothing else. */
export async function makeEditor(request: APIRequestContext): Promise<string> {
  const admin = await callsOf(request)
  const username = `editor${Date.now() % 1_000_000}`
  const menus = await admin.get('/admin/auth.menu/index')
  const ids = idsOf(menus.data?.list as Rule[], ['course', 'course/index', 'tag', 'tag/index', 'tag/edit'])
  const group = await admin.post('/admin/auth.group/add', {
    name: { 'zh-cn': `编辑 ${username}`, en: `Editors ${username}` },
    rules: ids,
    status: true,
  })
  expect(group.code, group.msg).toBe(1)
  const groups = await admin.get(`/admin/auth.group/index?quick_search=${username}`)
  const [{ id }] = flat(groups.data?.list as Rule[]).filter(({ name }) => JSON.stringify(name).includes(username)) as [
    Rule,
  ]
  const added = await admin.post('/admin/auth.admin/add', {
    username,
    nickname: '小编辑',
    group_arr: [id],
    password: EDITOR_PASSWORD,
    status: true,
  })
  expect(added.code, added.msg).toBe(1)
  return username
}

type Rule = { id: number; name: string; children?: Rule[] }
const flat = (rules: readonly Rule[]): Rule[] => rules.flatMap((rule) => [rule, ...flat(rule.children ?? [])])
const idsOf = (rules: readonly Rule[], names: readonly string[]): number[] =>
  flat(rules)
    .filter(({ name }) => names.includes(name))
    .map(({ id }) => id)
