import { createExercise, type Exercise } from '@tutu/learning/typing/exercise'
import { pick } from '@tutu/learning/random'
import { toTypedPinyin } from '@tutu/learning/typing/lessons/build'
import { CHINESE_WORDS } from '@tutu/learning/typing/lessons/chinese'

export const RAINS = ['letters', 'pinyin', 'han'] as const
export type RainKind = (typeof RAINS)[number]

/** What falls: what is read on it, which units of the exercise are typed for it, and small print below. */
export type RainItem = {
  readonly shown: string
  readonly start: number
  readonly end: number
  readonly below?: string
}
export type Rain = { readonly exercise: Exercise; readonly items: readonly RainItem[] }

const COUNTS: Readonly<Record<RainKind, number>> = { letters: 40, pinyin: 20, han: 20 }

/** Words of the Chinese lessons, each with what is typed for it. */
export const RAIN_WORDS = CHINESE_WORDS.flatMap(({ lines }) =>
  lines.flatMap(({ text, pinyin = '' }) => {
    const syllables = pinyin.split(' ')
    return (text.match(/\p{Script=Han}+/gu) ?? []).map((word) => {
      const spoken = syllables.splice(0, [...word].length)
      return { word, spoken: spoken.join(' '), typed: toTypedPinyin(spoken.join('')) }
    })
  }),
).filter(({ word }) => [...word].length <= 2)

/** A fall of letters in practice, of words typed in pinyin, or of words typed with an input method. */
export function makeRain(kind: RainKind, keys: readonly string[], random: () => number): Rain {
  const items: RainItem[] = []
  let text = ''
  let last = ''
  while (items.length < COUNTS[kind]) {
    const next = kind === 'letters' ? letter(pick(keys, random)) : word(pick(RAIN_WORDS, random), kind)
    if (next.shown === last) continue
    const start = [...text].length
    text += next.typed
    items.push({ shown: next.shown, below: next.below, start, end: [...text].length })
    last = next.shown
  }
  return { exercise: createExercise({ text, script: kind === 'han' ? 'han' : 'latin', mode: 'wait' }), items }
}

const letter = (key: string) => ({ shown: key, typed: key, below: undefined })
const word = ({ word: shown, spoken, typed }: (typeof RAIN_WORDS)[number], kind: RainKind) =>
  kind === 'pinyin' ? { shown, typed, below: typed } : { shown, typed: shown, below: spoken }

/** ms between two items, before the pace: so long an item takes somebody at that speed. */
export function timeOf({ items }: Rain, kind: RainKind, cpm: number): number {
  const keys = items.reduce((sum, { start, end, below = '' }) => {
    // An input method wants a key to choose besides.
    return sum + (kind === 'han' ? below.replaceAll(' ', '').length + 1 : end - start)
  }, 0)
  return (60_000 / cpm) * (keys / items.length)
}
