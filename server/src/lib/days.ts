/** A calendar day in the server's time zone, 'YYYY-MM-DD'. */
export type Day = string

const two = (number: number): string => String(number).padStart(2, '0')

export function dayOf(date: Date): Day {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** 'YYYY-MM-DD HH:mm:ss' in the server's time zone; 'none' where there is no moment. */
export function timeText(seconds: number | null): string {
  if (seconds === null) return 'none'
  const date = new Date(seconds * 1000)
  return `${dayOf(date)} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`
}

/** `from`: the second it begins. */
export type DayBegin = { day: Day; from: number }

/** The last `count` days up to today, oldest first. */
export function lastDays(count: number, now: Date): DayBegin[] {
  return Array.from({ length: count }, (_, index) => {
    // Midnights, not multiples of 24 hours: clocks are put forward and back.
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() - (count - 1 - index))
    return { day: dayOf(midnight), from: Math.floor(midnight.getTime() / 1000) }
  })
}

/** Counts by their days; `place`: which of them it was, from 1, as PostgreSQL's `width_bucket` says. */
export function byDay(days: readonly DayBegin[], rows: readonly { place: number; count: number }[]): Map<Day, number> {
  return new Map(rows.map(({ place, count }) => [days[place - 1]!.day, count]))
}

/** The server's time zone, an IANA name. */
export const serverZone = (): string => new Intl.DateTimeFormat('en').resolvedOptions().timeZone

/** The time zone where it is one, an IANA name; undefined: the server's. */
export function timeZoneOr(name: string | null | undefined): string | undefined {
  if (!name) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
