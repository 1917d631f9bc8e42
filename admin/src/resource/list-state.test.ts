import { describe, expect, it } from 'vitest'
import { isInHandOrder, isWhereLost, type ListState, readListState, turnTo, writeListState } from './list-state.ts'
import { shelf, widget } from './testing/widget.ts'

const read = (query: string) => readListState(widget, new URLSearchParams(query))
const start: ListState = { page: 1, limit: 10, order: undefined, quickSearch: '', filters: {} }

describe('the list in the address', () => {
  it.each<[string, ListState]>([
    ['', start],
    ['page=3&limit=50', { ...start, page: 3, limit: 50 }],
    ['order=title%2Casc', { ...start, order: { field: 'title', direction: 'asc' } }],
    ['quick_search=%E8%9E%BA%E4%B8%9D', { ...start, quickSearch: '螺丝' }],
    ['shelf_id=3&price=1.50%2C20', { ...start, filters: { shelf_id: '3', price: '1.50,20' } }],
    ['untranslated=en', { ...start, filters: { untranslated: 'en' } }],
  ])('%s is read and written back the same', (query, state) => {
    expect(read(query)).toEqual(state)
    expect(writeListState(widget, state, new URLSearchParams()).toString()).toBe(query)
  })

  it.each(['page=0', 'page=x', 'limit=7', 'limit=1000', 'order=note,asc', 'order=', 'note=a', 'shelf_id='])(
    'what makes no sense is left aside: %s',
    (query) => expect(read(query)).toEqual(start),
  )

  it('keeps what others wrote into the address', () => {
    expect(writeListState(widget, { ...start, page: 2 }, new URLSearchParams('tab=1&page=9')).toString()).toBe(
      'tab=1&page=2',
    )
  })
})

describe('rows are dragged only in the order made by hand', () => {
  it.each([
    ['', true],
    ['order=weigh,asc', true],
    ['page=2', true],
    ['shelf_id=3', true],
    ['order=title,asc', false],
    ['quick_search=a', false],
    ['price=1,2', false],
    ['where={"match":"any","of":[{"field":"price","operator":"NOT NULL"}]}', false],
    ['part_ids=8', false],
  ])('%s → %s', (query, expected) => expect(isInHandOrder(widget, read(query))).toBe(expected))

  it('in trees as well', () => expect(isInHandOrder(shelf, start)).toBe(true))
})

describe('pages are turned', () => {
  const answer = { total: 50_000, next: 'n', previous: 'p' }
  it.each([
    ['by number at the beginning', 2, 1, undefined],
    ['by cursor to the next one in the middle', 2001, 2000, 'n'],
    ['by cursor to the one before in the middle', 1999, 2000, 'p'],
    ['by number to one far away', 2500, 2000, undefined],
    ['by number near the end', 4999, 5000, undefined],
  ])('%s', (_, page, from, cursor) => expect(turnTo(page, { ...start, page: from }, answer)).toEqual({ page, cursor }))

  it('and any other change forgets the cursor', () => {
    expect(read('page=2001&cursor=n')).toEqual({ ...start, page: 2001, cursor: 'n' })
    expect(writeListState(widget, start, new URLSearchParams('page=2001&cursor=n')).toString()).toBe('')
  })
})

it('looks for texts that are missing only where they are written in several languages', () =>
  expect(readListState(shelf, new URLSearchParams('untranslated=en')).filters).toEqual({}))

it('tells of an address whose conditions mean nothing, and of no other', () => {
  const tree = (field: string) => JSON.stringify({ match: 'any', of: [{ field, operator: '=', val: 'x' }] })
  expect(isWhereLost(widget, null)).toBe(false)
  expect(isWhereLost(widget, tree('title'))).toBe(false)
  for (const text of ['{nonsense', '[]', tree('nothing'), tree('__proto__')])
    expect(isWhereLost(widget, text)).toBe(true)
})
