/** What is known of a key or a pair. Times in ms. */
export type KeySkill = {
  /** Exponential average (α 0.1) of the times of error-free hits; undefined before the first. */
  readonly time?: number
  /** The best the average has been. */
  readonly best?: number
  readonly hits: number
  readonly misses: number
  /** Of keys only; absent in records from before it was kept, where hits and misses stand for it. */
  readonly recent?: Recent
}

/** Presses and slips that fade: each new press takes a thirtieth off what was counted before it. */
export type Recent = { readonly tries: number; readonly slips: number }

export type Skill = {
  readonly keys: Readonly<Record<string, KeySkill>>
  readonly pairs: Readonly<Record<string, KeySkill>>
  /** The keys in practice, in the order they joined. */
  readonly active: readonly string[]
  /** Characters per minute that make confidence 1. */
  readonly targetCpm: number
  /** Lessons in a row with every key accurate and at confidence 1. */
  readonly steady: number
}

/**
 * Letters by how often they come in English words and in pinyin syllables together, the vowels first of all: with
 * a e i and n h d there are words of both ("hand", "idea", "hai", "dian") before a second key has joined. Digits and
 * the signs of code follow.
 */
export const KEY_ORDER: readonly string[] = [...'aeinhdouslgtrcmpybfwkjvxzq;,./1234567890():"=<>[]{}_#']
export const FIRST_KEYS = 6
export const AGES = ['6-8', '9-10', '11+'] as const
export type Age = (typeof AGES)[number]
export const START_CPM: Readonly<Record<Age, number>> = { '6-8': 40, '9-10': 60, '11+': 90 }

export function newSkill(age: Age): Skill {
  return { keys: {}, pairs: {}, active: KEY_ORDER.slice(0, FIRST_KEYS), targetCpm: START_CPM[age], steady: 0 }
}
