import { nastyTexts } from '@tutu/contract/testing/nasty-texts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CODE_MAX, decodeLevel, decodeProgram, encodeLevel, encodeProgram, SCENERIES } from './address-code.ts'
import { LEVELS } from './levels/index.ts'
import { readyLevel } from './levels/ready.ts'
import { EMPTY, problemOf } from './program.ts'
import { solves } from './run.ts'

const shared = LEVELS.flatMap((placed) => {
  const { fields, solution } = readyLevel(placed)
  return fields.length === 1 ? [{ scenery: placed.number % SCENERIES, field: fields[0]!, solution }] : []
})

describe('levels in an address', () => {
  it('come out as they went in', () => {
    for (const level of shared) expect(decodeLevel(encodeLevel(level))).toEqual(level)
  })

  it('are short enough to be sent on and to fit a QR code', () => {
    for (const level of shared) expect(encodeLevel(level).length).toBeLessThan(220)
  })

  it('are refused where their own solution does not solve them', () => {
    const [level] = shared
    expect(decodeLevel(encodeLevel({ ...level!, solution: EMPTY }))).toBeUndefined()
  })

  it('are refused cut off, lengthened, or with anything else after them', () => {
    const code = encodeLevel(shared[5]!)
    for (let length = 0; length < code.length; length++) {
      const level = decodeLevel(code.slice(0, length))
      if (level) expect(solves([level.field], level.solution)).toBe(true)
    }
    expect(decodeLevel(`${code}AAAA`)).toBeUndefined()
    expect(decodeLevel(`${code}=`)).toBeUndefined()
    expect(decodeLevel(code + 'A'.repeat(CODE_MAX))).toBeUndefined()
  })

  it('with any letter changed are refused, or can still be played', () => {
    const code = encodeLevel(shared[7]!)
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.constantFrom(...'AZaz09-_'), (at, letter) => {
        const level = decodeLevel(code.slice(0, at) + letter + code.slice(at + 1))
        if (level) expect(solves([level.field], level.solution)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('programs in an address', () => {
  it('calls of what is not there are refused', () => {
    expect(decodeProgram(encodeProgram({ main: [{ kind: 'call', name: 'skillA' }], functions: [] }))).toBeUndefined()
  })
})

it('whatever else stands in an address is no level and no program', () => {
  for (const text of nastyTexts('AQ', 'AQAA', '%00', '../')) {
    expect(decodeLevel(text)).toBeUndefined()
    expect(decodeProgram(text)).toBeUndefined()
  }
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const code = btoa(String.fromCharCode(1, ...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '')
      const level = decodeLevel(code)
      if (level) expect(solves([level.field], level.solution)).toBe(true)
      const program = decodeProgram(code)
      if (program) expect(problemOf(program)).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})
