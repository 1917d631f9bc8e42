import { MAIN, type Path, pathIn, type Program, type Step, type Test, type Value } from '@tutu/learning/super/program'

/** A block as the block editor stores it. */
export type BlockJson = {
  readonly type: string
  readonly id?: string
  readonly x?: number
  readonly y?: number
  readonly deletable?: boolean
  readonly fields?: Readonly<Record<string, string | number>>
  readonly inputs?: Readonly<Record<string, { readonly block?: BlockJson; readonly shadow?: BlockJson }>>
  readonly next?: { readonly block: BlockJson }
}

/** Where a row of blocks begins; what is not below it is not run. */
export const START = 'super_start'
export const SKILL = 'super_skill'
export const OTHERWISE = 'super_if_else'

const NUMBER = (value: number): BlockJson => ({ type: 'super_number', fields: { NUMBER: value } })

/** The blocks of a program, as they are put on the table. */
export function blocksOf({ main, functions }: Program): readonly BlockJson[] {
  const start: BlockJson = { type: START, x: 20, y: 20, deletable: false, ...nextOf(main) }
  return [
    start,
    ...functions.map(({ name, body }, index): BlockJson => ({
      type: SKILL,
      x: 240 + index * 220,
      y: 20,
      fields: { NAME: name },
      inputs: bodyOf(body),
    })),
  ]
}

function nextOf(steps: readonly Step[]): { next?: { block: BlockJson } } {
  const block = rowOf(steps)
  return block ? { next: { block } } : {}
}

function bodyOf(steps: readonly Step[], name = 'BODY'): NonNullable<BlockJson['inputs']> {
  const block = rowOf(steps)
  return block ? { [name]: { block } } : {}
}

function rowOf([step, ...rest]: readonly Step[]): BlockJson | undefined {
  return step && { ...blockOf(step), ...nextOf(rest) }
}

/** A single block, also as the box of blocks offers it. */
export function blockOf(step: Step): BlockJson {
  const type = `super_${step.kind}`
  switch (step.kind) {
    case 'forward':
    case 'left':
    case 'right':
    case 'jump':
    case 'pull':
      return { type }
    case 'repeat':
      return { type, inputs: { TIMES: inputOf(step.times), ...bodyOf(step.body) } }
    case 'while':
      return { type, inputs: { TEST: testOf(step.test), ...bodyOf(step.body) } }
    case 'if':
      return step.otherwise
        ? {
            type: OTHERWISE,
            inputs: { TEST: testOf(step.test), ...bodyOf(step.body), ...bodyOf(step.otherwise, 'ELSE') },
          }
        : { type, inputs: { TEST: testOf(step.test), ...bodyOf(step.body) } }
    case 'call':
      return { type, fields: { NAME: step.name } }
    case 'set':
    case 'change':
      return { type, fields: { NAME: step.name }, inputs: { VALUE: inputOf(step.value) } }
  }
}

/** Numbers are shadows: another value can be laid over them, and taken away again. */
function inputOf(value: Value): { block?: BlockJson; shadow: BlockJson } {
  switch (value.kind) {
    case 'number':
      return { shadow: NUMBER(value.value) }
    case 'variable':
      return { shadow: NUMBER(1), block: { type: 'super_variable', fields: { NAME: value.name } } }
    case 'carrots':
      return { shadow: NUMBER(1), block: { type: 'super_carrots' } }
  }
}

function testOf(test: Test): { block?: BlockJson; shadow: BlockJson } {
  if (test.kind === 'sense') {
    return { shadow: { type: 'super_sense', fields: { SENSE: `${test.not ? 'not' : 'yes'}-${test.sense}` } } }
  }
  return {
    shadow: { type: 'super_sense', fields: { SENSE: 'not-home' } },
    block: {
      type: 'super_compare',
      fields: { SIGN: `${test.not ? 'not' : 'yes'}${test.comparison}` },
      inputs: { LEFT: inputOf(test.left), RIGHT: inputOf(test.right) },
    },
  }
}

/* ---------- back again ---------- */

/** What is read of the editor's own blocks. */
export type TableBlock = {
  readonly id: string
  readonly type: string
  getFieldValue(name: string): unknown
  getInputTargetBlock(name: string): TableBlock | null
  getNextBlock(): TableBlock | null
}

/** The program that lies on the table, and which block each step is. */
export function programOn(tops: readonly TableBlock[]): { program: Program; blocks: ReadonlyMap<Path, string> } {
  const blocks = new Map<Path, string>()
  const read = (first: TableBlock | null, parent: Path, inside: '' | 'e'): readonly Step[] => {
    const steps: Step[] = []
    for (let block = first; block; block = block.getNextBlock()) {
      const path = pathIn(parent, inside, steps.length)
      const step = stepOf(block, path)
      if (!step) continue
      blocks.set(path, block.id)
      steps.push(step)
    }
    return steps
  }
  const stepOf = (block: TableBlock, path: Path): Step | undefined => {
    const body = () => read(block.getInputTargetBlock('BODY'), path, '')
    const name = String(block.getFieldValue('NAME'))
    switch (block.type) {
      case 'super_forward':
        return { kind: 'forward' }
      case 'super_left':
        return { kind: 'left' }
      case 'super_right':
        return { kind: 'right' }
      case 'super_jump':
        return { kind: 'jump' }
      case 'super_pull':
        return { kind: 'pull' }
      case 'super_repeat':
        return { kind: 'repeat', times: valueOf(block.getInputTargetBlock('TIMES')), body: body() }
      case 'super_while':
        return { kind: 'while', test: readTest(block.getInputTargetBlock('TEST')), body: body() }
      case 'super_if':
        return { kind: 'if', test: readTest(block.getInputTargetBlock('TEST')), body: body() }
      case OTHERWISE:
        return {
          kind: 'if',
          test: readTest(block.getInputTargetBlock('TEST')),
          body: body(),
          otherwise: read(block.getInputTargetBlock('ELSE'), path, 'e'),
        }
      case 'super_call':
        return { kind: 'call', name }
      case 'super_set':
        return { kind: 'set', name, value: valueOf(block.getInputTargetBlock('VALUE')) }
      case 'super_change':
        return { kind: 'change', name, value: valueOf(block.getInputTargetBlock('VALUE')) }
      default:
        return undefined
    }
  }
  const start = tops.find(({ type }) => type === START)
  const main = read(start?.getNextBlock() ?? null, MAIN, '')
  const functions = new Map<string, readonly Step[]>()
  for (const top of tops) {
    const name = String(top.getFieldValue('NAME'))
    // Of two skills of one name the first is meant.
    if (top.type === SKILL && !functions.has(name)) functions.set(name, read(top.getInputTargetBlock('BODY'), name, ''))
  }
  const program = withCalled(main, functions)
  return { program, blocks }
}

/** Skills that are called and not there do nothing: they are there, and empty. */
function withCalled(main: readonly Step[], known: Map<string, readonly Step[]>): Program {
  const look = (steps: readonly Step[]): void => {
    for (const step of steps) {
      if (step.kind === 'call' && !known.has(step.name)) known.set(step.name, [])
      if ('body' in step) look(step.body)
      if ('otherwise' in step && step.otherwise) look(step.otherwise)
    }
  }
  look(main)
  // Goes on with those that are added meanwhile.
  for (const body of known.values()) look(body)
  return { main, functions: [...known].map(([name, body]) => ({ name, body })) }
}

function valueOf(block: TableBlock | null): Value {
  switch (block?.type) {
    case 'super_variable':
      return { kind: 'variable', name: String(block.getFieldValue('NAME')) }
    case 'super_carrots':
      return { kind: 'carrots' }
    default:
      return { kind: 'number', value: Number(block?.getFieldValue('NUMBER') ?? 0) }
  }
}

const SIGN = /^(yes|not)(<|=|>)$/

function readTest(block: TableBlock | null): Test {
  if (block?.type === 'super_compare') {
    const [, truth, comparison] = SIGN.exec(String(block.getFieldValue('SIGN'))) ?? []
    return {
      kind: 'compare',
      comparison: (comparison ?? '<') as '<' | '=' | '>',
      not: truth === 'not',
      left: valueOf(block.getInputTargetBlock('LEFT')),
      right: valueOf(block.getInputTargetBlock('RIGHT')),
    }
  }
  const [, truth, sense] = /^(yes|not)-(.+)$/.exec(String(block?.getFieldValue('SENSE') ?? 'not-home')) ?? []
  return { kind: 'sense', sense: (sense ?? 'home') as Extract<Test, { kind: 'sense' }>['sense'], not: truth === 'not' }
}
