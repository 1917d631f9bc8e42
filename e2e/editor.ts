import type { APIRequestContext } from '@playwright/test'
import { asAdmin } from './calls.ts'

export const EDITOR_PASSWORD = 'editor-e2e-2026'

/** An administrator who may look at courses and edit tags, and nothing else. */
export async function makeEditor(request: APIRequestContext): Promise<string> {
  const admin = await asAdmin(request)
  const username = `editor${Date.now() % 1_000_000}`
  const menus = await admin.get<Rules>('/admin/auth.menu/index')
  const form = { name: { 'zh-cn': `编辑 ${username}`, en: `Editors ${username}` }, status: true }
  const rules = idsOf(menus.list, ['course', 'course/index', 'tag', 'tag/index', 'tag/edit'])
  const { id } = await admin.post<{ id: number }>('/admin/auth.group/add', { ...form, rules })
  const account = { username, nickname: '小编辑', password: EDITOR_PASSWORD, status: true }
  await admin.post('/admin/auth.admin/add', { ...account, group_arr: [id] })
  return username
}

type Rules = { list: Rule[] }
type Rule = { id: number; name: string; children?: Rule[] }
const flat = (rules: readonly Rule[]): Rule[] => rules.flatMap((rule) => [rule, ...flat(rule.children ?? [])])
const idsOf = (rules: readonly Rule[], names: readonly string[]): number[] =>
  flat(rules)
    .filter(({ name }) => names.includes(name))
    .map(({ id }) => id)
