import { kindsOf, type Program } from '@tutu/learning/super/program'
import type { Outcome } from '@tutu/learning/super/run'
import { carrotsLeft, type State } from '@tutu/learning/super/state'
import type { Mode } from '../keep/settings.ts'
import type { Game } from './game.ts'
import type { PlayText } from './use-text.ts'

export const HINTS = 3

/** How a run ended, as one would tell a child who looks for what to mend. */
export function sayOutcome(
  t: PlayText,
  outcome: Outcome,
  { program, state, fields, at, mode }: { program: Program; state: State; fields: number; at: number; mode: Mode },
): string {
  const where = fields > 1 ? t('onField', { at: at + 1 }) : ''
  const said = () => {
    switch (outcome.kind) {
      case 'solved':
        return t('solved')
      case 'crashed':
        return t(`crash-${outcome.crash}`)
      case 'too-long':
        return t('tooLong')
      case 'too-deep':
        return t('tooDeep')
      case 'ended': {
        // Blocks may lie on the table, joined to nothing.
        if (program.main.length === 0) return t(mode === 'blocks' ? 'endedLoose' : 'endedEmpty', { main: t('main') })
        const left = carrotsLeft(state)
        return left > 0 ? t('endedCarrots', { count: left }) : t('endedHome')
      }
    }
  }
  return where + said()
}

/** What to think of; what is needed; the third hint is in the field. */
export function sayHint(t: PlayText, { hint, level }: Game, at: number): string {
  if (at === 1 && hint) return hint
  if (at === HINTS) return t('hintWay')
  const words = [...kindsOf(level.solution)].map((kind) => t(kind)).join(t('listComma'))
  return t('hintBlocks', { best: level.best, words })
}
