import { expect, it } from 'vitest'
import { sayDate, sayLunarDay, weekNumber } from './calendar.ts'
import { digits24 } from './time-of-day.ts'
import { CITIES, isDaytime, lookAt, parseZones } from './world.ts'

// 09:00 in Beijing.
const NOW = Date.UTC(2026, 10, 20, 1, 0)

it.each([
  ['Asia/Shanghai', '09:00', 0, 0],
  ['Asia/Tokyo', '10:00', 0, 60],
  ['Europe/London', '01:00', 0, -480],
  ['America/New_York', '20:00', -1, -780],
  ['Asia/Kolkata', '06:30', 0, -150],
  ['Pacific/Auckland', '14:00', 0, 300],
])('at nine in Beijing it is %s %s, day %i, %i minutes ahead', (zone, time, day, ahead) => {
  const there = lookAt(zone, NOW, 'Asia/Shanghai')
  expect({ ...there, time: digits24(there.time) }).toEqual({ time, day, ahead })
})

it('every city of the list has a zone the browser knows', () => {
  for (const { zone } of CITIES) expect(lookAt(zone, NOW).time).toBeGreaterThanOrEqual(0)
})

it.each([
  [12 * 60, true],
  [7 * 60, true],
  [19 * 60, false],
  [0, false],
])('at minute %i it is day: %s', (time, isDay) => expect(isDaytime(time)).toBe(isDay))

it('kept zones that are no city, or come twice, fall away', () => {
  expect(parseZones(['Asia/Tokyo', 'x', 'Asia/Tokyo', 3])).toEqual(['Asia/Tokyo'])
})

it.each([
  [new Date(2026, 0, 1), 1],
  [new Date(2027, 0, 1), 53],
  [new Date(2026, 10, 20), 47],
  [new Date(2024, 11, 30), 1],
])('%s is in week %i', (date, week) => expect(weekNumber(date.getTime())).toBe(week))

it.each([
  [new Date(2026, 1, 17), '正月初一', 'First Month, day 1'],
  [new Date(2026, 10, 20), '十月十二', 'Tenth Month, day 12'],
  [new Date(2026, 1, 16), '腊月廿九', 'Twelfth Month, day 29'],
])('%s is %s, %s by the Chinese calendar', (date, chinese, english) => {
  expect(sayLunarDay(date.getTime(), 'zh-cn')).toBe(chinese)
  expect(sayLunarDay(date.getTime(), 'en')).toBe(english)
})

it('the date is said as a calendar has it', () => {
  const friday = new Date(2026, 10, 20, 9).getTime()
  expect(sayDate(friday, 'zh-cn')).toBe('2026年11月20日星期五')
  expect(sayDate(friday, 'en')).toBe('Friday 20 November 2026')
})
