import type { WordOutcome } from './word-outcomes.ts'

/** A word with slips. It leaves the book by itself after three clean times in a row. */
export type Mistake = {
  readonly word: string
  readonly slips: number
  /** Clean times in a row since the last slip. */
  readonly clean: number
  /** Unix seconds of the last slip. */
  readonly at: number
}

export const CLEAN_TIMES = 3
export const BOOK_MAX = 200

/** The book after one more result, newest slips first; the oldest go when it is full. */
export function noteMistakes(book: readonly Mistake[], outcomes: readonly WordOutcome[], now: number): Mistake[] {
  const entries = new Map(book.map((entry) => [entry.word, entry]))
  for (const { word, clean } of outcomes) {
    const entry = entries.get(word)
    if (!clean) entries.set(word, { word, slips: (entry?.slips ?? 0) + 1, clean: 0, at: now })
    else if (entry && entry.clean + 1 >= CLEAN_TIMES) entries.delete(word)
    else if (entry) entries.set(word, { ...entry, clean: entry.clean + 1 })
  }
  return [...entries.values()].toSorted((a, b) => b.at - a.at).slice(0, BOOK_MAX)
}

/** Words to practise now: the most slips first, each `times` times in turn. */
export function mistakeWords(book: readonly Mistake[], count: number, times: number): string[] {
  const words = book
    .toSorted((a, b) => b.slips - b.clean - (a.slips - a.clean))
    .slice(0, count)
    .map(({ word }) => word)
  return Array.from({ length: times }, () => words).flat()
}
