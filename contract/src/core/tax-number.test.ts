import { expect, test } from 'vitest'
import { isTaxNumber } from './tax-number.ts'

test.each([
  ['91350100M000100Y43', true],
  ['91110000600037341L', true],
  ['911100006000373410', false],
  ['91110000600037314L', false],
  // I, O, S, V and Z are none of its letters.
  ['9111000060003734IL', false],
  ['91110000600037341l', false],
  ['110108600037341', true],
  ['L10108196001010012AB', true],
  ['1234567', false],
  ['', false],
])('%s is a number of an organisation: %s', (text, is) => expect(isTaxNumber(text)).toBe(is))
