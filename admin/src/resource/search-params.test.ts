import type { Definition } from '@tutu/contract/definition/define-resource'
import { describe, expect, it } from 'vitest'
import { readListState } from './list-state.ts'
import { filterParams, listParams } from './search-params.ts'
import { widget } from './testing/widget.ts'

const state = (query: string) => readListState(widget, new URLSearchParams(query))
const seconds = (...at: [number, number, number, number, number, number]) => new Date(...at).getTime() / 1000

describe('what the list asks the server', () => {
  it('asks with paging alone when nothing narrows it', () => {
    expect(listParams(widget, state(''))).toEqual({
      page: 1,
      limit: 10,
      order: undefined,
      quick_search: undefined,
      search: undefined,
    })
  })

  it('names field, operator and value of every condition', () => {
    expect(filterParams(widget, state('shelf_id=3&price=1.50,&order=title,asc&quick_search=a'))).toEqual({
      order: 'title,asc',
      quick_search: 'a',
      search: [
        { field: 'shelf_id', operator: '=', val: '3' },
        { field: 'price', operator: 'RANGE', val: '1.50,' },
      ],
    })
  })

  it.each([
    ['2026-03-01,2026-03-02', `${seconds(2026, 2, 1, 0, 0, 0)},${seconds(2026, 2, 2, 23, 59, 59)}`],
    ['2026-03-01,', `${seconds(2026, 2, 1, 0, 0, 0)},`],
    [',2026-03-02', `,${seconds(2026, 2, 2, 23, 59, 59)}`],
  ])('days %s are whole days of the reader', (days, val) => {
    expect(filterParams(widget, state(`sold=${days}`)).search).toEqual([{ field: 'sold', operator: 'RANGE', val }])
  })
})

it('searches a column that every row has where the definition says so, whole days in the reader’s zone', () => {
  const log: Definition = { ...widget, rowSearch: { createtime: 'RANGE' } }
  const state = readListState(log, new URLSearchParams('createtime=2026-01-02,2026-01-03&updatetime=2026-01-02,'))
  const [from, to] = [new Date(2026, 0, 2), new Date(2026, 0, 4)].map((date) => date.getTime() / 1000)
  expect(listParams(log, state).search).toEqual([{ field: 'createtime', operator: 'RANGE', val: `${from},${to! - 1}` }])
})

it('sends the conditions that were built, days among them as seconds, and leaves out fields that are gone', () => {
  const sold = { field: 'sold', operator: '>=', val: '2026-03-01' }
  const price = { field: 'price', operator: 'RANGE', val: '1.50,' }
  const gone = { field: 'gone', operator: '=', val: '1' }
  const where = { match: 'any', of: [price, { match: 'all', of: [sold, gone] }] }
  const asked = listParams(widget, state(`where=${encodeURIComponent(JSON.stringify(where))}`))
  const from = { ...sold, val: String(seconds(2026, 2, 1, 0, 0, 0)) }
  expect(JSON.parse(String(asked.where))).toEqual({ match: 'any', of: [price, { match: 'all', of: [from] }] })
  expect(listParams(widget, state('where={')).where).toBeUndefined()
})
