// A process of its own that owns an embedded PostgreSQL until it is killed: `node postgres-holder.ts <data folder>`.
// Prints one line: 'ready', or why it does not start.
import { openDatabase } from '../postgres/database.ts'
import { startEmbeddedPostgres } from '../postgres/embedded.ts'

try {
  const server = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', label: 'http://holder' })
  const { pool } = openDatabase(server.connection)
  await pool.query('create table if not exists kept (t text)')
  await pool.query(`insert into kept values ('acknowledged')`)
  process.stdout.write('ready\n')
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
