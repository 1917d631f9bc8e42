import type { Kysely } from 'kysely'
import type { Tables } from '../../postgres/database.ts'
import { StartError } from '../../start-error.ts'
import type { Registry } from '../registry.ts'
import { statementsFor } from './diff.ts'
import { readTables } from './read-tables.ts'
import { SEARCH_COLUMNS, tableOf } from './table-of.ts'

const UNSEARCHED = new RegExp(` drop column (${SEARCH_COLUMNS.join('|')});$`)

/**
 * Compares the definitions with the database. Without a table or column a module could not work: that stops the start,
 * with the statements to paste into a migration. A missing index makes it slow, and so does what nobody searches: that
 * is said.
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
  const indexes = missing.filter((statement) => /^(?:create (?:unique )?|drop )index/.test(statement))
  const unsearched = missing.filter((statement) => UNSEARCHED.test(statement))
  const needed = missing.filter((statement) => !indexes.includes(statement) && !unsearched.includes(statement))
  if (needed.length > 0) {
    throw new StartError(
      `The database has not what the definitions say. A new file in server/migrations mends it:\n\n${missing.join('\n')}\n`,
    )
  }
  if (indexes.length > 0) warn(`indexes are missing: ${indexes.join(' ')}`)
  if (unsearched.length > 0) warn(`columns are there that nobody searches: ${unsearched.join(' ')}`)
}
