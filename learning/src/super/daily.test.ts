import { expect, it } from 'vitest'
import { dailyPuzzle, dayOf, isDay } from './daily.ts'
import { problemOf } from './field.ts'
import { countBlocks } from './program.ts'
import { solves } from './run.ts'

it('every day of a month has a puzzle that its solution solves', () => {
  const first = new Date(2026, 10, 24)
  const seen = new Set<string>()
  for (let day = 0; day < 31; day++) {
    const { field, solution, scenery } = dailyPuzzle(dayOf(new Date(2026, 10, first.getDate() + day)))
    expect(problemOf(field)).toBeUndefined()
    expect(solves([field], solution)).toBe(true)
    expect(countBlocks(solution)).toBeGreaterThanOrEqual(5)
    expect([0, 1, 2, 3, 4]).toContain(scenery)
    seen.add(JSON.stringify(field))
  }
  expect(seen.size).toBe(31)
})

it('a day has the same puzzle whoever asks', () => {
  expect(dailyPuzzle('2026-11-24')).toEqual(dailyPuzzle('2026-11-24'))
  expect(dailyPuzzle('2026-11-24').field).not.toEqual(dailyPuzzle('2026-11-25').field)
})

it.each([
  ['2026-11-24', true],
  ['2026-13-01', false],
  ['1999-01-01', false],
  ['', false],
  ['2026-11-24x', false],
  ['2026-02-31', false],
])('%s is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected))
