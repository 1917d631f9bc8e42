import { sql } from 'kysely'
import type { ResourceHooks } from '../engine/hooks.ts'
import { relationTag } from '../engine/tags.ts'

/** Visitors see how many public lessons a course has and how long they take. */
export const course: ResourceHooks = {
  async presentPublic({ database }, rows) {
    const ids = rows.map((row) => row.id as number)
    const { rows: sums } = await sql<{ course_id: number; lessons: number; minutes: number }>`
      select course_id, count(*) as lessons, sum(minutes) as minutes from lesson
      where status and course_id = any(${ids}::int[]) group by course_id
    `.execute(database.kysely)
    for (const row of rows) {
      const sum = sums.find(({ course_id }) => course_id === row.id)
      row.lesson_count = sum?.lessons ?? 0
      row.total_minutes = sum?.minutes ?? 0
    }
    return ids.map((id) => relationTag('lesson', 'course_id', id))
  },
}
