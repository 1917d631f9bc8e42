import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerWith, calls, refusal } from './testing/fake-api.ts'
import { renderScreen } from './testing/render-screen.tsx'

vi.mock('../lib/api.ts', () => import('./testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', () => ({ RESOURCES: [work] }))

const work = vi.hoisted((): Definition => {
  const label = (text: string) => ({ 'zh-cn': text, en: text })
  return {
    name: 'work',
    title: label('作品'),
    icon: 'StarOutlined',
    menu: { directory: 'teaching', weigh: 1 },
    label: 'title',
    quickSearch: ['title'],
    sort: { field: 'id', direction: 'desc' },
    actions: ['index', 'edit'],
    commands: {
      approve: { label: label('通过'), icon: 'CheckOutlined', when: { state: ['pending'] }, bulk: true },
      reject: {
        label: label('退回'),
        icon: 'CloseOutlined',
        when: { state: ['pending'] },
        danger: true,
        bulk: true,
        shows: ['about', 'said'],
        proposal: 'advice',
        input: { reason: { kind: 'text', label: label('原因'), required: true } },
      },
    },
    fields: {
      title: { kind: 'text', label: label('标题') },
      about: { kind: 'textarea', label: label('介绍'), table: false },
      said: { kind: 'text', label: label('留言'), table: false, form: false },
      state: {
        kind: 'select',
        label: label('状态'),
        options: { pending: label('待审'), approved: label('已通过') },
      },
    },
  }
})

const rows = ['迷宫', '兔子', '钟'].map((title, index) => ({
  id: index + 1,
  version: 1,
  createtime: 0,
  updatetime: 0,
  title,
  about: `关于${title}的话`,
  state: index < 2 ? 'pending' : 'approved',
}))
let done: () => unknown
beforeEach(() => {
  done = () => null
  answerWith(({ method }) => (method === 'GET' ? { list: rows, total: rows.length, remark: '' } : done()))
})

const ALL = ['index', 'edit', 'approve', 'reject']
const posted = () => calls.filter(({ method }) => method === 'POST').map(({ path, sent }) => [path, sent])

it('a command that asks for nothing is done at once, on the rows it is for', async () => {
  await renderScreen(work, { actions: ALL })
  expect(await screen.findAllByRole('button', { name: /^通过：/ })).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: '通过：迷宫' }))
  await waitFor(() => expect(posted()).toEqual([['/admin/work/approve', { id: 1, versions: [1] }]]))
})

it('one that asks does so in a dialog, checks what is typed, and shows beside it what the server refused', async () => {
  await renderScreen(work, { actions: ALL })
  await userEvent.click(await screen.findByRole('button', { name: '退回：兔子' }))
  const dialog = within(await screen.findByRole('dialog', { name: '退回' }))
  expect(dialog.getByText('兔子')).toBeTruthy()
  // What it is about is read beside what is answered.
  expect(dialog.getByText('关于兔子的话')).toBeTruthy()
  const reason = await dialog.findByRole('textbox', { name: '原因' })
  await userEvent.click(dialog.getByRole('button', { name: /退回$/ }))
  expect(await dialog.findByText('请填写原因')).toBeTruthy()
  expect(posted()).toEqual([])
  done = () => {
    throw refusal('有 1 项需要修改', { errors: { reason: '太短了' } })
  }
  await userEvent.type(reason, '太暗')
  await userEvent.click(dialog.getByRole('button', { name: /退回$/ }))
  expect(await dialog.findByText('太短了')).toBeTruthy()
  done = () => {
    throw refusal('这条记录刚被别人修改过', { changed: true })
  }
  await userEvent.click(dialog.getByRole('button', { name: /退回$/ }))
  expect(await screen.findByText('这条记录刚被别人修改过')).toBeTruthy()
  done = () => null
  await userEvent.type(reason, '了，看不清{Enter}')
  await waitFor(() =>
    expect(posted().at(-1)).toEqual(['/admin/work/reject', { id: 2, versions: [1], reason: '太暗了，看不清' }]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('several rows are done together, less those it is not for', async () => {
  await renderScreen(work, { actions: ALL })
  for (const name of ['迷宫', '兔子', '钟']) await userEvent.click(await screen.findByRole('checkbox', { name }))
  await userEvent.click(screen.getByRole('button', { name: '通过（2 条）' }))
  await waitFor(() => expect(posted()).toEqual([['/admin/work/approve', { ids: [1, 2], versions: [1, 1] }]]))
})

it('nothing of it is there without the right', async () => {
  await renderScreen(work, { actions: ['index', 'edit'] })
  await screen.findByText('迷宫')
  expect(screen.queryByRole('button', { name: /通过|退回/ })).toBeNull()
})

it('begins with what is proposed for the row, says why, and leaves out what the row does not say', async () => {
  const advice = { values: { reason: '太短了' }, why: '只有三块积木。' }
  const advised = rows.map((row) => ({ ...row, said: null, advice }))
  answerWith(({ method }) => (method === 'GET' ? { list: advised, total: 3, remark: '' } : done()))
  await renderScreen(work, { actions: ['index', 'reject'] })
  await userEvent.click(await screen.findByRole('button', { name: '退回：迷宫' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByDisplayValue('太短了')).toBeTruthy()
  expect(dialog.getByText('只有三块积木。')).toBeTruthy()
  expect(dialog.getByText('介绍')).toBeTruthy()
  expect(dialog.queryByText('留言')).toBeNull()
})
