import { drawField, type Field } from '../field.ts'
import { parse } from '../parse.ts'
import { countBlocks, type Program, type StepKind } from '../program.ts'
import type { Sense } from '../state.ts'
import type { PlacedLevel } from './index.ts'

/** A level ready to be played. */
export type Level = {
  readonly fields: readonly Field[]
  readonly solution: Program
  /** Blocks of the solution: what three stars take. */
  readonly best: number
  readonly offers: readonly StepKind[]
  readonly senses: readonly Sense[]
}

export function readyLevel({ text: { fields, best, without = [] }, world: { offers, senses } }: PlacedLevel): Level {
  const { program } = parse(best, 'python') as { program?: Program }
  if (!program) throw new Error('The solution of a level cannot be read')
  return {
    fields: fields.map(drawField),
    solution: program,
    best: countBlocks(program),
    offers: offers.filter((kind) => !without.includes(kind)),
    senses,
  }
}
