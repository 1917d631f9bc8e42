import { seededRandom } from '@tutu/learning/random'
import { type Level, LEVELS } from './address.ts'
import { MISTAKES } from './mistakes.ts'
import { type Random, ROUND_LENGTH } from './questions.ts'
import { ROUND_STATES, type Round, startRound } from './round.ts'

/** A round and what it takes to ask the same questions again: the number its lots are drawn from. */
export type KeptRound = { readonly level: Level; readonly seed: number; readonly round: Round }

/** `seed` from 0 (with) to 1 (without). */
export function startKeptRound(level: Level, seed: number): KeptRound {
  return { level, seed, round: startRound(level, lots(seed)) }
}

/** Without the questions, as it is written down. */
export function packRound({ level, seed, round }: KeptRound): Readonly<Record<string, unknown>> {
  return { ...round, questions: undefined, level, seed }
}

/** A round in the middle; undefined for anything else. */
export function unpackRound(value: unknown): KeptRound | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const {
    level: askedLevel,
    seed,
    index,
    state: askedState,
    mistake,
    tried,
    tries,
    firsts,
  } = value as Record<string, unknown>
  const level = LEVELS.find((one) => one === askedLevel)
  const state = ROUND_STATES.find((one) => one === askedState)
  if (!level || !state || state === 'finished' || typeof seed !== 'number' || !(seed >= 0 && seed < 1)) return undefined
  if (!isCount(index, ROUND_LENGTH - 1) || !isCount(tries, 2) || !isCount(firsts, index + 1)) return undefined
  if (!Array.isArray(tried) || !tried.every((one) => typeof one === 'number')) return undefined
  const { questions } = startRound(level, lots(seed))
  const known = MISTAKES.find((one) => one === mistake) ?? null
  return { level, seed, round: { questions, index, state, mistake: known, tried, tries, firsts } }
}

function isCount(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max
}

/** The same row of lots for the same seed, of which 32 bits count. */
const lots = (seed: number): Random => seededRandom(Math.floor(seed * 2 ** 32))
