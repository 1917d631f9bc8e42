import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { sql, type SqlBool } from 'kysely'
import type { Database } from '../postgres/database.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { relationTag } from '../engine/tags.ts'

type Neighbour = { id: number; slug: string; title: Partial<Record<Language, string>> }

/** Lessons of a hidden course are hidden; the text and materials of a lesson that is not free stay inside. */
export const lesson: ResourceHooks = {
  publicScope: {
    condition: () => sql<SqlBool>`exists (select from course c where c.id = t.course_id and c.status)`,
    relation: 'course_id',
  },

  async presentPublic({ database, language, detail, reader }, rows) {
    const tags = rows.map((row) => `course:${String(row.course_id)}`)
    for (const row of rows) if (row.free !== '1' && row.course_id !== reader.course) withhold(row)
    const [row] = rows
    if (!detail || !row) return tags
    const siblings = await lessonsOf(database, row.course_id as number)
    const place = siblings.findIndex(({ id }) => id === row.id)
    row.previous = neighbour(siblings[place - 1], language)
    row.next = neighbour(siblings[place + 1], language)
    return [...tags, relationTag('lesson', 'course_id', row.course_id)]
  },
}

function withhold(row: Record<string, unknown>): void {
  for (const name of ['content_html', 'materials', 'materials_info']) delete row[name]
}

const LESSONS_MAX = 500

async function lessonsOf(database: Database, courseId: number): Promise<Neighbour[]> {
  const { rows } = await sql<Neighbour>`
    select id, slug, title from lesson where course_id = ${courseId} and status order by weigh desc, id desc limit ${LESSONS_MAX}
  `.execute(database.kysely)
  return rows
}

function neighbour(row: Neighbour | undefined, language: Language): { slug: string; title: string } | null {
  return row ? { slug: row.slug, title: pickLanguage(row.title, language) } : null
}
