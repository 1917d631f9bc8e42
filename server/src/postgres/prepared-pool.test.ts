import { type Kysely, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { type Database, isUnavailable, openDatabase, type Tables } from './database.ts'
import { setStatementTime } from './prepared-pool.ts'

const NAMES_MAX = 150
const PREPARED_MAX = 300

let opened: TestDatabase
/** A pool of one connection: whatever is asked meets the same one. */
let one: Database
beforeAll(async () => {
  opened = await createTestDatabase()
  await opened.database.pool.query('create table line (id integer primary key, text text not null)')
})
afterAll(() => opened.drop())
beforeEach(() => {
  one = openDatabase({ connectionString: opened.url, max: 1 })
})
afterEach(() => one.pool.end())

const ask = (number: number, kysely: Kysely<Tables> = one.kysely) =>
  sql<{ number: number }>`select ${number}::int as ${sql.ref(`n${number}`)}`.execute(kysely)
/** Asked twice each, so that all get a name. */
async function askMany(from: number, to: number, kysely?: Kysely<Tables>): Promise<void> {
  for (let number = from; number < to; number++) for (let time = 0; time < 2; time++) await ask(number, kysely)
}
async function state() {
  const { rows } = await one.pool.query<{ pid: number; names: string[]; texts: string[] }>(
    `select pg_backend_pid() as pid, coalesce(array_agg(name), '{}') as names, coalesce(array_agg(statement), '{}') as texts
     from pg_prepared_statements`,
  )
  return rows[0]!
}

test('a statement is prepared when it is asked for again, and once', async () => {
  await ask(1)
  expect((await state()).texts).toEqual([])
  for (let time = 0; time < 5; time++) await ask(1)
  expect((await state()).texts).toEqual(['select $1::int as "n1"'])
})

test('so are those that come after as many others as have a name', async () => {
  await askMany(0, NAMES_MAX)
  await askMany(1000, 1001)
  expect((await state()).texts).toContain('select $1::int as "n1000"')
})

test('a statement whose name went to others is answered as before, under another name', async () => {
  await askMany(0, NAMES_MAX + 1)
  const { pid } = await state()
  await ask(0)
  expect((await ask(0)).rows).toEqual([{ n0: 0 }])
  const { pid: after, texts, names } = await state()
  expect(after).toBe(pid)
  expect(texts.filter((text) => text === 'select $1::int as "n0"')).toHaveLength(2)
  expect(new Set(names).size).toBe(names.length)
})

test('a connection that has prepared many is closed when it is given back, not in the middle of a transaction', async () => {
  const { pid } = await state()
  const inside = await one.kysely.transaction().execute(async (transaction) => {
    await askMany(0, PREPARED_MAX + 10, transaction)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    return rows[0]?.pid
  })
  expect(inside).toBe(pid)
  const after = await state()
  expect(after.pid).not.toBe(pid)
  expect(after.names).toEqual([])
})

test('what a migration made impossible to answer fails once, on a connection that is given up', async () => {
  const all = () => sql`select * from line where id < ${10}`.execute(one.kysely)
  await all()
  await all()
  await opened.database.pool.query('alter table line add column more text')
  await expect(all()).rejects.toMatchObject({ code: '0A000' })
  expect((await all()).rows).toEqual([])
})

const pidOf = async (kysely: Kysely<Tables>) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(kysely)).rows[0]!.pid

test.each<[string, (hurried: Database, stop: () => void) => Promise<unknown>]>([
  [
    'in the middle of a transaction',
    ({ kysely }, stop) =>
      kysely.transaction().execute(async (transaction) => {
        await pidOf(transaction)
        stop()
        await pidOf(transaction)
      }),
  ],
  [
    'before a text of our own',
    ({ pool }, stop) => {
      stop()
      return pool.query('select 1')
    },
  ],
])('where the database hangs %s, who waits hears so, and the next has a connection', async (_, ask) => {
  const hurried = openDatabase({ connectionString: opened.url, max: 1, statement_timeout: 1000 })
  const pid = await pidOf(hurried.kysely)
  try {
    await expect(ask(hurried, () => process.kill(pid, 'SIGSTOP'))).rejects.toSatisfy(isUnavailable)
    expect(await pidOf(hurried.kysely)).not.toBe(pid)
  } finally {
    process.kill(pid, 'SIGCONT')
    await hurried.pool.end()
  }
})

describe('what may take longer is waited for longer:', () => {
  const LONG = 2.9 // s: more than a hurried statement is waited for
  const hurried = (connectionString = opened.url) => openDatabase({ connectionString, max: 1, statement_timeout: 700 })
  const sleep = (kysely: Kysely<Tables>) => sql`select pg_sleep(${LONG})`.execute(kysely)

  test('a statement whose transaction says so, in that transaction', async () => {
    const { kysely, pool } = hurried()
    await kysely.transaction().execute(async (transaction) => {
      await setStatementTime(transaction, 10_000)
      await sleep(transaction)
    })
    await expect(sleep(kysely)).rejects.toMatchObject({ code: '57014' })
    await pool.end()
  })

  test('one of a connection whose address says so', async () => {
    const url = new URL(opened.url)
    url.searchParams.set('statement_timeout', '4000')
    const { kysely, pool } = hurried(url.href)
    await sleep(kysely)
    await pool.end()
  })

  test('a commit, which the database gives up never', async () => {
    await opened.database.pool.query(`
      create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(${LONG}); return null; end $$;
      create constraint trigger dawdles after insert on line deferrable initially deferred for each row execute function dawdle()
    `)
    const { kysely, pool } = hurried()
    await kysely.transaction().execute((transaction) => sql`insert into line values (9, 'late')`.execute(transaction))
    await pool.end()
    const { rows } = await opened.database.pool.query('select text from line where id = 9')
    expect(rows).toEqual([{ text: 'late' }])
  })
})
