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

/** Hours of the server's day in which people are written to without having asked. */
const [WAKES, RESTS] = [8, 21]
export const isDaytime = (now: Date): boolean => now.getHours() >= WAKES && now.getHours() < RESTS

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

const DAY_MS = 86_400_000

/**
 * The second at which clocks of a time zone showed 'YYYY-MM-DD', with ' HH:mm:ss' or without; undefined: it is no such text.
 * As `Date` reads the local time: of an hour that comes twice it is the first, and one left out is the next.
 */
export function secondsIn(timeZone: string, text: string): number | undefined {
  const shown = Date.parse(`${text.replace(' ', 'T')}${text.length === 10 ? 'T00:00:00' : ''}Z`)
  if (Number.isNaN(shown)) return undefined
  const first = shown - aheadOfUtc(timeZone, shown - DAY_MS)
  const second = shown - aheadOfUtc(timeZone, shown + DAY_MS)
  const isSecond = shown - aheadOfUtc(timeZone, first) !== first && shown - aheadOfUtc(timeZone, second) === second
  return Math.floor((isSecond ? second : first) / 1000)
}

/** There are some 600 time zones, and what writes times of one down is dear to make. */
const clocks = new Map<string | undefined, Intl.DateTimeFormat>()
const CLOCKS_MAX = 1000

/** What clocks of a time zone show, 'YYYY-MM-DD HH:mm:ss'; undefined: the server's. Throws RangeError for what is no zone. */
export function shownIn(timeZone: string | undefined, moment: Date | number): string {
  let clock = clocks.get(timeZone)
  if (!clock) {
    // Sweden writes times as ISO 8601 does.
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    // Names may be in any case.
    if (clocks.size < CLOCKS_MAX) clocks.set(timeZone, clock)
  }
  return clock.format(moment)
}

/** ms by which clocks of a time zone are ahead of UTC at a moment. */
function aheadOfUtc(timeZone: string, moment: number): number {
  return Date.parse(`${shownIn(timeZone, moment).replace(' ', 'T')}Z`) - moment
}
