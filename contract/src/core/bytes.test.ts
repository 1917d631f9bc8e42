import { expect, it } from 'vitest'
import { formatBytes } from './bytes.ts'

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [52_428_800, '50 MB'],
])('%i bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))
