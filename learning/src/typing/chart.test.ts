import { expect, test } from 'vitest'
import { chartOf } from './chart.ts'
import { latin, runOf, typed } from './testing/typist.ts'

/** A child who looks for every key: one after a second and a half, the next after half a second. */
const slowly = Array.from({ length: 40 }, (_, index) => [index % 2 ? 1500 : 500, 'a']).flat()

test('the line of a slow typist is no row of peaks and holes', () => {
  const chart = chartOf(runOf(latin('a'.repeat(60)), typed(['a', 100, 'a', ...slowly])))
  // 12 words a minute all along: sixty keys.
  for (const { raw, speed } of chart) expect(Math.min(raw, speed)).toBeGreaterThan(9)
  for (const { raw, speed } of chart) expect(Math.max(raw, speed)).toBeLessThan(20)
})

test('somebody who becomes faster is seen becoming faster', () => {
  const chart = chartOf(
    runOf(
      latin('a'.repeat(80)),
      typed([
        ...'a'
          .repeat(20)
          .split('')
          .flatMap((a) => [1000, a]),
        'a'.repeat(40),
      ]),
    ),
  )
  expect(chart.at(11)!.raw).toBeCloseTo(12)
  expect(chart.at(-1)!.raw).toBeGreaterThan(50)
})
