import { Socket } from 'node:net'
import { type Kysely, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { type Database, isUnavailable, openDatabase, type Tables } from './database.ts'

/** So many share a connection before another one is. */
const ASKERS = 8

let opened: TestDatabase
let database: Database
beforeAll(async () => {
  opened = await createTestDatabase()
  await opened.database.pool.query('create table line (id integer primary key, text text not null)')
})
afterAll(() => opened.drop())
beforeEach(() => {
  database = openDatabase(opened.url)
})
afterEach(() => database.pool.end())

type Answer = { number: number; pid: number }
async function ask(number: number, seconds = 0): Promise<Answer> {
  const { rows } = await sql<Answer>`
    select ${number}::int as number, pg_backend_pid() as pid from pg_sleep(${seconds}::float8)
  `.execute(database.reads)
  return rows[0]!
}
const askMany = (count: number) => Promise.all(Array.from({ length: count }, (_, number) => ask(number)))
const pidsOf = (answers: readonly Answer[]) => new Set(answers.map(({ pid }) => pid))
/** Connections of the pool that nobody holds. */
const areAllBack = () => database.pool.idleCount === database.pool.totalCount

test('who asks at once shares a connection, hears their own answer, and leaves it to the pool', async () => {
  const answers = await askMany(ASKERS)
  expect(answers.map(({ number }) => number)).toEqual(Array.from({ length: ASKERS }, (_, number) => number))
  expect(pidsOf(answers).size).toBe(1)
  expect(areAllBack()).toBe(true)
})

test('however many ask, most connections are left to those who need their own', async () => {
  const answers = await askMany(20 * ASKERS)
  expect(pidsOf(answers).size).toBe(3)
  expect(areAllBack()).toBe(true)
})

test('a statement that fails is the failure of who asked it', async () => {
  const [before, failed, after] = await Promise.allSettled([
    ask(1),
    sql`select 1 / ${0}::int`.execute(database.reads),
    ask(2),
  ])
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
  expect([before, after]).toMatchObject([
    { status: 'fulfilled', value: { number: 1 } },
    { status: 'fulfilled', value: { number: 2 } },
  ])
})

test('behind a slow statement waits no more than who shares its connection', async () => {
  const done: string[] = []
  const slow = ask(0, 0.5).then(() => done.push('slow'))
  const behind = Array.from({ length: ASKERS - 1 }, (_, number) => ask(number))
  await ask(100).then(() => done.push('another'))
  await Promise.all([slow, ...behind])
  expect(done).toEqual(['another', 'slow'])
})

test('nobody begins a transaction among others', async () => {
  const { reads } = database
  await expect((reads as Kysely<Tables>).transaction().execute(async () => undefined)).rejects.toThrow('of its own')
  expect(areAllBack()).toBe(true)
})

test('who waits on a connection that is lost hears so, and who asks on does it on another', async () => {
  const { pid } = await ask(0)
  const waiting = Array.from({ length: 3 }, () => ask(1, 5))
  // There is always somebody who waits: the connection is not given back in between.
  const lost = Promise.allSettled(waiting)
  await opened.database.pool.query('select pg_terminate_backend($1)', [pid])
  for (const one of await lost) {
    expect(one.status).toBe('rejected')
    expect(isUnavailable((one as PromiseRejectedResult).reason)).toBe(true)
  }
  const [answer] = await askMany(3)
  expect(answer!.pid).not.toBe(pid)
})

test('a connection whose prepared statements are out of date is not shared any more', async () => {
  const all = () =>
    sql<{ pid: number }>`select *, pg_backend_pid() as pid from line where id < ${10}`.execute(database.reads)
  await opened.database.pool.query(`insert into line values (1, 'one')`)
  await all()
  await all()
  const { pid } = await ask(0)
  const holding = ask(1, 0.3)
  await opened.database.pool.query('alter table line add column more text')
  await expect(all()).rejects.toMatchObject({ code: '0A000' })
  expect((await all()).rows).toMatchObject([{ id: 1, text: 'one', more: null }])
  expect((await holding).pid).toBe(pid)
  expect((await ask(2)).pid).not.toBe(pid)
})

test('what is asked in one turn of the event loop is sent when it is over, at once', async () => {
  await askMany(2)
  const written = vi.spyOn(Socket.prototype, '_writev')
  await askMany(ASKERS)
  expect(written).toHaveBeenCalledTimes(1)
  written.mockRestore()
})
