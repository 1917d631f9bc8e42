import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { StartError } from '../start-error.ts'
import { type Asking, checkServer, type Database } from './database.ts'
import { LOCKS } from './locks.ts'

export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/** ms: a day, for the driver has no word for longer than any. */
const PATIENCE = 86_400_000

type File = { name: string; sql: string; sha256: string }

/**
 * Brings the schema up to date: applies the files `NNNN-name.sql` of `folder` that are not applied yet, in order, each
 * in its own transaction. Processes that start together wait for each other. Answers the names it applied.
 * Throws StartError when an applied file was changed or is missing, or the server is unsuitable.
 */
export async function migrate(database: Database, folder = MIGRATIONS): Promise<string[]> {
  const files = await readMigrations(folder)
  const connection = await database.pool.connect()
  const client = patient(connection)
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCKS.migrate])
    await checkServer(client)
    return await applyPending(client, files)
  } finally {
    // Closed rather than returned: that gives back the lock and the settings whatever happened.
    connection.release(true)
  }
}

/** Waiting for another process, or building an index, may take longer than a request may. */
function patient(client: pg.ClientBase): Asking {
  return {
    query<R extends pg.QueryResultRow>(text: string, values?: unknown[]) {
      const query: pg.QueryConfig & { query_timeout: number } = {
        text,
        query_timeout: PATIENCE,
        ...(values && { values }),
      }
      return client.query<R>(query)
    },
  }
}

async function readMigrations(folder: string): Promise<File[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may have other line ends; they are no change.
      const sql = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function applyPending(client: Asking, files: File[]): Promise<string[]> {
  await client.query(
    `create table if not exists migration (name text primary key, sha256 text not null, createtime bigint not null)`,
  )
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migration')
  const applied = new Map(rows.map((row) => [row.name, row.sha256]))
  refuseDifferences(applied, files)
  const pending = files.filter((file) => !applied.has(file.name))
  for (const file of pending) await apply(client, file)
  return pending.map((file) => file.name)
}

function refuseDifferences(applied: ReadonlyMap<string, string>, files: File[]): void {
  const missing = [...applied.keys()].find((name) => !files.some((file) => file.name === name))
  if (missing) {
    throw new StartError(
      `The database was made with a migration that is not here, ${missing}: by a newer version, or its file was deleted. ` +
        'Start that version, put the file back, or begin with an empty database.',
    )
  }
  const changed = files.find((file) => applied.has(file.name) && applied.get(file.name) !== file.sha256)
  if (changed) {
    throw new StartError(
      `The migration ${changed.name} was changed after it was applied; put it back and add a new one.`,
    )
  }
}

async function apply(client: Asking, file: File): Promise<void> {
  try {
    await client.query('begin')
    await client.query(file.sql)
    await client.query(`insert into migration values ($1, $2, extract(epoch from now())::bigint)`, [
      file.name,
      file.sha256,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw new Error(`Migration ${file.name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
