import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { keptStatement, type Statement, statement } from './statement.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await createTestDatabase()
})
afterAll(() => opened.drop())

type Sum = { sum: number }

test('values take their places each time', async () => {
  const add = statement<Sum>(opened.database.reads, (one, other) => sql`select ${one}::int + ${other}::int as sum`)
  expect(await add(1, 2)).toEqual([{ sum: 3 }])
  expect(await add(3, 4)).toEqual([{ sum: 7 }])
})

test('places without names are none: asked with values, it says so instead of asking without them', async () => {
  const add = statement<Sum>(opened.database.reads, (...places) => sql`select ${places.length}::int as sum`)
  await expect(add(1, 2)).rejects.toThrow('A statement with 0 places is asked with 2 values')
})

test('a statement that is kept is made once', async () => {
  const kept = new Map<string, Statement<Sum>>()
  let made = 0
  const ask = () =>
    keptStatement(kept, 'double', () => {
      made++
      return statement<Sum>(opened.database.reads, (one) => sql`select ${one}::int * 2 as sum`)
    })
  expect(await ask()(4)).toEqual(await ask()(4))
  expect(made).toBe(1)
})
