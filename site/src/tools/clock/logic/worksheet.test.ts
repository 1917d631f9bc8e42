import { describe, expect, it } from 'vitest'
import { LEVELS, SHEET_MAX } from './address.ts'
import { makeSheet, SHEET_LENGTH } from './worksheet.ts'

describe('a worksheet', () => {
  it('is the same for its number, so that its answers can be printed a week later', () => {
    for (const level of LEVELS) expect(makeSheet(level, 27)).toEqual(makeSheet(level, 27))
  })

  it('has other questions for the next number and the next level', () => {
    expect(makeSheet(2, 1)).not.toEqual(makeSheet(2, 2))
    expect(makeSheet(2, 10)).not.toEqual(makeSheet(3, 10))
  })

  it.each(LEVELS)('asks twelve times on level %i, no time twice, whatever its number', (level) => {
    for (const number of [1, 2, 500, SHEET_MAX]) {
      const times = makeSheet(level, number).map(({ time }) => time)
      expect(new Set(times).size).toBe(SHEET_LENGTH)
    }
  })

  it('asks both to read a clock and to draw its hands', () => {
    for (const level of [1, 2, 3] as const)
      expect(new Set(makeSheet(level, 5).map(({ kind }) => kind))).toEqual(new Set(['read', 'set']))
  })
})
