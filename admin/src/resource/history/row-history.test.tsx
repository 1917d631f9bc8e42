import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerWith, calls } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { widget } from '../testing/widget.ts'

vi.mock('../../lib/api.ts', () => import('../testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => ({ RESOURCES: [(await import('../testing/widget.ts')).widget] }))

const row = { id: 7, version: 3, title: '现在', title_i18n: { 'zh-cn': '现在', en: 'Now' }, size: 2 }
const entry = {
  id: 41,
  action: 'edit',
  actor: 'administrator',
  actor_name: 'amy',
  createtime: 1_790_000_000,
  fields: ['title'],
  secrets: [],
  before: { id: 7, title_i18n: { 'zh-cn': '从前的名字' } },
  after: { id: 7, title_i18n: { 'zh-cn': '现在的名字' } },
}
const added = { ...entry, id: 40, action: 'add', fields: [], before: {}, after: {} }

beforeEach(() =>
  answerWith(({ path }) => {
    if (path.endsWith('/history')) return { list: [entry, added], more: false }
    return path.endsWith('/edit') ? { row } : { list: [row], total: 1 }
  }),
)

async function openHistory() {
  await renderScreen(widget, { address: '?open=7' })
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.click(await drawer.findByText('历史'))
  return drawer
}

it('shows who changed what, word by word, and puts one field back with the version that was seen', async () => {
  const drawer = await openHistory()
  const [first] = (await drawer.findAllByText('amy')).map((name) => name.closest('li'))
  expect(first!.querySelector('del')!.textContent).toBe('从前')
  expect(first!.querySelector('ins')!.textContent).toBe('现在')
  await userEvent.click(within(first!).getByRole('button', { name: /还原：/ }))
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/revert'))?.sent).toEqual({
      id: 7,
      entry: 41,
      fields: ['title'],
      version: 3,
    }),
  )
})

it('asks before the whole record goes back, and keeps what was typed in the form until then', async () => {
  await renderScreen(widget, { address: '?open=7' })
  const drawer = within(await screen.findByRole('dialog'))
  const name = await drawer.findByRole('textbox', { name: /标题/ })
  await userEvent.type(name, '！')
  await userEvent.click(drawer.getByText('历史'))
  await userEvent.click(await drawer.findByRole('button', { name: '还原到修改之前' }))
  await userEvent.click((await screen.findAllByRole('button', { name: '还原到修改之前' })).at(-1)!)
  // What was typed is not lost without a word.
  await userEvent.click(await screen.findByRole('button', { name: '继续编辑' }))
  expect(calls.some(({ path }) => path.endsWith('/revert'))).toBe(false)
  await userEvent.click(drawer.getByText('内容'))
  expect((name as HTMLInputElement).value).toBe('现在！')
})
