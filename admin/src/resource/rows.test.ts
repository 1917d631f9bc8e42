import { expect, it } from 'vitest'
import { moveRow, parentIds, patchRow, siblingsOf, visibleIds, withoutEmptyChildren } from './rows.ts'

const tree = [{ id: 1, children: [{ id: 11 }, { id: 12 }, { id: 13 }] }, { id: 2 }, { id: 3 }]

it('finds the rows of the same parent', () => {
  expect(siblingsOf(tree, 12)?.map((row) => row.id)).toEqual([11, 12, 13])
  expect(siblingsOf(tree, 2)?.map((row) => row.id)).toEqual([1, 2, 3])
  expect(siblingsOf(tree, 9)).toBeUndefined()
})

it.each([
  [1, 3, [2, 3, 1]],
  [3, 1, [3, 1, 2]],
  [13, 11, [1, 2, 3]],
])('moves %i to the place of %i and shifts those between', (id, target, top) => {
  expect(moveRow(tree, id, target).map((row) => row.id)).toEqual(top)
})

it('moves inside a branch', () => {
  expect(moveRow(tree, 13, 11)[0]?.children?.map((row) => row.id)).toEqual([13, 11, 12])
})

it('changes one row wherever it is', () => {
  expect(patchRow(tree, 12, { status: '0' })[0]?.children?.[1]).toEqual({ id: 12, status: '0' })
})

it('knows what is in sight and what can be folded', () => {
  expect(visibleIds(tree, new Set())).toEqual([1, 11, 12, 13, 2, 3])
  expect(visibleIds(tree, new Set([1]))).toEqual([1, 2, 3])
  expect(parentIds(tree)).toEqual([1])
})

it('offers nothing to unfold below a leaf', () => {
  expect(withoutEmptyChildren([{ id: 1, children: [{ id: 2, children: [] }] }])).toEqual([
    { id: 1, children: [{ id: 2 }] },
  ])
})
