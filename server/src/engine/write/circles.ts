import { failForm } from '@tutu/contract/core/errors'
import { sql, type Transaction } from 'kysely'
import type { Actor } from '../../policy/actors.ts'
import { takeNamedLock } from '../../postgres/locks.ts'
import type { Tables } from '../../postgres/database.ts'
import type { Row } from '../fields/columns.ts'
import { relationFields } from '../fields/relation-fields.ts'
import { nameOf } from '../read/tree.ts'
import type { Resource } from '../registry.ts'

type Context = { transaction: Transaction<Tables>; actor: Actor }

/** Refuses what would come before itself, straight away or by way of others, in a list with `comesFirst`. */
export async function checkCircles(
  { transaction, actor }: Context,
  resource: Resource,
  values: Row,
  before: Row | undefined,
): Promise<void> {
  // Nothing names a row that is new.
  if (!before) return
  for (const { name, field } of relationFields(resource.definition)) {
    const first = (values[name] ?? []) as number[]
    if (!field.comesFirst || first.length === 0) continue
    // Two rows that come to name each other at once are two rows: their locks would not meet.
    await takeNamedLock(transaction, 'circle', resource.table)
    const table = sql.table(resource.table)
    const { rows } = await sql<Row>`
      with recursive needed (id, first) as (
        select id, id from unnest(${first}::int[]) as id
        union
        select unnest(t.${sql.ref(name)}), n.first from needed n join ${table} t on t.id = n.id
      )
      select t.* from needed n join ${table} t on t.id = n.first where n.id = ${before.id as number} limit 1
    `.execute(transaction)
    const [row] = rows
    if (!row) continue
    const params = { name: nameOf(resource, row, actor.language) }
    throw failForm({ [name]: { key: row.id === before.id ? 'rule.beforeItself' : 'rule.circle', params } })
  }
}
