import { LRUCache } from 'lru-cache'
import { isStopWord } from './stop-words.ts'
import { cutAtPhrases, onSynonyms } from './synonyms.ts'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
/** Shorter ones are one word. */
const SEGMENTED_FROM = 3
const WORD_CHARACTERS_MAX = 4
/** Cutting takes a hundred times as long as remembering; a text that is saved again has nearly the same runs. */
const remembered = new LRUCache<string, readonly string[]>({ max: 5000 })
const REMEMBERED_LENGTH_MAX = 40
onSynonyms(() => remembered.clear())

/**
 * The words of a run of Han characters, without those that mean nothing for a search: 我想做游戏 → 游戏. Words that have
 * synonyms are kept whole.
 */
export function wordsOfRun(run: string): readonly string[] {
  const known = remembered.get(run)
  if (known) return known
  const words = cut(run)
  if (run.length <= REMEMBERED_LENGTH_MAX) remembered.set(run, words)
  return words
}

function cut(run: string): string[] {
  if ([...run].length < SEGMENTED_FROM) return isStopWord(run) ? [] : [run]
  return cutAtPhrases(run).flatMap((piece, index) => (index % 2 === 1 ? [piece] : segment(piece)))
}

/** Characters that the dictionary leaves alone are one word where they are neighbours: 编|程 → 编程. */
function segment(run: string): string[] {
  const words: string[] = []
  let singles = ''
  const flush = (): void => {
    if (singles) words.push(singles)
    singles = ''
  }
  for (const { segment: word } of segmenter.segment(run)) {
    const isSingle = [...word].length === 1
    if (isStopWord(word) || !isSingle) flush()
    if (isStopWord(word)) continue
    if (!isSingle) words.push(word)
    else if ([...(singles += word)].length === WORD_CHARACTERS_MAX) flush()
  }
  flush()
  return words
}
