import { PINYIN, PINYIN_WORDS } from '@tutu/learning/typing/lessons/pinyin'
import { POEMS_IN_PINYIN } from '@tutu/learning/typing/lessons/poems'
import { DICTIONARY } from './dictionary.ts'
import type { Practice } from './store/record.ts'

/** What can be said by itself; the lessons also drill initials and finals alone. */
const SYLLABLE = /^(?:[^aeiouv]+[aeiouv]+(?:ng?|r)?|a[io]|ang?|e[nr]|ou)$/

const SYLLABLES: readonly string[] = [
  ...new Set(
    [...PINYIN, ...PINYIN_WORDS, ...POEMS_IN_PINYIN]
      .flatMap(({ lines }) => lines.flatMap(({ text }) => text.split(/[^a-z]+/)))
      .filter((syllable) => SYLLABLE.test(syllable)),
  ),
]

/** What smart practice is made of. */
export const PRACTICE_DICTIONARIES: Readonly<Record<Practice, readonly string[]>> = {
  english: DICTIONARY,
  pinyin: SYLLABLES,
}
