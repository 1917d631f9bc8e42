import type { Register, Timetable } from '@tutu/contract/api/timetable'
import { type Attendance, hasCome } from '@tutu/contract/core/meetings'
import { failForm } from '@tutu/contract/core/errors'
import { type Kysely, sql } from 'kysely'
import type { WriteSession } from '../engine/write/session.ts'
import type { MemberId } from '../policy/actors.ts'
import { personalReasons } from '../policy/personal-data.ts'
import type { Tables } from '../postgres/database.ts'
import { tell, untell } from './member-events.ts'

/** What is shown of a child. */
const SHOWN = 30

type Given = {
  classroom: number
  meeting: { id: number; starttime: number; zone: string }
  marks: readonly { user: number; state: Attendance; feedback?: string | undefined }[]
  /** Of who is in the class. */
  names: ReadonlyMap<number, string>
}

/**
 * Writes to each child what the teacher says of a meeting that was just taken; absent: it stays as it is. Who did not come is written
 * nothing. The child is told of it once; what is put right is there, and what is taken back was never told. Answers whether somebody was.
 */
export async function writeFeedback(
  session: WriteSession,
  { classroom, meeting, marks, names }: Given,
): Promise<boolean> {
  const given = new Map(
    marks.flatMap(({ user, state, feedback }) => {
      const text = hasCome(state) ? feedback : ''
      return names.has(user) && text !== undefined ? [[user, text] as const] : []
    }),
  )
  refuseFor(given, names)
  const { rows: changed } = await sql<{ user: number; text: string | null }>`
    update class_attendance a set feedback = nullif(sent.text, ''), feedbacktime = epoch_seconds()
    from unnest(${[...given.keys()]}::int[], ${[...given.values()]}::text[]) as sent (user_id, text)
    where a.meeting_id = ${meeting.id} and a.user_id = sent.user_id and coalesce(a.feedback, '') <> sent.text
    returning a.user_id as "user", a.feedback as text
  `.execute(session.transaction)
  const params = { classroom, at: meeting.starttime, zone: meeting.zone }
  const sourceOf = (user: number): string => `feedback:${meeting.id}:${user}`
  await tell(
    session,
    changed
      .filter(({ text }) => text !== null)
      .map(({ user }) => ({ member: user, event: 'meeting_feedback', source: sourceOf(user), params })),
  )
  for (const { user, text } of changed) if (text === null) await untell(session, { source: sourceOf(user) })
  return changed.some(({ text }) => text !== null)
}

/** What leads to somebody is refused beside the child it was written to. */
function refuseFor(given: ReadonlyMap<number, string>, names: ReadonlyMap<number, string>): void {
  const fieldOf = (user: number): string => `feedback ${user}`
  const reasons = personalReasons(Object.fromEntries([...given].map(([user, text]) => [fieldOf(user), text])))
  if (!reasons) return
  const labels = [...names].map(([user, name]) => [fieldOf(user), { 'zh-cn': name, en: name }] as const)
  throw failForm(reasons, Object.fromEntries(labels))
}

/** What was written to them of the meeting before this one of the class, by pupil. */
export async function feedbackBefore(
  db: Kysely<Tables>,
  { classroom, starttime }: { classroom: number; starttime: number },
): Promise<ReadonlyMap<number, Register['pupils'][number]['before']>> {
  const { rows } = await sql<{ user: number; starttime: number; feedback: string }>`
    select distinct on (a.user_id) a.user_id as "user", m.starttime, a.feedback
    from class_meeting m join class_attendance a on a.meeting_id = m.id
    where m.classroom_id = ${classroom} and m.starttime < ${starttime} and a.feedback is not null
    order by a.user_id, m.starttime desc, m.id desc
  `.execute(db)
  return new Map(rows.map(({ user, ...before }) => [Number(user), before]))
}

/** What teachers wrote to a child, the latest first. */
export async function feedbackOf(db: Kysely<Tables>, member: MemberId): Promise<Timetable['feedback']> {
  const { rows } = await sql<Timetable['feedback'][number]>`
    select m.id as meeting, m.starttime, room.name as classroom, coalesce(m.about, '') as about,
      coalesce(teacher.nickname, '') as teacher, a.feedback as text
    from class_attendance a join class_meeting m on m.id = a.meeting_id join classroom room on room.id = m.classroom_id
      left join member teacher on teacher.id = m.teacher_id
    where a.user_id = ${member} and a.feedback is not null
    order by m.starttime desc, m.id desc limit ${SHOWN}
  `.execute(db)
  return rows
}
