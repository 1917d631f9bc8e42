import type { Language } from '@tutu/contract/languages'
import { sayDuration } from '../logic/duration.ts'
import type { Mistake } from '../logic/mistakes.ts'
import type { Question } from '../logic/questions.ts'
import { dialHour, digits24, hourOf, minuteOf } from '../logic/time-of-day.ts'
import type { T } from './use-text.ts'
import { withHalf } from './question-text.ts'

/** What the mistake was and where to look, without telling the answer. */
export function explain(mistake: Mistake, question: Question, language: Language, t: T): string {
  const { time } = question
  const [hour, minute] = [dialHour(time), minuteOf(time)]
  const facts = { hour, next: (hour % 12) + 1, minute, number: minute / 5 || 12 }
  switch (mistake) {
    case 'swapped':
      return t('mistakeSwapped')
    case 'nextHour':
      return question.kind === 'read' ? t('mistakeNextHourRead', facts) : t('mistakeNextHour', facts)
    case 'hourNotMoved':
      return minute === 30 ? t('mistakeHalfNotMoved', facts) : t('mistakeHourNotMoved', facts)
    case 'hourMoved':
      return t('mistakeHourMoved', facts)
    case 'fiveTimes':
      return t('mistakeFiveTimes', facts)
    case 'halfAsWhole':
      return t('mistakeHalfAsWhole')
    case 'wholeAsHalf':
      return t('mistakeWholeAsHalf')
    case 'otherHour':
      return t('mistakeOtherHour')
    case 'otherMinute':
      return minute % 5 === 0 ? t('mistakeOtherMinute') : t('mistakeSmallMarks')
    case 'bothOff':
      return t('mistakeBothOff', facts)
    default:
      return explainSum(mistake, question, language, t)
  }
}

/** Mistakes of reckoning with times. */
function explainSum(mistake: Mistake, question: Question, language: Language, t: T): string {
  const { time } = question
  const from = digits24(time)
  const full = digits24((hourOf(time) + 1) * 60)
  const step = sayDuration((60 - minuteOf(time)) * 60, language)
  if (question.kind === 'to24' || question.kind === 'to12') {
    if (question.kind === 'to24') return mistake === 'notAdded' ? t('mistakeNotAdded') : t('mistakeAddTwelve')
    return mistake === 'notAdded' ? t('mistakeHalf', { noon: withHalf(720, language) }) : t('mistakeTakeTwelve')
  }
  if (mistake === 'asDecimal') return t('mistakeAsDecimal')
  if (mistake === 'wrongWay')
    return question.kind === 'shift' && question.minutes > 0 ? t('mistakeForward') : t('mistakeBack')
  if (mistake === 'hourForgotten') return question.kind === 'span' ? t('mistakeWholeHours') : t('mistakeCarry')
  if (question.kind === 'shift' && question.minutes < 0)
    return t('mistakeStepsBack', { from, full: digits24(hourOf(time) * 60) })
  return minuteOf(time) === 0 ? t('mistakeCount') : t('mistakeSteps', { from, full, step })
}
