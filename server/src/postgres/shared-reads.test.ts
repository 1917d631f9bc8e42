import { Socket } from 'node:net'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { type Database, isUnavailable, openDatabase, type Tables } from './database.ts'
import type { PreparedPool } from './prepared-pool.ts'
import { sharedReads } from './shared-reads.ts'

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
/** What passes it waits until it is opened, however slow the machine is. */
async function closeGate() {
  const keeper = await opened.database.pool.connect()
  await keeper.query('begin; select pg_advisory_xact_lock(7)')
  return {
    pass: (db: Database['reads']) => sql`select pg_advisory_xact_lock_shared(${7})`.execute(db),
    async open() {
      await keeper.query('commit')
      keeper.release()
    },
  }
}
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
  const gate = await closeGate()
  const slow = gate.pass(database.reads).then(() => done.push('slow'))
  const behind = Array.from({ length: ASKERS - 1 }, (_, number) => ask(number))
  await ask(100).then(() => done.push('another'))
  await gate.open()
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
  // There is always somebody who waits: the connection is not given back in between.
  const waiting = Array.from({ length: 3 }, () =>
    ask(1, 5).then(String, (error) => ask(2).then((next) => ({ error, next }))),
  )
  await opened.database.pool.query('select pg_terminate_backend($1)', [pid])
  for (const outcome of await Promise.all(waiting)) {
    const { error, next } = outcome as { error: unknown; next: Answer }
    expect(isUnavailable(error)).toBe(true)
    expect(next.pid).not.toBe(pid)
  }
})

test('who sends a statement that another one was to prepare, and could not, has their answer', async () => {
  const all = () => sql<{ id: number }>`select id from line where id > ${-1}`.execute(database.reads)
  const expected = (await all()).rows
  await all()
  // The connection on which it is prepared is away.
  const held = await database.pool.connect()
  const { pool } = opened.database
  const other = await pool.connect()
  await other.query('begin; lock table line')
  const asked = Promise.allSettled([all(), all(), all()])
  const blocked = `select pg_cancel_backend(pid) from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database() and query like '%from line where id >%'`
  for (let rows = 0; rows === 0;) rows = (await pool.query(blocked)).rows.length
  await other.query('rollback')
  const [cancelled, ...others] = await asked
  other.release()
  held.release()
  expect(cancelled).toMatchObject({ status: 'rejected', reason: { code: '57014' } })
  expect(others).toHaveLength(2)
  for (const one of others) expect(one).toMatchObject({ status: 'fulfilled', value: { rows: expected } })
})

test.each([
  { codes: ['26000', '42P05'], outcome: 'answered' },
  { codes: ['42601'], outcome: '42601' },
  { codes: Array.from({ length: 10 }, () => '26000'), outcome: '26000' },
])('of a read whose statement is $codes, $outcome is told', async ({ codes, outcome }) => {
  const left = [...codes]
  const query = async () => {
    const code = left.shift()
    if (code) throw Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code })
    return { rows: [], command: 'SELECT', rowCount: 0 }
  }
  const client = { query, isWorn: () => false, release: () => undefined }
  const reads = sharedReads({ connect: async () => client, isWanted: () => false } as unknown as PreparedPool)
  const connection = await reads.connect()
  const told = await connection.query('select $1', [1]).then(
    () => 'answered',
    ({ code }) => code,
  )
  expect(told).toBe(outcome)
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

test('who waits for a connection has one soon, however many go on to read', async () => {
  const gate = await closeGate()
  const slow = Array.from({ length: 9 }, () => gate.pass(database.kysely))
  await database.pool.query('select')
  let done = false
  const readers = Array.from({ length: 32 }, async (_, number) => {
    while (!done) await ask(number, 0.001 * (1 + (number % 3)))
  })
  // They read by now, on the tenth.
  await sql`select ${1}::int`.execute(database.reads)
  const other = sql<{ one: number }>`select ${1}::int as one`.execute(database.kysely).then(() => 'other')
  expect(await Promise.race([other, Promise.all(slow).then(() => 'slow')])).toBe('other')
  done = true
  await gate.open()
  await Promise.all([...readers, ...slow])
})

test('behind a statement that turned out slow nobody new waits', async () => {
  const gate = await closeGate()
  const slow = gate.pass(database.reads).then(() => 'slow')
  await sql`select pg_sleep(0.1)`.execute(database.kysely)
  const next = ask(2).then(() => 'next')
  expect(await Promise.race([slow, next])).toBe('next')
  await gate.open()
  await slow
})
