import { expect, test } from 'vitest'
import { dayIn, streakOn, type Streak } from './streak.ts'

/** The streak after coming by on all of these days of a month. */
function after(days: readonly number[]): number {
  let last: Streak | undefined
  for (const day of days) last = streakOn(`2026-11-${String(day).padStart(2, '0')}`, last)
  return last!.streak
}

test.each([
  [[1], 1],
  [[1, 2, 3], 3],
  // One missed day goes unnoticed, the second within seven days does not.
  [[1, 2, 4, 5], 4],
  [[1, 3, 5], 1],
  [[1, 3, 4, 5, 6, 7, 8, 10], 8],
  [[1, 2, 5], 1],
])('coming by on %j is a streak of %i', (days, streak) => {
  expect(after(days)).toBe(streak)
})

test('a day begins where the member is', () => {
  const evening = new Date('2026-11-23T17:30:00Z')
  expect(dayIn('Asia/Shanghai', evening)).toBe('2026-11-24')
  expect(dayIn('Europe/London', evening)).toBe('2026-11-23')
  expect(() => dayIn('Moon/Tycho', evening)).toThrow(RangeError)
})
