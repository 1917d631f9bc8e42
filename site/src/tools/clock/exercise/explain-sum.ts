import type { Language } from '@tutu/contract/core/languages'
import { sayDuration } from '../logic/duration.ts'
import type { Mistake } from '../logic/mistakes.ts'
import type { Question } from '../logic/questions.ts'
import { digits24, minuteOf } from '../logic/time-of-day.ts'
import type { T } from './use-text.ts'

/** Mistakes with how long it is from one time to another. */
export function explainSpan(
  mistake: Mistake,
  { time, to }: Extract<Question, { kind: 'span' }>,
  language: Language,
  t: T,
): string {
  if (mistake === 'asDecimal') return t('mistakeAsDecimal')
  if (mistake === 'hourForgotten') return t('mistakeWholeHours')
  if (mistake === 'hourTooMany') return t('mistakeHourTooMany')
  if (to - time === 60) return t('mistakeFullTurn')
  const full = nextFullHour(time)
  const [from, until] = [digits24(time), digits24(to)]
  // Two steps only help where the full hour lies on the way.
  if (to <= full) return t('mistakeCountSpan', { from, to: until })
  const step = sayDuration((full - time) * 60, language)
  return t('mistakeSteps', { from, full: digits24(full), step, to: until })
}

/** Mistakes with what time it is so much later or earlier. */
export function explainShift(
  mistake: Mistake,
  { time, minutes }: Extract<Question, { kind: 'shift' }>,
  language: Language,
  t: T,
): string {
  const isLater = minutes > 0
  if (mistake === 'wrongWay') return isLater ? t('mistakeForward') : t('mistakeBack')
  if (mistake === 'hourForgotten') return t('mistakeCarry')
  if (mistake === 'hourTooMany') return t('mistakeHourTooMany')
  if (Math.abs(minutes) === 60) return t('mistakeOneHour')
  const full = isLater ? nextFullHour(time) : time - (minuteOf(time) || 60)
  const first = Math.abs(full - time)
  const from = digits24(time)
  if (Math.abs(minutes) <= first) {
    const way = sayDuration(Math.abs(minutes) * 60, language)
    return isLater ? t('mistakeCount', { from, way }) : t('mistakeCountBack', { from, way })
  }
  const steps = { from, full: digits24(full), step: sayDuration(first * 60, language) }
  return isLater ? t('mistakeStepsOn', steps) : t('mistakeStepsBack', steps)
}

/** Mistakes with writing a time of the afternoon with 24 hours. */
export function explainTo24(mistake: Mistake, t: T): string {
  if (mistake === 'notAdded') return t('mistakeNotAdded')
  return mistake === 'addedTen' ? t('mistakeAddTwelve') : t('mistakeTwelveMore')
}

/** The other way round. */
export function explainTo12(mistake: Mistake, t: T): string {
  if (mistake === 'notAdded') return t('mistakeHalf')
  return mistake === 'addedTen' ? t('mistakeTakeTwelve') : t('mistakeTwelveLess')
}

function nextFullHour(time: number): number {
  return time - minuteOf(time) + 60
}
