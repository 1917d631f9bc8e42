import { merge, NO_PROGRESS, type Progress, readProgress, totalsOf } from '@tutu/learning/progress/progress'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { MemberId } from '../policy/actors.ts'
import type { WriteSession } from '../engine/write/session.ts'
import type { Tables } from '../postgres/database.ts'

export async function progressOf(db: Kysely<Tables>, member: MemberId): Promise<Progress> {
  const { rows } = await sql<{ progress: unknown }>`
    select progress from learning_progress where user_id = ${member}
  `.execute(db)
  return rows[0] ? readProgress(rows[0].progress) : NO_PROGRESS
}

/** Adds what a device knows; answers all that is known then. */
export async function addProgress(trx: Transaction<Tables>, member: MemberId, device: Progress): Promise<Progress> {
  // Two devices at once wait here for each other.
  await sql`select from member where id = ${member} for no key update`.execute(trx)
  const merged = readProgress(merge(await progressOf(trx, member), device))
  await sql`
    insert into learning_progress (user_id, progress, updatetime)
    values (${member}, ${JSON.stringify(merged)}::jsonb, ${Math.floor(Date.now() / 1000)})
    on conflict (user_id) do update set progress = excluded.progress, updatetime = excluded.updatetime
  `.execute(trx)
  return merged
}

/** Says with the courses that were opened to a member how much of each is done, in percent. */
export async function noteProgress(session: WriteSession, member: MemberId, progress: Progress): Promise<void> {
  const percentOf = (course: number): number => {
    const { count = 0 } = progress.courses[course] ?? {}
    return count > 0 ? Math.min(100, Math.floor((totalsOf(progress, String(course)).done / count) * 100)) : 0
  }
  const { rows } = await sql<{ id: number; course_id: number; progress: number | null }>`
    select id, course_id, progress from enrolment where user_id = ${member} and course_id is not null
  `.execute(session.transaction)
  const other = rows.filter((row) => percentOf(row.course_id) !== row.progress)
  await session.touch(
    'enrolment',
    other.map(({ id }) => id),
    ({ course_id }) => ({ progress: percentOf(course_id as number) }),
    { keepsVersion: true },
  )
}
