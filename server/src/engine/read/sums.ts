import { summedFields, SUM_MAX, type Sums } from '@tutu/contract/definition/sums'
import { sql } from 'kysely'
import type { Database } from '../../postgres/database.ts'
import { columnOf } from '../fields/columns.ts'
import type { Resource } from '../registry.ts'
import { type Condition, where } from './list.ts'

/** What the rows under these conditions come to together, exactly; of more than `SUM_MAX` rows nothing is added up. */
export async function readSums(
  { kysely }: Pick<Database, 'kysely'>,
  { table, definition }: Resource,
  conditions: readonly Condition[],
): Promise<Sums> {
  const fields = summedFields(definition)
  const columns = fields.map(([name]) => sql.ref(`t.${name}`))
  const sums = fields.map(([name]) => sql`coalesce(sum(${sql.ref(`rows.${name}`)}), 0)::text as ${sql.ref(name)}`)
  const { rows } = await sql<{ row_count: number } & Record<string, string>>`
    select count(*) as row_count, ${sql.join(sums)} from (
      select ${sql.join(columns)} from ${sql.table(table)} as t ${where(conditions)} limit ${SUM_MAX + 1}
    ) as rows
  `.execute(kysely)
  const { row_count: count, ...found } = rows[0]!
  if (count > SUM_MAX) return { count: SUM_MAX, sums: null }
  const told = fields.map(([name, field]) => [name, columnOf(field).sumToWire?.(found[name]!) ?? found[name]!])
  return { count, sums: Object.fromEntries(told) }
}
