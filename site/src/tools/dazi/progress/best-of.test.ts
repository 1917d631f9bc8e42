import { expect, test } from 'vitest'
import type { Result } from '../store/record.ts'
import { bestOf } from './best-of.ts'

const result = (part: Partial<Result>): Result => ({
  at: 0,
  kind: 'lesson',
  id: 'x',
  script: 'latin',
  speed: 10,
  accuracy: 95,
  activeMs: 60_000,
  length: 100,
  stars: 3,
  points: 5,
  ...part,
})

test('the best is the fastest of those with few slips, long enough, of its own kind', () => {
  const results = [
    result({ speed: 12 }),
    result({ speed: 18, script: 'code' }),
    result({ speed: 40, accuracy: 89 }),
    result({ speed: 50, length: 12 }),
    result({ speed: 22, script: 'han', length: 20 }),
  ]
  expect([bestOf(results, 'letters')?.speed, bestOf(results, 'han')?.speed]).toEqual([18, 22])
  expect(bestOf([], 'han')).toBeUndefined()
})
