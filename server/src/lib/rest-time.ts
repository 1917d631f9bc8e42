import { shownIn } from './days.ts'

/** Why a child rests, and from when on it may go on, in seconds. */
export type Rest = { reason: 'minutes' | 'quiet'; until: number }

type Asked = {
  daily_minutes: number | null
  /** 'HH:mm:ss'; from later than to: over midnight. */
  quiet_from: string | null
  quiet_to: string | null
  /** An IANA name; undefined: the server's. */
  timeZone: string | undefined
  /** How long the child was here today. */
  seconds: number
  now: Date
}

const DAY = 86_400

/** Whether a child rests at a moment; null: it may go on. */
export function restAt({ daily_minutes, quiet_from, quiet_to, timeZone, seconds, now }: Asked): Rest | null {
  const clock = secondOfDay(timeZone, now)
  const at = Math.floor(now.getTime() / 1000)
  if (quiet_from !== null && quiet_to !== null) {
    const from = secondsOf(quiet_from)
    const to = secondsOf(quiet_to)
    const isQuiet = from <= to ? clock >= from && clock < to : clock >= from || clock < to
    if (isQuiet) return { reason: 'quiet', until: at + ((to - clock + DAY) % DAY) }
  }
  if (daily_minutes !== null && seconds >= daily_minutes * 60) return { reason: 'minutes', until: at + DAY - clock }
  return null
}

function secondOfDay(timeZone: string | undefined, now: Date): number {
  return secondsOf(shownIn(timeZone, now).slice(11))
}

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}
