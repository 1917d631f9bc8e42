import { KEY_ORDER, type KeySkill, type Recent, type Skill } from './skill.ts'

/**
 * How many presses a key's accuracy looks back on. A round presses the key in focus some twenty times: thirty are the
 * last round and a half, enough that three lucky presses lift nothing (after 53 % slips it takes fifty right ones in a
 * row to 90 %) and that one bad day is forgotten in two rounds.
 */
export const RECENT_PRESSES = 30
/** Share of right presses that a key needs before another one joins. */
export const ACCURACY_MIN = 0.9
/** Fewer presses say nothing about a key. */
const JUDGED_AFTER = 10
const NEVER: KeySkill = { hits: 0, misses: 0 }

/** 1: as fast as the target; 0 for what was never hit. */
export function confidence(skill: KeySkill | undefined, targetCpm: number): number {
  return skill?.time === undefined ? 0 : 60_000 / targetCpm / skill.time
}

export function recentOf({ recent, hits, misses }: KeySkill): Recent {
  if (recent) return recent
  const presses = hits + misses
  const tries = Math.min(RECENT_PRESSES, presses)
  return { tries, slips: presses > 0 ? (tries * misses) / presses : 0 }
}

/** Share of right presses among the recent ones, 0 to 1; undefined while too few are known. */
export function recentAccuracy(skill: KeySkill = NEVER): number | undefined {
  if (skill.hits + skill.misses < JUDGED_AFTER) return undefined
  const { tries, slips } = recentOf(skill)
  return 1 - slips / tries
}

/** Share of slips among the recent presses of each key that has any: what decides which words come more often. */
export function slipShares({ keys, active }: Skill): Record<string, number> {
  return Object.fromEntries(
    active.flatMap((key) => {
      const { tries, slips } = recentOf(keys[key] ?? NEVER)
      return slips > 0 ? [[key, slips / tries]] : []
    }),
  )
}

/**
 * What a new key waits for first: the accuracy of a key (0 to 1), or more presses of one that is not known well enough.
 * isLast: it waits for nothing else.
 */
export type Wait = { readonly key: string; readonly isLast: boolean } & (
  | { readonly kind: 'accuracy'; readonly accuracy: number }
  | { readonly kind: 'presses'; readonly more: number }
)

export type Next = {
  /** The key that joins next; undefined when all are in practice. */
  readonly key: string | undefined
  /** Undefined: nothing. */
  readonly wait: Wait | undefined
}

/**
 * Accuracy decides: nothing joins while a key in practice is under 90 %. Speed only shortens the way: a key that was
 * once as fast as the target has shown enough after ten presses, a slow one after thirty.
 */
export function whatIsNext(skill: Skill): Next {
  const { keys, active, targetCpm } = skill
  const next = KEY_ORDER.find((key) => !active.includes(key))
  let least: { key: string; accuracy: number } | undefined
  let fewest: { key: string; more: number } | undefined
  let waits = 0
  for (const key of active) {
    const known = keys[key] ?? NEVER
    const accuracy = recentAccuracy(known)
    const isLow = accuracy !== undefined && accuracy < ACCURACY_MIN
    if (isLow && accuracy < (least?.accuracy ?? 1)) least = { key, accuracy }
    const more = pressesMissing(known, targetCpm)
    if (more > (fewest?.more ?? 0)) fewest = { key, more }
    waits += (isLow ? 1 : 0) + (more > 0 ? 1 : 0)
  }
  const isLast = waits === 1
  if (least) return { key: next, wait: { kind: 'accuracy', ...least, isLast } }
  return { key: next, wait: fewest && { kind: 'presses', ...fewest, isLast } }
}

/** The keys in practice that are known and not right often enough, in the order they joined. */
export function weakKeys({ keys, active }: Skill): string[] {
  return active.filter((key) => (recentAccuracy(keys[key]) ?? 1) < ACCURACY_MIN)
}

/** The key a round is about: what the next one waits for, else the slowest; misses count against it. */
export function focusKey(skill: Skill): string {
  const { wait } = whatIsNext(skill)
  if (wait) return wait.key
  const worth = (key: string) => weighted(skill.keys[key], skill.targetCpm)
  return skill.active.reduce((least, key) => (worth(key) < worth(least) ? key : least))
}

/** The least confident pair of keys in practice, once it was seen three times; undefined while none is below 1. */
export function focusPair(skill: Skill): string | undefined {
  const allowed = new Set(skill.active)
  let least: { pair: string; confidence: number } | undefined
  for (const [pair, known] of Object.entries(skill.pairs)) {
    if (known.hits + known.misses < 3 || ![...pair].every((key) => allowed.has(key))) continue
    const value = weighted(known, skill.targetCpm)
    if (value < (least?.confidence ?? 1)) least = { pair, confidence: value }
  }
  return least?.pair
}

function pressesMissing(known: KeySkill, targetCpm: number): number {
  return (wasReached(known, targetCpm) ? JUDGED_AFTER : RECENT_PRESSES) - known.hits - known.misses
}

function wasReached({ best }: KeySkill, targetCpm: number): boolean {
  return best !== undefined && 60_000 / targetCpm / best >= 1
}

function weighted(known: KeySkill | undefined, targetCpm: number): number {
  if (!known) return 0
  const right = (known.hits + 1) / (known.hits + known.misses + 1)
  return confidence(known, targetCpm) * right
}
