// What is typed against what there is, as somebody types: pure, and quick (1,000 entries take some three milliseconds).
import { isSpelled } from '@tutu/contract/core/spelled'
import { hasHan } from '../../lib/spelling.ts'

/** What an entry is found by. */
export type Searchable = {
  title: string
  /** Everything else: the title in other languages, where it stands, what it is about. */
  words: readonly string[]
}

/** How a text is typed without an input method, by text; those that need no spelling are not in it. */
export type Spelling = ReadonlyMap<string, readonly string[]>

export type Prepared<E extends Searchable> = {
  entry: E
  title: string
  titleUnits: readonly string[]
  words: readonly string[]
  wordUnits: readonly (readonly string[])[]
}

const WORD = /[\p{L}\p{N}]+/gu

export const foldForMatch = (text: string): string => text.normalize('NFKC').toLowerCase().trim()

/** Done once for each set of entries, not for each key. */
export function prepare<E extends Searchable>(entries: readonly E[], spelling: Spelling): Prepared<E>[] {
  const unitsOf = (text: string): readonly string[] =>
    spelling.get(text) ?? (hasHan(text) ? [] : (foldForMatch(text).match(WORD) ?? []))
  return entries.map((entry) => ({
    entry,
    title: foldForMatch(entry.title),
    titleUnits: unitsOf(entry.title),
    words: entry.words.map(foldForMatch),
    wordUnits: entry.words.map(unitsOf).filter((units) => units.length > 0),
  }))
}

/** Entries that have every word of the query, the best first; among equals the order stays. */
export function matchEntries<E extends Searchable>(prepared: readonly Prepared<E>[], query: string): E[] {
  const whole = foldForMatch(query)
  const terms = whole.split(/\s+/).filter(Boolean)
  const ranked = prepared.flatMap((one) => {
    const rank = rankOf(one, terms, whole)
    return rank === undefined ? [] : [{ entry: one.entry, rank }]
  })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry)
}

/** The sum over the words of how well each fits; undefined where one does not. */
function rankOf(one: Prepared<Searchable>, terms: readonly string[], whole: string): number | undefined {
  if (one.title === whole) return 0
  let sum = 0
  for (const term of terms) {
    const rank = rankOfTerm(one, term)
    if (rank === undefined) return undefined
    sum += rank
  }
  return sum
}

function rankOfTerm({ title, titleUnits, words, wordUnits }: Prepared<Searchable>, term: string): number | undefined {
  const at = title.indexOf(term)
  if (at === 0) return 1
  if (at > 0 && !/[\p{L}\p{N}]/u.test(title[at - 1]!)) return 2
  const isTyped = /^[a-z\d]+$/.test(term)
  if (isTyped && isSpelled(titleUnits, term, 0)) return 3
  if (at > 0) return 4
  if (isTyped && titleUnits.some((_, from) => from > 0 && isSpelled(titleUnits, term, from))) return 5
  if (words.some((word) => word.startsWith(term))) return 6
  if (words.some((word) => word.includes(term))) return 7
  if (isTyped && wordUnits.some((units) => units.some((_, from) => isSpelled(units, term, from)))) return 8
  return undefined
}
