import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Definition } from '@tutu/contract/definition/define-resource'
import userEvent from '@testing-library/user-event'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { faceOf } from '../fields/index.ts'
import { fillAdminInfo } from '../stores/admin-info.ts'
import { openingQuery } from './list-query.ts'
import { answerWith, type Call, calls, refusal } from './testing/fake-api.ts'
import { renderScreen } from './testing/render-screen.tsx'
import { shelf, widget, widgetRow } from './testing/widget.ts'

vi.mock('../lib/api.ts', () => import('./testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => {
  const definitions = await import('./testing/widget.ts')
  return { RESOURCES: [definitions.widget, definitions.shelf] }
})

const LOOK = { label: { 'zh-cn': '查看内容', en: 'See what it was' }, icon: 'EyeOutlined', reads: true } as const
const list = (...ids: number[]) => ({ list: ids.map((id) => widgetRow(id)), total: ids.length, remark: '' })
const asked = (path: string): Call[] => calls.filter((call) => call.path === path)
const lastList = () => asked('/admin/widget/index').at(-1)?.sent
const row = async (name: string) => (await screen.findByText(name)).closest('tr')!

it('shows a cell for every kind of field', async () => {
  answerWith(() => list(1))
  await renderScreen(widget)
  const cells = within(await row('零件1'))
  for (const text of ['widget-1', '最上层', '螺丝', '轻拿轻放', '12 克', '¥12.30', '全新', '家里', '#2b8a5b'])
    expect(cells.getByText(text)).toBeTruthy()
  expect(cells.getAllByAltText('零件1').map((picture) => picture.getAttribute('src'))).toEqual([
    '/static/covers/blank.svg',
    '/storage/widget/front.jpg.160.webp',
  ])
  expect(cells.getByRole('link', { name: '图纸.pdf' }).getAttribute('href')).toBe('/storage/widget/sheet.pdf')
  expect(cells.getByText(/^2023-11-1\d \d\d:\d\d:20$/)).toBeTruthy()
  expect(await cells.findByRole('img', { name: '图标：火箭' })).toBeTruthy()
  expect(cells.getByRole('switch', { name: '公开：零件1' }).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByText('共 1 条')).toBeTruthy()
})

it('sets amounts digit below digit, in their column and in its head', async () => {
  answerWith(() => list(1))
  await renderScreen(widget)
  const price = within(await row('零件1'))
    .getByText('¥12.30')
    .closest('td')!
  expect(price.style.textAlign).toBe('right')
  expect(screen.getByRole('columnheader', { name: '价格' }).style.textAlign).toBe('right')
  expect(
    within(await row('零件1'))
      .getByText('widget-1')
      .closest('td')!.style.textAlign,
  ).toBe('')
})

it('takes the list from the address and writes it back', async () => {
  answerWith(({ path }) => (path === '/admin/widget/index' ? { ...list(1, 2), total: 95 } : { options: [] }))
  const router = await renderScreen(widget, { address: '?page=2&shelf_id=3&order=title,asc' })
  await row('零件1')
  expect(lastList()).toMatchObject({
    page: 2,
    order: 'title,asc',
    search: [{ field: 'shelf_id', operator: '=', val: '3' }],
  })
  await userEvent.click(screen.getByRole('button', { name: '第 3 页' }))
  await waitFor(() => expect(lastList()).toMatchObject({ page: 3 }))
  expect(router.state.location.search).toContain('page=3')
  await router.navigate(-1)
  await waitFor(() => expect(screen.getByRole('button', { name: '第 2 页' }).getAttribute('aria-current')).toBe('page'))
})

it('takes rows that were asked for ahead, and asks no second time', async () => {
  answerWith(({ path }) => (path === '/admin/widget/index' ? list(1) : { options: [] }))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000 } } })
  await client.prefetchQuery(openingQuery(widget, new URLSearchParams('shelf_id=3'))!)
  await renderScreen(widget, { address: '?shelf_id=3', client })
  await row('零件1')
  expect(asked('/admin/widget/index')).toHaveLength(1)
})

it('draws the rows once, whatever is opened beside them', async () => {
  const cell = vi.spyOn(faceOf(widget.fields.title!), 'Cell')
  onTestFinished(() => cell.mockRestore())
  answerWith(({ path }) => (path === '/admin/widget/index' ? list(1, 2) : { options: [] }))
  const client = new QueryClient()
  await renderScreen(widget, { client })
  await row('零件2')
  // The rows are others once they can be dragged.
  await screen.findByText(/^按空格键拿起/)
  await waitFor(() => {
    expect(client.isFetching()).toBe(0)
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false')
  })
  await act(async () => {})
  expect(cell).toHaveBeenCalled()
  cell.mockClear()
  await userEvent.click(screen.getByRole('button', { name: '筛选' }))
  await screen.findByRole('search')
  expect(cell).not.toHaveBeenCalled()
})

it('does not search by what is no number, and goes to where that stands', async () => {
  answerWith(({ path }) => (path === '/admin/widget/index' ? list(1, 2) : { options: [] }))
  const router = await renderScreen(widget)
  await userEvent.click(await screen.findByRole('button', { name: '筛选' }))
  const search = within(await screen.findByRole('search'))
  const from = search.getAllByRole<HTMLInputElement>('spinbutton')[0]!
  await userEvent.type(from, '12abc')
  await userEvent.click(search.getByRole('button', { name: '搜索' }))
  await waitFor(() => expect(document.activeElement).toBe(from))
  expect([router.state.location.search, from.value]).toEqual(['', '12abc'])
  await userEvent.clear(from)
  await userEvent.type(from, '１２')
  await userEvent.click(search.getByRole('button', { name: '搜索' }))
  await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toContain('weight=12,'))
})

it('searches while one types, but not the half-written letters of an input method', async () => {
  answerWith(() => list(1))
  const router = await renderScreen(widget)
  await row('零件1')
  const box = screen.getByRole('searchbox')
  fireEvent.compositionStart(box)
  fireEvent.change(box, { target: { value: 'luo' } })
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(router.state.location.search).toBe('')
  fireEvent.change(box, { target: { value: '螺' } })
  fireEvent.compositionEnd(box)
  await waitFor(() => expect(lastList()).toMatchObject({ quick_search: '螺', page: 1 }))
})

it('says what the search looks at: fields, what relations point to, and what belongs to a row where one may open that', async () => {
  answerWith(() => list(1))
  const found: Definition = {
    ...widget,
    alsoFoundBy: {
      relations: ['shelf_id'],
      children: [
        { resource: 'widget', by: 'shelf_id' },
        { resource: 'unknown', by: 'widget_id' },
      ],
    },
  }
  await renderScreen(found)
  expect(await screen.findByRole('searchbox', { name: '搜索标题、架子、标题' })).toBeTruthy()
})

it('turns a switch at once and back when the server refuses', async () => {
  let refuse = (_: Error) => {}
  answerWith(({ path }) => (path === '/admin/widget/edit' ? new Promise((_, reject) => (refuse = reject)) : list(1)))
  await renderScreen(widget)
  const toggle = await screen.findByRole('switch')
  await userEvent.click(toggle)
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('false'))
  expect(asked('/admin/widget/edit')[0]?.sent).toEqual({ id: 1, status: '0' })
  refuse(refusal('不能下线'))
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'))
})

it('deletes after asking', async () => {
  answerWith(({ method }) => (method === 'DELETE' ? { deleted: 1 } : list(1, 2)))
  await renderScreen(widget)
  await row('零件1')
  await userEvent.click(screen.getByRole('button', { name: '删除：零件2' }))
  expect(await screen.findByText('确定要删除选中的记录吗？')).toBeTruthy()
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
  await userEvent.click(await screen.findByRole('button', { name: /^删\s?除$/ }))
  await waitFor(() => expect(asked('/admin/widget/del')[0]?.sent).toEqual({ ids: [2] }))
})

it('leaves out what the caller has no right to', async () => {
  answerWith(() => list(1))
  await renderScreen(widget, { actions: ['index'] })
  await row('零件1')
  for (const name of [/添加/, /编辑/, /删除/, /拖动/, /导出/]) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it.each([
  [true, true],
  [false, false],
])('offers what only super administrators do to them alone: super %s', async (isSuper, offered) => {
  fillAdminInfo({ super: isSuper })
  answerWith(() => list(1))
  await renderScreen({ ...widget, superOnly: ['add', 'del'] })
  await row('零件1')
  expect(screen.queryByRole('button', { name: '添加' }) !== null).toBe(offered)
  expect(screen.queryByRole('button', { name: '删除：零件1' }) !== null).toBe(offered)
  expect(screen.getByRole('button', { name: '编辑：零件1' })).toBeTruthy()
})

it('turns no switch of a row that is the caller’s own', async () => {
  answerWith(() => ({ ...list(1), list: [widgetRow(1, { is_own: true })] }))
  await renderScreen(widget)
  await userEvent.click(await screen.findByText('零件1'))
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.getByTitle('不能修改自己所在的这一项')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('opens a row that is clicked, and neither for its buttons nor while text is chosen', async () => {
  answerWith(({ path }) => (path === '/admin/widget/edit' ? { row: widgetRow(1) } : list(1)))
  await renderScreen(widget)
  const name = await screen.findByText('零件1')
  await userEvent.click(screen.getByRole('switch'))
  await userEvent.click(screen.getByRole('checkbox', { name: '零件1' }))
  const chosen = vi.spyOn(window, 'getSelection').mockReturnValue({ toString: () => '零件' } as Selection)
  await userEvent.click(name)
  expect(screen.queryByRole('dialog')).toBeNull()
  chosen.mockRestore()
  await userEvent.click(name)
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

it('leads from row to row with the arrows, and opens one with Enter', async () => {
  answerWith(({ path, sent }) => (path === '/admin/widget/edit' ? { row: widgetRow(sent.id as number) } : list(1, 2)))
  await renderScreen(widget)
  const [first, second] = [await row('零件1'), await row('零件2')]
  expect([first.tabIndex, second.tabIndex]).toEqual([0, -1])
  first.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(second)
  expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(asked('/admin/widget/edit')[0]?.sent).toMatchObject({ id: 2 }))
})

it.each([
  ['a definition says so', { ...widget, rowButtons: ['info'] }],
  ['nobody edits it', { ...widget, actions: ['index', 'del'] as const }],
  ['the look is a command', { ...widget, actions: ['index'] as const, commands: { look: LOOK }, rowButtons: ['look'] }],
])('opens what may only be looked at with the look: %s', async (_, definition) => {
  answerWith(() => list(1))
  await renderScreen(definition, { actions: ['index', 'look'] })
  await userEvent.click(await screen.findByText('零件1'))
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

it('looks at the record a link names where nobody edits it, wherever it stands, and forgets the link', async () => {
  answerWith(({ sent }) => (sent.limit === 1 ? list(7) : list(1)))
  const router = await renderScreen({ ...widget, actions: ['index'] }, { address: '?limit=10&open=7' })
  expect(within(await screen.findByRole('dialog')).getByText('零件7')).toBeTruthy()
  expect(router.state.location.search).toBe('?limit=10')
})

it('shows the record a link names to whoever may not edit it, though others do', async () => {
  answerWith(({ sent }) => (sent.limit === 1 ? list(7) : list(1)))
  await renderScreen(widget, { address: '?open=7', actions: ['index'] })
  expect(within(await screen.findByRole('dialog')).getByText('零件7')).toBeTruthy()
})

it('says that the record a link names is gone', async () => {
  answerWith(({ sent }) => (sent.limit === 1 ? list() : list(1)))
  const router = await renderScreen({ ...widget, actions: ['index'] }, { address: '?open=7' })
  expect(await screen.findByText('这条记录已经不在了，或你没有查看它的权限')).toBeTruthy()
  expect(router.state.location.search).toBe('')
})

it('offers dragging only in the order made by hand', async () => {
  answerWith(() => list(1, 2))
  const router = await renderScreen(widget)
  expect(await screen.findAllByRole('button', { name: /^拖动排序/ })).toHaveLength(2)
  await router.navigate('?order=title,asc')
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /^拖动排序/ })).toHaveLength(0))
})

it('says what went wrong, and tries again', async () => {
  let down = true
  answerWith(() => {
    if (down) throw refusal('服务暂时不可用')
    return list(1)
  })
  await renderScreen(widget)
  expect(await screen.findByText('服务暂时不可用')).toBeTruthy()
  down = false
  await userEvent.click(screen.getByRole('button', { name: /^重\s?试$/ }))
  await row('零件1')
})

it('says when nothing is there, and when nothing matches', async () => {
  answerWith(() => list())
  const router = await renderScreen(widget)
  expect(await screen.findByText(/还没有零件/)).toBeTruthy()
  await router.navigate('?quick_search=x')
  expect(await screen.findByText('没有符合条件的记录')).toBeTruthy()
})

it('says that a total is an estimate', async () => {
  answerWith(() => ({ ...list(1), total: 250_000, totalEstimated: true }))
  await renderScreen(widget)
  expect(await screen.findByText('约 250000 条')).toBeTruthy()
})

it('shows trees unfolded, without paging', async () => {
  answerWith(() => ({
    list: [{ id: 1, pid: 0, name: '上', children: [{ id: 2, pid: 1, name: '下', children: [] }] }],
    remark: '',
  }))
  await renderScreen(shelf)
  expect(await screen.findByText('下')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '收起全部' }))
  await waitFor(() => expect(screen.queryByText('下')).toBeNull())
  expect(screen.queryByText(/^共/)).toBeNull()
})

it('exports the current filter through a ticket', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect(this.getAttribute('href')).toBe('/admin/widget/export?ticket=a%2Fb&server=1&lang=zh-cn')
  })
  answerWith(({ path }) => (path === '/admin/widget/export' ? { ticket: 'a/b' } : list(1)))
  await renderScreen(widget, { address: '?quick_search=x' })
  await row('零件1')
  await userEvent.click(screen.getByRole('button', { name: '按当前条件导出' }))
  await userEvent.click((await screen.findAllByRole('menuitem', { name: 'Excel' }))[0]!)
  await waitFor(() => expect(clicked).toHaveBeenCalled())
  expect(asked('/admin/widget/export')[0]?.sent).toMatchObject({ quick_search: 'x', format: 'xlsx' })
})

it('opens an empty form for a link that asks for one, and forgets that it did', async () => {
  answerWith(() => list(1))
  const router = await renderScreen(widget, { address: '?page=1&open=new' })
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('textbox', { name: /网址名/ })).toHaveProperty('value', '')
  expect(router.state.location.search).toBe('?page=1')
})
