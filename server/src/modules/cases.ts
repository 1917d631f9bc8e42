import { failForm } from '@tutu/contract/core/errors'
import { suffixOf } from '@tutu/contract/core/upload'
import { fieldLabels } from '@tutu/contract/definition/define-resource'
import { cases as definition } from '@tutu/contract/resources/cases'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { sql } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { idsOf } from '../engine/write/rows.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { administratorIdOf } from '../policy/actors.ts'
import { requireAllowed } from '../policy/child-limits.ts'

/** Works of learners: handed in, looked at, shown or sent back. */
export const cases: ResourceHooks = {
  async beforeSave({ actor, language }, { before, values }) {
    if (before?.state === 'pending' || before?.state === 'approved') checkWhole({ ...before, ...values }, language)
    // What somebody has looked at is not what is shown then.
    if (actor.kind === 'member' && before?.state === 'approved') Object.assign(values, HANDED_IN)
  },

  commands: {
    async handIn(session, { rows }) {
      await requireAllowed(session.transaction, session.actor, 'can_publish')
      for (const row of rows) checkWhole(row, session.language)
      await session.touch(definition.name, idsOf(rows), HANDED_IN)
    },
    async withdraw(session, { rows }) {
      await session.touch(definition.name, idsOf(rows), { state: 'withdrawn' })
    },
    async approve(session, { rows }) {
      for (const row of rows) checkWhole(row, session.language)
      await review(session, rows, { state: 'approved', reason: null })
    },
    async reject(session, { rows, input: { reason } }) {
      await review(session, rows, { state: 'rejected', reason })
    },
  },
}

const HANDED_IN = { state: 'pending', reason: null }

async function review(session: WriteSession, rows: readonly Row[], outcome: Row): Promise<void> {
  const reviewed = { ...outcome, reviewer_id: administratorIdOf(session.actor), reviewtime: sql`epoch_seconds()` }
  await session.touch(definition.name, idsOf(rows), reviewed)
}

/** What a kind of work may be a file of. */
const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  scratch: ['sb3', 'sb2', 'sb'],
  video: ['mp4', 'webm', 'mov'],
}

/** A draft may lack its file, what is handed in may not; and it must be one that is shown as what it is called. */
function checkWhole({ kind, file }: Row, language: Language): void {
  const allowed = SUFFIXES[String(kind)]
  if (!allowed) return
  const labels = fieldLabels(definition)
  const label = pickLanguage(labels.file, language)
  const refuse = (key: 'rule.required' | 'rule.fileType') =>
    failForm({ file: { key, params: { label, types: allowed.map((one) => `.${one}`).join(' ') } } }, labels)
  if (!file) throw refuse('rule.required')
  if (!allowed.includes(suffixOf(String(file)))) throw refuse('rule.fileType')
}
