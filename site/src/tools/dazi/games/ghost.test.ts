import { expect, test } from 'vitest'
import { ghostAt, isFaster, pacedGhost } from './ghost.ts'

test('a paced ghost types evenly', () => {
  expect(pacedGhost(4, 60)).toEqual([0, 1000, 2000, 3000])
})

test.each([
  [0, 1],
  [999, 1],
  [1000, 2],
  [9000, 4],
])('after %d ms it has %d characters', (ms, count) => {
  expect(ghostAt(pacedGhost(4, 60), ms)).toBe(count)
})

test.each([
  [[0, 900], undefined, true],
  [[0, 900], [0, 1000], true],
  [[0, 1100], [0, 1000], false],
  [[0, 500, 1100], [0, 1000], true],
])('%o against %o: %s', (run, ghost, faster) => {
  expect(isFaster(run, ghost)).toBe(faster)
})
