import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../data/database.ts'
import { startEmbeddedPostgres } from '../data/embedded-postgres.ts'
import { migrate } from '../data/migrate.ts'
import { addSampleFiles } from './sample-files.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL server; its database is the migrated template, to be cloned, never written to. */
    postgres: pg.PoolConfig
  }
}

/** One PostgreSQL server for the whole run, thrown away afterwards: durability off. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tutu-test-'))
  // Run as root, the server has a user of its own, who must be able to enter.
  await chmod(dataDir, 0o755)
  const server = await startEmbeddedPostgres({
    dataDir,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
    notice: (line) => console.warn(line),
  })
  const template = openDatabase(server.connection)
  await migrate(template)
  await addSampleFiles(template)
  // A template can be cloned only while nobody is connected to it.
  await template.pool.end()
  project.provide('postgres', server.connection)
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
