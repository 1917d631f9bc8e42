import { fail } from '@tutu/contract/core/errors'
import type { Language } from '@tutu/contract/core/languages'
import { isLocalized } from '@tutu/contract/fields/index'
import { sql } from 'kysely'
import { type Row, toWire } from '../fields/columns.ts'
import type { Resource } from '../registry.ts'
import type { FieldChanges } from './history.ts'
import type { WriteSession } from './session.ts'

/** `entry`: of the row's history. `fields`: those to put back; absent: all that changed since. `version`: as it was seen. */
export type Reversal = { id: number; entry: number; fields: readonly string[] | undefined; version: unknown }

/**
 * Puts fields of a row back to what they held before an entry of its history, as a change like any other: with its checks,
 * hooks and entries. Secrets and what only the server fills stay as they are.
 */
export async function revertRow(
  session: WriteSession,
  resource: Resource,
  { id, entry, fields: only, version }: Reversal,
): Promise<void> {
  const { name } = resource.definition
  const { rows } = await sql<{ id: number; changes: FieldChanges | null }>`
    select id, changes from history where resource = ${name} and row_id = ${id} and id >= ${entry} order by id desc
  `.execute(session.transaction)
  if (rows.at(-1)?.id !== entry) throw fail('history.gone')
  const form = formBefore(
    resource,
    rows.map(({ changes }) => changes),
    session.language,
    only,
  )
  if (Object.keys(form).length === 0) throw fail('history.nothing')
  await session.edit(name, { id, ...(version !== undefined && { version }), ...form })
}

/**
 * What a form would post of a row to have it as it was before these changes, the last of them first. Secrets, and what only the
 * server fills, are left out.
 */
export function formBefore(
  { definition: { fields } }: Resource,
  entries: readonly (FieldChanges | null)[],
  language: Language,
  only?: readonly string[],
): Row {
  const form: Row = {}
  for (const changes of entries) {
    for (const [column, pair] of Object.entries(changes ?? {})) {
      const field = fields[column]
      if (!field || field.readonly || !pair || (only && !only.includes(column))) continue
      const [before] = pair
      if (isLocalized(field)) form[`${column}_i18n`] = { ...(form[`${column}_i18n`] as Row), ...(before as Row) }
      else form[column] = toWire(field, before, language)
    }
  }
  return form
}
