import { problemOf, type Program, type Step, stepsOf, variablesOf } from './program.ts'
import type { CodeLanguage } from './print.ts'
import { type CodeError, Slip } from './code-error.ts'
import { tokensOf } from './tokens.ts'
import { ProgramReader } from './read-program.ts'

/** `lines`: the line each step is written in. */
export type Parsed =
  | { readonly program: Program; readonly lines: ReadonlyMap<Step, number>; readonly error?: undefined }
  | { readonly error: CodeError }

const LENGTH_MAX = 8000

/**
 * Reads the few words of JavaScript or Python that the rabbit knows. Nothing typed is ever run as code of the browser:
 * it becomes a program as of blocks.
 */
export function parse(source: string, language: CodeLanguage): Parsed {
  try {
    if (source.length > LENGTH_MAX) throw new Slip({ problem: 'too-long', line: 1, found: '' })
    const tokens = tokensOf(source, language)
    const reader = new ProgramReader(tokens, language)
    const program = withoutZeros(reader.program())
    const problem = problemOf(program)
    if (problem) throw new Slip({ problem, line: 1, found: '' })
    return { program, lines: reader.lines }
  } catch (error) {
    if (error instanceof Slip) return { error: error.error }
    throw error
  }
}

/** Variables begin with 0: a line that says so before anything is done with one is right, and no step. */
function withoutZeros(program: Program): Program {
  const isUsedBySkills = new Set(variablesOf({ main: [], functions: program.functions }))
  const used = new Set<string>()
  let hasCalled = false
  const main = program.main.filter((step) => {
    const isZero = step.kind === 'set' && step.value.kind === 'number' && step.value.value === 0
    const isFirst = step.kind === 'set' && !used.has(step.name) && !(hasCalled && isUsedBySkills.has(step.name))
    for (const name of variablesOf({ main: [step], functions: [] })) used.add(name)
    hasCalled ||= stepsOf({ main: [step], functions: [] }).some(({ kind }) => kind === 'call')
    return !(isZero && isFirst)
  })
  return { ...program, main }
}
