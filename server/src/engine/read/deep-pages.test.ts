import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'
import { makeTables } from '../../testing/make-tables.ts'
import { reading } from '../../testing/reading.ts'

/* Pages far from both ends of a list, proved with 120,000 readings: more than are counted, written in no order. */

type List = {
  list: { id: number; value: number | null }[]
  total: number
  totalEstimated?: true
  pageEstimated?: true
  next: string | null
  previous: string | null
}

const ROWS = 120_000
const BATCH = 20_000
/** The last rows have no value. */
const VALUES = 115_000
const INDOORS = 40_000
let server: TestApp

beforeAll(async () => {
  server = await testApp({
    modules: [{ definition: reading }],
    beforeStart: async (database) => {
      await makeTables(database, [reading])
      // 7919 is a prime: each value once, far from the one before it.
      for (let first = 1; first < ROWS; first += BATCH) {
        await sql`
          insert into reading (place, value)
          select case when n % 3 = 0 then 'indoors' else 'outdoors' end,
            case when n * 7919::bigint % ${ROWS} < ${VALUES} then n * 7919::bigint % ${ROWS} end
          from generate_series(${first}::int, ${first + BATCH - 1}::int) n
        `.execute(database.kysely)
      }
      await sql`analyze reading`.execute(database.kysely)
    },
  })
})
afterAll(() => server.close())

async function read(query: Record<string, unknown>): Promise<List> {
  const { code, msg, data } = await server.call<List>('GET', '/admin/reading/index', query)
  expect(code, msg).toBe(1)
  return data
}
const valuesOf = ({ list }: List) => list.map(({ value }) => value)
const from = (first: number, count = 10) => Array.from({ length: count }, (_, index) => first + index)
const indoors = { search: [{ field: 'place', operator: '=', val: 'indoors' }] }

test('pages are exact up to row 10,000 from the start', async () => {
  const page = await read({ page: 1000 })
  expect(valuesOf(page)).toEqual(from(9990))
  expect(page).not.toHaveProperty('pageEstimated')
  expect(valuesOf(await read({ cursor: page.next }))).toEqual(from(10_000))
})

test('and from the end, however far that is', async () => {
  const found = { ...indoors, order: 'value,desc' }
  const page = await read({ ...found, page: INDOORS / 10 })
  expect(page).toMatchObject({ total: INDOORS, next: null })
  expect(page).not.toHaveProperty('totalEstimated')
  expect(valuesOf(page)).toEqual(
    from(0, 30)
      .filter((_, index) => index % 3 === 0)
      .toReversed(),
  )
  expect(valuesOf(await read({ ...found, page: INDOORS / 10 - 1 }))).toEqual(
    from(30, 30)
      .filter((_, index) => index % 3 === 0)
      .toReversed(),
  )
  const before = await read({ ...found, cursor: page.previous })
  expect(valuesOf(before)).toEqual(valuesOf(await read({ ...found, page: INDOORS / 10 - 1 })))
  // The last one, with a limit that the total is no multiple of, is not full.
  const rest = await read({ ...found, limit: 30, page: 1334 })
  expect(valuesOf(rest)).toEqual([27, 24, 21, 18, 15, 12, 9, 6, 3, 0])
  expect(await read({ ...found, page: INDOORS / 10 + 1 })).toMatchObject({ list: [], total: INDOORS, next: null })
})

test('where the total is an estimate, its last page is the last one', async () => {
  const { total, totalEstimated } = await read({})
  expect(totalEstimated).toBe(true)
  const page = await read({ page: Math.ceil(total / 10), order: 'value,desc' })
  expect(page.list.at(-1)).toMatchObject({ value: 0 })
  expect(page).toMatchObject({ totalEstimated: true, next: null })
})

test.each([{}, indoors])('farther in, a page is about there, says so, and goes on by cursor: %j', async (filter) => {
  const { total } = await read(filter)
  for (const order of ['value,asc', 'value,desc', 'id,desc']) {
    for (const part of [0.3, 0.5, 0.7]) {
      const number = Math.floor((total * part) / 10)
      const page = await read({ ...filter, order, page: number })
      expect(page).toMatchObject({ totalEstimated: true, pageEstimated: true })
      expect(page.list).toHaveLength(10)
      const [first] = page.list as [List['list'][number]]
      const before = order.startsWith('id') ? ROWS - first.id : first.value!
      const share = before / ROWS
      const isDown = order === 'value,desc'
      // Rows without a value come first where the greatest do.
      expect(Math.abs((isDown ? 1 - share : share) - part), `${order} ${part}`).toBeLessThan(0.05)
      const next = await read({ ...filter, order, cursor: page.next })
      const back = await read({ ...filter, order, cursor: next.previous })
      expect(back.list).toEqual(page.list)
      const later = await read({ ...filter, order, page: number + 50 })
      const column = order.startsWith('id') ? 'id' : 'value'
      const further = later.list[0]![column]! - first[column]!
      expect(order.endsWith('asc') ? further : -further, 'the pages after it come after it').toBeGreaterThan(0)
    }
  }
})

test('what is searched for is exact on every page, as far as it is counted', async () => {
  const found = { quick_search: 'indoors' }
  const pages = [await read({ ...found, page: 2001 }), await read({ ...found, page: 2001 })]
  for (const page of pages) {
    expect(valuesOf(page)[0]).toBe(60_000)
    expect(page).toMatchObject({ total: INDOORS })
    expect(page).not.toHaveProperty('pageEstimated')
  }
  // And goes on among what was found, without being counted anew.
  const next = await read({ ...found, cursor: pages[0]!.next })
  expect(next).toMatchObject({ total: INDOORS })
  expect(valuesOf(next)[0]).toBe(60_030)
  expect(valuesOf(await read({ ...found, cursor: next.previous }))).toEqual(valuesOf(pages[0]!))
  // The last ones have no value.
  const last = await read({ ...found, page: INDOORS / 10 })
  expect(last).toMatchObject({ next: null, list: Array.from({ length: 10 }, () => ({ value: null })) })
})

test('of very many rows that words find, the first pages are the list’s own, though nobody has counted them', async () => {
  const found = { quick_search: 'indoor' }
  let page = await read({ ...found, limit: 25 })
  expect(page.totalEstimated).toBe(true)
  // The planner takes a third of all texts to have a word.
  expect(page.total).toBeGreaterThan(INDOORS / 2)
  for (let number = 1; number <= 3; number++) {
    expect(valuesOf(page)).toEqual(valuesOf(await read({ ...indoors, limit: 25, page: number })))
    expect(page).toEqual({ ...(await read({ ...found, limit: 25, page: number })), previous: page.previous })
    page = await read({ ...found, limit: 25, cursor: page.next })
  }
  const back = await read({ ...found, limit: 25, cursor: page.previous })
  expect(valuesOf(back)).toEqual(valuesOf(await read({ ...indoors, limit: 25, page: 3 })))
  // Before the first rows there is nothing more, and that is counted.
  const start = await read({ ...found, limit: 60, cursor: back.previous })
  expect(valuesOf(start)).toEqual(valuesOf(await read({ ...indoors, limit: 50 })))
  expect(start).toMatchObject({ previous: null })
  expect(await read({ quick_search: 'nowhere' })).toMatchObject({ list: [], total: 0, next: null })
})
