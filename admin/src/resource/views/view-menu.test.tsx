import type { SavedView } from '@tutu/contract/api/saved-view'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { useDefaultViews } from '../../stores/default-views.ts'
import { answerWith, type Call, calls, refusal } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { widget, widgetRow } from '../testing/widget.ts'

vi.mock('../../lib/api.ts', () => import('../testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => {
  const definitions = await import('../testing/widget.ts')
  return { RESOURCES: [definitions.widget, definitions.shelf] }
})

const cheap: SavedView = {
  id: 5,
  name: '便宜的',
  owner: '',
  may_change: true,
  group_id: null,
  group: '',
  group_default: false,
  own_default: false,
  state: { filters: { price: ',5' }, limit: 20, columns: { shown: { size: false }, order: [] } },
  dropped: [],
}
const used: SavedView = {
  ...cheap,
  id: 6,
  name: '二手',
  owner: '小美',
  may_change: false,
  group_id: 2,
  group: '老师',
  state: {
    filters: {},
    where: { match: 'any', of: [{ field: 'state', operator: '=', val: 'used' }] },
    quickSearch: '旧',
    limit: 10,
    columns: { shown: {}, order: [] },
  },
}
let stored: SavedView[]
let defaults: Record<string, number>

const answer = ({ method, path, sent }: Call): unknown => {
  if (path === '/admin/widget/index') return { list: [widgetRow(1)], total: 1, remark: '' }
  if (path === '/admin/index/index') return { defaultViews: defaults }
  if (path === '/admin/savedView/index')
    return { list: stored, groups: [{ id: 2, name: '老师', leads: true }], none: false }
  if (path === '/admin/savedView/add') {
    if (stored.some(({ name }) => name === sent.name)) throw refusal('', { errors: { name: '已被使用' } })
    stored = [...stored, { ...cheap, id: 9, name: String(sent.name), state: sent.state as SavedView['state'] }]
    return { id: 9 }
  }
  if (path === '/admin/savedView/edit') stored = stored.map((one) => (one.id === sent.id ? { ...one, ...sent } : one))
  if (method === 'DELETE') stored = stored.filter(({ id }) => id !== sent.id)
  return { list: [], options: [] }
}
beforeEach(() => {
  stored = [cheap, used]
  defaults = {}
  useDefaultViews.setState({ of: {} })
  answerWith(answer)
})

const sent = (path: string) => calls.findLast((call) => call.path === path)?.sent
const lastList = () => sent('/admin/widget/index')
const button = (name: RegExp) => screen.findByRole('button', { name })
const menu = async (name: RegExp, item: RegExp | string) => {
  await userEvent.click(await button(name))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

it('asks for no views while none is wanted', async () => {
  await renderScreen(widget)
  await screen.findByText('零件1')
  expect(sent('/admin/savedView/index')).toBeUndefined()
})

it('shows the list by the view of a link, its columns too, and by another once it is chosen', async () => {
  const router = await renderScreen(widget, { address: '?view=5' })
  await screen.findByText('零件1')
  expect(calls.filter(({ path }) => path === '/admin/widget/index')).toHaveLength(1)
  expect(lastList()).toMatchObject({ limit: 20, search: [{ field: 'price', operator: 'RANGE', val: ',5' }] })
  expect(headers()).not.toContain('尺寸')
  await menu(/便宜的/, '二手（小美 · 老师）')
  await waitFor(() => expect(String(lastList()?.where)).toContain('used'))
  expect(router.state.location.search).toBe('?view=6')
  await waitFor(() => expect(headers()).toContain('尺寸'))
  await menu(/^二手/, '不用视图')
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

it('marks what departs from the view, and saves or discards it', async () => {
  const router = await renderScreen(widget, { address: '?view=5' })
  await userEvent.click(await screen.findByTitle('按标题排序'))
  expect(await button(/便宜的 ?· 已改动/)).toBeTruthy()
  expect(router.state.location.search).toContain('view=5%2Cchanged')
  await menu(/便宜的/, '放弃改动')
  await waitFor(() => expect(router.state.location.search).toBe('?view=5'))
  await userEvent.click(await screen.findByTitle('按标题排序'))
  await menu(/便宜的/, '保存改动')
  await waitFor(() => expect(router.state.location.search).toBe('?view=5'))
  expect(sent('/admin/savedView/edit')).toMatchObject({
    id: 5,
    state: { filters: { price: ',5' }, order: { field: 'title' }, limit: 20, columns: { shown: { size: false } } },
  })
  await waitFor(async () => expect((await button(/便宜的/)).textContent).not.toContain('已改动'))
})

it('an order that is chosen before the view has come departs from the view, not from a list without one', async () => {
  let tellViews: () => void = () => undefined
  answerWith((call) => {
    if (call.path !== '/admin/savedView/index') return answer(call)
    return new Promise((resolve) => (tellViews = () => resolve(answer(call))))
  })
  const router = await renderScreen(widget, { address: '?view=5' })
  await userEvent.click(await screen.findByTitle('按标题排序'))
  tellViews()
  expect(await button(/便宜的 ?· 已改动/)).toBeTruthy()
  expect(router.state.location.search).toContain('view=5%2Cchanged')
  const filter = { field: 'price', operator: 'RANGE', val: ',5' }
  await waitFor(() => expect(lastList()).toMatchObject({ order: 'title,asc', search: [filter] }))
})

it('changes, shares and deletes nothing of somebody else’s', async () => {
  await renderScreen(widget, { address: '?view=6' })
  await userEvent.click(await button(/^二手/))
  expect(await screen.findByRole('menuitem', { name: '打开列表时用它' })).toBeTruthy()
  for (const name of ['改名、共享…', '删除视图', '保存改动'])
    expect(screen.queryByRole('menuitem', { name })).toBeNull()
})

it('looks for the words that somebody else has saved, and shows them in the box', async () => {
  await renderScreen(widget, { address: '?view=6' })
  const box = await screen.findByRole<HTMLInputElement>('searchbox')
  await waitFor(() => expect(box.value).toBe('旧'))
  await waitFor(() => expect(lastList()).toMatchObject({ quick_search: '旧' }))
  expect((await button(/^二手/)).textContent).not.toContain('已改动')
})

it('saves what is shown under a name, and says where that is taken', async () => {
  const router = await renderScreen(widget, { address: '?price=1,&limit=50&quick_search=茶' })
  await menu(/^视图$/, '另存为视图…')
  const dialog = within(await screen.findByRole('dialog', { name: '另存为视图' }))
  const name = dialog.getByLabelText('名称')
  await userEvent.type(name, '便宜的')
  await userEvent.click(dialog.getByRole('button', { name: /保存/ }))
  expect(await dialog.findByText('已被使用')).toBeTruthy()
  defaults = { widget: 9 }
  await userEvent.type(name, '二')
  await userEvent.click(dialog.getByRole('checkbox', { name: '我打开列表时用它' }))
  await userEvent.click(dialog.getByRole('button', { name: /保存/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?view=9'))
  expect(sent('/admin/savedView/add')).toEqual({
    module: 'widget',
    name: '便宜的二',
    state: { filters: { price: '1,' }, quickSearch: '茶', limit: 50, columns: { shown: {}, order: [] } },
  })
  await waitFor(() => expect(sent('/admin/savedView/default')).toEqual({ module: 'widget', id: 9 }))
  await waitFor(() => expect(useDefaultViews.getState().of).toEqual({ widget: 9 }))
})

it('begins with the view that is chosen for that, unless the address says something else', async () => {
  useDefaultViews.setState({ of: { widget: 5 } })
  const router = await renderScreen(widget)
  expect(await button(/便宜的/)).toBeTruthy()
  await screen.findByText('零件1')
  expect(lastList()).toMatchObject({ limit: 20 })
  await menu(/便宜的/, '不用视图')
  await waitFor(() => expect(router.state.location.search).toBe('?view=0'))
  await waitFor(() => expect(lastList()).toMatchObject({ limit: 10 }))
  await router.navigate('?price=1,')
  await waitFor(() => expect(lastList()).toMatchObject({ limit: 10, search: [{ val: '1,' }] }))
  expect(await button(/^视图$/)).toBeTruthy()
})

it('shares with a group, whose members begin with it', async () => {
  await renderScreen(widget, { address: '?view=5' })
  await menu(/便宜的/, '改名、共享…')
  const dialog = within(await screen.findByRole('dialog', { name: '视图“便宜的”' }))
  await userEvent.click(dialog.getByLabelText('共享给'))
  await userEvent.click((await screen.findAllByText('老师')).at(-1)!)
  await userEvent.click(await dialog.findByRole('checkbox', { name: /组里的成员/ }))
  await userEvent.click(dialog.getByRole('button', { name: /保存/ }))
  await waitFor(() =>
    expect(sent('/admin/savedView/edit')).toEqual({ id: 5, name: '便宜的', group_id: 2, group_default: true }),
  )
})

it('is deleted after asking, and the list stands without it', async () => {
  const router = await renderScreen(widget, { address: '?view=5' })
  await menu(/便宜的/, '删除视图')
  expect(await screen.findByRole('dialog', { name: '删除视图“便宜的”？' })).toBeTruthy()
  expect(stored).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: '删除视图' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(stored).toEqual([used])
})

it('says what of a view is gone, and where the view itself is', async () => {
  stored = [{ ...cheap, dropped: ['旧字段', '颜色'] }]
  const router = await renderScreen(widget, { address: '?view=5' })
  expect(await screen.findByText(/没有使用：旧字段、颜色/)).toBeTruthy()
  await router.navigate('?view=77')
  expect(await screen.findByText('这个视图已经删除，或不再和你共享')).toBeTruthy()
  expect(await screen.findByText('零件1')).toBeTruthy()
})
