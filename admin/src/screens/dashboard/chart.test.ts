import { describe, expect, it } from 'vitest'
import { labelledDays, MARGIN, scaleOf, ticksUpTo } from './chart-scale.ts'
import { uptimeParts } from './format.ts'

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [98, [0, 50, 100]],
  [1234, [0, 500, 1000, 1500]],
])('an axis up to %i has the ticks %j', (max, ticks) => expect(ticksUpTo(max)).toEqual(ticks))

it.each([
  [100, -12, [-50, 0, 50, 100]],
  [0, -3, [-3, -2, -1, 0]],
])('an axis from %i down to %i has the ticks %j', (max, min, ticks) => expect(ticksUpTo(max, min)).toEqual(ticks))

describe('the scale of a week', () => {
  const points = [0, 3, 8, 1, 0, 2, 4].map((count, index) => ({ day: `2026-01-0${index + 1}`, count }))
  const scale = scaleOf(points, MARGIN.left + MARGIN.right + 700)

  it('puts every day in the middle of its band', () => expect(scale.x(1)).toBe(MARGIN.left + 150))
  it('finds the day under the pointer', () => {
    expect(scale.indexAt(scale.x(3))).toBe(3)
    expect(scale.indexAt(-50)).toBe(0)
    expect(scale.indexAt(5000)).toBe(6)
  })
  it('draws more higher up', () => expect(scale.y(8)).toBeLessThan(scale.y(1)))
})

it('labels the first and the last day, and none too close to the last', () => {
  expect(labelledDays(7, 200)).toEqual([0, 3, 6])
  expect(labelledDays(90, 400)).toEqual([0, 23, 46, 69, 89])
  expect(labelledDays(1, 400)).toEqual([0])
})

it.each([
  [59, { key: 'uptimeMinutes', days: 0, hours: 0, minutes: 0 }],
  [3700, { key: 'uptimeHours', days: 0, hours: 1, minutes: 1 }],
  [90_000, { key: 'uptimeDays', days: 1, hours: 1, minutes: 0 }],
])('%i seconds are told in two units', (seconds, parts) => expect(uptimeParts(seconds)).toEqual(parts))
