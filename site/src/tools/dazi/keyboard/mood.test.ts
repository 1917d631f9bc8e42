import { expect, test } from 'vitest'
import { createMood } from './mood.ts'

const after = (keys: string) =>
  [...keys]
    .map((key) => key === '.')
    .map(createMood())
    .at(-1)

test('Tutu is glad of a run without slips, and types along again while it goes on', () => {
  expect(after('.')).toBe('calm')
  expect(after('.'.repeat(12))).toBe('glad')
  expect(after('.'.repeat(24))).toBe('calm')
})

test('Tutu waits at a slip until three keys are right', () => {
  expect(after(`${'.'.repeat(12)}x`)).toBe('patient')
  expect(after('x..')).toBe('patient')
  expect(after('x...')).toBe('calm')
})
