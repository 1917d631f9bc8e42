import { isSeparator } from './exercise.ts'
import type { Run } from './run.ts'

/** One character of the text that was tried: what a learner's record is made of. */
export type Sample = {
  readonly unit: string
  /** The character typed before it in the same word; with `unit` it makes the pair. */
  readonly previous: string | undefined
  /** ms from the press before to the right press; undefined after a slip, for composed text and beyond 40–12,000 ms. */
  readonly time: number | undefined
  readonly missed: boolean
  /** What was pressed first instead. */
  readonly instead: string | undefined
}

export type KeyRow = {
  readonly unit: string
  readonly hits: number
  readonly misses: number
  /** Mean of the times there are, ms. */
  readonly time: number | undefined
}

const TIME_MIN = 40
const TIME_MAX = 12_000

/** Samples in the order of the text. A character tried again after erasing is still one sample, a missed one. */
export function samplesOf({ exercise, presses }: Run): Sample[] {
  const first = new Map<number, { time: number | undefined; missed: boolean; instead: string | undefined }>()
  presses.forEach((press, order) => {
    if (press.expected === undefined) return
    const known = first.get(press.index)
    if (known) {
      if (!press.right) known.missed = true
      known.instead ??= press.right ? undefined : press.typed
      if (known.missed) known.time = undefined
      return
    }
    const gap = order > 0 ? press.at - presses[order - 1]!.at : undefined
    const counts = press.right && !press.composed && gap !== undefined && gap >= TIME_MIN && gap <= TIME_MAX
    first.set(press.index, {
      time: counts ? gap : undefined,
      missed: !press.right,
      instead: press.right ? undefined : press.typed,
    })
  })
  return [...first].map(([index, sample]) => {
    const before = exercise.units[index - 1]
    const inWord = before !== undefined && !isSeparator(before) && !exercise.given.has(index - 1)
    return { unit: exercise.units[index]!, previous: inWord ? before : undefined, ...sample }
  })
}

/** One row per character, the most missed and then the slowest first. */
export function keyRows(
  samples: readonly Sample[],
  keyOf: (sample: Sample) => string | undefined = (s) => s.unit,
): KeyRow[] {
  const rows = new Map<string, { hits: number; misses: number; sum: number; times: number }>()
  for (const sample of samples) {
    const key = keyOf(sample)
    if (key === undefined) continue
    const row = rows.get(key) ?? { hits: 0, misses: 0, sum: 0, times: 0 }
    rows.set(key, row)
    if (sample.missed) row.misses += 1
    else row.hits += 1
    if (sample.time !== undefined) {
      row.sum += sample.time
      row.times += 1
    }
  }
  return [...rows]
    .map(([unit, { hits, misses, sum, times }]) => ({ unit, hits, misses, time: times > 0 ? sum / times : undefined }))
    .toSorted((a, b) => b.misses - a.misses || (b.time ?? 0) - (a.time ?? 0))
}

/** 'th' for an h after a t; undefined at the start of a word and around separators. */
export function pairOf({ previous, unit }: Sample): string | undefined {
  return previous === undefined || isSeparator(unit) ? undefined : previous + unit
}
