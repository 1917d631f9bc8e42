import { shopOrder } from '@tutu/contract/resources/shop-order'
import { topUp } from '@tutu/contract/resources/top-up'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { chosenOrder } from '../kit/chosen-order.ts'
import { defaultOrder, fittingColumns, usualWidth, useTableView } from './table-view.ts'
import { shelf, widget } from './testing/widget.ts'

const flat = { ...shelf, fields: { name: shelf.fields.name!, weigh: shelf.fields.weigh! } }
const usual = defaultOrder(flat)

beforeEach(() => localStorage.clear())

it('starts with the number and ends with the times; what has no column is left out', () =>
  expect(usual).toEqual(['id', 'name', 'createtime', 'updatetime']))

it.each([{ table: false }, { shown: false }] as const)('has no column of a field with %j', (hiding) => {
  const fields = { ...flat.fields, key: { ...shelf.fields.name!, ...hiding } }
  expect(defaultOrder({ ...flat, fields })).toEqual(usual)
})

it('has the names of a tree’s rows first, where they unfold', () =>
  expect(defaultOrder(shelf)).toEqual(['name', 'id', 'createtime', 'updatetime']))

it('says of a ledger’s entries when they were made; nobody writes them again', () =>
  expect(defaultOrder({ ...flat, ledger: true })).toEqual(['id', 'name', 'createtime']))

it.each([
  [[], usual],
  [
    ['name', 'id', 'createtime', 'updatetime'],
    ['name', 'id', 'createtime', 'updatetime'],
  ],
  // A column added later stands where it would by default.
  [
    ['updatetime', 'id', 'createtime'],
    ['updatetime', 'id', 'name', 'createtime'],
  ],
  [
    ['gone', 'createtime'],
    ['id', 'name', 'createtime', 'updatetime'],
  ],
])('the chosen order %j gives %j', (chosen, order) => expect(chosenOrder(usual, chosen)).toEqual(order))

describe('what an administrator chooses', () => {
  const open = () => renderHook(() => useTableView(widget)).result

  it('is there again the next time', () => {
    const first = open()
    act(() => first.current.show('title', false))
    act(() => first.current.show('id', true))
    act(() => first.current.resize('slug', 301.4))
    act(() => first.current.setDensity('small'))
    act(() => first.current.arrange(['slug', ...first.current.order.filter((name) => name !== 'slug')]))
    const again = open().current
    expect(again.isShown('title')).toBe(false)
    expect(again.isShown('id')).toBe(true)
    expect(again.width('slug')).toBe(301)
    expect(again.density).toBe('small')
    expect(again.order[0]).toBe('slug')
  })

  it('keeps widths in bounds and forgets everything on reset', () => {
    const view = open()
    act(() => view.current.resize('slug', 5))
    expect(view.current.width('slug')).toBe(60)
    expect(view.current.isResized).toBe(true)
    act(() => view.current.reset())
    expect(view.current.isDefault).toBe(true)
    expect(view.current.width('slug')).toBeUndefined()
  })
})

it('shows when a row was made only of logs, and where that has a word of its own', () => {
  const orders = { ...shelf, rowLabels: { createtime: { 'zh-cn': '下单时间', en: 'Ordered' } } }
  expect(renderHook(() => useTableView(orders)).result.current.isShown('createtime')).toBe(true)
  const log = { ...shelf, actions: ['index', 'del'] as const }
  expect(renderHook(() => useTableView(log)).result.current.isShown('createtime')).toBe(true)
  expect(renderHook(() => useTableView(shelf)).result.current.isShown('createtime')).toBe(false)
})

describe('where there is no room for all columns', () => {
  const table = (width: number, priority?: 'high' | 'low') => ({ width, ...(priority && { priority }) })
  const label = { 'zh-cn': '字段', en: 'Field' }
  const crowded = {
    ...flat,
    fields: {
      name: { kind: 'text', label, table: table(200) },
      early: { kind: 'text', label, table: table(100) },
      minor: { kind: 'text', label, table: table(100, 'low') },
      late: { kind: 'text', label, table: table(150) },
      status: { kind: 'switch', label, table: table(90, 'high') },
    },
  } as const
  const wanted = ['id', 'name', 'early', 'minor', 'late', 'status']
  const at = (room: number | undefined, chosen = {}) => [...fittingColumns(crowded, wanted, chosen, room)]

  it.each([
    [undefined, wanted],
    [740, wanted],
    [640, ['name', 'status', 'early', 'late', 'id']],
    [540, ['name', 'status', 'early', 'late']],
    [390, ['name', 'status', 'early']],
    // What names a row and what one decides by is worth scrolling for.
    [100, ['name', 'status']],
  ])('those that matter most stay: %s px', (room, shown) => expect(at(room).toSorted()).toEqual([...shown].toSorted()))

  it('one that was ticked by hand is shown before all others', () =>
    expect(at(390, { minor: true }).toSorted()).toEqual(['minor', 'name', 'status']))

  it('a text is cut where its column ends, with its share of what is left over', () => {
    const textWidth = (room?: number) => (column: string) =>
      renderHook(() => useTableView(crowded, room)).result.current.textWidth(usualWidth(crowded, column))
    const [usual, wide] = [textWidth(), textWidth(1280)]
    expect(wide('name')).toBeGreaterThan(usual('name'))
    // What is beside the text in a cell stays as it is.
    expect(wide('name') - wide('early')).toBe(2 * (usual('name') - usual('early')))
  })

  it('ticking one that was left out is remembered, though it is shown by default', () => {
    const view = renderHook(() => useTableView(crowded, 300)).result
    expect(view.current.isShown('late')).toBe(false)
    expect(view.current.isLeftOut('late')).toBe(true)
    act(() => view.current.show('late', true))
    expect(view.current.isShown('late')).toBe(true)
    expect(renderHook(() => useTableView(crowded, 300)).result.current.isShown('late')).toBe(true)
  })
})

it.each([topUp, shopOrder])('on a phone one sees first whose it is and how far: $name', (definition) => {
  const view = renderHook(() => useTableView(definition, 300)).result.current
  const [whose, ...next] = view.order.filter((column) => column !== 'id' && view.isShown(column)).slice(0, 3)
  expect(whose).toBe('user_id')
  expect(next).toContain('state')
})
