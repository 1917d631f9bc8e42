import { failForm } from '@tutu/contract/core/errors'
import { sql, type SqlBool } from 'kysely'
import type { ResourceHooks } from '../engine/hooks.ts'

/** What belongs to a course is public as far as the course is. */
export const ofPublicCourse = {
  condition: () => sql<SqlBool>`exists (select from course c where c.id = t.course_id and c.status)`,
  relation: 'course_id',
} satisfies ResourceHooks['publicScope']

/** A chapter stays in its course while it has lessons, which would be left behind. */
export const chapter: ResourceHooks = {
  publicScope: ofPublicCourse,

  async beforeSave({ transaction }, { before, values }) {
    if (!before || (values.course_id ?? before.course_id) === before.course_id) return
    const { rows } = await sql`select from lesson where chapter_id = ${before.id as number} limit 1`.execute(
      transaction,
    )
    if (rows.length > 0) throw failForm({ course_id: { key: 'chapter.hasLessons' } })
  },
}
