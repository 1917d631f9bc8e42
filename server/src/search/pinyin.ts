import { pinyin } from 'pinyin-pro'

/** Four syllables have sixteen short forms. */
const FORMS_CHARACTERS_MAX = 4

/** The pinyin of a Han word without tones: whole ('youxi'), and with some or all syllables cut short ('yx', 'youx', 'yxi'). */
export function pinyinOf(word: string): { whole: string; forms: string[] } {
  const syllables = pinyin(word, { toneType: 'none', type: 'array', nonZh: 'removed', v: true })
  const whole = syllables.join('')
  if (syllables.length < 2 || syllables.length > FORMS_CHARACTERS_MAX) return { whole, forms: [] }
  let forms = ['']
  for (const syllable of syllables) forms = forms.flatMap((form) => [form + syllable, form + syllable[0]!])
  return { whole, forms: [...new Set(forms)].filter((form) => form !== whole) }
}
