import { type Kysely, sql } from 'kysely'
import type { Tables } from './database.ts'

/** Foreign keys to a table. */
export async function referencesTo(trx: Kysely<Tables>, target: string): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${target}::regclass and cardinality(c.conkey) = 1 order by 1, 2
  `.execute(trx)
  return rows
}
