import { expect, it } from 'vitest'
import { inTreeOrder } from './tree-order.ts'

it.each([
  [
    'roots as they come',
    [
      [2, 0],
      [1, 0],
    ],
    [2, 1],
  ],
  [
    'children behind their parent',
    [
      [1, 0],
      [5, 2],
      [2, 0],
      [3, 1],
      [4, 3],
    ],
    [1, 3, 4, 2, 5],
  ],
  [
    'brothers in their order',
    [
      [5, 1],
      [4, 1],
      [1, 0],
    ],
    [1, 5, 4],
  ],
  [
    'a child whose parent is not public',
    [
      [1, 0],
      [7, 9],
      [2, 1],
    ],
    [1, 2, 7],
  ],
])('%s', (_, rows, order) => {
  expect(inTreeOrder(rows.map(([id = 0, pid = 0]) => ({ id, pid }))).map(({ id }) => id)).toEqual(order)
})
