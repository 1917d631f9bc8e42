import type { CheckIns } from '@tutu/contract/api/account'
import { type Kysely, sql } from 'kysely'
import type { WriteSession } from '../engine/write/session.ts'
import { post } from '../ledger/post.ts'
import type { Day } from '../lib/days.ts'
import { CHECKED_IN } from '../lib/own-words.ts'
import { dayIn, daysBefore, type Streak, streakOn } from '../lib/streak.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'

/** What coming by on a day gives. */
const POINTS = 5
const DAYS_SHOWN = 7

/** The member's day: in their time zone where they name one, else in the server's. */
export function memberDay(timeZone: string | undefined, now = new Date()): Day {
  try {
    return dayIn(timeZone, now)
  } catch {
    return dayIn(undefined, now)
  }
}

/** How the member's days stand on `today`; a streak that was broken is 0. */
export async function checkInsOf(db: Kysely<Tables>, member: MemberId, today: Day): Promise<CheckIns> {
  const last = await lastDays(db, member)
  const done = last.some(({ day }) => day >= today)
  const next = streakOn(today, last[0])
  const days = Array.from({ length: DAYS_SHOWN }, (_, index) => daysBefore(today, DAYS_SHOWN - 1 - index))
  const came = new Set(last.map(({ day }) => day))
  return {
    done,
    streak: done ? (last[0]?.streak ?? 0) : next.streak - 1,
    points: POINTS,
    days: days.map((day) => ({ day, done: came.has(day) })),
  }
}

/** Notes that the member came by, with its points; answers what it gave: 0 where it was noted before. */
export async function checkIn(session: WriteSession, member: MemberId, today: Day): Promise<number> {
  const { transaction } = session
  // Two at once wait here for each other.
  await sql`select from member where id = ${member} for no key update`.execute(transaction)
  const [last] = await lastDays(transaction, member)
  if (last && last.day >= today) return 0
  const { streak, forgiven } = streakOn(today, last)
  await sql`
    insert into check_in (user_id, day, streak, forgiven) values (${member}, ${today}, ${streak}, ${forgiven})
  `.execute(transaction)
  await post(session, {
    account: 'score',
    member,
    amount: POINTS,
    reason: CHECKED_IN,
    source: `check-in:${member}:${today}`,
  })
  return POINTS
}

/** The latest first. */
async function lastDays(db: Kysely<Tables>, member: MemberId): Promise<Streak[]> {
  const { rows } = await sql<Streak>`
    select day::text, streak, forgiven::text from check_in where user_id = ${member} order by day desc limit ${DAYS_SHOWN + 1}
  `.execute(db)
  return rows
}
