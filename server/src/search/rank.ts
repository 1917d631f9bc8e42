import type { Meaning } from './meanings.ts'
import { IN_NAME, IN_NAME_BELOW, IN_SUMMARY, IN_SUMMARY_BELOW, type Postings } from './postings.ts'

/** Rows that have all words of a query, the best first, as far as they were asked for; `count`: of all. */
type RankedIds = { ids: number[]; count: number }

/**
 * What the statement in find.ts answers, worked out from the rows of each word: how well a row matches is PostgreSQL's
 * `ts_rank` of the same words, digit for digit, so that equals are equals in both.
 */
export function rankRows(
  meanings: readonly Meaning[],
  postings: ReadonlyMap<string, Postings>,
  max: number,
): RankedIds {
  const of = (lexeme: string): Postings => postings.get(lexeme)!
  const ids = meanings
    .map(({ word, others }) =>
      [word.lexemes, ...others]
        .map((lexemes) => lexemes.map<Ids>((lexeme) => of(lexeme).ids).reduce(both))
        .reduce(either),
    )
    .reduce(both)
  const { exact, wide } = lexemesOf(meanings)
  const parts = wide.map(of)
  const own = ranksOf(ids, parts, OWN)
  const asked = exact.length === wide.length ? own : ranksOf(ids, exact.map(of), OWN)
  const through = own.every((rank) => rank > 0) ? undefined : ranksOf(ids, parts, BELOW)
  const weighs = weighsOf(ids, parts)
  const scores = Float64Array.from(ids, (_, index) => {
    const rank = 2 * asked[index]! + own[index]!
    return own[index] === 0 ? rank + 0.01 * through![index]! : rank
  })
  // The later rows come first among equals.
  const isBefore = (a: number, b: number): boolean =>
    scores[a] !== scores[b] ? scores[a]! > scores[b]! : weighs[a] !== weighs[b] ? weighs[a]! > weighs[b]! : a > b
  return { ids: firstOf(ids.length, max, isBefore).map((index) => ids[index]!), count: ids.length }
}

/** The words as they were asked for, and these and what else stands for them; in the order in which PostgreSQL adds them up. */
export function lexemesOf(meanings: readonly Meaning[]): { exact: string[]; wide: string[] } {
  const sorted = (all: readonly string[]): string[] =>
    [...new Set(all)].toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
  return {
    exact: sorted(meanings.flatMap(({ word }) => word.lexemes)),
    wide: sorted(meanings.flatMap(({ word, others }) => [word.lexemes, ...others].flat())),
  }
}

type Ids = ArrayLike<number>

/** In both of two ascending lists. */
function both(a: Ids, b: Ids): Ids {
  const found: number[] = []
  eachOfBoth(a, b, (index) => found.push(a[index]!))
  return found
}

/** In either of two ascending lists. */
function either(a: Ids, b: Ids): Ids {
  if (a.length === 0 || b.length === 0) return a.length === 0 ? b : a
  const found: number[] = []
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    const [one = Infinity, other = Infinity] = [a[i], b[j]]
    found.push(Math.min(one, other))
    if (one <= other) i++
    if (other <= one) j++
  }
  return found
}

/** By place: what a word counts there; PostgreSQL's weights of B and A, in find.ts. */
const weightsOf = (summary: number, name: number): Float64Array => {
  const weights = new Float64Array(IN_NAME + 1)
  weights[summary] = Math.fround(0.4)
  weights[name] = 1
  return weights
}
const OWN = weightsOf(IN_SUMMARY, IN_NAME)
const BELOW = weightsOf(IN_SUMMARY_BELOW, IN_NAME_BELOW)
/** What `ts_rank` divides each weight by. */
const LIMIT = 1.64493406685

/** `ts_rank` of any of the words, in its single precision. */
function ranksOf(ids: Ids, words: readonly Postings[], weights: Float64Array): Float32Array {
  const sums = new Float32Array(ids.length)
  for (const { ids: having, places } of words)
    eachOfBoth(ids, having, (index, at) => (sums[index]! += weights[places[at]!]! / LIMIT))
  return sums.map((sum) => sum / words.length)
}

function weighsOf(ids: Ids, words: readonly Postings[]): Int32Array {
  const found = new Int32Array(ids.length)
  for (const { ids: having, weighs } of words) eachOfBoth(ids, having, (index, at) => (found[index] = weighs[at]!))
  return found
}

function eachOfBoth(a: Ids, b: Ids, look: (a: number, b: number) => void): void {
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const [one, other] = [a[i]!, b[j]!]
    if (one === other) look(i, j)
    if (one <= other) i++
    if (other <= one) j++
  }
}

/** The first of so many in an order, without sorting the others: most are behind the last of these, which one look tells. */
function firstOf(count: number, max: number, isBefore: (a: number, b: number) => boolean): number[] {
  const first: number[] = []
  for (let one = 0; one < count; one++) {
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
