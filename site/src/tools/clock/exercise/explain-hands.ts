import type { Mistake } from '../logic/mistakes.ts'
import { dialHour, minuteOf, type TimeOfDay } from '../logic/time-of-day.ts'
import type { T } from './use-text.ts'

/**
 * Mistakes with a clock's hands. read: the right clock is in front of the child; match and set: a wrong one is, chosen
 * or with the hands as they were set.
 */
export function explainHands(mistake: Mistake, kind: 'read' | 'match' | 'set', time: TimeOfDay, t: T): string {
  const [hour, minute] = [dialHour(time), minuteOf(time)]
  const facts = { hour, next: (hour % 12) + 1, minute, number: minute / 5 }
  const isRead = kind === 'read'
  switch (mistake) {
    case 'swapped':
      return t('mistakeSwapped')
    case 'nextHour':
      if (isRead) return t('mistakeNextHourRead', facts)
      return kind === 'match' ? t('mistakeNextHourMatch', facts) : t('mistakeNextHour', facts)
    case 'hourNotMoved':
      return minute === 30 ? t('mistakeHalfNotMoved', facts) : t('mistakeHourNotMoved', facts)
    case 'hourMoved':
      return t('mistakeHourMoved', facts)
    case 'hourShare':
      if (minute === 30) return t('mistakeShareHalf', facts)
      return minute < 30 ? t('mistakeShareEarly', facts) : t('mistakeShareLate', facts)
    case 'fiveTimes':
      return isRead ? t('mistakeFiveTimes', facts) : t('mistakeFiveTimesShown', facts)
    case 'halfAsWhole':
      return isRead ? t('mistakeHalfAsWhole') : t('mistakeHalfAsWholeMatch')
    case 'wholeAsHalf':
      return isRead ? t('mistakeWholeAsHalf') : t('mistakeWholeAsHalfMatch')
    case 'otherHour':
      if (isRead) return minute === 0 ? t('mistakeReadHourSharp') : t('mistakeReadHourPast')
      return minute === 0 ? t('mistakeHourSharp', facts) : t('mistakeHourPast', facts)
    case 'otherMinute':
      return explainMinute(minute, isRead, t)
    default:
      if (minute % 30 === 0) return minute === 0 ? t('mistakeBothSharp', facts) : t('mistakeBothHalf', facts)
      return minute < 30 ? t('mistakeBothEarly', facts) : t('mistakeBothLate', facts)
  }
}

/** The hour is right, the long hand is not. */
function explainMinute(minute: number, isRead: boolean, t: T): string {
  if (!isRead && minute === 0) return t('mistakeMinuteSharp')
  if (!isRead && minute === 30) return t('mistakeMinuteHalf')
  if (minute % 5 === 0) return t('mistakeOtherMinute')
  if (minute < 5) return isRead ? t('mistakeFewMarks') : t('mistakeFewMarksShown')
  return isRead ? t('mistakeSmallMarks') : t('mistakeSmallMarksShown', { minute })
}
