import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { degreesAt, degreesOf, handsOf, stepLoose, stepTime, turnHourHand, turnLoose, turnMinuteHand } from './hands.ts'
import { DAY, parseTimeOfDay } from './time-of-day.ts'

const at = (digits: string) => parseTimeOfDay(digits)!
const time = fc.integer({ min: 0, max: DAY - 1 })

describe('geared hands', () => {
  it.each([
    ['10:10', 90, '10:15'],
    ['10:55', 30, '11:05'],
    ['11:05', 330, '10:55'],
    ['23:59', 0, '0:00'],
    ['0:00', 354, '23:59'],
    ['12:30', 181, '12:30'],
  ])('from %s the minute hand pulled to %i° makes %s', (from, degrees, to) => {
    expect(turnMinuteHand(at(from), degrees)).toBe(at(to))
  })

  it.each([
    ['10:10', 330, '11:10'],
    ['11:30', 15, '12:30'],
    ['12:30', 345, '11:30'],
    ['23:00', 0, '0:00'],
    ['3:45', 112, '3:45'],
  ])('from %s the hour hand pulled to %i° makes %s', (from, degrees, to) => {
    expect(turnHourHand(at(from), degrees)).toBe(at(to))
  })

  it('the hand goes where it is pulled, the other one fits', () => {
    fc.assert(
      fc.property(time, fc.integer({ min: 0, max: 59 }), (from, minute) => {
        const to = turnMinuteHand(from, minute * 6)
        expect(degreesOf(handsOf(to)).minute).toBe(minute * 6)
        expect(handsOf(to).hour % 60).toBe(minute)
      }),
    )
  })

  it.each([
    ['ArrowLeft', '3:29'],
    ['ArrowRight', '3:31'],
    ['ArrowUp', '4:30'],
    ['ArrowDown', '2:30'],
  ] as const)('%s makes 3:30 to %s', (key, to) => expect(stepTime(at('3:30'), key)).toBe(at(to)))
})

describe('loose hands', () => {
  it('go alone', () => {
    expect(turnLoose({ hour: 180, minute: 0 }, 'minute', 180)).toEqual({ hour: 180, minute: 30 })
    expect(turnLoose({ hour: 180, minute: 0 }, 'hour', 106)).toEqual({ hour: 210, minute: 0 })
    expect(stepLoose({ hour: 180, minute: 0 }, 'ArrowUp', false)).toEqual({ hour: 240, minute: 0 })
    expect(stepLoose({ hour: 180, minute: 0 }, 'ArrowDown', true)).toEqual({ hour: 165, minute: 0 })
    expect(stepLoose({ hour: 0, minute: 0 }, 'ArrowLeft', false)).toEqual({ hour: 0, minute: 59 })
  })
})

it.each([
  [0, -10, 0],
  [10, 0, 90],
  [0, 10, 180],
  [-10, 0, 270],
])('the point (%i, %i) is at %i°', (x, y, degrees) => expect(degreesAt(x, y)).toBeCloseTo(degrees))
