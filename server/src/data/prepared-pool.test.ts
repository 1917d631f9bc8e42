import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { HELD } from './prepared-pool.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await createTestDatabase()
  await opened.database.pool.query('create table line (id integer primary key, text text not null)')
})
afterAll(() => opened.drop())
beforeEach(() => opened.database.pool.query('truncate line'))

const lines = async () =>
  (await opened.database.pool.query<{ text: string }>('select text from line order by id')).rows.map(({ text }) => text)
const held = (id: number, text: string | null) =>
  sql`${sql.raw(HELD)}insert into line (id, text) values (${id}, ${text})`
const transaction = () => opened.database.kysely.transaction()

test('statements held back are there for the next one and after the commit, in their order', async () => {
  const seen = await transaction().execute(async (trx) => {
    await held(1, 'first').execute(trx)
    await held(2, 'second').execute(trx)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from line`.execute(trx)
    await held(3, 'with the commit').execute(trx)
    return rows[0]?.count
  })
  expect(seen).toBe(2)
  expect(await lines()).toEqual(['first', 'second', 'with the commit'])
})

test('a transaction of nothing else is committed whole', async () => {
  await transaction().execute((trx) => held(1, 'alone').execute(trx))
  expect(await lines()).toEqual(['alone'])
})

test('what fails with the commit fails the transaction, with the reason; the connection is good afterwards', async () => {
  const work = transaction().execute(async (trx) => {
    await sql`insert into line (id, text) values (1, 'kept only if all is')`.execute(trx)
    await held(2, null).execute(trx)
  })
  await expect(work).rejects.toMatchObject({ code: '23502' })
  expect(await lines()).toEqual([])
  await transaction().execute((trx) => held(1, 'after').execute(trx))
  expect(await lines()).toEqual(['after'])
})

test('the reason is the held statement, not the one behind it', async () => {
  const work = transaction().execute(async (trx) => {
    await held(1, null).execute(trx)
    await sql`select 1`.execute(trx)
  })
  await expect(work).rejects.toMatchObject({ code: '23502' })
})

test('given up before anything was sent, nothing has happened', async () => {
  const work = transaction().execute(async (trx) => {
    await held(1, 'never').execute(trx)
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(await lines()).toEqual([])
})

test('outside a transaction nothing waits', async () => {
  await held(1, 'at once').execute(opened.database.kysely)
  expect(await lines()).toEqual(['at once'])
})
