import type { Definition } from '@tutu/contract/definition/define-resource'
import { sql } from 'kysely'
import type { Database } from '../postgres/database.ts'
import { statementsFor } from '../engine/schema/diff.ts'
import { tableOf } from '../engine/schema/table-of.ts'

/** The tables of a test's own definitions, in this order, as a migration makes them. */
export async function makeTables({ kysely }: Database, definitions: readonly Definition[]): Promise<void> {
  for (const definition of definitions)
    for (const statement of statementsFor(tableOf(definition), undefined)) await sql.raw(statement).execute(kysely)
}
