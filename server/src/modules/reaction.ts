import { fail } from '@tutu/contract/core/errors'
import { sql } from 'kysely'
import { tellResponses } from '../data/told-responses.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { requireAllowed } from '../policy/child-limits.ts'

/** Of each response one from everybody, and none to what is one's own. */
export const reaction: ResourceHooks = {
  async beforeSave({ actor, transaction }, { values }) {
    if (actor.kind !== 'member') return
    await requireAllowed(transaction, actor, 'can_comment')
    const { rows } = await sql<{ own: boolean; shown: boolean; said: boolean }>`
      select user_id is not distinct from ${actor.id} as own, state = 'approved' as shown, exists (
        select from reaction r where r.cases_id = c.id and r.user_id = ${actor.id} and r.kind = ${values.kind}
      ) as said
      from cases c where id = ${values.cases_id}
    `.execute(transaction)
    if (rows[0]?.own) throw fail('reaction.own')
    if (!rows[0]?.shown) throw fail('record.notFound')
    if (rows[0].said) throw fail('reaction.already')
  },

  async afterSave(session, { before, after }) {
    const { id, cases_id } = (after ?? before)!
    await tellResponses(session, { work: Number(cases_id), ...(!before && { first: Number(id) }) })
  },
}
