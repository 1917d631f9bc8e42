import { expect, it } from 'vitest'
import { safeColour, textOn } from './colours.ts'

it.each([
  ['#ffffff', '#22303c'],
  ['#f5b82e', '#22303c'],
  ['#151b22', '#ffffff'],
  ['#c2450a', '#ffffff'],
])('text on %s is %s', (colour, text) => {
  expect(textOn(colour)).toBe(text)
})

it.each([
  ['#ABCDEF', '#abcdef'],
  ['red', '#000000'],
  ['#fff', '#000000'],
  ['#fff;}</style><script>', '#000000'],
])('the colour %j becomes %s', (colour, safe) => {
  expect(safeColour(colour, '#000000')).toBe(safe)
})
