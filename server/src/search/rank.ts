import type { Meaning } from './meanings.ts'
import {
  IN_NAME,
  IN_NAME_BELOW,
  IN_SUMMARY,
  IN_SUMMARY_BELOW,
  type Packed,
  type Postings,
  unpackRows,
} from './posting-bytes.ts'
import { inScratch, scratch } from './scratch.ts'
import { workedOutOnce } from '../lib/worked-out-once.ts'

/** A row that has all words of a query, how well it matches, and its place in the editors' order. */
export type Ranked = { id: number; score: number; weigh: number }

/** The rows of each word as they are kept, without the `changed` ones. */
type Kept = { words: ReadonlyMap<string, Packed>; changed: readonly number[] }

/**
 * What the statement in find.ts answers, worked out from the rows of each word: how well a row matches is PostgreSQL's
 * `ts_rank` of the same words, digit for digit, so that equals are equals in both. The best ones, as far as they were asked for;
 * `count`: of all. `others`: found otherwise, with what these are compared by.
 */
export function rankRows(
  meanings: readonly Meaning[],
  kept: Kept,
  others: readonly Ranked[],
  max: number,
): { ids: number[]; count: number } {
  const { best: first, count } = inScratch(() => rankKept(meanings, kept, max))
  const best = others.length === 0 ? first : [...first, ...others].toSorted(later).slice(0, max)
  return { ids: best.map(({ id }) => id), count: count + others.length }
}

function rankKept(
  meanings: readonly Meaning[],
  { words, changed }: Kept,
  max: number,
): { best: Ranked[]; count: number } {
  const without = new Set(changed)
  const postings = new Map<string, Postings>()
  for (const [lexeme, packed] of words) postings.set(lexeme, unpackRows(packed, without))
  const ids = meanings
    .map(({ word, others: more }) =>
      [word.lexemes, ...more]
        .map((lexemes) => lexemes.map((lexeme) => postings.get(lexeme)!.ids).reduce(both))
        .reduce(either),
    )
    .reduce(both)
  const { exact, wide } = lexemesOf(meanings)
  const rows = ids.length
  // Each row has one of the words, and so gets its place.
  const weighs = scratch.int32(rows)
  const stands = new Map(wide.map((lexeme) => [lexeme, placesIn(ids, postings.get(lexeme)!, weighs)]))
  const all = [...stands.values()]
  const own = ranksOf(rows, all, OWN)
  const isExact = exact.length === wide.length
  const asked = isExact
    ? own
    : ranksOf(
        rows,
        exact.map((lexeme) => stands.get(lexeme)!),
        OWN,
      )
  const through = own.includes(0) ? ranksOf(rows, all, BELOW) : undefined
  const scores = scratch.float64(rows)
  for (let row = 0; row < rows; row++) {
    const score = 2 * asked[row]! + own[row]!
    scores[row] = own[row] === 0 ? score + 0.01 * through![row]! : score
  }
  const best = firstOf(scores, weighs, max)
  return {
    best: best.map((row) => ({ id: ids[row]!, score: scores[row]!, weigh: weighs[row]! })),
    count: rows,
  }
}

/** The best first, and the later rows among equals. */
const later = (a: Ranked, b: Ranked): number => b.score - a.score || b.weigh - a.weigh || b.id - a.id

/** The words as they were asked for, and these and what else stands for them; in the order in which PostgreSQL adds them up. */
export const lexemesOf = workedOutOnce((meanings: readonly Meaning[]): { exact: string[]; wide: string[] } => {
  const sorted = (all: readonly string[]): string[] =>
    [...new Set(all)].toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
  return {
    exact: sorted(meanings.flatMap(({ word }) => word.lexemes)),
    wide: sorted(meanings.flatMap(({ word, others }) => [word.lexemes, ...others].flat())),
  }
})

/** In both of two ascending lists. */
function both(a: Int32Array, b: Int32Array): Int32Array {
  const found = scratch.int32(Math.min(a.length, b.length))
  let count = 0
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const [one, other] = [a[i]!, b[j]!]
    if (one === other) found[count++] = one
    if (one <= other) i++
    if (other <= one) j++
  }
  return found.subarray(0, count)
}

/** In either of two ascending lists. */
function either(a: Int32Array, b: Int32Array): Int32Array {
  if (a.length === 0 || b.length === 0) return a.length === 0 ? b : a
  const found = scratch.int32(a.length + b.length)
  let [i, j, count] = [0, 0, 0]
  while (i < a.length && j < b.length) {
    const [one, other] = [a[i]!, b[j]!]
    found[count++] = one <= other ? one : other
    if (one <= other) i++
    if (other <= one) j++
  }
  while (i < a.length) found[count++] = a[i++]!
  while (j < b.length) found[count++] = b[j++]!
  return found.subarray(0, count)
}

/** By place: what a word counts there; PostgreSQL's weights of B and A, in find.ts. */
const weightsOf = (summary: number, name: number): Float64Array => {
  const weights = new Float64Array(NOWHERE + 1)
  weights[summary] = Math.fround(0.4)
  weights[name] = 1
  return weights
}
const NOWHERE = IN_NAME + 1
const OWN = weightsOf(IN_SUMMARY, IN_NAME)
const BELOW = weightsOf(IN_SUMMARY_BELOW, IN_NAME_BELOW)
/** What `ts_rank` divides each weight by. */
const LIMIT = 1.64493406685

/** `ts_rank` of any of the words, by where each stands in the rows, in its single precision. */
function ranksOf(rows: number, words: readonly Uint8Array[], weights: Float64Array): Float32Array {
  const sums = scratch.float32(rows).fill(0)
  for (const places of words) for (let row = 0; row < rows; row++) sums[row]! += weights[places[row]!]! / LIMIT
  for (let row = 0; row < rows; row++) sums[row]! /= words.length
  return sums
}

/** Where a word stands in each of the rows; notes the place in the editors' order of those that have it. */
function placesIn(rows: Int32Array, { ids, weighs, places }: Postings, noted: Int32Array): Uint8Array {
  const found = scratch.uint8(rows.length).fill(NOWHERE)
  for (let i = 0, j = 0; i < rows.length && j < ids.length;) {
    const [one, other] = [rows[i]!, ids[j]!]
    if (one === other) {
      found[i] = places[j]!
      noted[i] = weighs[j]!
    }
    if (one <= other) i++
    if (other <= one) j++
  }
  return found
}

/**
 * The first of so many in order, without sorting the others: most are behind the last of these, which one look tells. From the last row on,
 * which among equals comes first.
 */
function firstOf(scores: Float64Array, weighs: Int32Array, max: number): number[] {
  const isBefore = (a: number, b: number): boolean =>
    scores[a] !== scores[b] ? scores[a]! > scores[b]! : weighs[a] !== weighs[b] ? weighs[a]! > weighs[b]! : a > b
  const first: number[] = []
  for (let one = scores.length - 1; one >= 0; one--) {
    if (first.length === max && !isBefore(one, first[max - 1]!)) continue
    let [from, to] = [0, first.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (isBefore(first[middle]!, one)) from = middle + 1
      else to = middle
    }
    first.splice(from, 0, one)
    if (first.length > max) first.pop()
  }
  return first
}
