import { type FunctionOf, insidesOf, MAIN, type Path, type Program, type Step } from './program.ts'

/** A list of steps: the main one, that of a skill, or one inside a step. */
export type ListPlace = { readonly parent: Path; readonly inside: '' | 'e' }

/** A gap in a list: `index` steps stand before it. */
export type Gap = ListPlace & { readonly index: number }

export function listAt(program: Program, { parent, inside }: ListPlace): readonly Step[] | undefined {
  const [list = '', ...rest] = parent.split('.')
  let steps = list === MAIN ? program.main : program.functions.find(({ name }) => name === list)?.body
  for (const [depth, place] of rest.entries()) {
    const { index } = placeOf(place)
    const step = steps?.[index]
    const name = depth + 1 < rest.length ? placeOf(rest[depth + 1]!).inside : inside
    steps = step && insidesOf(step).find(([one]) => one === name)?.[1]
  }
  return steps
}

/** The gap before a step. */
export function gapBefore(path: Path): Gap {
  const at = path.lastIndexOf('.')
  return { parent: path.slice(0, at), ...placeOf(path.slice(at + 1)) }
}

export function insertStep(program: Program, gap: Gap, step: Step): Program {
  return changeList(program, gap, (steps) => steps.toSpliced(gap.index, 0, step))
}

export function removeStep(program: Program, path: Path): Program {
  const gap = gapBefore(path)
  return changeList(program, gap, (steps) => steps.toSpliced(gap.index, 1))
}

export function replaceStep(program: Program, path: Path, step: Step): Program {
  const gap = gapBefore(path)
  return changeList(program, gap, (steps) => steps.with(gap.index, step))
}

/** With an empty skill of that name, where there is none yet. */
export function withSkill(program: Program, name: string): Program {
  if (program.functions.some((one) => one.name === name)) return program
  return { ...program, functions: [...program.functions, { name, body: [] }] }
}

/** Without a skill and its calls. */
export function withoutSkill({ main, functions }: Program, name: string): Program {
  const without = (steps: readonly Step[]): readonly Step[] =>
    steps.flatMap((step) => (step.kind === 'call' && step.name === name ? [] : [mapInsides(step, without)]))
  return {
    main: without(main),
    functions: functions.flatMap((one) => (one.name === name ? [] : [{ ...one, body: without(one.body) }])),
  }
}

function mapInsides(step: Step, change: (steps: readonly Step[]) => readonly Step[]): Step {
  switch (step.kind) {
    case 'repeat':
    case 'while':
      return { ...step, body: change(step.body) }
    case 'if':
      return step.otherwise
        ? { ...step, body: change(step.body), otherwise: change(step.otherwise) }
        : { ...step, body: change(step.body) }
    case 'call':
    case 'set':
    case 'change':
    case 'forward':
    case 'left':
    case 'right':
    case 'jump':
    case 'pull':
      return step
  }
}

function placeOf(place: string): { inside: '' | 'e'; index: number } {
  return place.startsWith('e') ? { inside: 'e', index: Number(place.slice(1)) } : { inside: '', index: Number(place) }
}

type ChangeSteps = (steps: readonly Step[]) => readonly Step[]

function changeList(program: Program, place: ListPlace, change: ChangeSteps): Program {
  const [list = '', ...rest] = place.parent.split('.')
  const changed = (steps: readonly Step[]) => changeInside(steps, rest, place.inside, change)
  if (list === MAIN) return { ...program, main: changed(program.main) }
  const functions = program.functions.map((one): FunctionOf =>
    one.name === list ? { ...one, body: changed(one.body) } : one,
  )
  return { ...program, functions }
}

/** `rest`: the way on from this list; empty where it is the one meant. */
function changeInside(
  steps: readonly Step[],
  rest: readonly string[],
  last: '' | 'e',
  change: ChangeSteps,
): readonly Step[] {
  const [place, ...further] = rest
  if (place === undefined) return change(steps)
  const { index } = placeOf(place)
  const step = steps[index]
  if (!step) return steps
  const wanted = further[0] === undefined ? last : placeOf(further[0]).inside
  let at = 0
  const names = insidesOf(step).map(([name]) => name)
  return steps.with(
    index,
    mapInsides(step, (inner) => (names[at++] === wanted ? changeInside(inner, further, last, change) : inner)),
  )
}
