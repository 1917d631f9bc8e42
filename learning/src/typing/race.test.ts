import { expect, test } from 'vitest'
import { awardsOf, isBest, laneLetters, type Racer } from './race.ts'

const racer = (lane: number, more: Partial<Racer> = {}): Racer => ({
  lane,
  doneAt: 100 + lane,
  whole: true,
  practice: false,
  speed: 20,
  accuracy: 95,
  length: 40,
  earlierBest: null,
  ...more,
})

test('the first, the most careful and the biggest step beyond oneself are seen; nobody is last', () => {
  const racers = [
    racer(1, { doneAt: 50, accuracy: 92 }),
    racer(2, { accuracy: 99, earlierBest: 21 }),
    racer(3, { accuracy: 99, speed: 12, earlierBest: 8 }),
    racer(4, { speed: 30, earlierBest: 29 }),
  ]
  expect(awardsOf(racers)).toEqual({ first: 1, careful: [2, 3], step: 3 })
})

test('what is no typing, no whole text or no care wins nothing, and without anybody there are no awards', () => {
  expect(
    awardsOf([
      racer(1, { doneAt: 1, practice: true, accuracy: 100, speed: 300, earlierBest: 1 }),
      racer(2, { doneAt: 2, whole: false, accuracy: 100, earlierBest: 1 }),
      racer(3, { doneAt: 3, accuracy: 70, earlierBest: 25 }),
      racer(4, { doneAt: null, speed: null, accuracy: null }),
    ]),
  ).toEqual({ first: 3, careful: [], step: null })
  expect(awardsOf([])).toEqual({ first: null, careful: [], step: null })
})

test.each([
  ['faster than ever before', {}, true],
  ['as fast, as it is told', { speed: 23.44 }, false],
  ['as fast, stored with fewer digits', { speed: 23.4, earlierBest: 23.399_999_6 }, false],
  ['slower', { speed: 20 }, false],
  ['too short to be anybody’s best', { length: 19 }, false],
  ['with little care', { accuracy: 79.9 }, false],
  ['a part of the text', { whole: false }, false],
  ['no typing', { practice: true }, false],
  ['the first of its kind', { earlierBest: null }, null],
  ['not handed in', { speed: null, accuracy: null, length: null }, null],
])('a run beyond one’s own best is as whole, long and careful as the best was: %s', (_, more, expected) => {
  const run = racer(1, { speed: 30, earlierBest: 23.36, ...more })
  expect(isBest(run)).toBe(expected)
  expect(awardsOf([run]).step).toBe(expected ? 1 : null)
})

test('sixty rabbits have sixty different letters', () => {
  expect([1, 2, 26, 27, 28, 60].map(laneLetters)).toEqual(['A', 'B', 'Z', 'AA', 'AB', 'BH'])
  expect(new Set(Array.from({ length: 60 }, (_, at) => laneLetters(at + 1))).size).toBe(60)
})
