import { type Action, ACTIONS, type Sense } from './state.ts'

/** A program as arrows, blocks and typed code share it. */
export type Program = {
  readonly main: readonly Step[]
  readonly functions: readonly FunctionOf[]
}

export type FunctionOf = { readonly name: string; readonly body: readonly Step[] }

export type Step =
  | { readonly kind: Action }
  | { readonly kind: 'repeat'; readonly times: Value; readonly body: readonly Step[] }
  | { readonly kind: 'while'; readonly test: Test; readonly body: readonly Step[] }
  | {
      readonly kind: 'if'
      readonly test: Test
      readonly body: readonly Step[]
      /** Absent: there is no `else`. */
      readonly otherwise?: readonly Step[]
    }
  | { readonly kind: 'call'; readonly name: string }
  | { readonly kind: 'set' | 'change'; readonly name: string; readonly value: Value }

export type StepKind = Step['kind']

/** `carrots`: how many have been pulled. */
export type Value =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'carrots' }

export const COMPARISONS = ['<', '=', '>'] as const
export type Comparison = (typeof COMPARISONS)[number]

export type Test =
  | { readonly kind: 'sense'; readonly sense: Sense; readonly not: boolean }
  | {
      readonly kind: 'compare'
      readonly comparison: Comparison
      readonly left: Value
      readonly right: Value
      readonly not: boolean
    }

/** How large a program may be; what comes by address or is typed is held to it. */
export const LIMITS = { steps: 200, depth: 10, functions: 4, variables: 4, number: 99, nameLength: 16 } as const

export const EMPTY: Program = { main: [], functions: [] }

/** Names as JavaScript writes them: `skillA`. */
export const NAME = /^[a-z][a-zA-Z0-9]{0,15}$/

/** The names that tiles and blocks offer. */
export const SKILLS = ['skillA', 'skillB'] as const
export const COUNTERS = ['n', 'm', 'k'] as const

export const number = (value: number): Value => ({ kind: 'number', value })

export function isAction(step: Step): step is { readonly kind: Action } {
  return (ACTIONS as readonly string[]).includes(step.kind)
}

/** The lists of steps inside a step, by the names that stand in paths: '' for the body, 'e' for `else`. */
export function insidesOf(step: Step): readonly (readonly ['' | 'e', readonly Step[]])[] {
  switch (step.kind) {
    case 'repeat':
    case 'while':
      return [['', step.body]]
    case 'if':
      return step.otherwise
        ? [
            ['', step.body],
            ['e', step.otherwise],
          ]
        : [['', step.body]]
    case 'call':
    case 'set':
    case 'change':
    case 'forward':
    case 'left':
    case 'right':
    case 'jump':
    case 'pull':
      return []
  }
}

/** How many blocks there are: each step and each function is one. Stars are reckoned by it. */
export function countBlocks({ main, functions }: Program): number {
  return countSteps(main) + functions.reduce((sum, { body }) => sum + 1 + countSteps(body), 0)
}

function countSteps(steps: readonly Step[]): number {
  let count = 0
  for (const step of steps) {
    count += 1
    for (const [, inside] of insidesOf(step)) count += countSteps(inside)
  }
  return count
}

function depthOf(steps: readonly Step[]): number {
  return Math.max(0, ...steps.map((step) => 1 + Math.max(0, ...insidesOf(step).map(([, inside]) => depthOf(inside)))))
}

function allSteps(steps: readonly Step[]): readonly Step[] {
  return steps.flatMap((step) => [step, ...insidesOf(step).flatMap(([, inside]) => allSteps(inside))])
}

/** Every step of the program, functions included. */
export function stepsOf({ main, functions }: Program): readonly Step[] {
  return [...allSteps(main), ...functions.flatMap(({ body }) => allSteps(body))]
}

export function kindsOf(program: Program): ReadonlySet<StepKind> {
  return new Set(stepsOf(program).map(({ kind }) => kind))
}

/** Names of variables, in the order in which they come. */
export function variablesOf(program: Program): readonly string[] {
  const names = stepsOf(program).flatMap((step) => {
    const values =
      'value' in step ? [step.value] : 'times' in step ? [step.times] : 'test' in step ? valuesOf(step.test) : []
    const own = step.kind === 'set' || step.kind === 'change' ? [step.name] : []
    return [...own, ...values.flatMap((value) => (value.kind === 'variable' ? [value.name] : []))]
  })
  return [...new Set(names)]
}

function valuesOf(test: Test): readonly Value[] {
  return test.kind === 'compare' ? [test.left, test.right] : []
}

export type ProgramProblem = 'too-many-steps' | 'too-deep' | 'too-many-functions' | 'too-many-variables'

export function problemOf(program: Program): ProgramProblem | undefined {
  if (countBlocks(program) > LIMITS.steps) return 'too-many-steps'
  if (Math.max(depthOf(program.main), ...program.functions.map(({ body }) => depthOf(body))) > LIMITS.depth)
    return 'too-deep'
  if (program.functions.length > LIMITS.functions) return 'too-many-functions'
  if (variablesOf(program).length > LIMITS.variables) return 'too-many-variables'
  return undefined
}

/* ---------- paths: where a step stands ---------- */

/**
 * Where a step stands: the list it is in and its place there, from outside to inside. 'main.2' is the third step,
 * 'main.2.0' the first inside it, 'main.2.e0' the first of its `else`; those of functions begin with their name.
 */
export type Path = string

export const MAIN = 'main'

export function pathIn(parent: Path, inside: '' | 'e', index: number): Path {
  return `${parent}.${inside}${index}`
}
