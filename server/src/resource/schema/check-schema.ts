import type { Kysely } from 'kysely'
import type { Tables } from '../../data/database.ts'
import { StartError } from '../../start-error.ts'
import type { Registry } from '../registry.ts'
import { statementsFor } from './diff.ts'
import { readTables } from './read-tables.ts'
import { tableOf } from './table-of.ts'

/**
 * Compares the definitions with the database. Without a table or column a module could not work: that stops the start,
 * with the statements to paste into a migration. A missing index makes it slow: that is said.
 */
export async function checkSchema(
  db: Kysely<Tables>,
  registry: Registry,
  warn: (message: string) => void,
): Promise<void> {
  const wanted = registry.all().map(({ definition }) => tableOf(definition))
  const stored = await readTables(
    db,
    wanted.map(({ name }) => name),
  )
  const missing = wanted.flatMap((table) => statementsFor(table, stored.get(table.name)))
  const needed = missing.filter((statement) => !/^create (?:unique )?index/.test(statement))
  if (needed.length > 0) {
    throw new StartError(
      `The database has not what the definitions say. A new file in server/migrations mends it:\n\n${missing.join('\n')}\n`,
    )
  }
  if (missing.length > 0) warn(`indexes are missing: ${missing.join(' ')}`)
}
