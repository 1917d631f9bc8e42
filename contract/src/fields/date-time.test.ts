import { expect, test } from 'vitest'
import { toSeconds } from './date-time.ts'

const local = (...parts: [number, number, number, number?, number?, number?]): number =>
  new Date(...(parts as [number, number, number])).getTime() / 1000

test.each([
  ['2026-05-01', false, local(2026, 4, 1)],
  ['2026-05-01', true, local(2026, 4, 2) - 1],
  ['2024-02-29', true, local(2024, 2, 1) - 1],
  ['2026-05-01 12:30', true, new Date(2026, 4, 1, 12, 30).getTime() / 1000],
  [' 2026-05-01 12:30:15 ', false, new Date(2026, 4, 1, 12, 30, 15).getTime() / 1000],
  ['1767225600', true, 1_767_225_600],
  [253_402_300_799, false, 253_402_300_799],
  [253_402_300_800, false, undefined],
  [1.5, false, undefined],
  ['2025-02-29', false, undefined],
  ['2026-00-10', false, undefined],
  ['2026-05-01 23:60', false, undefined],
  ['2026-05-01 23:59:60', false, undefined],
  ['2026-5-1', false, undefined],
  ['26-05-01', false, undefined],
  ['2026-05-01Z', false, undefined],
  ['', false, undefined],
])('%s (end of day: %s) is second %s', (value, endOfDay, seconds) => {
  expect(toSeconds(value, endOfDay)).toBe(seconds)
})
