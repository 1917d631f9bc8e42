import { sql } from 'kysely'
import type { Database } from '../postgres/database.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { relationTag } from '../engine/tags.ts'
import { ofPublicCourse } from './chapter.ts'
import { type Neighbour, shownNeighbour } from './neighbour.ts'

/** Lessons of a hidden course are hidden; the text, the video and the materials of a lesson that is not free stay inside. */
export const lesson: ResourceHooks = {
  publicScope: ofPublicCourse,

  async presentPublic({ database, language, detail, reader }, rows) {
    const tags = rows.map((row) => `course:${String(row.course_id)}`)
    for (const row of rows) if (row.free !== '1' && row.course_id !== reader.course) withhold(row)
    const [row] = rows
    if (!detail || !row) return tags
    tags.push(...(await addCourses(database, row)))
    const siblings = await lessonsOf(database, row.course_id as number)
    const place = siblings.findIndex(({ id }) => id === row.id)
    row.previous = shownNeighbour(siblings[place - 1], language)
    row.next = shownNeighbour(siblings[place + 1], language)
    return [...tags, relationTag('lesson', 'course_id', row.course_id)]
  },
}

function withhold(row: Record<string, unknown>): void {
  for (const name of ['content_html', 'video', 'video_words', 'materials', 'materials_info']) delete row[name]
}

type Named = { readonly id: number }

/** What is to be done first may be a lesson of another course: its address begins with that. */
async function addCourses({ reads }: Database, row: Record<string, unknown>): Promise<string[]> {
  const named = row.prerequisites as Named[]
  if (named.length === 0) return []
  const { rows: courses } = await sql<{ id: number; course: number; slug: string }>`
    select l.id, c.id as course, c.slug from lesson l join course c on c.id = l.course_id
    where l.id = any(${named.map(({ id }) => id)}::int[])
  `.execute(reads)
  // What is joined stands in other answers too, as it is.
  row.prerequisites = named.map((one) => {
    const found = courses.find(({ id }) => id === one.id)
    return found ? { ...one, course: { slug: found.slug } } : one
  })
  return courses.map(({ course }) => `course:${course}`)
}

const LESSONS_MAX = 500

async function lessonsOf(database: Database, courseId: number): Promise<Neighbour[]> {
  const { rows } = await sql<Neighbour>`
    select id, slug, title from lesson where course_id = ${courseId} and status order by weigh desc, id desc limit ${LESSONS_MAX}
  `.execute(database.reads)
  return rows
}
