import { type Kysely, sql } from 'kysely'
import { timeZoneOr } from '../lib/days.ts'
import { type Rest, restAt } from '../lib/rest-time.ts'
import { dayIn, daysBefore } from '../lib/streak.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    member_time: { user_id: MemberId; day: string; seconds: number; lasttime: number }
  }
}

/** Seconds between two beats that still count as being here: pages beat every 60. */
const GAP = 90
/** Seconds between two notes of what somebody does. */
const NOTED_EVERY = 15

export type TimeState = { counted: boolean; left: number | null; rest: Rest | null }

type Limits = {
  guardian_id: number | null
  daily_minutes: number | null
  quiet_from: string | null
  quiet_to: string | null
  time_zone: string | null
}

async function limitsOf(db: Kysely<Tables>, member: MemberId): Promise<Limits | undefined> {
  const { rows } = await sql<Limits>`
    select guardian_id, daily_minutes, quiet_from::text, quiet_to::text, time_zone from member where id = ${member}
  `.execute(db)
  return rows[0]
}

/** A page of the member is open: time goes on. However many pages and devices, a minute counts once. */
export async function noteBeat(db: Kysely<Tables>, member: MemberId, now = new Date()): Promise<TimeState> {
  const limits = await limitsOf(db, member)
  if (!limits || !isLookedAt(limits)) return { counted: false, left: null, rest: null }
  const { day, seconds } = await timeOn(db, member, limits, now)
  const before = stateOf(limits, seconds, now)
  // Nobody is here while they rest: a page that stays open uses up nothing of tomorrow.
  return before.rest ? before : stateOf(limits, await goOn(db, member, day, now), now)
}

/**
 * The member does something: time goes on, as with a beat. Why they rest, if they did so before; what they do in the moment
 * in which their time ends is still done.
 */
export async function noteDeed(db: Kysely<Tables>, member: MemberId, now = new Date()): Promise<Rest | null> {
  const limits = await limitsOf(db, member)
  if (!limits) return null
  const { day, seconds, lasttime } = await timeOn(db, member, limits, now)
  const { rest } = stateOf(limits, seconds, now)
  if (!rest && secondsOf(now) - lasttime >= NOTED_EVERY) await goOn(db, member, day, now)
  return rest
}

/** Why the member rests now; null: they may go on. */
export async function restOf(db: Kysely<Tables>, member: MemberId, now = new Date()): Promise<Rest | null> {
  const limits = await limitsOf(db, member)
  if (!limits) return null
  const { seconds } = limits.daily_minutes === null ? { seconds: 0 } : await timeOn(db, member, limits, now)
  return stateOf(limits, seconds, now).rest
}

/** Minutes of each of the last `count` days, oldest first. */
export async function minutesByDay(
  db: Kysely<Tables>,
  member: MemberId,
  count: number,
  timeZone: string | null,
  now = new Date(),
): Promise<{ day: string; minutes: number }[]> {
  const today = dayIn(timeZoneOr(timeZone), now)
  const first = daysBefore(today, count - 1)
  const { rows } = await sql<{ day: string; seconds: number }>`
    select day::text, seconds from member_time where user_id = ${member} and day >= ${first}::date
  `.execute(db)
  const seconds = new Map(rows.map((row) => [row.day, row.seconds]))
  return Array.from({ length: count }, (_, index) => {
    const day = daysBefore(today, count - 1 - index)
    return { day, minutes: Math.round((seconds.get(day) ?? 0) / 60) }
  })
}

const isLookedAt = ({ guardian_id, daily_minutes, quiet_from }: Limits): boolean =>
  guardian_id !== null || daily_minutes !== null || quiet_from !== null

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000)

/** What is noted of the member's day. `lasttime`: 0 where nothing is. */
async function timeOn(
  db: Kysely<Tables>,
  member: MemberId,
  { time_zone }: Limits,
  now: Date,
): Promise<{ day: string; seconds: number; lasttime: number }> {
  const day = dayIn(timeZoneOr(time_zone), now)
  const { rows } = await sql<{ seconds: number; lasttime: number }>`
    select seconds, lasttime from member_time where user_id = ${member} and day = ${day}::date
  `.execute(db)
  return { day, ...(rows[0] ?? { seconds: 0, lasttime: 0 }) }
}

/** Answers the seconds of the day. */
async function goOn(db: Kysely<Tables>, member: MemberId, day: string, now: Date): Promise<number> {
  const at = secondsOf(now)
  const { rows } = await sql<{ seconds: number }>`
    insert into member_time as t (user_id, day, seconds, lasttime) values (${member}, ${day}, 0, ${at})
    on conflict (user_id, day) do update set
      seconds = t.seconds + case when ${at}::bigint - t.lasttime between 0 and ${GAP}::int then ${at}::bigint - t.lasttime else 0 end,
      lasttime = greatest(t.lasttime, ${at}::bigint)
    returning seconds
  `.execute(db)
  return rows[0]!.seconds
}

function stateOf(limits: Limits, seconds: number, now: Date): TimeState {
  const rest = restAt({ ...limits, timeZone: timeZoneOr(limits.time_zone), seconds, now })
  const left = limits.daily_minutes === null ? null : Math.max(0, limits.daily_minutes * 60 - seconds)
  return { counted: true, left, rest }
}
