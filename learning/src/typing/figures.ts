import { isSeparator } from './exercise.ts'
import { PAUSE_MS, type Run } from './run.ts'

/**
 * Figures of a run. t is active time (first key to last key, pauses over 5 s cut), a word is five characters, spaces
 * included; in Han text every character, punctuation too, is one unit and speeds are units per minute (字/分).
 * Definitions follow monkeytype (wpm, raw, accuracy, consistency), keybr (cpm, perCharAccuracy, score) and the classic
 * net speed of typing tests.
 */
export type Figures = {
  activeMs: number
  idleMs: number
  /** Characters of words that ended up fully right, their separator included, per t. Han: 字/分. */
  speed: number
  /** All characters typed, right or wrong, per t. Same unit as speed. */
  raw: number
  /** raw less the errors left standing per minute, never below 0. */
  net: number
  /** Right characters of the text per minute. */
  cpm: number
  /** Right presses / all presses, 0–100: correcting does not repair it. */
  accuracy: number
  /** Characters of the text passed at the first try, 0–100. */
  perCharAccuracy: number
  /** 0–100, over raw speed per whole second; undefined below two seconds. */
  consistency: number | undefined
  /** 0–100, over the gaps between presses; undefined below three presses. */
  keyConsistency: number | undefined
  /** cpm × distinct characters / (errors + 1) × length / 50. */
  score: number
  presses: number
  errors: number
  uncorrected: number
  /** Characters of the text that were reached. */
  length: number
  /** Key presses inside compositions per committed character; undefined without any. */
  keysPerUnit: number | undefined
  normalised: number
  /** A timed test whose last 5 s were idle does not count. */
  isVoid: boolean
}

/** Figures of the run as it stands; all 0 before there is any active time. */
export function figuresOf(run: Run): Figures {
  const { exercise, presses, entries, activeMs } = run
  const minutes = activeMs / 60_000
  const per = (count: number) => (minutes > 0 ? count / minutes : 0)
  const unit = exercise.script === 'han' ? 1 : 5
  const errors = presses.filter(({ right }) => !right).length
  const uncorrected = entries.filter(({ right }) => !right).length
  const reached = new Map<number, boolean>()
  for (const { index, expected, right } of presses)
    if (expected !== undefined) reached.set(index, (reached.get(index) ?? true) && right)
  const firstTry = [...reached.values()].filter(Boolean).length
  const distinct = new Set([...reached.keys()].map((index) => exercise.units[index])).size
  const cpm = per(entries.length - uncorrected)
  const raw = per(presses.length / unit)
  const composed = presses.filter((press) => press.composed).length
  return {
    activeMs,
    idleMs: run.idleMs,
    speed: per(rightCharacters(run) / unit),
    raw,
    net: Math.max(0, raw - per(uncorrected)),
    cpm,
    accuracy: percent(presses.length - errors, presses.length),
    perCharAccuracy: percent(firstTry, reached.size),
    consistency: evenness(rawPerSecond(run)),
    keyConsistency: evenness(gapsOf(run)),
    score: ((cpm * distinct) / (errors + 1)) * (reached.size / 50),
    presses: presses.length,
    errors,
    uncorrected,
    length: reached.size,
    keysPerUnit: composed > 0 ? run.composedKeys / composed : undefined,
    normalised: run.normalised,
    isVoid: isVoid(run),
  }
}

/** 100 × (1 − tanh(c + c³/3 + c⁵/5)), c = standard deviation / mean; undefined for fewer than two values. */
export function evenness(values: readonly number[]): number | undefined {
  const c = variation(values)
  return c === undefined ? undefined : 100 * (1 - Math.tanh(c + c ** 3 / 3 + c ** 5 / 5))
}

/** Standard deviation / mean; undefined for fewer than two values or a mean of 0. */
export function variation(values: readonly number[]): number | undefined {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  if (values.length < 2 || mean === 0) return undefined
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return Math.sqrt(variance) / mean
}

/** Presses in each whole second of active time, as speed (words or 字 per minute). */
function rawPerSecond(run: Run): number[] {
  const counts = Array.from({ length: Math.floor(run.activeMs / 1000) }, () => 0)
  for (const { active } of run.presses) {
    const second = Math.floor(active / 1000)
    if (second < counts.length) counts[second]! += 1
  }
  return counts.map((count) => (count * 60) / (run.exercise.script === 'han' ? 1 : 5))
}

function gapsOf({ presses }: Run): number[] {
  return presses
    .slice(1)
    .map(({ at }, index) => at - presses[index]!.at)
    .filter((gap) => gap <= PAUSE_MS)
}

function rightCharacters(run: Run): number {
  const { exercise, entries } = run
  const isRight = new Map<number, boolean>()
  for (const { index, right, extra } of entries)
    isRight.set(index, extra ? false : (isRight.get(index) ?? true) && right)
  let count = 0
  for (const { start, length } of exercise.words) {
    let right = 0
    while (right < length && isRight.get(start + right)) right += 1
    const end = start + length
    if (right === length) {
      // Extra characters stand at the separator's place and make the word wrong.
      const separator = isRight.get(end)
      if (separator === false && hasExtra(run, end)) continue
      // In Han text the separator is a word of its own, which counts itself.
      const isCounted = separator && exercise.script !== 'han' && isSeparator(exercise.units[end])
      count += length + (isCounted ? 1 : 0)
    } else if (exercise.seconds !== undefined && start + right === run.caret) {
      count += right
    }
  }
  return count
}

function hasExtra({ entries }: Run, index: number): boolean {
  return entries.some((entry) => entry.extra && entry.index === index)
}

function isVoid({ exercise, firstKeyAt, lastKeyAt, isDone }: Run): boolean {
  if (exercise.seconds === undefined || isDone) return false
  if (firstKeyAt === undefined || lastKeyAt === undefined) return true
  return firstKeyAt + exercise.seconds * 1000 - lastKeyAt >= PAUSE_MS
}

function percent(part: number, whole: number): number {
  return whole > 0 ? (100 * part) / whole : 0
}
