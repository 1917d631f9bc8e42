import type { LessonLine } from '@tutu/learning/typing/lesson'

/** Pinyin of each Han character of a Chinese lesson, by its index in the text; empty where the lesson has none. */
export function pinyinOf(lines: readonly LessonLine[]): Map<number, string> {
  const found = new Map<number, string>()
  let index = 0
  for (const { text, pinyin } of lines) {
    const syllables = pinyin?.split(' ') ?? []
    for (const unit of text) {
      const syllable = /\p{Script=Han}/u.test(unit) ? syllables.shift() : undefined
      if (syllable) found.set(index, syllable)
      index += 1
    }
  }
  return found
}
