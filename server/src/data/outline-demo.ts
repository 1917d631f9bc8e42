import type { Localized } from '@tutu/contract/core/languages'
import { sql } from 'kysely'
import type { Engine } from '../engine/engine.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { SYSTEM } from '../policy/actors.ts'
import { takeLock } from '../postgres/locks.ts'
import { readYaml } from './seed-files.ts'

/** How a demo course is parted; lessons by their slugs, of another course as 'course/lesson'. */
type Outline = {
  course: string
  /** Courses that come before it. */
  first?: string[]
  /** Of its lessons, those in `kinds` apart. */
  kind: string
  kinds?: Record<string, string>
  /** Of video lessons, which have no other. */
  videos?: Record<string, string>
  lessons_first?: Record<string, string[]>
  chapters: { from: string; title: Localized; summary: Localized }[]
}
type Lesson = { id: number; slug: string; course: string; course_id: number }

/**
 * Gives the demo's courses their chapters, their lessons kinds, and both what comes first: once, while nobody has made any of
 * them their own (decision 004). Sites that began before there were chapters get them so, too. Answers how many lessons changed.
 */
export async function outlineDemoCourses({ database, mutations }: Engine): Promise<number> {
  const { rows } = await plainLessons(database.kysely)
  if (rows.length === 0) return 0
  const outlines = (await readYaml('outline.yaml')) as Outline[]
  return mutations.run(SYSTEM, async (session) => {
    // Of several processes that start, one does it.
    await takeLock(session.transaction, 'seed')
    const { rows: lessons } = await plainLessons(session.transaction)
    for (const outline of outlines) await outlineCourse(session, outline, lessons)
    return lessons.length
  })
}

/** Lessons of courses that are demo content whole, and in which no lesson has a chapter or a kind yet. */
function plainLessons(db: Engine['database']['kysely']) {
  return sql<Lesson>`
    select l.id, l.slug, c.slug as course, c.id as course_id from lesson l join course c on c.id = l.course_id
    where c.is_demo and not exists (select from chapter where course_id = c.id) and not exists (
      select from lesson one where one.course_id = c.id
      and (not one.is_demo or one.kind <> 'article' or one.chapter_id is not null)
    )
    order by c.id, l.weigh desc, l.id desc
  `.execute(db)
}

async function outlineCourse(session: WriteSession, outline: Outline, all: readonly Lesson[]): Promise<void> {
  const own = all.filter(({ course }) => course === outline.course)
  const [one] = own
  if (!one) return
  const chapters = await session.insert(
    'chapter',
    outline.chapters.map(({ title, summary }) => ({ course_id: one.course_id, title, summary, is_demo: true })),
  )
  let chapter: number | null = null
  const values = new Map<number, object>()
  for (const { id, slug } of own) {
    const begins = outline.chapters.findIndex(({ from }) => from === slug)
    chapter = (chapters[begins]?.id as number | undefined) ?? chapter
    const kind = outline.kinds?.[slug] ?? outline.kind
    const prerequisite_ids = await lessonsNamed(session, outline, outline.lessons_first?.[slug] ?? [])
    const video = outline.videos?.[slug] ?? null
    values.set(id, { chapter_id: chapter, kind, video, prerequisite_ids })
  }
  await session.touch('lesson', [...values.keys()], (row) => ({ ...values.get(row.id as number) }))
  const { rows: first } = await sql<{ id: number }>`
    select id from course where slug = any(${outline.first ?? []}::text[]) order by id
  `.execute(session.transaction)
  if (first.length > 0) await session.touch('course', [one.course_id], { prerequisite_ids: first.map(({ id }) => id) })
}

/** What comes first may be of a course that somebody has edited: it is there all the same. */
async function lessonsNamed(
  { transaction }: WriteSession,
  { course: own }: Outline,
  names: readonly string[],
): Promise<number[]> {
  const ids: number[] = []
  for (const name of names) {
    const [slug, course = own] = name.split('/').toReversed()
    const { rows } = await sql<{ id: number }>`
      select l.id from lesson l join course c on c.id = l.course_id where c.slug = ${course} and l.slug = ${slug}
    `.execute(transaction)
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}
