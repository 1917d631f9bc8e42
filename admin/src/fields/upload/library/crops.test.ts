import { expect, it } from 'vitest'
import { largest, partsOf, percentOf, turned, WHOLE } from './crops.ts'

const CORNER = { unit: '%', x: 10, y: 0, width: 30, height: 20 } as const

it('what was chosen stays chosen when the picture is turned, and is back after four turns', () => {
  // Near the upper left: turned to the right it lies at the right, near the top.
  expect(turned(CORNER, 90)).toEqual({ unit: '%', x: 80, y: 10, width: 20, height: 30 })
  expect(turned(turned(CORNER, 90), 270)).toEqual(CORNER)
  let crop = { ...CORNER } as Parameters<typeof turned>[0]
  for (let turns = 0; turns < 4; turns++) crop = turned(crop, 90)
  expect(crop).toEqual(CORNER)
})

it('a shape takes as much of the picture as it can, from its middle', () => {
  expect(largest(1, { width: 800, height: 400 })).toEqual({ unit: '%', x: 25, y: 0, width: 50, height: 100 })
  expect(largest(2, { width: 400, height: 400 })).toEqual({ unit: '%', x: 0, y: 25, width: 100, height: 50 })
})

it('what is sent never lies beyond the picture, and comes back as it was', () => {
  expect(partsOf({ unit: '%', x: -0.0001, y: 0, width: 100.0001, height: 50 })).toEqual({
    x: 0,
    y: 0,
    width: 1,
    height: 0.5,
  })
  expect(percentOf(partsOf(CORNER))).toEqual(CORNER)
  expect(percentOf(null)).toEqual(WHOLE)
})
