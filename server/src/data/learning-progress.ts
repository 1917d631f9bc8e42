import { LANGUAGES } from '@tutu/contract/core/languages'
import { merge, NO_PROGRESS, type Progress, readProgress } from '@tutu/learning/progress/progress'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
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
  const merged = await named(trx, readProgress(merge(await progressOf(trx, member), device)))
  await sql`
    insert into learning_progress (user_id, progress, updatetime)
    values (${member}, ${JSON.stringify(merged)}::jsonb, ${Math.floor(Date.now() / 1000)})
    on conflict (user_id) do update set progress = excluded.progress, updatetime = excluded.updatetime
  `.execute(trx)
  return merged
}

type Names = Progress['courses'][string]['title']

/** With the names in all languages: a device notes a course and its lessons as it has read them, in one. */
async function named(db: Kysely<Tables>, progress: Progress): Promise<Progress> {
  const lacking = (records: Readonly<Record<string, { title: Names }>>): number[] =>
    Object.entries(records).flatMap(([id, { title }]) =>
      /^\d{1,9}$/.test(id) && LANGUAGES.some((language) => !title[language]) ? [Number(id)] : [],
    )
  const [courses, lessons] = [lacking(progress.courses), lacking(progress.lessons)]
  if (courses.length + lessons.length === 0) return progress
  const { rows } = await sql<{ id: number; title: Names; isCourse: boolean }>`
    select id, title, true as "isCourse" from course where status and id = any(${courses}::int[])
    union all select id, title, false from lesson where status and id = any(${lessons}::int[])
  `.execute(db)
  const titlesOf = (isCourse: boolean) =>
    new Map(rows.filter((row) => row.isCourse === isCourse).map(({ id, title }) => [String(id), title]))
  return {
    ...progress,
    courses: withTitles(progress.courses, titlesOf(true)),
    lessons: withTitles(progress.lessons, titlesOf(false)),
  }
}

/** A name that the record has stays: it is what was read. */
function withTitles<T extends { title: Names }>(
  records: Readonly<Record<string, T>>,
  titles: ReadonlyMap<string, Names>,
): Record<string, T> {
  const entries = Object.entries(records).map(([id, record]): [string, T] => {
    const known = Object.entries(titles.get(id) ?? {}).filter(([, name]) => name)
    return [id, { ...record, title: { ...Object.fromEntries(known), ...record.title } }]
  })
  return Object.fromEntries(entries)
}

/** How much of a course a member has done, in percent of the lessons that it has now, whatever devices have seen of it. */
const percentDone = (member: RawBuilder<unknown>, course: RawBuilder<unknown>) => sql<number>`(
  select coalesce(
    count(*) filter (where jsonb_typeof(p.progress -> 'lessons' -> l.id::text -> 'done') = 'number') * 100
      / nullif(count(*), 0),
    0
  )::int
  from lesson l left join learning_progress p on p.user_id = ${member}
  where l.course_id = ${course} and l.status
)`

/** Percent of a course, for the row that opens it. */
export async function percentOf(db: Kysely<Tables>, member: number, course: number): Promise<number> {
  const { rows } = await sql<{ percent: number }>`
    select ${percentDone(sql`${member}::int`, sql`${course}::int`)} as percent
  `.execute(db)
  return rows[0]!.percent
}

/** Says with the courses that were opened to a member how much of each is done. */
export async function noteProgress(session: WriteSession, member: MemberId): Promise<void> {
  const { rows } = await sql<{ id: number; percent: number }>`
    select id, percent from (
      select id, progress, ${percentDone(sql.ref('e.user_id'), sql.ref('e.course_id'))} as percent from enrolment e
      where user_id = ${member} and course_id is not null
    ) noted where progress is distinct from percent
  `.execute(session.transaction)
  const percents = new Map(rows.map(({ id, percent }) => [id, percent]))
  await session.touch('enrolment', [...percents.keys()], ({ id }) => ({ progress: percents.get(id as number) }), {
    keepsVersion: true,
  })
}
