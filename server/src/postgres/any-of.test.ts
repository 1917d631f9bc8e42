import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { anyOf } from './any-of.ts'
import { type Database, openDatabase } from './database.ts'

let opened: TestDatabase
/** A pool of one connection: whatever is asked meets the same plans. */
let one: Database
beforeAll(async () => {
  opened = await createTestDatabase()
  one = openDatabase({ connectionString: opened.url, max: 1 })
  await sql`create table line (id integer primary key, text text not null)`.execute(one.kysely)
  await sql`insert into line select id, 'a line' from generate_series(1, 3000) as id`.execute(one.kysely)
  await sql`analyze line`.execute(one.kysely)
})
afterAll(async () => {
  await one.pool.end()
  await opened.drop()
})

/** Asks for one row after the other; answers how often the statement was planned, once it has a name. */
async function plansOf(write: (ids: number[]) => RawBuilder<{ id: number }>): Promise<number> {
  for (let id = 1; id <= 20; id++) expect((await write([id]).execute(one.kysely)).rows).toEqual([{ id }])
  const { sql: text } = write([1]).compile(one.kysely)
  const { rows } = await one.pool.query<{ custom_plans: string }>(
    'select custom_plans from pg_prepared_statements where statement = $1',
    [text],
  )
  return Number(rows[0]!.custom_plans)
}

test('a statement for some ids is planned as often as PostgreSQL tries plans, and kept', async () => {
  const asUsual = await plansOf((ids) => sql`select id from line where id = any(${ids}::int[])`)
  const kept = await plansOf((ids) => sql`select id from line where id = ${anyOf(ids)}`)
  expect(kept).toBeLessThan(asUsual)
  expect(kept).toBe(5)
})

test('rows are found by the index, any number of them', async () => {
  const ids = [7, 2999, 4000]
  const { rows } = await sql`select id from line where id = ${anyOf(ids)} order by id`.execute(one.kysely)
  expect(rows).toEqual([{ id: 7 }, { id: 2999 }])
  expect((await sql`select id from line where id = ${anyOf([])}`.execute(one.kysely)).rows).toEqual([])
  const plan = await sql`explain select id from line where id = ${anyOf(ids)}`.execute(one.kysely)
  expect(JSON.stringify(plan.rows)).not.toContain('Seq Scan')
})
