import { screen, waitFor, within } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import type { Definition } from '@tutu/contract/definition/define-resource'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { dropAllKept } from '../../lib/kept-values.ts'
import { setMenus } from '../../stores/nav-tabs.ts'
import { moduleNode } from '../../testing/menus.ts'
import { answerWith, calls } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { widget, widgetRecord, widgetRow } from '../testing/widget.ts'

vi.mock('../../lib/api.ts', () => import('../testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => {
  const definitions = await import('../testing/widget.ts')
  // A shelf may stand on another: what is made there begins with it.
  const shelf_id = { kind: 'relation', to: 'shelf', label: { 'zh-cn': '靠着', en: 'Beside' } } as const
  const shelf = { ...definitions.shelf, fields: { ...definitions.shelf.fields, shelf_id } }
  const nickname = { kind: 'text', label: { 'zh-cn': '昵称', en: 'Nickname' } } as const
  const maker = { ...shelf, name: 'maker', called: 'nickname', fields: { ...definitions.shelf.fields, nickname } }
  return { RESOURCES: [definitions.widget, shelf, maker] }
})

let shelves = [{ id: 77, name: '最上层', pid: 0, level: 1 }]
const sentTo = (path: string) =>
  calls.filter((call) => call.method === 'POST' && call.path === path).map(({ sent }) => sent)

beforeEach(() => {
  dropAllKept()
  shelves = [{ id: 77, name: '最上层', pid: 0, level: 1 }]
  answerWith(({ method, path, sent }) => {
    if (path === '/admin/shelf/add') {
      shelves = [...shelves, { id: 78, name: sent.name as string, pid: 0, level: 1 }]
      return { id: 78 }
    }
    if (path === '/admin/shelf/index') {
      const ids = sent.initValue as number[] | undefined
      const found = shelves.filter(
        ({ id, name }) => ids?.includes(id) ?? name.includes(String(sent.quick_search ?? '')),
      )
      return { options: found }
    }
    if (path === '/admin/widget/edit') return method === 'GET' ? { row: widgetRecord(1) } : null
    return { list: [widgetRow(1)], total: 1, remark: '' }
  })
})

/** The form of a widget, by somebody who may do this with shelves. */
async function openForm(mayWithShelves: readonly string[]) {
  await renderScreen(widget)
  setMenus([moduleNode('widget', ['index', 'add', 'edit', 'del']), moduleNode('shelf', [...mayWithShelves])])
  await userEvent.click(await screen.findByRole('button', { name: '编辑：零件1' }))
  await screen.findByDisplayValue('零件1')
}
const choice = () => screen.findByRole('combobox', { name: /架子/ })

it('makes a row to choose in place: named as typed, chosen when saved, and the form as it was', async () => {
  await openForm(['index', 'add'])
  await userEvent.type(screen.getByDisplayValue('widget-1'), '-mine')
  await userEvent.type(await choice(), '窗边')
  await userEvent.click(await screen.findByText('添加“窗边”'))
  const second = await waitFor(() => {
    const dialog = screen.getAllByRole('dialog').at(-1)!
    expect(within(dialog).getByText('添加架子')).toBeTruthy()
    return within(dialog)
  })
  const name = await second.findByDisplayValue('窗边')
  expect(second.queryByRole('button', { name: '保存并继续添加' })).toBeNull()
  await userEvent.type(name, '{Enter}')
  await waitFor(() => expect(sentTo('/admin/shelf/add')).toMatchObject([{ name: '窗边' }]))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect(await screen.findByTitle('窗边')).toBeTruthy()
  expect(sentTo('/admin/widget/edit')).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /架子/ })))
  await userEvent.type(screen.getByDisplayValue('widget-1-mine'), '{Enter}')
  await waitFor(() =>
    expect(sentTo('/admin/widget/edit')).toEqual([{ id: 1, version: 1, slug: 'widget-1-mine', shelf_id: 78 }]),
  )
})

it('begins what is made in place for a command with what the row says that it is done with', async () => {
  const label = { 'zh-cn': '上架', en: 'Place' }
  const shelf_id = { kind: 'relation', to: 'shelf', label: { 'zh-cn': '架子', en: 'Shelf' }, begins: { name: 'slug' } }
  const place = { label, icon: 'CheckOutlined', input: { shelf_id } } as const
  await renderScreen({ ...widget, commands: { place } } as Definition)
  setMenus([moduleNode('widget', ['index', 'place']), moduleNode('shelf', ['index', 'add'])])
  await userEvent.click(await screen.findByRole('button', { name: '上架：零件1' }))
  await userEvent.click(await choice())
  await userEvent.click(await screen.findByText('添加架子'))
  await userEvent.type(await screen.findByDisplayValue('widget-1'), '{Enter}')
  await waitFor(() => expect(sentTo('/admin/shelf/add')).toMatchObject([{ name: 'widget-1' }]))
  expect(await screen.findByTitle('widget-1')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '上架' }))
  await waitFor(() => expect(sentTo('/admin/widget/place')).toEqual([{ id: 1, versions: [1], shelf_id: 78 }]))
})

it('leaves the choice empty where the new row is given up', async () => {
  await renderScreen(widget)
  setMenus([moduleNode('widget', ['index', 'add']), moduleNode('shelf', ['index', 'add'])])
  await userEvent.click(await screen.findByRole('button', { name: /^添加/ }))
  await userEvent.type(await choice(), '窗边')
  await userEvent.click(await screen.findByText('添加“窗边”'))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2))
  await userEvent.click(within(screen.getAllByRole('dialog').at(-1)!).getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect((await choice()).closest('.ant-select')?.textContent).toBe('请选择')
})

it('is offered once what was typed has been looked for, and does not come and go meanwhile', async () => {
  let answer = (_: object) => {}
  answerWith(({ path, sent }) => {
    if (path === '/admin/widget/edit') return { row: widgetRecord(1) }
    if (path !== '/admin/shelf/index') return { list: [widgetRow(1)], total: 1, remark: '' }
    if (sent.quick_search === '窗') return { options: [] }
    return sent.quick_search === '窗边' ? new Promise((resolve) => (answer = resolve)) : { options: shelves }
  })
  await openForm(['index', 'add'])
  await userEvent.type(await choice(), '窗')
  await screen.findByText('添加“窗”')
  await userEvent.type(await choice(), '边')
  expect(screen.queryByText('添加“窗边”')).toBeNull()
  expect(screen.queryByText(/没有找到/)).toBeNull()
  await waitFor(() => expect(calls.some(({ sent }) => sent.quick_search === '窗边')).toBe(true))
  expect(screen.queryByText('添加“窗边”')).toBeNull()
  answer({ options: [] })
  expect(await screen.findByText('添加“窗边”')).toBeTruthy()
})

it('offers it to nobody who may not add there', async () => {
  await openForm(['index'])
  await userEvent.type(await choice(), '窗边')
  expect(await screen.findByText('没有符合条件的记录')).toBeTruthy()
  expect(screen.queryByText('添加“窗边”')).toBeNull()
})

it.each(['demo_doudou', '豆豆'])('offers to add nobody who is there already: %s', async (typed) => {
  const others = {
    ...widget.fields,
    maker_id: { kind: 'relation', to: 'maker', label: { 'zh-cn': '工匠', en: 'Maker' } },
  } as const
  const doudou = { id: 5, name: 'demo_doudou', nickname: '豆豆' }
  answerWith(({ path }) =>
    path === '/admin/maker/index' ? { options: [doudou] } : { list: [widgetRow(1)], total: 1, remark: '' },
  )
  const client = new QueryClient()
  await renderScreen({ ...widget, fields: others }, { client })
  setMenus([moduleNode('widget', ['index', 'add']), moduleNode('maker', ['index', 'add'])])
  await userEvent.click(await screen.findByRole('button', { name: /^添加/ }))
  const box = await screen.findByRole('combobox', { name: /工匠/ })
  await userEvent.type(box, typed.slice(0, -1))
  expect(await screen.findByText(`添加“${typed.slice(0, -1)}”`)).toBeTruthy()
  await userEvent.type(box, typed.slice(-1))
  await waitFor(() => {
    expect(calls.filter(({ path }) => path === '/admin/maker/index').at(-1)?.sent).toMatchObject({
      quick_search: typed,
    })
    expect(client.isFetching()).toBe(0)
  })
  expect(screen.getByText('豆豆 (demo_doudou)')).toBeTruthy()
  expect(screen.queryByText(/^添加“/)).toBeNull()
})

const neighbour = {
  kind: 'relation',
  to: 'shelf',
  label: { 'zh-cn': '隔壁', en: 'Next' },
  within: 'shelf_id',
} as const
const withNeighbour = { ...widget, fields: { ...widget.fields, next_id: neighbour } }
const menus = [moduleNode('widget', ['index', 'add', 'edit', 'del']), moduleNode('shelf', ['index', 'add'])]
const next = () => screen.findByRole('combobox', { name: /隔壁/ })

it('offers of what belongs to another choice only what belongs to that one, and makes it there', async () => {
  await renderScreen(withNeighbour)
  setMenus(menus)
  await userEvent.click(await screen.findByRole('button', { name: '编辑：零件1' }))
  await userEvent.type(await next(), '里面')
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === '/admin/shelf/index').at(-1)?.sent).toMatchObject({
      quick_search: '里面',
      search: [{ field: 'shelf_id', operator: '=', val: '77' }],
    }),
  )
  await userEvent.click(await screen.findByText('添加“里面”'))
  await screen.findByDisplayValue('里面')
  await userEvent.type(screen.getByDisplayValue('里面'), '{Enter}')
  await waitFor(() => expect(sentTo('/admin/shelf/add')).toMatchObject([{ name: '里面', shelf_id: 77 }]))
})

it('offers nothing of another choice before that is made, and says so', async () => {
  await renderScreen(withNeighbour)
  setMenus(menus)
  await userEvent.click(await screen.findByRole('button', { name: /^添加/ }))
  expect((await next()) as HTMLInputElement).toHaveProperty('disabled', true)
  expect(screen.getByText('请先选择“架子”')).toBeTruthy()
})

it('leaves behind what belonged to a choice when that becomes another', async () => {
  shelves = [...shelves, { id: 79, name: '窗边', pid: 0, level: 1 }]
  await renderScreen(withNeighbour)
  setMenus(menus)
  await userEvent.click(await screen.findByRole('button', { name: '编辑：零件1' }))
  await userEvent.click(await next())
  await userEvent.click((await screen.findAllByText('最上层')).at(-1)!)
  await userEvent.click(await choice())
  await userEvent.click((await screen.findAllByText('窗边')).at(-1)!)
  await userEvent.type(screen.getByDisplayValue('widget-1'), '{Enter}')
  await waitFor(() => expect(sentTo('/admin/widget/edit')).toEqual([{ id: 1, version: 1, shelf_id: 79 }]))
})
