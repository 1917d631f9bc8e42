import { expect, it } from 'vitest'
import { unitOf } from './bytes.ts'

it.each([
  [0, 'MB'],
  [1, 'kB'],
  [512 * 1024, 'kB'],
  [1536, 'kB'],
  [10 * 1024 ** 2, 'MB'],
  [1.5 * 1024 ** 3, 'GB'],
  [1024 ** 3, 'GB'],
  [1024 ** 3 + 1, 'kB'],
])('%d bytes are told in %s', (bytes, unit) => expect(unitOf(bytes)).toBe(unit))
