import type { Period as Asked } from '@tutu/contract/api/dashboard'
import { type DayBegin, dayOf, lastDays } from '../lib/days.ts'

/** Days, or parts of days, one after another; in seconds from `from` up to `to`. */
type Span = { days: readonly DayBegin[]; from: number; to: number }

/** `counted`: what figures are counted in, up to now; of these some are the period, and some what it is compared with. */
export type Period = { counted: readonly DayBegin[]; shown: Span; before: Span; hasParts?: true }

/** No moment comes after it. */
const OPEN = Number.MAX_SAFE_INTEGER

export function periodOf(asked: Asked, now: Date): Period {
  switch (asked) {
    case 'today':
      return { ...periodIn(untilThisTime(now), [0, 1], [2, 3]), hasParts: true }
    case 'yesterday':
      return periodIn(lastDays(3, now), [0, 1], [1, 2])
    case 'month': {
      const [passed, last] = [now.getDate(), daysOfMonth(now, 1)]
      return periodIn(lastDays(last + passed, now), [0, Math.min(passed, last)], [last, last + passed])
    }
    case 'lastMonth': {
      const [last, before] = [daysOfMonth(now, 1), daysOfMonth(now, 2)]
      return periodIn(lastDays(before + last + now.getDate(), now), [0, before], [before, before + last])
    }
    default: {
      const count = Number(asked)
      return periodIn(lastDays(2 * count, now), [0, count], [count, 2 * count])
    }
  }
}

const daysOfMonth = (now: Date, monthsAgo: number): number =>
  new Date(now.getFullYear(), now.getMonth() - monthsAgo + 1, 0).getDate()

type Part = readonly [from: number, to: number]

function periodIn(counted: readonly DayBegin[], before: Part, shown: Part): Period {
  const span = ([from, to]: Part): Span => ({
    days: counted.slice(from, to),
    from: counted[from]!.from,
    to: counted[to]?.from ?? OPEN,
  })
  return { counted, before: span(before), shown: span(shown) }
}

/** Yesterday until the same time, the rest of it, and today. */
function untilThisTime(now: Date): DayBegin[] {
  const [yesterday, today] = lastDays(2, now) as [DayBegin, DayBegin]
  const then = new Date(now)
  then.setDate(now.getDate() - 1)
  // The second that this moment is in counts today, so it does yesterday.
  const rest = Math.min(Math.floor(then.getTime() / 1000) + 1, today.from)
  return [yesterday, { day: `${dayOf(then)} later`, from: rest }, today]
}
