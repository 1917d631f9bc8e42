import { isFitAfter } from '@tutu/learning/typing/fit-words'
import { pick } from '@tutu/learning/random'
import { CHINESE_SENTENCES } from '@tutu/learning/typing/lessons/chinese'
import { PINYIN_WORDS } from '@tutu/learning/typing/lessons/pinyin'
import type { Age } from '@tutu/learning/typing/skill'
import { DICTIONARY } from '../dictionary.ts'

const SYLLABLES = PINYIN_WORDS.flatMap(({ lines }) => lines.flatMap(({ text }) => text.split(' ')))
const LISTS = { english: DICTIONARY, pinyin: SYLLABLES } as const
const SENTENCES = CHINESE_SENTENCES.map(({ lines }) => lines.map(({ text }) => text).join(''))

/** Characters of the longest word that a placement asks for. */
const LONGEST: Readonly<Record<Age, number>> = { '6-8': 3, '9-10': 5, '11+': 9 }

/** Words or syllables for somebody of that age. */
export function placementText(content: 'english' | 'pinyin', age: Age, words: number, random: () => number): string {
  return wordsOf(
    LISTS[content].filter(({ length }) => length <= LONGEST[age]),
    words,
    random,
  )
}

/** `words` words or syllables; of Chinese twice as many characters, in whole sentences cut at the end. */
export function testText(content: 'english' | 'pinyin' | 'chinese', words: number, random: () => number): string {
  if (content !== 'chinese') return wordsOf(LISTS[content], words, random)
  const length = words * 2
  let text = ''
  let last = ''
  while (text.length < length) {
    const sentence = pick(SENTENCES, random)
    if (sentence === last) continue
    text += sentence
    last = sentence
  }
  return text.slice(0, length)
}

function wordsOf(list: readonly string[], words: number, random: () => number): string {
  const chosen: string[] = []
  while (chosen.length < words) {
    const word = pick(list, random)
    if (word !== chosen.at(-1) && isFitAfter(chosen.at(-1), word)) chosen.push(word)
  }
  return chosen.join(' ')
}
