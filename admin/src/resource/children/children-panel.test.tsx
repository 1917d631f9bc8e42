import type { Definition } from '@tutu/contract/definition/define-resource'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { useNavTabs } from '../../stores/nav-tabs.ts'
import { answerWith, type Call, calls } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { shelf, widget, widgetRow } from '../testing/widget.ts'

vi.mock('../../lib/api.ts', () => import('../testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => {
  const definitions = await import('../testing/widget.ts')
  const { widget, shelf } = definitions
  // Whose it is is what only the server says.
  const shelf_id = { ...widget.fields['shelf_id'], readonly: true, form: false }
  return { RESOURCES: [widget, shelf, { ...widget, name: 'made', fields: { ...widget.fields, shelf_id } }] }
})

const SHELF = { id: 5, pid: 0, name: '上层', version: 1 }
const CHILDREN = [{ resource: widget.name, by: 'shelf_id' }]

async function openShelf(rights: readonly string[], children: Definition['children'] = CHILDREN, isPhone = false) {
  answerWith(({ path, sent }: Call) => {
    if (path === '/admin/shelf/edit') return { row: SHELF }
    if (path === '/admin/shelf/index') return sent.select ? { options: [SHELF] } : { list: [SHELF], remark: '' }
    return { list: [widgetRow(1), widgetRow(2)], total: 2, remark: '' }
  })
  await renderScreen({ ...shelf, children }, { isPhone })
  const nodes = ['/admin/widget', '/admin/made'].map(
    (route) => [route, new Set(rights.map((right) => `${route}/${right}`))] as const,
  )
  useNavTabs.setState(({ authNode }) => ({ authNode: new Map([...authNode, ...nodes]) }))
  await userEvent.click(await screen.findByText('上层'))
  return within(await screen.findByRole('dialog'))
}

it('lists what belongs to the record beside its form, sorted by hand, with what may be done with it', async () => {
  const drawer = await openShelf(['index', 'add', 'edit', 'sortable'])
  await userEvent.click(await drawer.findByText('零件'))
  expect(await drawer.findByText('零件2')).toBeTruthy()
  expect(calls.find(({ path }) => path === '/admin/widget/index')?.sent).toMatchObject({
    search: [{ field: 'shelf_id', operator: '=', val: '5' }],
  })
  expect(drawer.getAllByRole('button', { name: /^拖动排序/ })).toHaveLength(2)
  // Whose they are need not be said in every row, and deleting is another right.
  expect(drawer.queryByRole('columnheader', { name: '架子' })).toBeNull()
  expect(drawer.queryByRole('button', { name: /^删除/ })).toBeNull()
})

it('adds one that belongs to the record already', async () => {
  const drawer = await openShelf(['index', 'add'])
  await userEvent.click(await drawer.findByText('零件'))
  await userEvent.click(await drawer.findByRole('button', { name: '添加零件' }))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2))
  const asked = () => calls.filter(({ path, sent }) => path === '/admin/shelf/index' && sent.initValue)
  await waitFor(() => expect(String(asked().at(-1)?.sent.initValue)).toBe('5'))
})

it('begins one with what the record says, and shows nothing of a relation that it does not have', async () => {
  const drawer = await openShelf(
    ['index', 'add'],
    [
      { resource: 'widget', by: 'shelf_id', begins: { slug: 'name' } },
      { resource: 'made', by: 'shelf_id', of: 'pid' },
    ],
  )
  expect(await drawer.findAllByText('零件')).toHaveLength(1)
  await userEvent.click(drawer.getByText('零件'))
  await userEvent.click(await drawer.findByRole('button', { name: '添加零件' }))
  // In the form of the shelf, and in that of the part.
  await waitFor(() => expect(screen.getAllByDisplayValue('上层')).toHaveLength(2))
})

it('adds none where whose they are is what only the server says', async () => {
  const drawer = await openShelf(['index', 'add'], [{ resource: 'made', by: 'shelf_id' }])
  await userEvent.click(await drawer.findByText('零件'))
  expect(await drawer.findByText('零件2')).toBeTruthy()
  expect(drawer.queryByRole('button', { name: '添加零件' })).toBeNull()
})

it('has what is seldom looked at in a menu under headings, by key too, and says which is looked at', async () => {
  const under = { 'zh-cn': '别处', en: 'Elsewhere' }
  const drawer = await openShelf(['index'], [{ resource: widget.name, by: 'shelf_id', under }])
  const more = await drawer.findByRole('button', { name: '更多' })
  expect(drawer.queryByRole('radio', { name: '零件' })).toBeNull()
  more.focus()
  await userEvent.keyboard('{Enter}')
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getByText('别处')).toBeTruthy()
  await userEvent.click(menu.getByRole('menuitem', { name: '零件' }))
  expect(await drawer.findByText('零件2')).toBeTruthy()
  expect(drawer.getByRole('button', { name: '零件' })).toBeTruthy()
  await userEvent.click(drawer.getByText('内容'))
  expect(await drawer.findByRole('button', { name: '更多' })).toBeTruthy()
})

it('stands in one menu with all others on a phone, where they are more than a line holds', async () => {
  const under = { 'zh-cn': '别处', en: 'Elsewhere' }
  const both = [...CHILDREN, { resource: 'shelf', by: 'pid', under }]
  const drawer = await openShelf(['index'], both, true)
  await userEvent.click(await drawer.findByRole('button', { name: '内容' }))
  expect(drawer.queryByRole('radio')).toBeNull()
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['内容', '零件', '历史', '架子'])
  await userEvent.click(menu.getByRole('menuitem', { name: '历史' }))
  expect(await drawer.findByRole('button', { name: '历史' })).toBeTruthy()
})

it('is not there for who may not list them', async () => {
  const drawer = await openShelf(['edit'])
  expect(await drawer.findByRole('textbox', { name: '名称' })).toBeTruthy()
  expect(drawer.queryByText('零件')).toBeNull()
})
