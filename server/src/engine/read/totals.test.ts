import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChangeBus, openChangeBus } from '../../postgres/change-bus.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createTotals, EXACT_MAX } from './totals.ts'

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
