import { type Field } from './field.ts'
import { insidesOf, MAIN, type Path, pathIn, type Program, type Step, type Test, type Value } from './program.ts'
import { act, type Action, type Crash, isSolved, senses, startOf, type State } from './state.ts'

/** One beat of a run: one block is lit. */
export type Beat = {
  /** The step that is lit. */
  readonly path: Path
  readonly before: State
  readonly after: State
  /** What the rabbit did; absent where only was thought: a test, a count. */
  readonly action?: Action
  readonly crash?: Crash
  /** What a test came to. */
  readonly truth?: boolean
  readonly variables: Variables
}

export type Variables = Readonly<Record<string, number>>

/** How a run ended. `ended`: the program is over, and the task is not done. */
export type Outcome =
  | { readonly kind: 'solved' }
  | { readonly kind: 'crashed'; readonly crash: Crash }
  | { readonly kind: 'ended' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'too-deep' }

/** Beats: longer runs are loops without an end. The longest of our own solutions takes 154. */
export const BEATS_MAX = 1000
/** Calls inside calls. */
const CALLS_MAX = 60
const NUMBER_MAX = 9999

/**
 * Runs a program beat after beat: `for (const beat of run(…))`, or `next()` by a clock. Ends as soon as the task is done:
 * what would come after is never asked for, so that "for ever" is a program too.
 */
export function* run(field: Field, program: Program): Generator<Beat, Outcome> {
  const functions = new Map(program.functions.map(({ name, body }) => [name, body]))
  const variables: Record<string, number> = {}
  let state = startOf(field)
  let beats = 0
  let calls = 0

  function* doAll(steps: readonly Step[], parent: Path, inside: '' | 'e'): Generator<Beat, Outcome | undefined> {
    for (const [index, step] of steps.entries()) {
      const outcome = yield* doOne(step, pathIn(parent, inside, index))
      if (outcome) return outcome
    }
    return undefined
  }

  /** A beat in which nothing moves. Answers how the run ended where it was one too many. */
  function* think(path: Path, truth?: boolean): Generator<Beat, Outcome | undefined> {
    beats += 1
    if (beats > BEATS_MAX) return { kind: 'too-long' }
    yield { path, before: state, after: state, truth, variables: { ...variables } }
    return undefined
  }

  function* doOne(step: Step, path: Path): Generator<Beat, Outcome | undefined> {
    switch (step.kind) {
      case 'forward':
      case 'left':
      case 'right':
      case 'jump':
      case 'pull': {
        beats += 1
        if (beats > BEATS_MAX) return { kind: 'too-long' }
        const before = state
        const { state: after, crash } = act(before, step.kind)
        state = after
        yield { path, before, after, action: step.kind, crash, variables: { ...variables } }
        if (crash) return { kind: 'crashed', crash }
        return isSolved(state) ? { kind: 'solved' } : undefined
      }
      case 'repeat': {
        const times = valueOf(step.times, state, variables)
        for (let turn = 0; turn < times; turn++) {
          const outcome = (yield* think(path)) ?? (yield* doAll(step.body, path, ''))
          if (outcome) return outcome
        }
        // A loop that is never gone through is lit all the same.
        return times > 0 ? undefined : yield* think(path)
      }
      case 'while': {
        // Where all is as it once was at this loop, all that follows will be, too: it has no end.
        const known = new Set<string>()
        while (true) {
          const truth = isTrue(step.test, state, variables)
          const tooLong = yield* think(path, truth)
          if (tooLong) return tooLong
          if (!truth) return undefined
          const { rabbit, carrots, doorsTurned } = state
          const now = JSON.stringify([rabbit, carrots, doorsTurned, variables])
          if (known.has(now)) return { kind: 'too-long' }
          known.add(now)
          const outcome = yield* doAll(step.body, path, '')
          if (outcome) return outcome
        }
      }
      case 'if': {
        const truth = isTrue(step.test, state, variables)
        return (
          (yield* think(path, truth)) ??
          (truth ? yield* doAll(step.body, path, '') : yield* doAll(step.otherwise ?? [], path, 'e'))
        )
      }
      case 'call': {
        const tooLong = yield* think(path)
        if (tooLong) return tooLong
        if (calls >= CALLS_MAX) return { kind: 'too-deep' }
        calls += 1
        const outcome = yield* doAll(functions.get(step.name) ?? [], step.name, '')
        calls -= 1
        return outcome
      }
      case 'set':
      case 'change': {
        const value = valueOf(step.value, state, variables)
        const next = step.kind === 'set' ? value : (variables[step.name] ?? 0) + value
        variables[step.name] = Math.max(-NUMBER_MAX, Math.min(NUMBER_MAX, next))
        return yield* think(path)
      }
    }
  }

  if (isSolved(state)) return { kind: 'solved' }
  return (yield* doAll(program.main, MAIN, '')) ?? { kind: 'ended' }
}

function valueOf(value: Value, state: State, variables: Variables): number {
  switch (value.kind) {
    case 'number':
      return value.value
    case 'variable':
      return variables[value.name] ?? 0
    case 'carrots':
      return state.pulled
  }
}

function isTrue(test: Test, state: State, variables: Variables): boolean {
  return test.not !== holds(test, state, variables)
}

function holds(test: Test, state: State, variables: Variables): boolean {
  if (test.kind === 'sense') return senses(state, test.sense)
  const [left, right] = [valueOf(test.left, state, variables), valueOf(test.right, state, variables)]
  switch (test.comparison) {
    case '<':
      return left < right
    case '=':
      return left === right
    case '>':
      return left > right
  }
}

/** A whole run at once. */
export type Result = { readonly outcome: Outcome; readonly last: State; readonly moves: number }

export function runWhole(field: Field, program: Program): Result {
  const beats = run(field, program)
  let last = startOf(field)
  let moves = 0
  for (let next = beats.next(); ; next = beats.next()) {
    if (next.done) return { outcome: next.value, last, moves }
    last = next.value.after
    if (next.value.action) moves += 1
  }
}

/** Whether the program does the task on each of the fields. */
export function solves(fields: readonly Field[], program: Program): boolean {
  return fields.every((field) => runWhole(field, program).outcome.kind === 'solved')
}

/** The step at a path, where there is one. */
export function stepAt(program: Program, path: Path): Step | undefined {
  const [list = '', ...rest] = path.split('.')
  let steps = list === MAIN ? program.main : program.functions.find(({ name }) => name === list)?.body
  let step: Step | undefined
  for (const place of rest) {
    const [, inside = '', index = ''] = /^(e?)(\d+)$/.exec(place) ?? []
    if (step) steps = insidesOf(step).find(([name]) => name === inside)?.[1]
    step = index === '' ? undefined : steps?.[Number(index)]
    if (!step) return undefined
  }
  return step
}
