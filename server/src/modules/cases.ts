import { failForm } from '@tutu/contract/core/errors'
import { fieldLabels } from '@tutu/contract/definition/define-resource'
import { cases as definition } from '@tutu/contract/resources/cases'
import { sql } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import type { ResourceHooks, RunCommand } from '../engine/hooks.ts'

/** Works of learners: handed in, looked at, shown or sent back. */
export const cases: ResourceHooks = {
  async beforeSave({ actor }, { before, values }) {
    // What somebody has looked at is not what is shown then.
    if (actor.kind !== 'member' || before?.state !== 'approved') return
    checkWhole({ ...before, ...values })
    Object.assign(values, HANDED_IN)
  },

  commands: {
    async handIn(session, { rows }) {
      rows.forEach(checkWhole)
      await session.touch(definition.name, idsOf(rows), HANDED_IN)
    },
    async withdraw(session, { rows }) {
      await session.touch(definition.name, idsOf(rows), { state: 'withdrawn' })
    },
    approve: review(() => ({ state: 'approved', reason: null })),
    reject: review(({ reason }) => ({ state: 'rejected', reason })),
  },
}

const HANDED_IN = { state: 'pending', reason: null }
const idsOf = (rows: readonly Row[]): number[] => rows.map(({ id }) => id as number)

function review(outcome: (input: Row) => Row): RunCommand {
  return async (session, { rows, input }) => {
    const { actor } = session
    const reviewer = actor.kind === 'administrator' ? actor.id : null
    const reviewed = { ...outcome(input), reviewer_id: reviewer, reviewtime: sql`epoch_seconds()` }
    await session.touch(definition.name, idsOf(rows), reviewed)
  }
}

/** A draft may lack its file, what is handed in may not. */
function checkWhole({ kind, file }: Row): void {
  if (kind !== 'picture' && !file) throw failForm({ file: { key: 'rule.required' } }, fieldLabels(definition))
}
