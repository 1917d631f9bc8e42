import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { openDatabase } from '../postgres/database.ts'
import { knownAmong } from './meanings.ts'

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
  const { sql: text } = knownAmong([sql`many_search`], ['x']).compile(kysely)
  const { rows } = await sql<object>`explain (generic_plan) ${sql.raw(text)}`.execute(kysely)
  const plan = JSON.stringify(rows)
  expect(plan).toContain('many_search_terms')
  expect(plan).not.toContain('Seq Scan')
})

test('which words are known is planned as often as PostgreSQL tries plans, and kept', async () => {
  // A pool of one connection: whatever is asked meets the same plans.
  const one = openDatabase({ connectionString: db.url, max: 1 })
  try {
    const word = (number: number): string => `'${createHash('md5').update(String(number)).digest('hex')}'`
    const asking = (number: number) => knownAmong([sql`many_search`], [word(number), 'nowhere'])
    for (let number = 1; number <= 20; number++)
      expect((await asking(number).execute(one.kysely)).rows).toEqual([{ known: [true, false] }])
    const { sql: text } = asking(1).compile(one.kysely)
    const { rows } = await one.pool.query<{ custom_plans: string }>(
      'select custom_plans from pg_prepared_statements where statement = $1',
      [text],
    )
    expect(Number(rows[0]!.custom_plans)).toBe(5)
  } finally {
    await one.pool.end()
  }
})
