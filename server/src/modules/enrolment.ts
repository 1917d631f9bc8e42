import { failForm } from '@tutu/contract/core/errors'
import { sql } from 'kysely'
import { percentOf } from '../data/learning-progress.ts'
import { tell } from '../data/member-events.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { close, nextDays, studyOf, tellGiven } from '../shop/enrolments.ts'

/** What administrators open to members by hand, and close again. */
export const enrolment: ResourceHooks = {
  async beforeSave(session, { before, values }) {
    if (before) return
    const member = values.user_id as number
    await sql`select from member where id = ${member} for no key update`.execute(session.transaction)
    const course = (values.course_id as number | null | undefined) ?? null
    if (course !== null) {
      if ((await studyOf(session.transaction, member, course)).hasCourse)
        throw failForm({ course_id: { key: 'shop.hasAlready' } })
      values.days = null
      values.progress = await percentOf(session.transaction, member, course)
      return
    }
    if (!values.days) throw failForm({ days: { key: 'shop.daysOfPlan' } })
    Object.assign(values, await nextDays(session, member, values.days as number))
  },

  async afterSave(session, { before, after }) {
    if (!before && after) await tellGiven(session, after)
  },

  commands: {
    async close(session, { rows }) {
      await close(session, rows)
      await tell(
        session,
        rows.map(({ id, user_id, course_id }) => ({
          member: user_id as number,
          event: course_id ? 'course_closed' : 'days_closed',
          source: `enrolment:${id}:closed`,
          ...(course_id ? { params: { course: course_id as number } } : {}),
        })),
      )
    },
  },
}
