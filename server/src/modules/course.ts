import { sql } from 'kysely'
import type { ResourceHooks } from '../engine/hooks.ts'
import { relationTag } from '../engine/tags.ts'

const lessons = sql`from lesson where status and course_id = t.id`

/** Visitors see how many public lessons a course has and how long they take. */
export const course: ResourceHooks = {
  publicFacts: {
    lesson_count: sql`(select count(*) ${lessons})`,
    total_minutes: sql`(select coalesce(sum(minutes), 0) ${lessons})`,
  },
  presentPublic: async (_context, rows) => rows.map(({ id }) => relationTag('lesson', 'course_id', id as number)),
}
