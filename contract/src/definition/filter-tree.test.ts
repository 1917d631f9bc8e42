import { expect, it } from 'vitest'
import { course } from '../resources/course.ts'
import { adminLog } from '../resources/admin-log.ts'
import { changeConditions, conditionsIn, filterFields, type FilterTree, readFilterTree } from './filter-tree.ts'

const one = (field: string, val = '1') => ({ field, operator: '=', val })
const tree: FilterTree = { match: 'all', of: [one('a'), { match: 'any', of: [one('b'), one('c')] }] }

it('reads a tree from an address as from a body, and nothing from nothing', () => {
  expect(readFilterTree(JSON.stringify(tree))).toEqual(tree)
  expect(readFilterTree(tree)).toEqual(tree)
  for (const nothing of [undefined, null, '']) expect(readFilterTree(nothing)).toBeUndefined()
})

it('keeps nothing of what it does not know', () => {
  const sent = { match: 'any', of: [{ field: 'a', operator: 'NULL', more: 1 }], also: 'x' }
  expect(readFilterTree(sent)).toEqual({ match: 'any', of: [{ field: 'a', operator: 'NULL', val: '' }] })
})

it.each([
  ['filter.malformed', { match: 'any', of: [one('a\0')] }],
  ['filter.malformed', { match: 'any', of: [{ ...one('a'), val: '\ud800' }] }],
  ['filter.malformed', { match: 'any', of: [[]] }],
  ['filter.tooDeep', { match: 'any', of: [{ match: 'all', of: [tree] }] }],
  ['filter.tooMany', { match: 'any', of: Array.from({ length: 21 }, () => one('a')) }],
  ['filter.tooLong', { match: 'any', of: [one('a', '长'.repeat(800))] }],
])('refuses with %s what is no tree', (key, sent) => {
  expect(() => readFilterTree(sent)).toThrow(expect.objectContaining({ key }))
})

it('takes a condition out, with its group when that was the last, and the tree with the last of all', () => {
  const without = (fields: string[]) => changeConditions(tree, (one) => (fields.includes(one.field) ? undefined : one))
  expect(without(['b'])).toEqual({ match: 'all', of: [one('a'), { match: 'any', of: [one('c')] }] })
  expect(without(['b', 'c'])).toEqual({ match: 'all', of: [one('a')] })
  expect(without(['a', 'b', 'c'])).toBeUndefined()
  expect(conditionsIn(tree).map(({ field }) => field)).toEqual(['a', 'b', 'c'])
})

it('is about searched fields and the columns every row has, of a log without the time of changes', () => {
  const names = filterFields(course).map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(['title', 'price', 'id', 'createtime', 'updatetime']))
  expect(names).not.toContain('body')
  expect(new Set(names).size).toBe(names.length)
  expect(filterFields({ ...adminLog, ledger: true }).map(([name]) => name)).not.toContain('updatetime')
})
