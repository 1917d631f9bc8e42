/** Seconds of active typing per local day, 'YYYY-MM-DD'. */
export type PracticeDays = Readonly<Record<string, number>>

export type Streak = {
  /** Days practised in the running streak. */
  days: number
  /** Whether today is one of them. */
  today: boolean
  /** Days missed inside the streak and forgiven. */
  forgiven: number
}

/** A day missed is forgiven when the six days before it held no other missed one. */
const DAYS_BETWEEN = 7

/** The day a moment falls on in the time zone of the machine. */
export function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** `days` days before (or, negative, after) a day. */
export function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}

/**
 * The streak that reaches today or yesterday: one missed day a week does not break it, two do. Today is not missed
 * before it is over.
 */
export function streakOf(practised: PracticeDays, today: string): Streak {
  const has = (day: string) => (practised[day] ?? 0) > 0
  let days = has(today) ? 1 : 0
  let forgiven = 0
  let pending = 0
  let sinceMiss = DAYS_BETWEEN
  for (let back = 1; ; back++) {
    if (has(daysBefore(today, back))) {
      days += 1
      forgiven += pending
      pending = 0
      sinceMiss += 1
    } else {
      if (pending > 0 || sinceMiss < DAYS_BETWEEN - 1) break
      pending = 1
      sinceMiss = 0
    }
  }
  return { days, today: has(today), forgiven }
}
