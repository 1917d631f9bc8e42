import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { seedAll } from '../data/seed.ts'
import { type Database, openDatabase } from '../postgres/database.ts'
import { untilIndexed } from './indexed.ts'
import { testServices } from './services.ts'

export type TestDatabase = {
  /** For DATABASE_URL or a further openDatabase. */
  url: string
  database: Database
  /** Ends the pool and removes the database, other connections to it included. */
  drop(): Promise<void>
}

/** What is in a test's database from the beginning: nothing but what migrations make, or the content of the demo too. */
export type Content = 'none' | 'demo'

/** A database of its own, cloned from the migrated template, or from one with the demo's content, in some 50 ms. */
export async function createTestDatabase(content: Content = 'none'): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(async (client) => {
    // Clones wait for each other: PostgreSQL refuses to copy a template somebody else is copying.
    await client.query("select pg_advisory_lock(hashtext('template'))")
    if (content === 'demo') await makeDemoTemplate(client)
    const template = content === 'demo' ? DEMO : server.database!
    await clone(client, { template, name })
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

/** Filled under another name first, so that one left half filled serves nobody. */
const DEMO = 'template_demo'
const UNFINISHED = `${DEMO}_unfinished`

/** Once a run, by whoever asks for it first: the demo's content takes some seconds to put in. */
async function makeDemoTemplate(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select from pg_database where datname = $1', [DEMO])
  if (rows.length > 0) return
  const server = inject('postgres')
  await client.query(`drop database if exists ${UNFINISHED} with (force)`)
  await clone(client, { template: server.database!, name: UNFINISHED })
  const database = openDatabase(urlOf({ ...server, database: UNFINISHED }))
  try {
    await seedAll(database, { SEED: 'demo' })
    await makeWords(database)
  } finally {
    await database.pool.end()
  }
  await client.query(`alter database ${UNFINISHED} rename to ${DEMO}`)
}

/** Else the server of each test would make them beside the test. */
async function makeWords(database: Database): Promise<void> {
  const services = await testServices(database)
  try {
    await untilIndexed(database)
  } finally {
    await services.close()
  }
}

async function clone(client: pg.Client, { template, name }: { template: string; name: string }): Promise<void> {
  await client.query(`create database ${name} template ${template} owner ${inject('postgres').user}`)
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
