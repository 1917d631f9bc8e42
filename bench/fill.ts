import { setTimeout as sleep } from 'node:timers/promises'
import { compose, type Services } from '../server/src/compose.ts'
import { ensureAdmin } from '../server/src/data/admins.ts'
import { QUIET } from '../server/src/data/command.ts'
import { type Database, openDatabase } from '../server/src/postgres/database.ts'
import { startEmbeddedPostgres } from '../server/src/postgres/embedded.ts'
import { migrate } from '../server/src/postgres/migrate.ts'
import { parseEnv } from '../server/src/env.ts'

/** Names of the administrators besides `admin`; all have the same password. */
export const adminNames = (count: number): string[] => Array.from({ length: count }, (_, index) => `bench${index + 1}`)

type FillOptions = {
  password: string
  administrators: number
  /** Puts rows in. */
  content: (services: Services) => Promise<unknown>
  signal: AbortSignal
}

/** Makes the data folder, or adds what is missing to it: the product's schema, administrators and what `content` puts in. Leaves nothing running. */
export async function fillDataFolder(
  dataDir: string,
  { password, administrators, content, signal }: FillOptions,
): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const database = openDatabase({ ...postgres.connection, statement_timeout: 0 })
  try {
    await migrate(database)
    await ensureAdmin(database, { adminPassword: password })
    await insertAdministrators(database, administrators)
    await insertContent(database, { dataDir, content, signal })
    // What autovacuum does within a minute of such an import.
    await database.pool.query('vacuum analyze')
  } finally {
    await database.pool.end()
    await postgres.stop()
  }
}

/** The content, with what a server does in the background afterwards: the words of the lessons. */
async function insertContent(
  database: Database,
  { dataDir, content, signal }: { dataDir: string } & Pick<FillOptions, 'content' | 'signal'>,
): Promise<void> {
  let problem: unknown
  const log = { ...QUIET, warn: (details: unknown) => (problem = details) }
  const services = await compose({ env: parseEnv({ DATA_DIR: dataDir }), database, log })
  try {
    await content(services)
    for (let missing = 1; missing > 0;) {
      await sleep(500)
      signal.throwIfAborted()
      if (problem) throw problem
      const { rows } = await database.pool.query<{ missing: number }>(
        'select (select count(*) from lesson) - (select count(*) from lesson_search) + (select count(*) from search_stale) as missing',
      )
      missing = rows[0]?.missing ?? 0
    }
  } finally {
    await services.close()
  }
}

async function insertAdministrators({ pool }: Database, count: number): Promise<void> {
  await pool.query(
    `insert into admin (username, nickname, password)
     select name, name, (select password from admin where username = 'admin') from unnest($1::text[]) as name
     on conflict do nothing`,
    [adminNames(count)],
  )
  await pool.query(`update admin set group_arr = array(select id from admin_group where everything)`)
}
