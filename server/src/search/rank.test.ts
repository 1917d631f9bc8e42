import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChangeBus } from '../postgres/change-bus.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { scoreOf, wordsAsked } from './find.ts'
import { type Meaning, meaningQuery } from './meanings.ts'
import { createPostings, type KeptPostings } from './postings.ts'
import { wordOf } from './query.ts'
import { lexemesOf, type Ranked, rankRows } from './rank.ts'
import type { SearchedResource } from './searched.ts'

/* The rows of a word as they are kept in memory, beside what PostgreSQL itself says of the same table. */

const ROWS = 5200
const RESOURCE = { table: 'many', definition: { public: { search: {} } } } as SearchedResource

let db: TestDatabase
let postings: KeptPostings
let tell: (...tags: string[]) => void
let flush: () => void

beforeAll(async () => {
  db = await createTestDatabase()
  const listeners: ((tags: ReadonlySet<string>) => void)[] = []
  const flushed: (() => void)[] = []
  const bus = {
    healthy: true,
    onTags: (listener: (tags: ReadonlySet<string>) => void) => listeners.push(listener),
    onFlush: (listener: () => void) => flushed.push(listener),
  } as unknown as ChangeBus
  flush = () => {
    for (const listener of flushed) listener()
  }
  tell = (...tags) => {
    for (const listener of listeners) listener(new Set(tags))
  }
  const registry = { version: 1 } as Parameters<typeof createPostings>[0]['registry']
  postings = createPostings({ database: db.database, bus, registry })
  const { kysely } = db.database
  await sql`
    create table many_search (
      id integer primary key, own tsvector not null, through tsvector not null, terms tsvector not null, weigh integer not null
    )
  `.execute(kysely)
  // 'w7' is in the names of every seventh row, in the summaries of those after them, and below or in the text of others.
  await sql`
    insert into many_search
    select id, own, through, strip(own) || strip(through) || array_to_tsvector(array['every', 't' || id % 9]), id % 5
    from generate_series(1, ${ROWS}::int) as id cross join lateral (
      select
        coalesce(string_agg(case when id % n = 0 then 'w' || n || ':1A' when id % n = 1 then 'w' || n || ':1B' end, ' '), '')::tsvector as own,
        coalesce(string_agg(case when id % n = 2 then 'w' || n || ':1A' when id % n = 3 then 'w' || n || ':1B' end, ' '), '')::tsvector as through
      from generate_series(6, 12) as n
    ) as made
  `.execute(kysely)
})
afterAll(() => db.drop())

const meaning = (text: string, ...others: string[][]): Meaning => ({ word: wordOf(text), others })

const scoreAsked = (meanings: readonly Meaning[]) => {
  const asked = wordsAsked(meanings)
  return scoreOf({ ...asked, counted: [] }, { isExact: asked.exact === asked.wide, counted: 0 })
}
const wantedBy = (meanings: readonly Meaning[]): string => meanings.map(meaningQuery).join(' & ')

async function byStatement(meanings: readonly Meaning[]): Promise<{ ids: number[]; count: number }> {
  const { rows } = await sql<{ id: number }>`
    select s.id from many_search as s where terms @@ ${wantedBy(meanings)}::tsquery
    order by ${scoreAsked(meanings)} desc, weigh desc, id desc
  `.execute(db.database.kysely)
  return { ids: rows.slice(0, 100).map(({ id }) => id), count: rows.length }
}

/** Asked for again, as words are before they are kept. */
async function ofAgain(...lexemes: string[]): ReturnType<KeptPostings['of']> {
  await postings.of(RESOURCE, lexemes, 'again')
  return postings.of(RESOURCE, lexemes, 'again')
}

/** As find.ts does: those that have changed are asked for by themselves. */
async function fromMemory(meanings: readonly Meaning[]): Promise<{ ids: number[]; count: number }> {
  const kept = (await ofAgain(...lexemesOf(meanings).wide))!
  const { rows } = await sql<Ranked>`
    select s.id, s.weigh, ${scoreAsked(meanings)} as score from many_search as s
    where id = any(${kept.changed}::int[]) and terms @@ ${wantedBy(meanings)}::tsquery
  `.execute(db.database.kysely)
  return rankRows(meanings, kept, rows, 100)
}

const QUERIES: [string, Meaning[]][] = [
  ['one word', [meaning('w7')]],
  ['two words', [meaning('w7'), meaning('w8')]],
  ['four words', [meaning('w6'), meaning('w7'), meaning('w8'), meaning('w9')]],
  ['a word and what stands for it', [meaning('w11', ['w7'], ['w6', 'w8'])]],
  ['words and what stands for them', [meaning('w11', ['w7'], ['w12']), meaning('w9', ['w8', 't4'])]],
  ['a word that long texts have', [meaning('t4')]],
  ['words of names and of long texts', [meaning('t4'), meaning('w8', ['t1'])]],
  ['a word that no row has', [meaning('none')]],
  ['a word that no row has, and what stands for it', [meaning('none', ['w7', 'w6'])]],
  ['a word beside one that no row has', [meaning('w7'), meaning('none')]],
  ['a word that all rows have', [meaning('every')]],
]
test.each(QUERIES)('%s: the same rows in the same order as by the statement', async (_, meanings) => {
  expect(await fromMemory(meanings)).toEqual(await byStatement(meanings))
})

test('of many words each search reads some; very many are left to the statement', async () => {
  const words = Array.from({ length: 41 }, (_, index) => `word${index}`)
  expect(await postings.of(RESOURCE, words.slice(1), 'now')).toBeUndefined()
  for (let turn = 0; turn < 4; turn++) await postings.of(RESOURCE, words.slice(1), 'now')
  expect(await postings.of(RESOURCE, words.slice(1), 'now')).toBeDefined()
  expect(await postings.of(RESOURCE, words, 'now')).toBeUndefined()
})

test('a word is read when it is asked for; after very many changes not before it is asked for again, unless it is wanted at once', async () => {
  expect(await postings.of(RESOURCE, ['t6'], 'again')).toBeDefined()
  tell('many')
  expect(await postings.of(RESOURCE, ['w3'], 'again')).toBeUndefined()
  expect(await postings.of(RESOURCE, ['w3', 'w4'], 'again')).toBeUndefined()
  expect([...(await postings.of(RESOURCE, ['w3', 'w4'], 'again'))!.words.keys()].toSorted()).toEqual(['w3', 'w4'])
  expect(await postings.of(RESOURCE, ['w5'], 'now')).toBeDefined()
})

/** Rows as they are after a change, which is told; all queries are the same as by the statement before and after. */
async function expectSame(): Promise<void> {
  for (const [name, meanings] of QUERIES) expect(await fromMemory(meanings), name).toEqual(await byStatement(meanings))
}

test('what is kept outlives changes of some rows: these are asked for by themselves', async () => {
  const { kysely } = db.database
  await expectSame()
  await sql`update many_search set own = 'w7:1A w8:1A', terms = 'w7 w8' where id in (1001, 1002)`.execute(kysely)
  await sql`update many_search set weigh = 100000 where id = 2100`.execute(kysely)
  await sql`delete from many_search where id = 77`.execute(kysely)
  await sql`insert into many_search values (${ROWS + 1}, 'w7:1B', 'w9:1A', 'w7 w9 every', 3)`.execute(kysely)
  tell('many', 'many:1001', 'many:1002', 'many:2100', 'many:77', `many:${ROWS + 1}`)
  const kept = await ofAgain('w7', 'w8', 'every')
  expect(kept?.changed.toSorted((a, b) => a - b)).toEqual([77, 1001, 1002, 2100, ROWS + 1])
  await expectSame()
})

test.each([
  ['rows of the module change and it is not said which', () => tell('many')],
  [
    'more rows change than are asked for by themselves',
    () => tell('many', ...Array.from({ length: 101 }, (_, id) => `many:${id}`)),
  ],
  ['everything may have changed', () => flush()],
])('what is kept of a word is forgotten as soon as %s', async (_, change) => {
  await ofAgain('w7')
  tell('another', 'another:5')
  expect(await postings.of(RESOURCE, ['w7'], 'again')).toBeDefined()
  await sql`delete from many_search where id = (select min(id) from many_search where terms @@ 'w7')`.execute(
    db.database.kysely,
  )
  change()
  expect(await postings.of(RESOURCE, ['w7'], 'again')).toBeUndefined()
  await expectSame()
})

test('a row that changes while a word is read is asked for by itself', async () => {
  tell('many')
  await postings.of(RESOURCE, ['w6'], 'again')
  const reading = postings.of(RESOURCE, ['w6'], 'again')
  tell('many', 'many:600')
  await sql`delete from many_search where id = 600`.execute(db.database.kysely)
  expect((await reading)!.changed).toEqual([600])
  await expectSame()
})

test('words that have very many rows together are left to the statement', async () => {
  await sql`
    insert into many_search
    select id, own, through, terms || array_to_tsvector(array['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']), weigh from many_search
    on conflict (id) do update set terms = excluded.terms
  `.execute(db.database.kysely)
  tell('many')
  const words = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  expect(await postings.of(RESOURCE, words, 'now')).toBeUndefined()
  expect(await postings.of(RESOURCE, words.slice(1), 'now')).toBeDefined()
})
