import { isFitAfter } from '@tutu/learning/typing/fit-words'
import { pick } from '@tutu/learning/random'
import { CHINESE_SENTENCES } from '@tutu/learning/typing/lessons/chinese'
import { PINYIN_WORDS } from '@tutu/learning/typing/lessons/pinyin'
import { DICTIONARY } from '../dictionary.ts'

const SYLLABLES = PINYIN_WORDS.flatMap(({ lines }) => lines.flatMap(({ text }) => text.split(' ')))
const SENTENCES = CHINESE_SENTENCES.map(({ lines }) => lines.map(({ text }) => text).join(''))

/** `words` words or syllables; of Chinese twice as many characters, in whole sentences cut at the end. */
export function testText(content: 'english' | 'pinyin' | 'chinese', words: number, random: () => number): string {
  if (content !== 'chinese') {
    const list = content === 'english' ? DICTIONARY : SYLLABLES
    const chosen: string[] = []
    while (chosen.length < words) {
      const word = pick(list, random)
      if (word !== chosen.at(-1) && isFitAfter(chosen.at(-1), word)) chosen.push(word)
    }
    return chosen.join(' ')
  }
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
