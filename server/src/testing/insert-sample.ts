import { type Definition, tableName } from '@tutu/contract/definition/define-resource'
import { kindOf } from '@tutu/contract/fields/index'
import { isLocalized } from '@tutu/contract/fields/traits'
import { sql } from 'kysely'
import type { Database } from '../postgres/database.ts'

/** Puts a sample row of what no form makes into its table, as the server does it; answers its id. */
export async function insertSampleRow(
  { kysely }: Database,
  definition: Definition,
  row: Readonly<Record<string, unknown>>,
): Promise<number> {
  const names = Object.keys(row).map((name) => sql.ref(name.replace('_i18n', '')))
  const values = Object.entries(row).map(([name, value]) => stored(definition, name, value))
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(tableName(definition))} (${sql.join(names)}) values (${sql.join(values)}) returning id
  `.execute(kysely)
  return rows[0]!.id
}

function stored({ fields }: Definition, name: string, value: unknown): unknown {
  const field = fields[name]
  const held =
    field && !isLocalized(field) && value !== null && value !== undefined
      ? kindOf(field).schema(field).parse(value)
      : value
  return Array.isArray(held) || typeof held !== 'object' ? held : JSON.stringify(held)
}
