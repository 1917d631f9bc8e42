import { failForm } from '@tutu/contract/core/errors'
import { trial as definition } from '@tutu/contract/resources/trial'
import { trialTime } from '@tutu/contract/resources/trial-time'
import { type ClosedDays, closingOf } from '@tutu/contract/settings/closed-days'
import { sql } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import { idsOf } from '../engine/write/rows.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { type Day, dayOf, serverZone, timeText } from '../lib/days.ts'
import { epochSeconds } from '../lib/epoch-seconds.ts'
import { daysBefore } from '../lib/streak.ts'
import { weeklyFrom } from '../lib/weekly.ts'
import { REMINDED_FROM } from './remind.ts'

const WEEKS_MAX = 26

type Asked = { weekdays: readonly number[]; until: Day; closed: readonly ClosedDays[] }

/**
 * Lessons booked at a time are when, where, with whom and as long as that says now; their families are told soon (`remind.ts`), and reminded of
 * a time that is more than a day away as of any.
 */
export async function followTime(
  session: WriteSession,
  { id, starttime, minutes, bole_id, place }: Row,
): Promise<void> {
  const { rows } = await sql<{ id: number; starttime: number }>`
    select id, starttime from trial where trial_time_id = ${id} and state = 'booked' and starttime > epoch_seconds()
    order by id for no key update
  `.execute(session.transaction)
  const changetime = epochSeconds()
  const moved = rows.filter((row) => row.starttime !== starttime)
  const remindtime = Number(starttime) - changetime < REMINDED_FROM ? changetime : null
  await session.touch(definition.name, idsOf(moved), { starttime, remindtime })
  await session.touch(definition.name, idsOf(rows), { minutes, bole_id, place, changetime })
}

/**
 * Offers a time again at the same hour of each week, on these days (Monday is 1; none: its own day), until a day. What stands there
 * already, with the same mentor at the same place, is not offered twice, and days without lessons are left out.
 */
export async function repeatTime(
  session: WriteSession,
  row: Row,
  { weekdays, until, closed }: Asked,
): Promise<{ made: number; skipped: number }> {
  const starts = startsOf(row, { weekdays, until, closed })
  const { minutes, places, bole_id = null, course_id, place = null, status } = row
  const { rows: known } = await sql<{ starttime: number }>`
    select starttime from trial_time
    where starttime = any(${starts}::bigint[]) and bole_id is not distinct from ${bole_id}::int
      and place is not distinct from ${place}::text
  `.execute(session.transaction)
  const there = new Set(known.map(({ starttime }) => starttime))
  const wanted = starts.filter((starttime) => !there.has(starttime))
  if (wanted.length === 0) throw failForm({ until: { key: 'trial.repeatsNothing' } })
  const copied = { minutes, places, bole_id, course_id, place, status, taken: 0 }
  await session.insert(
    trialTime.name,
    wanted.map((starttime) => ({ ...copied, starttime, name: timeText(starttime).slice(0, 16) })),
  )
  return { made: wanted.length, skipped: starts.length - wanted.length }
}

/** By the school's clock, from its own day or today on. */
function startsOf({ starttime }: Row, { weekdays, until, closed }: Asked): number[] {
  const now = new Date()
  const [own, time] = timeText(starttime as number)
    .slice(0, 16)
    .split(' ') as [Day, string]
  const today = dayOf(now)
  const from = own > today ? own : today
  if (until > daysBefore(from, -7 * WEEKS_MAX)) throw failForm({ until: { key: 'trial.repeatsTooLong' } })
  const zone = serverZone()
  const isOff = (day: Day) => closingOf(closed, day) !== undefined
  return (weekdays.length > 0 ? weekdays : [weekdayOf(own)])
    .flatMap((weekday) => {
      const day = daysBefore(from, -((weekday - weekdayOf(from) + 7) % 7))
      return weeklyFrom({ day, time, zone, times: 0, until, isOff }, WEEKS_MAX + 1)
    })
    .filter((at) => at > now.getTime() / 1000)
    .toSorted((a, b) => a - b)
}

/** Monday is 1. */
const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
