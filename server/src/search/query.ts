import { foldText } from './fold.ts'
import { wordsOfRun } from './segment.ts'
import { isStopWord } from './stop-words.ts'
import type { Lexemes } from './synonyms.ts'
import { HAN_RUN, pairsOf, piecesOf, stemOf, WORD_LENGTH_MAX } from './tokens.ts'

/** A query must not cost much, whoever sends it: characters of it that are looked at, and words. */
export const QUERY_MAX = 100
export const WORDS_MAX = 6

/**
 * One word of a query: as it was asked for (folded), and what is looked for. `spelt`: a Han character and letters beside
 * it, which may be one word half typed: '游xi'.
 */
export type Word = { text: string; isHan: boolean; lexemes: Lexemes; spelt?: string }

/** The words of a query, in their order, each once; without those that say nothing unless there are no others. */
export function wordsOf(query: string): Word[] {
  const pieces = piecesOf(query.slice(0, QUERY_MAX).toWellFormed())
  const telling = pieces.flatMap(({ text }) => (HAN_RUN.test(text) ? wordsOfRun(text) : isStopWord(text) ? [] : [text]))
  const words = telling.length > 0 ? telling : pieces.map(({ text }) => text)
  const spelt = speltIn(pieces)
  return [...new Set(words.map((word) => word.slice(0, WORD_LENGTH_MAX)))].slice(0, WORDS_MAX).map((text) => {
    const whole = spelt.get(text)
    return whole ? { ...wordOf(text), spelt: whole } : wordOf(text)
  })
}

/** Letters → they and the single Han character that touches them. */
function speltIn(pieces: readonly { text: string; start: number }[]): Map<string, string> {
  const spelt = new Map<string, string>()
  for (const [index, { text, start }] of pieces.entries()) {
    const next = pieces[index + 1]
    if (next?.start !== start + text.length) continue
    const [han, letters] = HAN_RUN.test(text) ? [text, next.text] : [next.text, text]
    if ([...han].length === 1 && HAN_RUN.test(han) && /^[a-z]+$/.test(letters)) spelt.set(letters, text + next.text)
  }
  return spelt
}

export function wordOf(text: string): Word {
  const isHan = HAN_RUN.test(text)
  return { text, isHan, lexemes: isHan ? pairsOf(text) : [stemOf(text)] }
}

/** The query with some of its words replaced, as one would type it; undefined where they do not stand there as they were found. */
export function replaceWords(query: string, replaced: ReadonlyMap<string, string>): string {
  const source = query.slice(0, QUERY_MAX).toWellFormed()
  let text = ''
  let at = 0
  const folded = foldText(source)
  for (const [word, by] of replaced) {
    const found = folded.indexOf(word, at)
    if (found < 0) continue
    text += source.slice(at, found) + by
    at = found + word.length
  }
  return (text + source.slice(at)).trim()
}
