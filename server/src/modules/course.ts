import { sql } from 'kysely'
import type { ResourceHooks } from '../engine/hooks.ts'
import { relationTag } from '../engine/tags.ts'

const lessons = sql`from lesson where status and course_id = t.id`

/** Visitors see how many public lessons a course has, how long they take, and whether goods of the shop unlock it. */
export const course: ResourceHooks = {
  publicFacts: {
    lesson_count: sql`(select count(*) ${lessons})`,
    total_minutes: sql`(select coalesce(sum(minutes), 0) ${lessons})`,
  },
  detailFacts: { has_goods: sql`exists (select from good where status and kind = 'course' and course_id = t.id)` },
  presentPublic: async (_context, rows) =>
    rows.flatMap(({ id, has_goods }) => [
      relationTag('lesson', 'course_id', id as number),
      ...(has_goods === undefined ? [] : [relationTag('good', 'course_id', id as number)]),
    ]),
}
