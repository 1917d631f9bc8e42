import { COUNTERS, number, type Step, type StepKind } from '@tutu/learning/super/program'
import type { Sense } from '@tutu/learning/super/state'

/** A step as it is when it comes out of the box: it can be run at once. */
export function newStep(kind: StepKind, skill: string, senses: readonly Sense[]): Step {
  switch (kind) {
    case 'forward':
    case 'left':
    case 'right':
    case 'jump':
    case 'pull':
      return { kind }
    case 'repeat':
      return { kind, times: number(3), body: [] }
    case 'while':
      return { kind, test: { kind: 'sense', sense: senses[0] ?? 'home', not: true }, body: [] }
    case 'if':
      return { kind, test: { kind: 'sense', sense: senses[1] ?? 'wall-ahead', not: false }, body: [] }
    case 'call':
      return { kind, name: skill }
    case 'set':
      return { kind, name: COUNTERS[0], value: number(1) }
    case 'change':
      return { kind, name: COUNTERS[0], value: number(1) }
  }
}
