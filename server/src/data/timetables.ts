import type { OwnMeeting, Timetable } from '@tutu/contract/api/timetable'
import type { Attendance } from '@tutu/contract/core/meetings'
import type { Language } from '@tutu/contract/core/languages'
import { type Kysely, sql, type Transaction } from 'kysely'
import { secondsIn, serverZone, shownIn, timeZoneOr } from '../lib/days.ts'
import { hashOf, hashToken, newToken } from '../lib/opaque-token.ts'
import { daysBefore } from '../lib/streak.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { attendanceOf } from './attendance.ts'
import { MEETING_COLUMNS, MEETING_JOINS, type ShownMeeting, withLesson } from './class-meetings.ts'
import { feedbackOf } from './meeting-feedback.ts'
import { taughtMonths, untakenOf } from './teaching-months.ts'
import { epochSeconds } from '../lib/epoch-seconds.ts'

/** A week of three classes a day is twenty. */
const SHOWN = 200
/** Days within which something is called next. */
const NEXT_WITHIN = 60
/** What calendars are told of: days before and after today, and so many. */
const CALENDAR_DAYS = { before: 30, after: 200 } as const
const CALENDAR_MAX = 500

type StoredOwn = ShownMeeting &
  Pick<OwnMeeting, 'classroom' | 'teacher' | 'teaches' | 'taken'> & {
    attendance: Attendance | null
    leave_reason: string | null
    leave_by: 'member' | 'guardian' | null
  }

/** Meetings of classes that somebody is in, or teaches. `member`: as themselves, or as their guardian sees them. */
async function meetingsFor(
  db: Kysely<Tables>,
  { member, teaches }: { member: MemberId; teaches: boolean },
  range: { from: number; to: number; limit: number; still?: boolean },
  language: Language,
): Promise<OwnMeeting[]> {
  const { from, to, limit, still = false } = range
  const { rows } = await sql<StoredOwn>`
    select ${MEETING_COLUMNS}, room.name as classroom, coalesce(teacher.nickname, '') as teacher,
      case when place.user_id is null then room.id end as teaches, place.user_id is null and m.takentime is not null as taken,
      case when place.user_id is not null then a.state end as attendance, leave.reason as leave_reason, leave.said_by as leave_by
    from class_meeting m join classroom room on room.id = m.classroom_id
      left join member teacher on teacher.id = room.teacher_id
      left join classroom_member place on place.classroom_id = room.id and place.user_id = ${member}
      left join class_attendance a on a.meeting_id = m.id and a.user_id = place.user_id
      left join class_leave leave on leave.meeting_id = m.id and leave.user_id = place.user_id
      ${MEETING_JOINS}
    where m.classroom_id in (
        select classroom_id from classroom_member where user_id = ${member}
        ${teaches ? sql`union select c.id from classroom c join member t on t.id = c.teacher_id where t.id = ${member} and t.is_teacher` : sql``}
      )
      and m.starttime >= ${from} and m.starttime < ${to}
      ${still ? sql`and m.state = 'planned' and m.starttime + m.minutes * 60 > ${epochSeconds()}` : sql``}
    order by m.starttime, m.id limit ${limit}
  `.execute(db)
  return rows.map(({ leave_reason, leave_by, ...row }) => ({
    ...withLesson(row, language),
    leave: leave_by === null ? null : { reason: leave_reason ?? '', by: leave_by },
  }))
}

/** This week and the next by somebody's clock, and the two before it. */
export async function timetableOf(
  db: Kysely<Tables>,
  who: { member: MemberId; teaches: boolean },
  { time_zone, language }: { time_zone: string | undefined; language: Language },
): Promise<Timetable> {
  const zone = timeZoneOr(time_zone) ?? serverZone()
  const today = shownIn(zone, Date.now()).slice(0, 10)
  const monday = mondayOf(today)
  const begin = (day: string): number => secondsIn(zone, day)!
  const range = { from: begin(daysBefore(monday, 14)), to: begin(daysBefore(monday, -14)), limit: SHOWN }
  return {
    today,
    monday,
    meetings: await meetingsFor(db, who, range, language),
    next: await nextMeeting(db, who, language),
    figures: await attendanceOf(db, who.member),
    feedback: await feedbackOf(db, who.member),
    taught: who.teaches ? await taughtMonths(db, who.member) : [],
    untaken: who.teaches ? await untakenOf(db, who.member) : [],
  }
}

/** What is on or comes next. */
export async function nextMeeting(
  db: Kysely<Tables>,
  who: { member: MemberId; teaches: boolean },
  language: Language,
): Promise<OwnMeeting | null> {
  const soon = { from: epochSeconds() - 86_400, to: epochSeconds() + NEXT_WITHIN * 86_400, limit: 1, still: true }
  const [next = null] = await meetingsFor(db, who, soon, language)
  return next
}

/** The Monday of its week. */
export function mondayOf(day: string): string {
  return daysBefore(day, (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7)
}

/** What a calendar shows. */
export function calendarMeetings(
  db: Kysely<Tables>,
  who: { member: MemberId; teaches: boolean },
  language: Language,
): Promise<OwnMeeting[]> {
  const { before, after } = CALENDAR_DAYS
  const range = { from: epochSeconds() - before * 86_400, to: epochSeconds() + after * 86_400, limit: CALENDAR_MAX }
  return meetingsFor(db, who, range, language)
}

/** Since when there is an address for calendars; null: there is none. */
export async function addressOf(db: Kysely<Tables>, member: MemberId): Promise<number | null> {
  const { rows } = await sql<{ createtime: number }>`
    select createtime from timetable_address where user_id = ${member}
  `.execute(db)
  return rows[0]?.createtime ?? null
}

/** A new address; the one before ends. Told this once. */
export async function renewAddress(trx: Transaction<Tables>, member: MemberId): Promise<string> {
  const token = newToken()
  await sql`
    insert into timetable_address (user_id, token_hash) values (${member}, ${hashOf(token)})
    on conflict (user_id) do update set token_hash = excluded.token_hash, createtime = epoch_seconds()
  `.execute(trx)
  return token
}

export async function endAddress(trx: Transaction<Tables>, member: MemberId): Promise<void> {
  await sql`delete from timetable_address where user_id = ${member}`.execute(trx)
}

/** Whose timetable an address tells: of who may sign in. */
export async function readerOf(db: Kysely<Tables>, token: string): Promise<MemberId | undefined> {
  const hash = hashToken(token)
  if (!hash) return undefined
  const { rows } = await sql<{ id: MemberId }>`
    select m.id from timetable_address a join member m on m.id = a.user_id where a.token_hash = ${hash} and m.status
  `.execute(db)
  return rows[0]?.id
}
