import { ATTENDANCE_NAMES, type Attendance, TAKEN_FROM } from '@tutu/contract/core/meetings'
import { fail } from '@tutu/contract/core/errors'
import { classMeeting as definition } from '@tutu/contract/resources/class-meeting'
import { type Kysely, sql } from 'kysely'
import type { WriteSession } from '../engine/write/session.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { chargeAttendance } from '../lesson-hours/attendance.ts'
import { lockMeeting } from './class-meetings.ts'
import { writeFeedback } from './meeting-feedback.ts'
import { epochSeconds } from '../lib/epoch-seconds.ts'

type Taken = {
  classroom: number
  meeting: number
  teacher: MemberId
  marks: readonly { user: number; state: Attendance; feedback?: string | undefined }[]
  note: string
  homework: string
}

/** Takes attendance, or puts it right: what it was before is kept. The places of the class are locked. Answers whether somebody was written to. */
export async function takeAttendance(
  session: WriteSession,
  { classroom, meeting, teacher, marks, note, homework }: Taken,
): Promise<boolean> {
  const trx = session.transaction
  const stored = await lockMeeting(session, classroom, meeting)
  if (stored.state === 'cancelled') throw fail('meeting.isCancelled')
  if (stored.starttime - TAKEN_FROM * 60 > epochSeconds()) throw fail('meeting.notYet')
  const users = marks.map(({ user }) => user)
  const { rows: places } = await sql<{ user: number; name: string; state: Attendance | null }>`
    select place.user_id as "user", place.name, a.state from classroom_member place
      left join class_attendance a on a.user_id = place.user_id and a.meeting_id = ${meeting}
    where place.classroom_id = ${classroom} and place.user_id = any(${users}::int[])
  `.execute(trx)
  const known = new Map(places.map(({ user, state }) => [Number(user), state]))
  // Who left meanwhile is passed over.
  const given = new Map(marks.filter(({ user }) => known.has(user)).map(({ user, state }) => [user, state]))
  for (const [user, state] of given) {
    const was = known.get(user)
    if (was === state) continue
    await sql`
      insert into class_attendance (meeting_id, user_id, state) values (${meeting}, ${user}, ${state})
      on conflict (meeting_id, user_id) do update set state = excluded.state
    `.execute(trx)
    if (was)
      await sql`
        insert into class_attendance_log (meeting_id, user_id, was, became, by_id)
        values (${meeting}, ${user}, ${was}, ${state}, ${teacher})
      `.execute(trx)
  }
  const written = await writeFeedback(session, {
    classroom,
    meeting: stored,
    marks,
    names: new Map(places.map(({ user, name }) => [Number(user), name])),
  })
  const { rows: writtenTo } = await sql<{ count: number }>`
    select count(*)::int from class_attendance where meeting_id = ${meeting} and feedback is not null
  `.execute(trx)
  const { rows: counted } = await sql<{ state: Attendance; count: number }>`
    select state, count(*)::int as count from class_attendance where meeting_id = ${meeting} group by state
  `.execute(trx)
  const counts = Object.fromEntries(
    ATTENDANCE_NAMES.map((name) => [name, counted.find(({ state }) => state === name)?.count ?? 0]),
  )
  const hours = await chargeAttendance(session, { classroom, meeting, marks: given })
  await session.touch(definition.name, [meeting], {
    ...counts,
    ...hours,
    written_to: writtenTo[0]!.count,
    note: note || null,
    homework: homework || null,
    takentime: stored.takentime ?? epochSeconds(),
  })
  return written
}

/** A pupil says beforehand that they will not come, or that they come after all. */
export async function sayAway(
  session: WriteSession,
  said: { member: MemberId; meeting: number; away: boolean; reason: string; by: 'member' | 'guardian' },
): Promise<void> {
  const { member, meeting, away, reason, by } = said
  const trx = session.transaction
  const { rows } = await sql<{ starttime: number; state: string; takentime: number | null }>`
    select m.starttime, m.state, m.takentime from class_meeting m
      join classroom_member place on place.classroom_id = m.classroom_id and place.user_id = ${member}
    where m.id = ${meeting} for share of m
  `.execute(trx)
  const [stored] = rows
  if (!stored) throw fail('record.notFound')
  if (stored.state === 'cancelled') throw fail('meeting.isCancelled')
  if (stored.starttime <= epochSeconds() || stored.takentime !== null) throw fail('meeting.leaveLate')
  if (away)
    await sql`
      insert into class_leave (meeting_id, user_id, said_by, reason) values (${meeting}, ${member}, ${by}, ${reason})
      on conflict (meeting_id, user_id) do update set said_by = excluded.said_by, reason = excluded.reason, createtime = epoch_seconds()
    `.execute(trx)
  else await sql`delete from class_leave where meeting_id = ${meeting} and user_id = ${member}`.execute(trx)
}

/** How many of the meetings that were taken of them a pupil came to, by class. */
export async function attendanceOf(
  db: Kysely<Tables>,
  member: MemberId,
): Promise<{ classroom: string; came: number; count: number }[]> {
  const { rows } = await sql<{ classroom: string; came: number; count: number }>`
    select c.name as classroom, count(*) filter (where a.state in ('present', 'late'))::int as came, count(*)::int as count
    from class_attendance a join class_meeting m on m.id = a.meeting_id join classroom c on c.id = m.classroom_id
    where a.user_id = ${member} group by c.id order by c.id desc limit 20
  `.execute(db)
  return rows
}
