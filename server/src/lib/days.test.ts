import { expect, test } from 'vitest'
import { secondsIn } from './days.ts'

test.each([
  ['Asia/Shanghai', '2026-11-02 00:00:00', '2026-11-01T16:00:00Z'],
  ['Asia/Shanghai', '2026-11-02', '2026-11-01T16:00:00Z'],
  ['Asia/Kathmandu', '2026-11-02 00:00:00', '2026-11-01T18:15:00Z'],
  ['utc', '2026-11-02 00:00:00', '2026-11-02T00:00:00Z'],
  ['America/New_York', '2026-07-01 00:00:00', '2026-07-01T04:00:00Z'],
  ['America/New_York', '2026-12-01 00:00:00', '2026-12-01T05:00:00Z'],
  // The hours about the clocks’ change; of the one that comes twice the first, and of the one left out the next.
  ['America/New_York', '2026-11-01 00:59:59', '2026-11-01T04:59:59Z'],
  ['America/New_York', '2026-11-01 01:30:00', '2026-11-01T05:30:00Z'],
  ['America/New_York', '2026-11-01 02:00:00', '2026-11-01T07:00:00Z'],
  ['America/New_York', '2026-03-08 01:59:59', '2026-03-08T06:59:59Z'],
  ['America/New_York', '2026-03-08 02:30:00', '2026-03-08T07:30:00Z'],
  ['America/New_York', '2026-03-08 03:00:00', '2026-03-08T07:00:00Z'],
])('clocks in %s that show %s are at %s', (zone, text, moment) => {
  expect(secondsIn(zone, text)).toBe(Date.parse(moment) / 1000)
})

test('what is no time is at no moment', () => expect(secondsIn('Asia/Shanghai', 'soon')).toBeUndefined())
