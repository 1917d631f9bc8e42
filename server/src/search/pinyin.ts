import { pinyin } from 'pinyin-pro'
import { foldText } from './fold.ts'

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

/**
 * A text as it is typed without an input method: a syllable for each Han character and other words as they are, without
 * marks: '用 Café 学编程' → yong cafe xue bian cheng. Characters that nobody knows how to speak are passed over.
 */
export function spell(text: string): string[] {
  const pieces = pinyin(foldText(text), { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
  return pieces.flatMap(
    (piece) =>
      piece
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .match(/[a-z\d]+/g) ?? [],
  )
}

const readings = new Map<string, readonly string[]>()

/** Every way in which one Han character is read, without tones; remembered, there being no more than some thousands of them. */
export function readingsOf(character: string): readonly string[] {
  let known = readings.get(character)
  if (!known) {
    const all = pinyin(foldText(character), {
      toneType: 'none',
      type: 'array',
      multiple: true,
      nonZh: 'removed',
      v: true,
    })
    known = [...new Set(all)]
    readings.set(character, known)
  }
  return known
}
