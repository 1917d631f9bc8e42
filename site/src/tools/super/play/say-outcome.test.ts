import { LEVELS } from '@tutu/learning/super/levels/index'
import { readyLevel } from '@tutu/learning/super/levels/ready'
import { startOf } from '@tutu/learning/super/state'
import { expect, it } from 'vitest'
import { fill } from '@tutu/contract/core/fill'
import type { Mode } from '../keep/settings.ts'
import { en } from './en.ts'
import { sayOutcome } from './say-outcome.ts'
import type { PlayText } from './use-text.ts'

const say = (key: keyof typeof en, values: Record<string, string | number> = {}): string => fill(en[key], values)
const t = say as PlayText
const state = startOf(readyLevel(LEVELS[0]!).fields[0]!)

it.each<[Mode, string]>([
  ['tiles', 'The program is empty. Put something in first.'],
  ['code', 'The program is empty. Put something in first.'],
  // A block may lie there in full sight.
  ['blocks', 'The program is empty. Join a block below “The rabbit”.'],
])('an empty program of %s', (mode, said) => {
  const program = { main: [], functions: [] }
  expect(sayOutcome(t, { kind: 'ended' }, { program, state, fields: 1, at: 0, mode })).toBe(said)
})
