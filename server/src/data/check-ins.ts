import type { CheckIns } from '@tutu/contract/api/account'
import { sql } from 'kysely'
import type { WriteSession } from '../engine/write/session.ts'
import { post } from '../ledger/post.ts'
import type { Day } from '../lib/days.ts'
import { CHECKED_IN } from '../lib/own-words.ts'
import { dayIn, daysBefore, type Streak, streakOn } from '../lib/streak.ts'
import type { MemberId } from '../policy/actors.ts'

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

/** The member's last days, the latest first, as one value of a statement. */
export const lastCheckIns = (member: MemberId) => sql<Streak[]>`(
  select coalesce(json_agg(came order by came.day desc), '[]') from (
    select day::text, streak, forgiven::text from check_in where user_id = ${member} order by check_in.day desc limit ${DAYS_SHOWN + 1}
  ) came
)`

/** How the member's days stand on `today`; a streak that was broken is 0. */
export function checkInsOf(last: readonly Streak[], today: Day): CheckIns {
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

type CameBy = { gained: number; score: number; checkIns: CheckIns }

/**
 * Notes that the member came by, with its points. `gained`: 0 where it was noted before. What they have after it is read in
 * the same transaction: nobody hears of a failure once the day is noted.
 */
export async function checkIn(session: WriteSession, member: MemberId, today: Day): Promise<CameBy> {
  const gained = await noteDay(session, member, today)
  const { rows } = await sql<{ score: number; came: Streak[] }>`
    select score, ${lastCheckIns(member)} as came from member where id = ${member}
  `.execute(session.transaction)
  const { score, came } = rows[0]!
  return { gained, score, checkIns: checkInsOf(came, today) }
}

async function noteDay(session: WriteSession, member: MemberId, today: Day): Promise<number> {
  const { transaction } = session
  // Two at once wait here for each other.
  await sql`select from member where id = ${member} for no key update`.execute(transaction)
  const { rows } = await sql<{ came: Streak[] }>`select ${lastCheckIns(member)} as came`.execute(transaction)
  const [last] = rows[0]!.came
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
