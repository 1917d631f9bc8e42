import { expect, it } from 'vitest'
import { limitedMove, SCALE_MAX, zoomedAt } from './zoom.ts'

const frame = { width: 400, height: 300 }
const whole = { scale: 1, x: 0, y: 0 }

it('what is under the fingers stays there while a picture grows', () => {
  expect(zoomedAt(whole, 2, { x: 100, y: -50 }, frame)).toEqual({ scale: 2, x: -100, y: 50 })
})

it('a picture is never smaller than whole, nor larger than six times', () => {
  expect(zoomedAt({ scale: 2, x: 90, y: 10 }, 0.2, { x: 0, y: 0 }, frame)).toEqual(whole)
  expect(zoomedAt(whole, 99, { x: 0, y: 0 }, frame).scale).toBe(SCALE_MAX)
})

it('is not dragged out of sight', () => {
  expect(limitedMove({ scale: 2, x: 9999, y: -9999 }, frame)).toEqual({ scale: 2, x: 200, y: -150 })
})
