import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Env } from '../env.ts'
import { StartError } from '../start-error.ts'
import { type Database, openDatabase } from '../postgres/database.ts'
import { startEmbeddedPostgres } from '../postgres/embedded.ts'
import { prepareCluster } from '../postgres/cluster.ts'
import { asAdministrator, asOwner, settleDatabase } from '../postgres/roles.ts'
import { isRunning, readPostmasterFile } from '../postgres/postmaster-file.ts'

/** The database that `env` names, for a command beside or without the server; the built-in one is started unless the server has it running already. */
export async function openForCommand(env: Env, label: string): Promise<Opened> {
  if (env.DATABASE_URL === undefined && !existsSync(join(env.DATA_DIR, 'pg'))) throw noSite(env)
  const opened = await open(env, label)
  try {
    const { rows } = await opened.database.pool.query<{ is: boolean }>(HAS_TABLES)
    if (!rows[0]?.is) throw noSite(env)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}

const HAS_TABLES = `select to_regclass('migration') is not null as is`

type Opened = { database: Database; close: () => Promise<unknown> }

function noSite({ DATABASE_URL, DATA_DIR }: Env): StartError {
  const where = DATABASE_URL === undefined ? `the data folder ${DATA_DIR}` : 'the database of DATABASE_URL'
  return new StartError(`There is no site in ${where}. Start it there once, or set DATA_DIR or DATABASE_URL.`)
}

async function open(env: Env, label: string): Promise<Opened> {
  if (env.DATABASE_URL !== undefined) {
    const database = openDatabase(env.DATABASE_URL)
    return { database, close: () => database.pool.end() }
  }
  const say = (line: string): unknown => process.stdout.write(`${line}\n`)
  const cluster = await prepareCluster(env.DATA_DIR, say)
  const postmaster = await readPostmasterFile(cluster.folder)
  if (postmaster?.ready && (await isRunning(postmaster.pid, cluster.folder))) {
    const administrator = asAdministrator(cluster, postmaster)
    const client = new pg.Client(administrator)
    await client.connect()
    try {
      // The server may run since before its role was limited.
      await settleDatabase(client, cluster, administrator)
    } finally {
      await client.end()
    }
    const database = openDatabase(asOwner(cluster, administrator))
    return { database, close: () => database.pool.end() }
  }
  const server = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, label, notice: say })
  const database = openDatabase(server.connection)
  return { database, close: () => database.pool.end().then(() => server.stop()) }
}

/** What services tell a log, where a command has something better to say. */
export const QUIET = { warn: () => undefined, info: () => undefined, error: () => undefined }

/** Runs a command line to its end: what goes wrong is one line and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
