import type { Exercise } from '@tutu/learning/typing/exercise'

/** Syllables whose ü is typed as v. 'van', which is English too, stays as it is. */
const SYLLABLE = /^(?:[ln]v(?:e|an|n)?|v[en])$/

/** A word as it is read: pinyin with its ü. */
export function withUmlaut(word: string): string {
  return SYLLABLE.test(word) ? word.replace('v', 'ü') : word
}

/** The units of an exercise that are typed v and read ü: of its pinyin syllables, or all of them. */
export function umlautsIn({ units, words }: Exercise, which: 'syllables' | 'all'): ReadonlySet<number> {
  const all = units.flatMap((unit, index) => (unit === 'v' ? [index] : []))
  if (which === 'all') return new Set(all)
  const syllables = words.filter(({ start, length }) => SYLLABLE.test(units.slice(start, start + length).join('')))
  return new Set(all.filter((index) => syllables.some(({ start, length }) => index >= start && index < start + length)))
}
