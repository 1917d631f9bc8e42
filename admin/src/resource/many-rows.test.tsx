import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerWith, type Call, calls } from './testing/fake-api.ts'
import { renderScreen } from './testing/render-screen.tsx'
import { shelf, widget, widgetRecord, widgetRow } from './testing/widget.ts'

vi.mock('../lib/api.ts', () => import('./testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => {
  const definitions = await import('./testing/widget.ts')
  return { RESOURCES: [definitions.widget, definitions.shelf] }
})

const answer = ({ path, method, sent }: Call) => {
  if (path === '/admin/widget/index') {
    return sent.select ? { list: [] } : { list: [1, 2, 3].map((id) => widgetRow(id)), total: 3, remark: '仅供内部' }
  }
  if (path === '/admin/widget/edit' && method === 'GET') return { row: widgetRecord(Number(sent.id)) }
  return { list: [], options: [] }
}
const choose = async (...names: string[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name }))
}
const bar = () => screen.findByRole('toolbar', { name: '已选记录的操作' })

beforeEach(() => answerWith(answer))

it('says what the server remarks', async () => {
  await renderScreen(widget)
  expect(await screen.findByText('仅供内部')).toBeTruthy()
})

it('deletes the rows chosen after asking', async () => {
  await renderScreen(widget)
  // The rows are others once they can be dragged.
  await screen.findByText(/^按空格键拿起/)
  await choose('零件1', '零件3')
  const batch = within(await bar())
  expect(batch.getByText('已选 2 条')).toBeTruthy()
  await userEvent.click(batch.getByRole('button', { name: /删除所选/ }))
  await userEvent.click(await screen.findByRole('button', { name: '删除 2 条' }))
  await waitFor(() => expect(calls.find(({ method }) => method === 'DELETE')?.sent).toEqual({ ids: [1, 3] }))
})

it('chooses a row of a tree with what is below it, never a parent for its children', async () => {
  const row = (id: number, name: string, children: object[] = []) => ({ id, pid: 0, name, children })
  answerWith(() => ({ list: [row(1, '上', [row(2, '中', [row(3, '下')]), row(4, '旁')])], remark: '' }))
  await renderScreen(shelf)
  const states = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox', { hidden: false })
      .map((box) => [box.getAttribute('aria-label'), box.indeterminate ? 'partly' : box.checked])
  await choose('中', '旁')
  expect(within(await bar()).getByText('已选 3 条')).toBeTruthy()
  expect(states()).toEqual([
    ['选择全部', 'partly'],
    ['上', 'partly'],
    ['中', true],
    ['下', true],
    ['旁', true],
  ])
  await userEvent.click(screen.getByRole('checkbox', { name: '选择全部', hidden: false }))
  expect(within(await bar()).getByText('已选 4 条')).toBeTruthy()
  await choose('下')
  expect(within(await bar()).getByText('已选 1 条')).toBeTruthy()
})

it('chooses with the shift key all rows from the one pressed before', async () => {
  await renderScreen(widget)
  await choose('零件1')
  fireEvent.click(screen.getByRole('checkbox', { name: '零件3' }), { shiftKey: true })
  expect(within(await bar()).getByText('已选 3 条')).toBeTruthy()
})

it('edits the rows chosen one after the other', async () => {
  await renderScreen(widget)
  await choose('零件3', '零件1')
  await userEvent.click(within(await bar()).getByRole('button', { name: /逐条编辑/ }))
  const slug = await screen.findByDisplayValue('widget-1')
  expect(screen.getByText('编辑零件（1 / 2）：零件1')).toBeTruthy()
  fireEvent.change(slug, { target: { value: 'first' } })
  await userEvent.click(screen.getByRole('button', { name: '保存，下一条' }))
  expect(await screen.findByDisplayValue('widget-3')).toBeTruthy()
  expect(calls.find(({ method }) => method === 'POST')?.sent).toEqual({ id: 1, version: 1, slug: 'first' })
  expect(screen.getByText('编辑零件（2 / 2）：零件3')).toBeTruthy()
  expect(screen.getByRole('button', { name: '保存' })).toBeTruthy()
})

it.each([
  ['one cannot be deleted', [{ built_in: '1' }, {}], '已选 2 条（1 条不能删除）', [2], 2],
  ['one cannot be changed at all', [{ fixed: true }, {}], '已选 2 条（1 条不能修改，1 条不能删除）', [2], 1],
  ['none can', [{ is_own: true }, { fixed: true }], '已选 2 条（2 条不能修改，2 条不能删除）', undefined, 0],
])('leaves out rows that the server keeps as they are, and says so: %s', async (_, changes, told, deleted, edited) => {
  const rows = changes.map((change, at) => widgetRow(at + 1, change))
  answerWith((call) => (call.path === '/admin/widget/index' && !call.sent.select ? { list: rows } : answer(call)))
  await renderScreen(widget)
  await choose('零件1', '零件2')
  const batch = within(await bar())
  expect(batch.getByRole('status').textContent).toBe(told)
  const button = (name: RegExp) => batch.queryByRole('button', { name })
  expect([!!button(/逐条编辑/), !!button(/^(edit )?编辑$/), !!button(/删除所选/)]).toEqual([
    edited > 1,
    edited === 1,
    deleted !== undefined,
  ])
  if (!deleted) return
  await userEvent.click(button(/删除所选/)!)
  await userEvent.click(await screen.findByRole('button', { name: '删除' }))
  await waitFor(() => expect(calls.find(({ method }) => method === 'DELETE')?.sent).toEqual({ ids: deleted }))
})

it('offers no more than the definition and the rights allow', async () => {
  const log: Definition = { ...widget, actions: ['index'], rowButtons: ['info', 'edit', 'delete', 'unheard-of'] }
  await renderScreen(log)
  expect(await screen.findByRole('button', { name: '详情：零件1' })).toBeTruthy()
  for (const name of [/^编辑：/, /^删除：/, /添加/]) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('checkbox', { name: '零件1' })).toBeNull()
  expect(screen.getByRole('columnheader', { name: '创建时间' })).toBeTruthy()
})

it('shows the details of a row, JSON laid out', async () => {
  answerWith(() => ({ list: [widgetRow(1, { note: '{"password":"***","id":7}' })], total: 1 }))
  await renderScreen({ ...widget, rowButtons: ['info'] })
  await userEvent.click(await screen.findByRole('button', { name: '详情：零件1' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/"password": "\*\*\*",\s+"id": 7/)).toBeTruthy()
  expect(dialog.getByText('widget-1')).toBeTruthy()
  expect(dialog.getByText('¥12.30')).toBeTruthy()
})

it('lets columns be ordered, hidden, widened and rows be packed, and remembers', async () => {
  await renderScreen(widget)
  const headers = () =>
    screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label') ?? header.textContent)
  await screen.findByText('零件1')
  await userEvent.click(screen.getByRole('button', { name: '表格设置' }))
  await userEvent.click(await screen.findByRole('button', { name: '上移：网址名' }))
  await userEvent.click(screen.getByRole('checkbox', { name: '备注' }))
  await userEvent.click(screen.getByText('紧凑'))
  const shown = headers().filter(Boolean)
  expect(shown.indexOf('网址名')).toBeLessThan(shown.indexOf('标题'))
  expect(shown).not.toContain('备注')

  const edge = screen.getByRole('separator', { name: '列宽：网址名' })
  fireEvent.keyDown(edge, { key: 'ArrowRight' })
  expect(screen.getByRole('separator', { name: '列宽：网址名' }).getAttribute('aria-valuenow')).toBe('176')
  expect(JSON.parse(localStorage.getItem('tableView.0.widget') ?? '{}')).toMatchObject({
    widths: { slug: 176 },
    shown: { note: false },
    density: 'small',
  })
})

it('keeps what was chosen on another page, says so, and lets go of what the list no longer finds', async () => {
  let all = Array.from({ length: 12 }, (_, index) => widgetRow(index + 1))
  answerWith((call) => {
    const { path, method, sent } = call
    if (method === 'DELETE') all = all.filter(({ id }) => !(sent.ids as number[]).includes(id))
    if (path !== '/admin/widget/index' || sent.select) return answer(call)
    const search = sent.search as { field: string; val: string }[] | undefined
    const among = search
      ?.find(({ field }) => field === 'id')
      ?.val.split(',')
      .map(Number)
    const found = all.filter(({ id }) => !among || among.includes(id))
    const page = Number(sent.page ?? 1)
    return { list: among ? found : found.slice((page - 1) * 10, page * 10), total: found.length }
  })
  await renderScreen(widget)
  await screen.findByText(/^按空格键拿起/)
  await choose('零件1', '零件3')
  await userEvent.click(screen.getByRole('listitem', { name: '2' }))
  await choose('零件11')
  const status = async () => within(await bar()).getByRole('status').textContent
  await waitFor(async () => expect(await status()).toBe('已选 3 条，本页 1 条'))
  await userEvent.click(within(await bar()).getByRole('button', { name: /删除所选/ }))
  await userEvent.click(await screen.findByRole('button', { name: '删除 3 条' }))
  await waitFor(() => expect(calls.find(({ method }) => method === 'DELETE')?.sent).toEqual({ ids: [1, 3, 11] }))
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: '已选记录的操作' })).toBeNull())
})

it('begins a new row as the list is narrowed', async () => {
  await renderScreen(widget, { address: '?state=used' })
  await userEvent.click(await screen.findByRole('button', { name: '添加' }))
  const form = within(await screen.findByRole('dialog'))
  expect(await form.findByText('二手')).toBeTruthy()
})

it('tells the buttons of rows with one name from each other', async () => {
  const named = { title: '同名' }
  const list = [widgetRow(1, named), widgetRow(2, named), widgetRow(3)]
  answerWith((call) => (call.path === '/admin/widget/index' && !call.sent.select ? { list, total: 3 } : answer(call)))
  await renderScreen(widget)
  for (const name of ['编辑：同名 #1', '编辑：同名 #2', '编辑：零件3'])
    expect(await screen.findByRole('button', { name })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: '同名 #2' })).toBeTruthy()
})
