import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { hasRowWith } from './meanings.ts'

const ROWS = 3000
const WORDS = 40
let db: TestDatabase

beforeAll(async () => {
  db = await createTestDatabase()
  const { kysely } = db.database
  await sql`create table many_search (id integer primary key, terms tsvector not null)`.execute(kysely)
  await addRows(1, ROWS)
  await sql`
    create index many_search_terms on many_search using gin (terms) with (gin_pending_list_limit = 256)
  `.execute(kysely)
  await sql`analyze many_search`.execute(kysely)
})
afterAll(() => db.drop())

async function addRows(from: number, to: number): Promise<void> {
  await sql`
    insert into many_search
    select id, array_to_tsvector(array(select md5((id * word)::text) from generate_series(1, ${WORDS}::int) as word))
    from generate_series(${from}::int, ${to}::int) as id
  `.execute(db.database.kysely)
}

test('whether a word is there is asked of the index, however many new entries wait in it', async () => {
  await addRows(ROWS + 1, ROWS + 250)
  const { kysely } = db.database
  const { sql: text } = sql`
    select ${hasRowWith('many_search', sql`asked.query`, false)} from unnest(${['x']}::tsquery[]) as asked (query)
  `.compile(kysely)
  const { rows } = await sql<object>`explain (generic_plan) ${sql.raw(text)}`.execute(kysely)
  const plan = JSON.stringify(rows)
  expect(plan).toContain('many_search_terms')
  expect(plan).not.toContain('Seq Scan')
})

test('in a big table a word that very many rows have is met among some of them, and a rare one by the index', async () => {
  const { kysely } = db.database
  await sql`update many_search set terms = terms || array_to_tsvector(array['common'])`.execute(kysely)
  await sql`update many_search set terms = terms || array_to_tsvector(array['rare']) where id = ${ROWS}`.execute(kysely)
  const words = ['common', 'rare', 'none']
  const asked = sql<{ isThere: boolean }>`
    select ${hasRowWith('many_search', sql`asked.query`, true)} as "isThere"
    from unnest(${words}::tsquery[]) with ordinality as asked (query, number) order by number
  `
  expect((await asked.execute(kysely)).rows.map(({ isThere }) => isThere)).toEqual([true, true, false])
  // Of the common word alone the index reads nothing.
  const { rows } = await sql<object>`
    explain (analyze, costs off, timing off) select ${hasRowWith('many_search', sql`'common'::tsquery`, true)}
  `.execute(kysely)
  const plan = JSON.stringify(rows)
  expect(plan).toMatch(/Sample Scan.*rows=1/)
  expect(plan).toMatch(/many_search_terms \(never executed\)/)
})
