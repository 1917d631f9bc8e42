import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Definition, defineResource } from '@tutu/contract/definition/define-resource'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerWith, type Call, calls } from '../resource/testing/fake-api.ts'
import { renderScreen } from '../resource/testing/render-screen.tsx'
import { useAdminInfo } from '../stores/admin-info.ts'

vi.mock('../lib/api.ts', () => import('../resource/testing/fake-api.ts'))

const team: Definition = defineResource({
  name: 'team',
  title: { 'zh-cn': '小组', en: 'Teams' },
  icon: 'TeamOutlined',
  menu: { directory: 'auth', weigh: 1 },
  label: 'name',
  quickSearch: [],
  sort: { field: 'id', direction: 'desc' },
  fields: {
    name: { kind: 'text', label: { 'zh-cn': '名称', en: 'Name' }, required: true },
    password: { kind: 'password', label: { 'zh-cn': '口令', en: 'Password' }, required: true, table: false },
    rules: { kind: 'rules', label: { 'zh-cn': '权限', en: 'Permissions' } },
  },
})
const RULES = [
  { id: 1, pid: 0, title: '课程' },
  { id: 2, pid: 1, title: '查看' },
  { id: 3, pid: 1, title: '编辑' },
]
const record = { id: 5, version: 1, name: '甲组', password: '', rules: [1, 2, 99] }
const posted = () => calls.filter(({ method }) => method === 'POST').map(({ sent }) => sent)

beforeEach(() => {
  useAdminInfo.setState({ super: false })
  answerWith(({ path, method }: Call) => {
    if (path === '/admin/auth.menu/index') return { options: RULES }
    if (path === '/admin/team/index') return { list: [{ ...record, rules: '课程等 3 项' }], total: 1 }
    return method === 'GET' ? { row: record } : null
  })
})

async function openForm() {
  await renderScreen(team)
  await userEvent.click(await screen.findByRole('button', { name: '编辑：甲组' }))
  await userEvent.click(await screen.findByRole('button', { name: '展开全部' }))
}

it('sums rights up in the list', async () => {
  await renderScreen(team)
  expect(await screen.findByText('课程等 3 项')).toBeTruthy()
})

it('gives rights from the tree, keeps those beyond one’s own, and leaves an empty password alone', async () => {
  await openForm()
  expect(await screen.findByText(/另有 1 项权限你不能授予/)).toBeTruthy()
  expect(screen.queryByRole('switch', { name: '全部权限' })).toBeNull()
  await userEvent.click(await screen.findByRole('checkbox', { name: /编辑/ }))
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(posted()).toEqual([{ id: 5, version: 1, rules: [1, 2, 3, 99] }]))
})

it('lets a super administrator give everything', async () => {
  useAdminInfo.setState({ super: true })
  await openForm()
  await userEvent.click(screen.getByRole('switch', { name: '全部权限' }))
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(posted()).toEqual([{ id: 5, version: 1, rules: ['*'] }]))
})
