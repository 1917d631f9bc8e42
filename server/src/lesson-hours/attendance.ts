import { BACK_FOR } from '@tutu/contract/core/lesson-hours'
import type { Attendance } from '@tutu/contract/core/meetings'
import { lessonPackage } from '@tutu/contract/resources/lesson-package'
import { sql } from 'kysely'
import type { WriteSession } from '../engine/write/session.ts'
import { dayOf, shownIn } from '../lib/days.ts'
import { daysBefore } from '../lib/streak.ts'
import { lockAllHours, type OfLesson, postHours, settleOwed, takeHours } from './post.ts'
import { MEETING_HOURS, type MeetingHours } from './read.ts'

/**
 * Takes hours for a meeting, or gives them back, so that what it has taken of each pupil is what their mark costs: saved again it changes
 * nothing. What it costs stays as the class had it when it was taken first. The meeting is locked. Answers what is stored of it.
 */
export async function chargeAttendance(
  session: WriteSession,
  { classroom, meeting, marks }: { classroom: number; meeting: number; marks: ReadonlyMap<number, Attendance> },
): Promise<MeetingHours> {
  const trx = session.transaction
  const { rows } = await sql<MeetingHours & { starttime: number; zone: string; memo: string }>`
    select ${MEETING_HOURS}, m.starttime, m.zone, c.name as memo
    from class_meeting m join classroom c on c.id = m.classroom_id where m.id = ${meeting}
  `.execute(trx)
  const { hours, absent_hours, zone, starttime, memo } = rows[0]!
  const costs = { hours, absent_hours }
  if (hours === 0 && absent_hours === 0) return costs
  const lesson: OfLesson = { classroom, meeting, day: shownIn(zone, starttime * 1000).slice(0, 10), memo }
  const members = [...marks.keys()]
  await lockAllHours(trx, members)
  const { rows: entries } = await sql<{ member: number; package: number | null; hours: number }>`
    select user_id as member, package_id as package, sum(hours)::int as hours from lesson_hour
    where meeting_id = ${meeting} and user_id = any(${members}::int[])
    group by user_id, package_id having sum(hours) <> 0 order by user_id, package_id desc nulls first
  `.execute(trx)
  const byMember = Map.groupBy(entries, ({ member }) => Number(member))
  for (const member of members.toSorted((one, other) => one - other)) {
    const own = byMember.get(member) ?? []
    const taken = -own.reduce((sum, { hours }) => sum + hours, 0)
    const cost = costOf(marks.get(member)!, costs)
    if (cost > taken) await takeHours(session, { member, hours: cost - taken, lesson })
    else if (cost < taken) await giveBack(session, { member, hours: taken - cost, lesson, from: own })
  }
  return costs
}

function costOf(mark: Attendance, { hours, absent_hours }: MeetingHours): number {
  switch (mark) {
    case 'present':
    case 'late':
      return hours
    case 'absent':
      return absent_hours
    case 'excused':
      return 0
  }
}

type Back = {
  member: number
  hours: number
  lesson: OfLesson
  /** What the lesson has taken, by package; what is owed first. */
  from: readonly { package: number | null; hours: number }[]
}

/** Gives hours back to where they were taken from. A package that has ended meanwhile is good for some days more. */
async function giveBack(session: WriteSession, { member, hours, lesson, from }: Back): Promise<void> {
  let left = hours
  const today = dayOf(new Date())
  for (const { package: id, hours: net } of from) {
    const given = Math.min(left, -net)
    if (given <= 0) continue
    await postHours(session, [{ member, hours: given, kind: 'back', package: id, memo: lesson.memo, lesson }])
    left -= given
    if (id === null) continue
    await session.touch(lessonPackage.name, [id], ({ state, valid_to }) => {
      const isOver = state !== 'open' || (valid_to !== null && String(valid_to) < today)
      return isOver ? { state: 'open', ...(valid_to !== null && { valid_to: laterOf(String(valid_to), today) }) } : {}
    })
  }
  await settleOwed(session, member)
}

function laterOf(valid: string, today: string): string {
  const least = daysBefore(today, -BACK_FOR)
  return valid > least ? valid : least
}
