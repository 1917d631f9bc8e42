import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

/** Two buses as of two processes, and what each has heard. */
async function openTwo() {
  const here = await openChangeBus(cloned.database, () => undefined)
  const there = await openChangeBus(other, () => undefined)
  const heard: string[] = []
  there.onTags((tags) => heard.push(...tags))
  return { here, there, heard, close: () => Promise.all([here.close(), there.close()]) }
}
const write = (bus: ChangeBus, tags: string[]) =>
  cloned.database.kysely.transaction().execute((trx) => bus.record(trx, tags))

test('a change is told in this process before announce returns, and in others soon', async () => {
  const { here, heard, close } = await openTwo()
  const own: string[] = []
  const stop = here.onTags((tags) => own.push(...tags))
  here.announce(['course', 'course:1'])
  expect(own).toEqual(['course', 'course:1'])
  await expect.poll(() => heard, { interval: 2 }).toEqual(expect.arrayContaining(['course', 'course:1']))
  stop()
  here.announce(['tag'])
  expect(own).not.toContain('tag')
  await close()
})

test('what is announced here is told here once: the notification is for others', async () => {
  const { here, there, heard, close } = await openTwo()
  const own: string[] = []
  here.onTags((tags) => own.push(...tags))
  here.announce(['course:1'])
  await expect.poll(() => heard, { interval: 2 }).toEqual(['course:1'])
  // Notifications arrive in the order in which they were sent.
  there.announce(['course:2'])
  await expect.poll(() => own, { interval: 2 }).toContain('course:2')
  expect(own).toEqual(['course:1', 'course:2'])
  await close()
})

test('more tags than one notification holds arrive in several', async () => {
  const { here, heard, close } = await openTwo()
  const tags = Array.from({ length: 3000 }, (_, id) => `lesson:${id}`)
  here.announce(tags)
  await expect.poll(() => new Set(heard).size).toBe(3000)
  await close()
})

test('what was committed and never announced is found by looking, also when the transaction is older than the last look', async () => {
  const { here, heard, close } = await openTwo()
  const client = await cloned.database.pool.connect()
  await client.query('begin')
  await client.query(`insert into cache_invalidation (tags) values ('{slow}')`)
  await write(here, ['quick'])
  await expect.poll(() => heard).toContain('quick')
  expect(heard).not.toContain('slow')
  await client.query('commit')
  client.release()
  await expect.poll(() => heard).toContain('slow')
  await close()
})

test('a lost connection makes everything cached doubtful at once, and comes back by itself', async () => {
  const { there, heard, close } = await openTwo()
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
  const third = await openChangeBus(cloned.database, () => undefined)
  third.announce(['back'])
  await expect.poll(() => heard).toContain('back')
  await third.close()
  await close()
})

test('closing tells what is still to be told, and gives every connection back', async () => {
  const { here, there, heard, close } = await openTwo()
  here.announce(['last'])
  await here.close()
  await expect.poll(() => heard).toContain('last')
  expect(here.healthy).toBe(false)
  await there.close()
  expect(other.pool.totalCount - other.pool.idleCount).toBe(0)
  await close()
})
