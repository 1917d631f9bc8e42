import type { Language } from '@tutu/contract/core/languages'
import { say, type Text } from './lesson-exercises.ts'

/** A small thing to change in what a lesson made, where that is done, and how to show it to somebody. */
export type LessonChange = readonly [change: Text, where: Text, show: Text]

const LABELS: Readonly<Record<Language, readonly [where: string, show: string]>> = {
  'zh-cn': ['改哪里：', '给人看：'],
  en: ['Where: ', 'Show it: '],
}

/** As a lesson's text has it, at its very end. */
export function changeText([change, where, show]: LessonChange, language: Language): string {
  const [beforeWhere, beforeShow] = LABELS[language]
  const lines = [`- ${beforeWhere}${say(where, language)}`, `- ${beforeShow}${say(show, language)}`]
  return `:::show\n${say(change, language)}\n\n${lines.join('\n')}\n:::`
}
