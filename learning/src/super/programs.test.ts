import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CODE_MAX, decodeProgram, encodeProgram } from './address-code.ts'
import { parse } from './parse.ts'
import { CODE_LANGUAGES, codeText, print } from './print.ts'
import { COMPARISONS, COUNTERS, problemOf, type Program, SKILLS, type Step, type Test, type Value } from './program.ts'
import { ACTIONS, SENSES } from './state.ts'

const value: fc.Arbitrary<Value> = fc.oneof(
  fc.integer({ min: 0, max: 99 }).map((value): Value => ({ kind: 'number', value })),
  fc.constantFrom(...COUNTERS).map((name): Value => ({ kind: 'variable', name })),
  fc.constant<Value>({ kind: 'carrots' }),
)

const anyTest: fc.Arbitrary<Test> = fc.oneof(
  fc.record({ kind: fc.constant('sense' as const), sense: fc.constantFrom(...SENSES), not: fc.boolean() }),
  fc.record({
    kind: fc.constant('compare' as const),
    comparison: fc.constantFrom(...COMPARISONS),
    left: value,
    right: value,
    not: fc.boolean(),
  }),
)

function steps(depth: number): fc.Arbitrary<readonly Step[]> {
  const action = fc.constantFrom(...ACTIONS).map((kind): Step => ({ kind }))
  const plain: fc.Arbitrary<Step> = fc.oneof(
    action,
    fc.constantFrom(...SKILLS).map((name): Step => ({ kind: 'call', name })),
    fc.record({ kind: fc.constantFrom('set' as const, 'change' as const), name: fc.constantFrom(...COUNTERS), value }),
  )
  if (depth === 0) return fc.array(plain, { maxLength: 4 })
  const body = steps(depth - 1)
  return fc.array(
    fc.oneof(
      { arbitrary: plain, weight: 3 },
      { arbitrary: fc.record({ kind: fc.constant('repeat' as const), times: value, body }), weight: 1 },
      { arbitrary: fc.record({ kind: fc.constant('while' as const), test: anyTest, body }), weight: 1 },
      { arbitrary: fc.record({ kind: fc.constant('if' as const), test: anyTest, body }), weight: 1 },
      { arbitrary: fc.record({ kind: fc.constant('if' as const), test: anyTest, body, otherwise: body }), weight: 1 },
    ),
    { maxLength: 4 },
  )
}

/** Any program within its limits. */
const programs: fc.Arbitrary<Program> = fc.record({
  main: steps(2),
  functions: fc
    .tuple(steps(1), steps(1))
    .map((bodies) => bodies.map((body, index) => ({ name: SKILLS[index]!, body }))),
})

describe.each(CODE_LANGUAGES)('any program in %s', (language) => {
  const read = (source: string): Program => {
    const parsed = parse(source, language)
    if (parsed.error) throw new Error(JSON.stringify(parsed.error))
    return parsed.program
  }

  it('that was read is the same program when it is read again', () => {
    fc.assert(
      fc.property(programs, (program) => {
        // What begins with 0 is left out by the first reading.
        const once = read(codeText(print(program, language)))
        expect(read(codeText(print(once, language)))).toEqual(once)
      }),
      { numRuns: 200 },
    )
  })
})

it('any program comes out of an address as it went in', () => {
  fc.assert(
    fc.property(programs, (program) => {
      if (problemOf(program)) return
      const code = encodeProgram(program)
      if (code.length <= CODE_MAX) expect(decodeProgram(code)).toEqual(program)
    }),
    { numRuns: 300 },
  )
})
