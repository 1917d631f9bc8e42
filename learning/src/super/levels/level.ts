import type { Localized } from '@tutu/contract/core/languages'
import type { StepKind } from '../program.ts'
import type { Sense } from '../state.ts'

/** A level as it is written in this folder. */
export type LevelText = {
  readonly title: Localized
  /** What to think of, in a sentence: the first of three hints. */
  readonly hint: Localized
  /** One drawing, or several: the same program must do the task in each. */
  readonly fields: readonly string[]
  /** The solution with the fewest blocks that is known, in Python. */
  readonly best: string
  /** What its world offers and this level does not need yet. */
  readonly without?: readonly StepKind[]
}

export type World = {
  /** Also the name of its scenery. */
  readonly id: 'meadow' | 'forest' | 'snow' | 'beach' | 'stars'
  readonly title: Localized
  /** What is learnt here. */
  readonly lesson: Localized
  readonly accent: 'leaf' | 'honey' | 'sky' | 'teal' | 'violet'
  /** What tiles and blocks offer, in their order. Who types may use every word in every level. */
  readonly offers: readonly StepKind[]
  readonly senses: readonly Sense[]
  readonly levels: readonly LevelText[]
}
