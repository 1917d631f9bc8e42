import { expect, it } from 'vitest'
import { scrollFor } from './room-below.ts'

/** A phone's table of blocks, 120 px high, its top where the first block begins. */
const PHONE = { top: 0, height: 120 }

it.each([
  ['while there is room for one more, nothing moves', { before: 30, now: 60 }, PHONE, 0],
  ['what grew to the rim moves up until one more finds room', { before: 80, now: 118 }, PHONE, 42],
  ['also where the table was moved up before', { before: 118, now: 156 }, { top: 42, height: 120 }, 38],
  ['a change in the middle of a long program leaves the view where it is', { before: 400, now: 430 }, PHONE, 0],
  ['what became shorter moves nothing', { before: 118, now: 80 }, PHONE, 0],
])('%s', (_, end, view, pixels) => {
  expect(scrollFor(end, view)).toBe(pixels)
})
