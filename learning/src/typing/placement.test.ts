import { expect, it } from 'vitest'
import { levelOf } from './placement.ts'
import type { Age } from './skill.ts'

it.each([
  ['looks for each key', 10, 95, '6-8', 'keys'],
  ['finds most keys', 30, 90, '6-8', 'syllables'],
  ['types as is aimed at for six', 45, 92, '6-8', 'words'],
  ['types so at eleven, where more is aimed at', 45, 92, '11+', 'keys'],
  ['is fast and wrong', 200, 70, '9-10', 'keys'],
  ['is twice as fast, and right', 130, 97, '9-10', 'sentences'],
] as const)('who %s begins there', (_, cpm, accuracy, age: Age, level) =>
  expect(levelOf({ cpm, accuracy }, age)).toBe(level),
)
