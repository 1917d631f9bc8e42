import { type Definition, tableName } from '@tutu/contract/definition/define-resource'
import { toCents } from '@tutu/contract/fields/money'
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
  if (fields[name]?.kind === 'money') return toCents(String(value))
  return Array.isArray(value) || typeof value !== 'object' ? value : JSON.stringify(value)
}
