import { expect, test } from 'vitest'
import { isSpelled } from './spelled.ts'

test.each([
  [['an', 'na'], 'an', true],
  [['an', 'na'], 'ana', true],
  [['an', 'na'], 'anan', false],
  [['xi', 'an'], 'xian', true],
  [['a', 'a', 'a'], 'aaaa', false],
  [['yin', ['le', 'yue']], 'yinyue', true],
  [['yin', ['le', 'yue']], 'yl', true],
  [['yin', ['le', 'yue']], 'yley', false],
  [[], 'a', false],
])('%j typed as %s: %s', (units, typed, isSo) => {
  expect(isSpelled(units, typed, 0)).toBe(isSo)
})
