import { summedFields, SUM_MAX, type Sums } from '@tutu/contract/definition/sums'
import type { When } from '@tutu/contract/fields/field'
import type { Field } from '@tutu/contract/fields/index'
import { type RawBuilder, sql } from 'kysely'
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
  const columns = fields.map(([name, field]) => sql`${addendOf(name, field)} as ${sql.ref(name)}`)
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

/** What a row adds to the sum of a field. */
function addendOf(name: string, { table }: Field): RawBuilder<unknown> {
  const { sum, less } = table || {}
  const column = sql.ref(`t.${name}`)
  const left = less ? sql`${column} - ${sql.ref(`t.${less}`)}` : column
  if (typeof sum !== 'object') return left
  const signed = sum.off ? sql`case when ${meets(sum.off)} then -(${left}) else ${left} end` : left
  return sql`case when ${meets(sum.of)} then ${signed} else 0 end`
}

const meets = (when: When) =>
  sql.join(
    Object.entries(when).map(([name, values]) => sql`${sql.ref(`t.${name}`)} = any(${[...values]}::text[])`),
    sql` and `,
  )
