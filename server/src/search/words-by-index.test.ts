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
    select ${hasRowWith(sql`many_search`, sql`asked.query`)} from unnest(${['x']}::tsquery[]) as asked (query)
  `.compile(kysely)
  const { rows } = await sql<object>`explain (generic_plan) ${sql.raw(text)}`.execute(kysely)
  const plan = JSON.stringify(rows)
  expect(plan).toContain('many_search_terms')
  expect(plan).not.toContain('Seq Scan')
})
