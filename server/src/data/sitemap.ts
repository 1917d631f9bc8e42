import { sql } from 'kysely'
import type { Database } from './database.ts'

/** A page made from a row: its path in the default language, and when the row was last written, in seconds. */
export type SitemapRow = { path: string; updatetime: number }

/** What each kind of page is made from: published rows only. Both columns in each part. */
const PAGES = sql`
  select '/course/' || slug as path, updatetime from course where status
  union all
  select '/course/' || course.slug || '/' || lesson.slug, lesson.updatetime
  from lesson join course on course.id = lesson.course_id where lesson.status and course.status
`

/** Tables that decide what `readSitemap` answers. */
export const SITEMAP_TABLES = ['course', 'lesson'] as const

export async function countSitemap({ kysely }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from (${PAGES}) as pages`.execute(kysely)
  return rows[0]!.count
}

export async function readSitemap(
  { kysely }: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    select path, updatetime from (${PAGES}) as pages order by path limit ${limit} offset ${offset}
  `.execute(kysely)
  return rows
}
