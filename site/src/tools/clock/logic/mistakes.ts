import type { Hands } from './hands.ts'
import { DAY, HALF_DAY, minuteOf, type TimeOfDay, turn, wrap } from './time-of-day.ts'

/** What went wrong, so that the right thing can be explained. */
export const MISTAKES = [
  'swapped',
  'nextHour',
  'hourNotMoved',
  'hourMoved',
  'hourShare',
  'fiveTimes',
  'halfAsWhole',
  'wholeAsHalf',
  'otherHour',
  'otherMinute',
  'bothOff',
  'asDecimal',
  'hourForgotten',
  'hourTooMany',
  'wrongWay',
  'notAdded',
  'addedTen',
  'miscounted',
] as const
export type Mistake = (typeof MISTAKES)[number]

/**
 * The step of a loose hour hand: nearer than one is right, as one can't always put it nearer. At the hour, the half and
 * the quarters that leaves one place only.
 */
const HOUR_TOLERANCE = 15

/** What is wrong with hands that should show `time`; null where nothing is. */
export function judgeHands(hands: Hands, time: TimeOfDay): Mistake | null {
  const minute = minuteOf(time)
  const minuteIsRight = hands.minute === minute
  if (minuteIsRight && isNear(hands.hour, time)) return null
  if (!isNear(hands.hour, time)) {
    // Who has put the minute hand right knows which one it is, also where the other's place is the same.
    if (minuteIsRight) return judgeHourHand(hands.hour, time)
    const isSwapped =
      pointsAt(hands.hour, minute * 12) && Math.abs(turn(hands.minute, wrap(time, HALF_DAY) / 12, 60)) <= 2.5
    return isSwapped ? 'swapped' : 'bothOff'
  }
  // '20 minutes' put on the fourth small stroke, where the 4 was counted as 4 minutes.
  if (minute % 5 === 0 && minute > 0 && hands.minute === minute / 5) return 'fiveTimes'
  return 'otherMinute'
}

/** Where both hands stand before they are set: apart from each other, and both wrong. */
export function handsToStart(time: TimeOfDay): Hands {
  return STARTS.find((hands) => judgeHands(hands, time) === 'bothOff')!
}

const STARTS: readonly Hands[] = [
  { hour: 600, minute: 10 },
  { hour: 240, minute: 50 },
  { hour: 480, minute: 5 },
]

function judgeHourHand(hour: number, time: TimeOfDay): Mistake {
  const wholeHour = time - minuteOf(time)
  if (minuteOf(time) > 0 && pointsAt(hour, wholeHour)) return 'hourNotMoved'
  if (minuteOf(time) > 0 && pointsAt(hour, wholeHour + 60)) return 'nextHour'
  if (minuteOf(time) === 0 && Math.abs(turn(wrap(time, HALF_DAY), hour, HALF_DAY)) <= 30) return 'hourMoved'
  const gone = wrap(hour - wholeHour, HALF_DAY)
  if (minuteOf(time) > 0 && gone < 60) return 'hourShare'
  return 'otherHour'
}

function isNear(hour: number, time: TimeOfDay): boolean {
  return Math.abs(turn(hour, wrap(time, HALF_DAY), HALF_DAY)) < HOUR_TOLERANCE
}

function pointsAt(hour: number, place: number): boolean {
  return Math.abs(turn(hour, wrap(place, HALF_DAY), HALF_DAY)) <= 7
}

export type Slip = { readonly value: number; readonly mistake: Mistake }

/** Times that somebody reads who makes a typical mistake with `time` on a dial, the likeliest first. */
export function misreadings(time: TimeOfDay): Slip[] {
  const [hour, minute] = [wrap(time, HALF_DAY) - minuteOf(time), minuteOf(time)]
  // The minute hand taken for the hour hand, and the hour hand for the minute hand.
  const swappedMinute = wrap(Math.round(wrap(time, HALF_DAY) / 60) * 5, 60)
  const swapped = wrap(Math.round(minute / 5) * 60 + swappedMinute, HALF_DAY)
  const slips: Slip[] = []
  const isSameHour = Math.floor(swapped / 60) * 60 === hour
  if (minute >= 30) slips.push({ value: hour + 60 + minute, mistake: 'nextHour' })
  // With both hands close together another minute is read rather than the other hand.
  if (!isSameHour) slips.push({ value: swapped, mistake: 'swapped' })
  if (minute > 0 && minute % 5 === 0) slips.push({ value: hour + minute / 5, mistake: 'fiveTimes' })
  if (minute === 30) slips.push({ value: hour, mistake: 'halfAsWhole' })
  if (minute === 0) slips.push({ value: hour + 30, mistake: 'wholeAsHalf' })
  if (minute % 5 !== 0) slips.push({ value: hour + wrap(minute + 5, 60), mistake: 'otherMinute' })
  slips.push({ value: hour + 60 + minute, mistake: minute >= 30 ? 'nextHour' : 'otherHour' })
  slips.push({ value: hour - 60 + minute, mistake: 'otherHour' })
  slips.push({ value: hour + wrap(minute + 10, 60), mistake: 'otherMinute' })
  return slips.map(({ value, mistake }) => ({ value: wrap(value, HALF_DAY), mistake }))
}

/** Answers to 'how many minutes from `from` to `to`' (at most a day) that come from a typical mistake. */
export function miscountedSpans(from: TimeOfDay, to: TimeOfDay): Slip[] {
  const right = wrap(to - from, DAY)
  const slips: Slip[] = []
  // Clock times subtracted as if an hour had a hundred minutes: 10:10 − 9:45 = 65.
  if (minuteOf(to) < minuteOf(from)) slips.push({ value: right + 40, mistake: 'asDecimal' })
  const minutesOnly = wrap(minuteOf(to) - minuteOf(from), 60)
  if (minutesOnly !== right) slips.push({ value: minutesOnly, mistake: 'hourForgotten' })
  slips.push({ value: right + 60, mistake: 'hourTooMany' })
  slips.push({ value: right - 10, mistake: 'miscounted' })
  slips.push({ value: right + 10, mistake: 'miscounted' })
  return slips.filter(({ value }) => value > 0)
}

/** Answers to 'what time is it `minutes` after `from`' (negative: before) that come from a typical mistake. */
export function miscountedTimes(from: TimeOfDay, minutes: number): Slip[] {
  const slips: Slip[] = [{ value: from - minutes, mistake: 'wrongWay' }]
  const carried = Math.floor((from + minutes) / 60) !== Math.floor(from / 60)
  if (carried) slips.push({ value: from - minuteOf(from) + wrap(from + minutes, 60), mistake: 'hourForgotten' })
  slips.push({ value: from + minutes + Math.sign(minutes) * 60, mistake: 'hourTooMany' })
  slips.push({ value: from + minutes - 10, mistake: 'miscounted' })
  // Nobody answers with the time that is in the question: after a whole hour, all that was to change is the hour.
  const others = slips.filter(({ value }) => value !== from)
  return others.map(({ value, mistake }) => ({ value: wrap(value, DAY), mistake }))
}

/** Wrong ways to write an afternoon `time` with 24 hours, or one of 24 hours with a half of the day. */
export function misconverted(time: TimeOfDay, to: 'to24' | 'to12'): Slip[] {
  const slips: Slip[] = [{ value: time - HALF_DAY, mistake: 'notAdded' }]
  // 下午 3 点 taken for 13 点: ten added instead of twelve, or taken away, where that leaves an hour of the afternoon.
  const byTen = to === 'to24' ? time - 120 : time + 120
  if (byTen < DAY) slips.push({ value: byTen, mistake: 'addedTen' })
  for (const way of [60, -60, -120]) if (time + way < DAY) slips.push({ value: time + way, mistake: 'miscounted' })
  return slips.map(({ value, mistake }) => ({ value: wrap(value, DAY), mistake }))
}
