import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { type ChangeBus, openChangeBus } from './change-bus.ts'
import { type Database, openDatabase } from './database.ts'

let cloned: TestDatabase
let other: Database
beforeAll(async () => {
  cloned = await createTestDatabase()
  other = openDatabase(cloned.url)
})
afterAll(async () => {
  await other.pool.end()
  await cloned.drop()
})

/** A bus until the test ends, however it does: connections that are not given back keep the end of the file waiting. */
async function openBus(...given: Parameters<typeof openChangeBus>): Promise<ChangeBus> {
  const bus = await openChangeBus(...given)
  onTestFinished(() => bus.close())
  return bus
}

/** Two buses as of two processes, and what the other has heard. */
async function openTwo() {
  const here = await openBus(cloned.database, () => undefined)
  const there = await openBus(other, () => undefined)
  const heard: string[] = []
  there.onTags((tags) => heard.push(...tags))
  return { here, there, heard }
}

/** A connection that has begun a transaction, until the test ends. */
async function openTransaction(): Promise<pg.PoolClient> {
  const client = await cloned.database.pool.connect()
  onTestFinished(() => client.release(true))
  await client.query('begin')
  return client
}
const write = (bus: ChangeBus, tags: string[]) =>
  cloned.database.kysely.transaction().execute((trx) => bus.record(trx, tags))

test('a change is told in this process before announce returns, and in others soon', async () => {
  const { here, heard } = await openTwo()
  const own: string[] = []
  const stop = here.onTags((tags) => own.push(...tags))
  here.announce(['course', 'course:1'])
  expect(own).toEqual(['course', 'course:1'])
  await expect.poll(() => heard, { interval: 2 }).toEqual(expect.arrayContaining(['course', 'course:1']))
  stop()
  here.announce(['tag'])
  expect(own).not.toContain('tag')
})

test('what is announced here is told here once: the notification is for others', async () => {
  const { here, there, heard } = await openTwo()
  const own: string[] = []
  here.onTags((tags) => own.push(...tags))
  here.announce(['course:1'])
  await expect.poll(() => heard, { interval: 2 }).toEqual(['course:1'])
  // Notifications arrive in the order in which they were sent.
  there.announce(['course:2'])
  await expect.poll(() => own, { interval: 2 }).toContain('course:2')
  expect(own).toEqual(['course:1', 'course:2'])
})

test('more tags than one notification holds arrive in several', async () => {
  const { here, heard } = await openTwo()
  const tags = Array.from({ length: 3000 }, (_, id) => `lesson:${id}`)
  here.announce(tags)
  await expect.poll(() => new Set(heard).size).toBe(3000)
})

test('what was committed and never announced is found by looking, also when the transaction is older than the last look', async () => {
  const { here, heard } = await openTwo()
  const client = await openTransaction()
  await client.query(`insert into cache_invalidation (tags) values ('{slow}')`)
  await write(here, ['quick'])
  await expect.poll(() => heard).toContain('quick')
  expect(heard).not.toContain('slow')
  await client.query('commit')
  await expect.poll(() => heard).toContain('slow')
})

test('what has been announced is not told again by looking, however long the transactions stay open that make it look', async () => {
  // They look when they are told to.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const opened = [await openBus(cloned.database, () => undefined, 1000), await openBus(other, () => undefined, 1000)]
  const heard = opened.map(() => [] as string[])
  opened.forEach((bus, index) => bus.onTags((tags) => heard[index]!.push(...tags)))
  const [here] = opened
  const older = await openTransaction()
  // With a number of its own it is one that the looks wait for.
  await older.query('select pg_current_xact_id()')
  const tags = await cloned.database.kysely.transaction().execute((trx) => here!.record(trx, ['course:1']))
  here!.announce(tags)
  await expect.poll(() => heard, { interval: 2 }).toEqual([['course:1'], ['course:1']])
  // Each of these is found by a look of its own.
  const looks = ['first', 'second', 'third']
  for (const [index, look] of looks.entries()) {
    await write(here!, [look])
    vi.advanceTimersByTime(1000)
    const all = ['course:1', ...looks.slice(0, index + 1)]
    await expect.poll(() => heard, { interval: 2 }).toEqual([all, all])
  }
})

test('a change of which others heard a part alone is found by looking', async () => {
  let refused = 0
  // Says that it was not sent what was, once, as a connection that is cut: the rest of the tags waits for another connection.
  const cut = async (): Promise<pg.PoolClient> => {
    const client = await cloned.database.pool.connect()
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown
    const asking = (given: { text?: string }, ...more: unknown[]) => {
      if (!given.text?.includes('pg_notify') || ++refused !== 2) return query(given, ...more)
      return Promise.reject(new Error('cut'))
    }
    return Object.assign(client, { query: asking })
  }
  const errors: unknown[] = []
  const pool = { connect: cut } as unknown as pg.Pool
  const here = await openBus({ ...cloned.database, pool }, (error) => errors.push(error))
  const there = await openBus(other, () => undefined)
  const heard = new Set<string>()
  there.onTags((tags) => tags.forEach((tag) => heard.add(tag)))
  const names = Array.from({ length: 3000 }, (_, id) => `lesson:${id}`)
  here.announce(await cloned.database.kysely.transaction().execute((trx) => here.record(trx, names)))
  await expect.poll(() => heard.size).toBe(3000)
  expect(errors).toHaveLength(1)
})

test('a lost connection makes everything cached doubtful at once, and comes back by itself', async () => {
  const { there, heard } = await openTwo()
  let flushes = 0
  there.onFlush(() => flushes++)
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike any (array['listen%', '%pg_snapshot_xmin%']) and pid <> pg_backend_pid()
  `.execute(cloned.database.kysely)
  await expect.poll(() => there.healthy, { interval: 1 }).toBe(false)
  expect(flushes).toBe(1)
  await expect.poll(() => there.healthy).toBe(true)
  expect(flushes).toBe(2)
  const third = await openBus(cloned.database, () => undefined)
  third.announce(['back'])
  await expect.poll(() => heard).toContain('back')
})

test('closing tells what is still to be told, and gives every connection back', async () => {
  const { here, there, heard } = await openTwo()
  here.announce(['last'])
  await here.close()
  await expect.poll(() => heard).toContain('last')
  expect(here.healthy).toBe(false)
  await there.close()
  expect(other.pool.totalCount - other.pool.idleCount).toBe(0)
})
