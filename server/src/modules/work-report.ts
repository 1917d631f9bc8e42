import { fail } from '@tutu/contract/core/errors'
import { workReport as definition } from '@tutu/contract/resources/work-report'
import { sql } from 'kysely'
import { tell } from '../data/member-events.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { idsOf } from '../engine/write/rows.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { administratorIdOf } from '../policy/actors.ts'
import { sendBack } from './cases.ts'

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
        select * from cases where id = any(${works}::int[]) and state in ('pending', 'approved') order by id for update
      `.execute(transaction)
      await sendBack(session, open, String(reason))
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
  const closed = await session.touch(definition.name, ids, { ...outcome, ...handled })
  await tell(
    session,
    closed.flatMap(({ id, user_id, cases_id, state }) =>
      user_id
        ? [
            {
              member: Number(user_id),
              event: state === 'kept' ? 'report_kept' : 'report_heeded',
              work: Number(cases_id),
              source: `report:${id}`,
            },
          ]
        : [],
    ),
  )
}
