import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { ensureAdmin } from '../data/admins.ts'
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

/**
 * What is in a test's database from the beginning: nothing but what migrations make; what a first start puts in (rules of menus,
 * settings, texts of messages) and the administrator `admin`; or the content of the demo and its words too.
 */
export type Content = 'migrated' | 'started' | 'demo'

/** The password of `admin`. */
export const ADMIN_PASSWORD = 'carrot-2026'

/** A database of its own, cloned from the migrated template or one with more in it, in some 50 ms. */
export async function createTestDatabase(content: Content = 'migrated'): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(async (client) => {
    // Clones wait for each other: PostgreSQL refuses to copy a template somebody else is copying.
    await client.query("select pg_advisory_lock(hashtext('template'))")
    try {
      const template = content === 'migrated' ? server.database! : await madeTemplate(client, content)
      await clone(client, { template, name })
    } finally {
      await client.query("select pg_advisory_unlock(hashtext('template'))")
    }
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

/** Once a run, by whoever asks for it first; its name. Filled under another name, so that one left half filled serves nobody. */
async function madeTemplate(client: pg.Client, content: 'started' | 'demo'): Promise<string> {
  const name = `template_${content}`
  const { rows } = await client.query('select from pg_database where datname = $1', [name])
  if (rows.length > 0) return name
  const server = inject('postgres')
  const unfinished = `${name}_unfinished`
  await client.query(`drop database if exists ${unfinished} with (force)`)
  await clone(client, { template: server.database!, name: unfinished })
  const database = openDatabase(urlOf({ ...server, database: unfinished }))
  try {
    if (content === 'demo') await seedAll(database, { SEED: 'demo' })
    await ensureAdmin(database, { adminPassword: ADMIN_PASSWORD })
    await startOnce(database)
  } finally {
    await database.pool.end()
  }
  await client.query(`alter database ${unfinished} rename to ${name}`)
  return name
}

/** What a first start puts in, and the words to be searched: else the server of each test would make them beside the test. */
async function startOnce(database: Database): Promise<void> {
  const services = await testServices(database)
  try {
    await untilIndexed(database)
  } finally {
    await services.close()
  }
}

/** Files as they are: where nothing waits for a disk that takes half as much processor as copying by the log. */
async function clone(client: pg.Client, { template, name }: { template: string; name: string }): Promise<void> {
  await client.query(`create database ${name} template ${template} owner ${inject('postgres').user} strategy file_copy`)
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

let connection: Promise<pg.Client> | undefined
let turn: Promise<unknown> = Promise.resolve()

/** One after the other, on one connection for all files of a worker: of a clone's time it took as much as the copying. */
function administer<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const mine = turn.then(async () => work(await (connection ??= connect())))
  turn = mine.catch(() => undefined)
  return mine
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(inject('administrator'))
  const forget = (): void => void (connection = undefined)
  client.on('error', forget).on('end', forget)
  try {
    await client.connect()
  } catch (error) {
    forget()
    throw error
  }
  // The worker's end does not wait for it. The driver has this, its types do not list it.
  ;(client as pg.Client & { unref(): void }).unref()
  return client
}
