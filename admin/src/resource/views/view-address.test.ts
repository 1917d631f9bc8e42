import type { ViewState } from '@tutu/contract/api/saved-view'
import { expect, it } from 'vitest'
import { widget } from '../testing/widget.ts'
import {
  addressOfView,
  isSameColumns,
  isSameNarrowing,
  readView,
  readViewedState,
  writeViewedState,
} from './view-address.ts'

const state: ViewState = {
  filters: { shelf_id: '3', price: '1,' },
  where: { match: 'any', of: [{ field: 'title', operator: 'LIKE', val: 'a' }] },
  order: { field: 'title', direction: 'asc' },
  quickSearch: 'tea',
  limit: 50,
  columns: { shown: { size: false }, order: [] },
}
const view = { id: 5, state }
const at = (query: string) => new URLSearchParams(query)
const shown = (query: string) => readViewedState(widget, at(query), view)
const written = (change: object, query = 'view=5') =>
  writeViewedState(widget, { ...shown(query), ...change }, at(query), view).toString()

it.each([
  ['', { id: undefined, isChanged: false, isPlain: true }],
  ['tab=1&open=3', { id: undefined, isChanged: false, isPlain: true }],
  ['view=5', { id: 5, isChanged: false, isPlain: false }],
  ['view=5,changed&price=1,', { id: 5, isChanged: true, isPlain: false }],
  ['view=0', { id: 0, isChanged: false, isPlain: false }],
  ['view=x', { id: undefined, isChanged: false, isPlain: true }],
  ['shelf_id=3', { id: undefined, isChanged: false, isPlain: false }],
  ['where=%7B', { id: undefined, isChanged: false, isPlain: false }],
  ['quick_search=a', { id: undefined, isChanged: false, isPlain: false }],
])('the address %s names %j', (query, expected) => expect(readView(widget, at(query))).toEqual(expected))

it('is short while the list is as the view has it, on whatever page', () => {
  const { filters, where, quickSearch, order, limit } = state
  expect(shown('view=5&page=2')).toMatchObject({ filters, where, quickSearch, order, limit, page: 2 })
  expect(written({ page: 3 })).toBe('view=5&page=3')
  expect(written({ filters: { price: '1,', shelf_id: '3' } })).toBe('view=5')
})

it('says everything once something is otherwise, and is short again when it is put back', () => {
  const changed = written({ filters: {} })
  expect(at(changed).get('view')).toBe('5,changed')
  expect(at(changed).get('limit')).toBe('50')
  expect(shown(changed)).toMatchObject({ filters: {}, where: state.where, limit: 50 })
  expect(written({ filters: state.filters }, changed)).toBe('view=5')
  const bare = written({ filters: {}, where: undefined, quickSearch: '', order: undefined, limit: 10 })
  expect(bare).toBe('view=5%2Cchanged')
  expect(shown(bare)).toMatchObject({ filters: {}, limit: 10 })
})

it('departs from the view with other words in the search box, and with none', () => {
  expect(shown('view=5&quick_search=b').quickSearch).toBe('b')
  const other = written({ quickSearch: 'b' })
  expect(at(other).get('view')).toBe('5,changed')
  expect(shown(other).quickSearch).toBe('b')
  expect(shown(written({ quickSearch: '' })).quickSearch).toBe('')
  expect(written({ quickSearch: 'tea' }, other)).toBe('view=5')
})

it('of a chosen view forgets what stood there', () => {
  expect(addressOfView(widget, 7, at('view=5,changed&price=1,&page=2&tab=1')).toString()).toBe('view=7&tab=1')
})

it('compares what a view says, in whatever order its names come back', () => {
  const { filters, where, order, limit } = state
  const turned = { ...state, filters: { price: '1,', shelf_id: '3' } }
  expect(isSameNarrowing(state, turned)).toBe(true)
  expect(isSameNarrowing(state, { ...state, where: { match: 'all', of: state.where!.of } })).toBe(false)
  expect(isSameNarrowing(state, { ...state, limit: 10 })).toBe(false)
  expect(isSameNarrowing({ ...state, quickSearch: '' }, { filters, where, order, limit })).toBe(true)
  expect(isSameColumns({ shown: { a: true, b: false }, order: [] }, { shown: { b: false, a: true }, order: [] })).toBe(
    true,
  )
  expect(isSameColumns({ shown: {}, order: ['a', 'b'] }, { shown: {}, order: ['b', 'a'] })).toBe(false)
})
