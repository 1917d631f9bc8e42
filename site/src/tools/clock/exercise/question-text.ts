import type { Language } from '@tutu/contract/core/languages'
import { sayDuration } from '../logic/duration.ts'
import type { Question } from '../logic/questions.ts'
import { DAY, digits12, digits24, HALF_DAY, type TimeOfDay, wrap } from '../logic/time-of-day.ts'
import { partOfDay, sayTime } from '../logic/words.ts'
import type { T } from './use-text.ts'

/** The question in words. */
export function askText(question: Question, language: Language, t: T): string {
  const { time } = question
  if (question.kind === 'read') return t('askRead')
  if (question.kind === 'set') return t('askSet', { time: digits12(time), words: sayTime(time, language) })
  if (question.kind === 'match') return t('askMatch', { time: digits12(time), words: sayTime(time, language) })
  if (question.kind === 'span') return t('askSpan', { from: digits24(time), to: digits24(question.to) })
  if (question.kind === 'to24') return t('askTo24', { time: withHalf(time, language) })
  if (question.kind !== 'shift') return t('askTo12', { time: digits24(time) })
  const [from, minutes] = [digits24(time), sayDuration(Math.abs(question.minutes) * 60, language)]
  return question.minutes > 0 ? t('askLater', { from, minutes }) : t('askEarlier', { from, minutes })
}

/** The question as a voice says it: a time once, in words. */
export function askSpoken(question: Question, language: Language, t: T): string {
  return askText(question, language, t)
    .replaceAll('|', '')
    .replace(/[0-9:]+ ?[（(](.+?)[)）]/, '$1')
}

/** An answer as its button says it. */
export function answerText(question: Question, value: number, language: Language, t: T): string {
  if (question.kind === 'span') return sayDuration(value * 60, language)
  if (question.kind === 'to12') return withHalf(value, language)
  if (question.kind === 'shift' || question.kind === 'to24') return digits24(value)
  return question.kind === 'match' ? t('clockNumber', { number: value }) : digits12(value)
}

/** '晚上 8:20', '8:20 p.m.' */
export function withHalf(time: TimeOfDay, language: Language): string {
  if (language === 'zh-cn') return `${partOfDay(time, language)} ${digits12(time)}`
  return `${digits12(time)} ${wrap(time, DAY) >= HALF_DAY ? 'p.m.' : 'a.m.'}`
}
