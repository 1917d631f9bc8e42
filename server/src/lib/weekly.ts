import { type Day, secondsIn, shownIn } from './days.ts'
import { daysBefore } from './streak.ts'

type Weekly = {
  day: Day
  time: string
  zone: string
  times: number
  until: Day | null
  /** Days that are left out, which are made up for after the others where so many are wanted. */
  isOff?: (day: Day) => boolean
}

/** When something begins that is at the same time of a clock each week: so many times, or until a day. Seconds. */
export function weeklyFrom({ day, time, zone, times, until, isOff }: Weekly, most: number): number[] {
  const list: number[] = []
  for (let week = 0; week < most && (until !== null || list.length < times); week++) {
    const at = daysBefore(day, -7 * week)
    if (until !== null && at > until) break
    if (isOff?.(at)) continue
    list.push(secondsIn(zone, `${at} ${time}:00`)!)
  }
  return list
}

/** The same moment's day moved by so many days, at another time of that clock. */
export function movedTo(seconds: number, { zone, days, time }: { zone: string; days: number; time: string }): number {
  const day = daysBefore(shownIn(zone, seconds * 1000).slice(0, 10), -days)
  return secondsIn(zone, `${day} ${time}:00`)!
}

/** Days from one to another. */
export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
