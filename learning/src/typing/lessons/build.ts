import type { Lesson, LessonLine } from '../lesson.ts'

/** A lesson of plain lines. The title is '中文|English'. */
export function plain(id: string, title: string, lines: readonly string[]): Lesson {
  return { id, title: both(title), script: 'latin', lines: lines.map((text) => ({ text })) }
}

/** First strokes with new keys, for the fingers to find them, before the words. */
export function drill(id: string, title: string, keys: string, lines: readonly string[]): Lesson {
  const [a = '', b = ''] = keys
  return plain(id, title, [
    `${a.repeat(3)} ${b.repeat(3)} ${a}${b} ${b}${a} ${a.repeat(3)} ${b.repeat(3)}`,
    `${a}${b}${a} ${b}${a}${b} ${a}${a}${b} ${b}${b}${a} ${a}${b} ${b}${a}`,
    ...lines,
  ])
}

/** Lines of 'what is typed = 中文|English'. */
export function explained(id: string, title: string, lines: readonly string[], rest: Partial<Lesson> = {}): Lesson {
  return {
    id,
    title: both(title),
    script: 'latin',
    lines: lines.map((line): LessonLine => {
      const [text = '', meaning = ''] = line.split(' = ')
      return { text, meaning: both(meaning) }
    }),
    ...rest,
  }
}

/** Chinese text with its pinyin: 'text = pinyin' or 'text = pinyin = 中文|English'. */
export function chinese(id: string, title: string, lines: readonly string[]): Lesson {
  return {
    id,
    title: both(title),
    script: 'han',
    lines: lines.map((line): LessonLine => {
      const [text = '', pinyin = '', meaning] = line.split(' = ')
      return { text, pinyin, ...(meaning ? { meaning: both(meaning) } : {}) }
    }),
  }
}

/** Pinyin without tones, as it is typed: lǜ is lv. */
export function toTypedPinyin(pinyin: string): string {
  return pinyin
    .normalize('NFD')
    .replace(/u\u0308/g, 'v')
    .replace(/[\u0300-\u036f]/g, '')
}

export function both(text: string) {
  const [zh = '', en = ''] = text.split('|')
  return { 'zh-cn': zh, en }
}
