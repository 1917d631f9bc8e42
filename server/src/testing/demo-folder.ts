// Makes a data folder as a server on a new one leaves it when all of the demo is there, for the servers of journeys to begin
// with (e2e/demo-folder.ts): `node demo-folder.ts`, with the server's own environment.
import { sql } from 'kysely'
import { buildApp } from '../app.ts'
import { LANGUAGES } from '@tutu/contract/core/languages'
import { ensureAdmin } from '../data/admins.ts'
import { conductDemoBusiness } from '../data/demo-business.ts'
import { fillDemoLibrary } from '../data/demo-library.ts'
import { prepareDatabase } from '../data/prepare.ts'
import type { Engine } from '../engine/engine.ts'
import type { Row } from '../engine/fields/columns.ts'
import { renderedFields } from '../engine/read/renderings.ts'
import { parseEnv } from '../env.ts'
import { openDatabase } from '../postgres/database.ts'
import { startEmbeddedPostgres } from '../postgres/embedded.ts'
import { DISPOSABLE } from './disposable.ts'
import { untilIndexed } from './indexed.ts'

const env = parseEnv()
const postgres = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, settings: DISPOSABLE })
// It is a process of its own, and would outlive this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(130))
try {
  await fill()
} catch (error) {
  console.error(error)
  await stop(1)
}
await stop(0)

/** As the server's own start does (main.ts). */
async function fill(): Promise<void> {
  const database = openDatabase(postgres.connection)
  await prepareDatabase(database, env)
  const app = await buildApp({ env, database })
  await app.ready()
  await ensureAdmin(database, { adminPassword: env.ADMIN_PASSWORD })
  await conductDemoBusiness(app.engine)
  await fillDemoLibrary(app)
  await renderTexts(app.engine)
  await untilIndexed(database)
  await app.close()
  await database.pool.end()
}

/** As after the first visitors: none waits for a text. */
async function renderTexts({ registry, database, renderings }: Engine): Promise<void> {
  for (const resource of registry.all()) {
    if (renderedFields(resource.definition).length === 0) continue
    const { rows } = await sql<Row>`select * from ${sql.table(resource.table)}`.execute(database.kysely)
    for (const row of rows) for (const language of LANGUAGES) await renderings.read(resource, row, language)
  }
}

/** Threads that drew and rendered would keep the process for a while. */
async function stop(code: number): Promise<never> {
  await postgres.stop()
  process.exit(code)
}
