import { fail } from '@tutu/contract/core/errors'
import { cases } from '@tutu/contract/resources/cases'
import { workReport as definition } from '@tutu/contract/resources/work-report'
import { sql } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { idsOf } from '../engine/write/rows.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { administratorIdOf } from '../policy/actors.ts'

/** What was found wrong with works: they stay, or go until they are mended. */
export const workReport: ResourceHooks = {
  async beforeSave({ actor, transaction }, { values }) {
    if (actor.kind !== 'member') return
    const { rows } = await sql`
      select from work_report where cases_id = ${values.cases_id} and user_id = ${actor.id} and state = 'new'
    `.execute(transaction)
    if (rows.length > 0) throw fail('workReport.already')
  },

  commands: {
    async keep(session, { rows }) {
      await close(session, idsOf(rows), { state: 'kept' })
    },
    async withdraw(session, { rows, input: { reason } }) {
      const { transaction } = session
      const works = [...new Set(rows.map(({ cases_id }) => Number(cases_id)))]
      const { rows: open } = await sql<Row & { id: number }>`
        select id from cases where id = any(${works}::int[]) and state in ('pending', 'approved') order by id for update
      `.execute(transaction)
      const looked = { reviewer_id: administratorIdOf(session.actor), reviewtime: sql`epoch_seconds()` }
      await session.touch(cases.name, idsOf(open), { state: 'rejected', reason, ...looked })
      // Whoever else found the same has been heard too.
      const { rows: same } = await sql<{ id: number }>`
        select id from work_report where cases_id = any(${works}::int[]) and state = 'new' order by id for update
      `.execute(transaction)
      await close(session, idsOf(same), { state: 'withdrawn', outcome: reason })
    },
  },
}

async function close(session: WriteSession, ids: number[], outcome: Row): Promise<void> {
  const handled = { handler_id: administratorIdOf(session.actor), handletime: sql`epoch_seconds()` }
  await session.touch(definition.name, ids, { ...outcome, ...handled })
}
