import type { MemberEvent } from '@tutu/contract/core/member-events'
import { enrolment as definition } from '@tutu/contract/resources/enrolment'
import { type Kysely, sql } from 'kysely'
import { percentOf } from '../data/learning-progress.ts'
import { tell } from '../data/member-events.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { WriteSession } from '../engine/write/session.ts'
import type { Tables } from '../postgres/database.ts'

/** Seconds. */
export const DAY = 86_400

/** Why something is opened: by which order, or given by whom for what. */
type Source = { source: 'order' | 'free' | 'given'; order?: number; memo: string }

/** What a member has of a course: the course itself, or all courses until then (seconds). */
export type Study = { hasCourse: boolean; planUntil: number | null }

export async function studyOf(db: Kysely<Tables>, member: number, course: number): Promise<Study> {
  const { rows } = await sql<Study>`
    select coalesce(bool_or(course_id = ${course}), false) as "hasCourse",
      max(endtime) filter (where course_id is null and endtime > epoch_seconds()) as "planUntil"
    from enrolment where user_id = ${member} and state = 'open' and (course_id = ${course} or course_id is null)
  `.execute(db)
  return rows[0]!
}

/** The id of a public course all of whose lessons a member may read; undefined: there is none, or it is not open to them. */
export async function openCourseOf(db: Kysely<Tables>, member: number, slug: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from course where slug = ${slug} and status`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) return undefined
  const { hasCourse, planUntil } = await studyOf(db, member, id)
  return hasCourse || planUntil !== null ? id : undefined
}

/** Seconds until which every course is open to a member; 0: they are not. */
export async function planEnd(db: Kysely<Tables>, member: number): Promise<number> {
  const { rows } = await sql<{ end: number }>`
    select coalesce(max(endtime), 0) as end from enrolment
    where user_id = ${member} and course_id is null and state = 'open' and endtime > epoch_seconds()
  `.execute(db)
  return Number(rows[0]!.end)
}

/** Opens a course to a member, who is locked; once: a second time changes nothing. */
export async function openCourse(
  session: WriteSession,
  { member, course, ...why }: { member: number; course: number } & Source,
): Promise<void> {
  const { hasCourse } = await studyOf(session.transaction, member, course)
  if (hasCourse) return
  // What was free of it may have been done before.
  const progress = await percentOf(session.transaction, member, course)
  await session.insert(definition.name, [{ ...opened(member, why), course_id: course, days: null, progress }])
  if (why.source === 'given') await tellGiven(session, { user_id: member, course_id: course, memo: why.memo })
}

/** Somebody of the school has opened a course to a member, or all of them for some days. */
export async function tellGiven(session: WriteSession, { user_id, course_id, days, memo }: Row): Promise<void> {
  const member = user_id as number
  const [event, params]: [MemberEvent, object] = course_id
    ? ['course_given', { course: course_id }]
    : ['days_given', { days }]
  await tell(session, [{ member, event, reason: memo as string | null, params }])
}

/** Opens every course to a member, who is locked, for so many days: those that come after the ones there are already. */
export async function addPlan(
  session: WriteSession,
  { member, days, ...why }: { member: number; days: number } & Source,
): Promise<void> {
  await session.insert(definition.name, [{ ...opened(member, why), ...(await nextDays(session, member, days)) }])
}

/** When the next days of every course begin and end. */
export async function nextDays({ transaction }: WriteSession, member: number, days: number): Promise<Row> {
  const begintime = Math.max(Math.floor(Date.now() / 1000), await planEnd(transaction, member))
  return { days, begintime, endtime: begintime + days * DAY }
}

const opened = (user_id: number, { source, order, memo }: Source): Row => ({
  user_id,
  source,
  order_id: order ?? null,
  memo,
  state: 'open',
})

/** Closes what an order has opened. */
export async function closeOfOrder(session: WriteSession, order: number): Promise<void> {
  const { rows } = await sql<Row>`
    select * from enrolment where order_id = ${order} and state = 'open' order by id
  `.execute(session.transaction)
  await close(session, rows)
}

/** Closes these; days that were to come after them come sooner by what is not used of them. */
export async function close(session: WriteSession, enrolments: readonly Row[]): Promise<void> {
  const now = Math.floor(Date.now() / 1000)
  for (const { id, user_id, course_id, begintime, endtime } of enrolments) {
    await session.touch(definition.name, [id as number], { state: 'closed' })
    const unused = course_id === null ? Math.max(0, Number(endtime) - Math.max(now, Number(begintime))) : 0
    if (unused === 0) continue
    const { rows } = await sql<{ id: number }>`
      select id from enrolment
      where user_id = ${user_id} and course_id is null and state = 'open' and begintime >= ${endtime}
    `.execute(session.transaction)
    await session.touch(
      definition.name,
      rows.map((later) => later.id),
      (later) => ({ begintime: Number(later.begintime) - unused, endtime: Number(later.endtime) - unused }),
    )
  }
}
