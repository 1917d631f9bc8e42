import { chmod, cp, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../postgres/database.ts'
import { startEmbeddedPostgres } from '../postgres/embedded.ts'
import { migrate } from '../postgres/migrate.ts'
import { prepareCluster } from '../postgres/cluster.ts'
import { asAdministrator } from '../postgres/roles.ts'
import { readPostmasterFile } from '../postgres/postmaster-file.ts'
import { DISPOSABLE } from './disposable.ts'
import { FOLDER_PREFIX, removeLeftServers } from './left-servers.ts'
import { addSampleFiles } from './sample-files.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL server; its database is the migrated template, to be cloned, never written to. */
    postgres: pg.PoolConfig
    /** A superuser's connection to the same server, to clone the template with. */
    administrator: pg.ClientConfig
    /** The folder of a database as initdb made it, which nothing has run on (`fresh-cluster.ts`). */
    cluster: string
  }
}

/** One PostgreSQL server for the whole run, thrown away afterwards: durability off. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const parent = await fastFolder()
  await removeLeftServers(parent)
  const dataDir = await mkdtemp(join(parent, FOLDER_PREFIX))
  // Run as root, the server has a user of its own, who must be able to enter.
  await chmod(dataDir, 0o755)
  const notice = (line: string): void => console.warn(line)
  const cluster = await prepareCluster(dataDir, notice)
  const fresh = join(dataDir, 'fresh')
  await cp(cluster.folder, fresh, { recursive: true })
  project.provide('cluster', fresh)
  const settings = { ...DISPOSABLE, max_connections: '200' }
  const server = await startEmbeddedPostgres({ dataDir, settings, notice })
  const template = openDatabase(server.connection)
  await migrate(template)
  await addSampleFiles(template)
  // A template can be cloned only while nobody is connected to it.
  await template.pool.end()
  project.provide('postgres', server.connection)
  const postmaster = await readPostmasterFile(cluster.folder)
  if (!postmaster) throw new Error('PostgreSQL has ended')
  project.provide('administrator', asAdministrator(cluster, postmaster))
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Bytes that a run's databases, and what they log, stay below by far. */
const ROOM = 2 * 1024 ** 3

/** Memory where there is room: each test file has a database of its own, 200 files, which a disk takes 0.6 s to make and memory 0.03 s. */
async function fastFolder(): Promise<string> {
  const memory = '/dev/shm'
  const space = await statfs(memory).catch(() => undefined)
  return space && space.bavail * space.bsize > ROOM ? memory : tmpdir()
}
