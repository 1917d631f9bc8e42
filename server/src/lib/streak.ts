import { type Day, shownIn } from './days.ts'

/** How long somebody has come by every day, up to `day`; `forgiven`: the last missed day that did not break it. */
export type Streak = { day: Day; streak: number; forgiven: Day | null }

const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000

/** The calendar day in a time zone, an IANA name. Throws RangeError for what is none. */
export function dayIn(timeZone: string | undefined, date: Date): Day {
  return shownIn(timeZone, date).slice(0, 10)
}

/** The day `count` days before. */
export function daysBefore(day: Day, count: number): Day {
  return new Date((dayNumber(day) - count) * 86_400_000).toISOString().slice(0, 10)
}

/** The streak after coming by on `today`: one missed day goes unnoticed, at most one in seven days. */
export function streakOn(today: Day, last: Streak | undefined): Streak {
  const missed = last ? dayNumber(today) - dayNumber(last.day) - 1 : Infinity
  if (!last || missed > 1) return { day: today, streak: 1, forgiven: last?.forgiven ?? null }
  if (missed <= 0) return { day: today, streak: last.streak + 1, forgiven: last.forgiven }
  const gap = daysBefore(today, 1)
  const isForgivable = last.forgiven === null || dayNumber(gap) - dayNumber(last.forgiven) >= 7
  return isForgivable
    ? { day: today, streak: last.streak + 1, forgiven: gap }
    : { day: today, streak: 1, forgiven: last.forgiven }
}
