import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChangeBus, openChangeBus } from '../../postgres/change-bus.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createTotals, EXACT_MAX, shareOf } from './totals.ts'

let cloned: TestDatabase
let bus: ChangeBus
beforeAll(async () => {
  cloned = await createTestDatabase()
  bus = await openChangeBus(cloned.database, () => undefined)
})
afterAll(async () => {
  await bus.close()
  await cloned.drop()
})

const rows = (count: number) => sql`from generate_series(1, ${sql.lit(count)}) as t`.compile(cloned.database.kysely)

test('a total is exact up to 100,000 rows; beyond, the planner’s estimate answers and says so', async () => {
  const totals = createTotals(cloned.database, bus)
  expect(await totals.of(['a'], rows(0)).count()).toEqual({ total: 0, estimated: false })
  expect(await totals.of(['a'], rows(EXACT_MAX)).count()).toEqual({ total: EXACT_MAX, estimated: false })
  const { total, estimated } = await totals.of(['a'], rows(EXACT_MAX * 3)).count()
  expect(estimated).toBe(true)
  expect(total).toBeGreaterThan(EXACT_MAX)
})

test('a total is remembered for its filter until one of its tables changes, wherever that was', async () => {
  const totals = createTotals(cloned.database, bus)
  const from = sql`from tag as t`.compile(cloned.database.kysely)
  const insert = (slug: string) =>
    sql`insert into tag (name, slug) values ('{"en":"x"}', ${slug})`.execute(cloned.database.kysely)
  const count = async (): Promise<number> => (await totals.of(['tag', 'course'], from).count()).total
  expect(await count()).toBe(0)
  await insert('a')
  expect(await count()).toBe(0)
  bus.announce(['lesson', 'tag:1'])
  expect(await count()).toBe(0)
  bus.announce(['course'])
  expect(await count()).toBe(1)
  await insert('b')
  bus.announce(['tag', 'tag:2'])
  expect(await count()).toBe(2)
})

test('what is always met together is taken for as many as a sample has, though the planner multiplies', async () => {
  const { kysely } = cloned.database
  // Two of 21 rows have both: 9.5 % each, and 0.9 % of the table to the planner, which has seen all of it.
  await sql`create table paired as select n, n % 21 < 2 as one, n % 21 < 2 as other from generate_series(1, 120000) n`.execute(
    kysely,
  )
  await sql`alter table paired alter one set statistics 10000, alter other set statistics 10000`.execute(kysely)
  await sql`analyze paired`.execute(kysely)
  const totals = createTotals(cloned.database, bus)
  const conditions = sql`where one and other`
  const from = sql`from paired as t ${conditions}`.compile(kysely)
  expect(await totals.of(['paired'], from).guess()).toMatchObject({ isMany: false })
  const guess = await totals.of(['paired'], from, () => shareOf('paired', conditions).compile(kysely)).guess()
  expect(guess?.isMany).toBe(true)
  expect(guess!.rows / (120_000 * (2 / 21))).toBeCloseTo(1, 1)
})
