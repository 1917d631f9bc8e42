import { type Figures } from './figures.ts'
import { pairOf, type Sample } from './key-stats.ts'

/** What is known of a key or a pair. Times in ms. */
export type KeySkill = {
  /** Exponential average (α 0.1) of the times of error-free hits; undefined before the first. */
  readonly time?: number
  /** The best the average has been. */
  readonly best?: number
  readonly hits: number
  readonly misses: number
}

export type Skill = {
  readonly keys: Readonly<Record<string, KeySkill>>
  readonly pairs: Readonly<Record<string, KeySkill>>
  /** How many keys of the order are in practice. */
  readonly unlocked: number
  /** Characters per minute that make confidence 1. */
  readonly targetCpm: number
  /** Lessons in a row with every key at confidence 1. */
  readonly steady: number
}

/** Home row first, then outwards, then digits and the signs of code. */
export const KEY_ORDER: readonly string[] = [...'fjdksla;ghrueiwoqptyvmcnbx,z./1234567890():"=<>[]{}_#']
export const FIRST_KEYS = 6
export const AGES = ['6-8', '9-10', '11+'] as const
export type Age = (typeof AGES)[number]
export const START_CPM: Readonly<Record<Age, number>> = { '6-8': 40, '9-10': 60, '11+': 90 }
const CPM_MAX = 750
const ALPHA = 0.1
const STEADY_LESSONS = 3

export function newSkill(age: Age): Skill {
  return { keys: {}, pairs: {}, unlocked: FIRST_KEYS, targetCpm: START_CPM[age], steady: 0 }
}

/** 1: as fast as the target; 0 for what was never hit. */
export function confidence(skill: KeySkill | undefined, targetCpm: number): number {
  return skill?.time === undefined ? 0 : 60_000 / targetCpm / skill.time
}

/** Whether the key was once as fast as the target. */
export function wasReached(skill: KeySkill | undefined, targetCpm: number): boolean {
  return skill?.best !== undefined && 60_000 / targetCpm / skill.best >= 1
}

export function unlockedKeys({ unlocked }: Skill): readonly string[] {
  return KEY_ORDER.slice(0, unlocked)
}

/** The key in practice with the least confidence: misses count against it. */
export function focusKey(skill: Skill): string {
  return unlockedKeys(skill).reduce((least, key) => (worth(skill, key) < worth(skill, least) ? key : least))
}

/** The least confident pair of keys in practice, once it was seen three times; undefined while none is below 1. */
export function focusPair(skill: Skill): string | undefined {
  const allowed = new Set(unlockedKeys(skill))
  let least: { pair: string; confidence: number } | undefined
  for (const [pair, known] of Object.entries(skill.pairs)) {
    if (known.hits + known.misses < 3 || ![...pair].every((key) => allowed.has(key))) continue
    const value = weighted(known, skill.targetCpm)
    if (value < (least?.confidence ?? 1)) least = { pair, confidence: value }
  }
  return least?.pair
}

/**
 * The record after one more result. One of under 10 characters, 1 s or 3 different characters changes nothing. The next
 * key joins when every key in practice has once reached confidence 1; after three steady lessons the target rises by 10 %.
 */
export function learn(skill: Skill, samples: readonly Sample[], figures: Pick<Figures, 'activeMs' | 'length'>): Skill {
  const distinct = new Set(samples.map(({ unit }) => unit)).size
  if (figures.length < 10 || figures.activeMs < 1000 || distinct < 3) return skill
  const keys = { ...skill.keys }
  const pairs = { ...skill.pairs }
  for (const sample of samples) {
    if (sample.unit !== ' ' && sample.unit !== '\n') keys[sample.unit] = add(keys[sample.unit], sample)
    const pair = pairOf(sample)
    if (pair !== undefined) pairs[pair] = add(pairs[pair], sample)
  }
  const inPractice = KEY_ORDER.slice(0, skill.unlocked)
  const isReady = inPractice.every((key) => wasReached(keys[key], skill.targetCpm))
  const isSteady = inPractice.every((key) => confidence(keys[key], skill.targetCpm) >= 1)
  const steady = isSteady ? skill.steady + 1 : 0
  const rises = steady >= STEADY_LESSONS
  return {
    keys,
    pairs,
    unlocked: Math.min(KEY_ORDER.length, skill.unlocked + (isReady ? 1 : 0)),
    targetCpm: rises ? Math.min(CPM_MAX, Math.round(skill.targetCpm * 1.1)) : skill.targetCpm,
    steady: rises ? 0 : steady,
  }
}

function add(known: KeySkill | undefined, { time, missed }: Sample): KeySkill {
  const { hits, misses, time: average, best } = known ?? { hits: 0, misses: 0 }
  if (missed) return { time: average, best, hits, misses: misses + 1 }
  if (time === undefined) return { time: average, best, hits: hits + 1, misses }
  const next = average === undefined ? time : average + ALPHA * (time - average)
  return { time: next, best: Math.min(best ?? Infinity, next), hits: hits + 1, misses }
}

function worth({ keys, targetCpm }: Skill, key: string): number {
  return weighted(keys[key], targetCpm)
}

function weighted(known: KeySkill | undefined, targetCpm: number): number {
  if (!known) return 0
  const right = (known.hits + 1) / (known.hits + known.misses + 1)
  return confidence(known, targetCpm) * right
}
