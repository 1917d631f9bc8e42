import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromCents, toCents } from './money.ts'

const CENTS = fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 })

test('an amount comes back as it went, to the cent', () => {
  fc.assert(fc.property(CENTS, (cents) => toCents(fromCents(cents)) === cents))
})

test('sums of cents are sums of amounts', () => {
  const part = fc.integer({ min: 0, max: 1e9 })
  const again = (cents: number): number => toCents(fromCents(cents)) ?? NaN
  fc.assert(fc.property(part, part, (a, b) => fromCents(a + b) === fromCents(again(a) + again(b))))
})

test.each([
  ['12.3', 1230],
  ['0.07', 7],
  ['-0.50', -50],
  ['-0.00', 0],
  [1.1, 110],
  [4.35, 435],
  ['1.', undefined],
  ['.5', undefined],
  ['1.234', undefined],
  ['١٢', undefined],
  ['1 2', undefined],
  [0.1 + 0.2, undefined],
  [NaN, undefined],
  [Infinity, undefined],
])('%s is %s cents', (amount, cents) => {
  expect(toCents(amount)).toBe(cents)
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [1230, '12.30'],
  [-7, '-0.07'],
  [-12_345, '-123.45'],
])('%i cents are written %s', (cents, text) => {
  expect(fromCents(cents)).toBe(text)
})
