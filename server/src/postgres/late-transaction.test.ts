import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { textsSent } from '../testing/texts-sent.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await createTestDatabase()
  await opened.database.pool.query('create table line (id integer primary key)')
})
afterAll(() => opened.drop())
beforeEach(() => opened.database.pool.query('delete from line'))

const write = (id: number) => sql`insert into line values (${id})`
const lines = async (): Promise<number[]> =>
  (await opened.database.pool.query<{ id: number }>('select id from line order by id')).rows.map(({ id }) => id)
const areAllBack = () => opened.database.pool.idleCount === opened.database.pool.totalCount

/** The texts that were sent, shortened to their first word. */
async function sent(work: () => Promise<unknown>): Promise<string[]> {
  return (await textsSent(work)).texts.map((text) => text.split(' ')[0]!)
}

test('begins with what is asked first; where nothing is asked, nothing is sent', async () => {
  const nothing = await sent(() => opened.database.late().execute(async () => undefined))
  expect(nothing).toEqual([])
  const late = opened.database.late()
  const texts = await sent(() =>
    late.execute(async (transaction) => {
      expect(late.hasBegun()).toBe(false)
      await write(1).execute(transaction)
      expect(late.hasBegun()).toBe(true)
      await write(2).execute(transaction)
    }),
  )
  expect(texts).toEqual(['begin', 'insert', 'insert', 'commit'])
  expect(await lines()).toEqual([1, 2])
  expect(areAllBack()).toBe(true)
})

test('of one statement is that statement', async () => {
  const late = opened.database.late()
  const texts = await sent(() =>
    late.execute(async (transaction) => {
      late.nextIsLast()
      await write(1).execute(transaction)
    }),
  )
  expect(texts).toEqual(['insert'])
  expect(await lines()).toEqual([1])
  expect(areAllBack()).toBe(true)
})

test('whose last statement is not its only one has an end', async () => {
  const late = opened.database.late()
  const texts = await sent(() =>
    late.execute(async (transaction) => {
      await write(1).execute(transaction)
      late.nextIsLast()
      await write(2).execute(transaction)
    }),
  )
  expect(texts).toEqual(['begin', 'insert', 'insert', 'commit'])
})

test('does what is to come ahead of the first statement, once, and takes it back with the rest', async () => {
  const late = opened.database.late()
  const work = late.execute(async (transaction) => {
    late.ahead((ask) => ask(write(1)))
    await write(2).execute(transaction)
    expect((await sql`select id from line`.execute(transaction)).rows).toHaveLength(2)
    await write(2).execute(transaction)
  })
  await expect(work).rejects.toMatchObject({ code: '23505' })
  expect(await lines()).toEqual([])
  expect(areAllBack()).toBe(true)
})

test('tells what its only statement, or what went ahead, was refused for', async () => {
  await opened.database.pool.query('insert into line values (1)')
  const alone = opened.database.late()
  const only = alone.execute(async (transaction) => {
    alone.nextIsLast()
    await write(1).execute(transaction)
  })
  await expect(only).rejects.toMatchObject({ code: '23505' })
  const late = opened.database.late()
  const first = late.execute(async (transaction) => {
    late.ahead((ask) => ask(write(1)))
    await write(2).execute(transaction)
  })
  await expect(first).rejects.toMatchObject({ code: '23505' })
  expect(await lines()).toEqual([1])
  expect(areAllBack()).toBe(true)
})

test('ends after the statement that is still on its way when its work fails', async () => {
  const work = opened.database.late().execute((transaction) => Promise.all([write(1).execute(transaction), fails()]))
  await expect(work).rejects.toThrow('meanwhile')
  await vi.waitFor(() => expect(areAllBack()).toBe(true))
  expect(await lines()).toEqual([])
})

const fails = () => Promise.reject(new Error('meanwhile'))
