import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'
import { makeTables } from '../../testing/make-tables.ts'
import { reading } from '../../testing/reading.ts'
import { sql } from 'kysely'

const ROWS = 3000
/** Each value twice; the last rows have none. */
const VALUES = 1300
let server: TestApp

beforeAll(async () => {
  server = await testApp({
    modules: [{ definition: reading }],
    beforeStart: async (database) => {
      await makeTables(database, [reading])
      await sql`
        insert into reading (place, value)
        select case when n % 3 = 0 then 'indoors' else 'outdoors' end,
          case when n * 7919 % ${ROWS} / 2 < ${VALUES} then n * 7919 % ${ROWS} / 2 end
        from generate_series(1, ${ROWS}::int) n
      `.execute(database.kysely)
    },
  })
})
afterAll(() => server.close())

type List = { list: { id: number }[]; next: string | null; previous: string | null }

async function idsOf(query: Record<string, unknown>): Promise<number[]> {
  const { code, msg, data } = await server.call<List>('GET', '/admin/reading/index', query)
  expect(code, msg).toBe(1)
  return data.list.map(({ id }) => id)
}

/** Every page, in an order in which some stand shortly behind another that was read before, and others far from it. */
async function readAll(query: Record<string, unknown>, limit: number): Promise<number[]> {
  const pages = Math.ceil(ROWS / limit) + 1
  const found: number[][] = []
  for (let turn = 0; turn < pages; turn++) {
    const page = 1 + ((turn * 37) % pages)
    found[page] = await idsOf({ ...query, page, limit })
  }
  return found.flat()
}

test.each([
  ['value,asc', {}],
  ['value,desc', {}],
  ['id,desc', {}],
  ['value,asc', { search: [{ field: 'place', operator: '=', val: 'indoors' }] }],
])('pages by %s are the same in whichever order they are read: %j', async (order, filter) => {
  const [column, direction] = order.split(',') as [string, string]
  const way = sql.raw(direction)
  const { rows } = await sql<{ id: number }>`
    select id from reading where ${'search' in filter ? sql`place = 'indoors'` : sql`true`} order by ${sql.ref(column)} ${way}, id ${way}
  `.execute(server.database.kysely)
  const ids = rows.map(({ id }) => id)
  expect(await readAll({ ...filter, order }, 49)).toEqual(ids)
})

test('a row that comes moves the pages behind it at once', async () => {
  const before = await idsOf({ page: 30, limit: 20 })
  expect(await idsOf({ page: 31, limit: 20 })).not.toContain(before.at(-1))
  const { code, msg } = await server.call('POST', '/admin/reading/add', { place: 'first of all', value: '-1' })
  expect(code, msg).toBe(1)
  const [first, ...others] = await idsOf({ page: 31, limit: 20 })
  expect([first, others.length]).toEqual([before.at(-1), 19])
})
