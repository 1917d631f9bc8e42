import { failForm } from '@tutu/contract/core/errors'
import { type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { type Definition, tableName } from '@tutu/contract/definition/define-resource'
import { sql } from 'kysely'
import type { Change } from '../engine/hooks.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { WriteSession } from '../engine/write/session.ts'

type Named = { id: number; title: Localized }

/** Refuses what would have to be done before itself, straight away or by way of others. */
export async function refuseCircle(
  { transaction, language }: WriteSession,
  definition: Definition,
  { before, values }: { before?: Change['before']; values: Row },
): Promise<void> {
  const first = (values.prerequisite_ids ?? []) as number[]
  if (!before || first.length === 0) return
  const table = sql.table(tableName(definition))
  const { rows } = await sql<Named>`
    with recursive needed (id, first) as (
      select id, id from unnest(${first}::int[]) as id
      union
      select unnest(t.prerequisite_ids), n.first from needed n join ${table} t on t.id = n.id
    )
    select t.id, t.title from needed n join ${table} t on t.id = n.first where n.id = ${before.id as number} limit 1
  `.execute(transaction)
  const [row] = rows
  if (!row) return
  const params = { name: pickLanguage(row.title, language) }
  throw failForm({ prerequisite_ids: { key: row.id === before.id ? 'rule.beforeItself' : 'rule.circle', params } })
}
