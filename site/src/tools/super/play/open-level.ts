import { WORLDS } from '@tutu/learning/super/levels/index'
import type { Level } from '@tutu/learning/super/levels/ready'
import { countBlocks, type StepKind } from '@tutu/learning/super/program'
import { ACTIONS } from '@tutu/learning/super/state'

/** What a level is played with that belongs to no world: the plain steps, loops, and what its solution is made of. */
export function openLevel(kinds: readonly StepKind[], { fields, solution }: Pick<Level, 'fields' | 'solution'>): Level {
  const world = WORLDS.at(-1)!
  const wanted = new Set<StepKind>([...ACTIONS, 'repeat', ...kinds])
  return {
    fields,
    solution,
    best: countBlocks(solution),
    offers: world.offers.filter((kind) => wanted.has(kind) || (kind === 'change' && wanted.has('set'))),
    senses: world.senses,
  }
}
