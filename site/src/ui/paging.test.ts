import { expect, it } from 'vitest'
import { nearby } from './paging.tsx'

it.each([
  [1, 2, [1, 2]],
  [1, 5, [1, 2, undefined, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [10, 20, [1, undefined, 9, 10, 11, undefined, 20]],
])('page %i of %i links to %j', (page, pages, expected) => {
  expect(nearby(page, pages)).toEqual(expected)
})
