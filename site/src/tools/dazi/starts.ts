import type { Language } from '@tutu/contract/core/languages'
import type { Level } from '@tutu/learning/typing/placement'

/** The chapter where somebody of that level begins: in Chinese pinyin is on the way, in English it is not. */
export const STARTS: Readonly<Record<Language, Readonly<Record<Level, string>>>> = {
  'zh-cn': { keys: 'letters', syllables: 'pinyin', words: 'pinyin-words', sentences: 'chinese-words' },
  en: { keys: 'letters', syllables: 'signs', words: 'words', sentences: 'sentences' },
}
