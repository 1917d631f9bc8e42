import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../postgres/database.ts'

export type TestDatabase = {
  /** For DATABASE_URL or a further openDatabase. */
  url: string
  database: Database
  /** Ends the pool and removes the database, other connections to it included. */
  drop(): Promise<void>
}

/** A database of its own, cloned from the migrated template in some 50 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(async (client) => {
    // Clones wait for each other: PostgreSQL refuses to copy a template somebody else is copying.
    await client.query("select pg_advisory_lock(hashtext('template'))")
    await client.query(`create database ${name} template ${server.database} owner ${server.user}`)
  })
  const url = urlOf({ ...server, database: name })
  const database = openDatabase(url)
  return {
    url,
    database,
    async drop() {
      await database.pool.end()
      await administer((client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

/** A connection string; a Unix socket's folder stands in its query. */
export function urlOf(config: pg.PoolConfig): string {
  const url = new URL(`postgresql://localhost/${config.database}`)
  url.username = config.user ?? ''
  url.password = typeof config.password === 'string' ? config.password : ''
  url.port = String(config.port ?? 5432)
  if (config.host) url.searchParams.set('host', config.host)
  return url.href
}

async function administer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(inject('administrator'))
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
