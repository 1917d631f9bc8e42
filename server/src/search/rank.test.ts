import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChangeBus } from '../postgres/change-bus.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { scoreOf, wordsAsked } from './find.ts'
import { type Meaning, meaningQuery } from './meanings.ts'
import { createPostings, type KeptPostings } from './postings.ts'
import { wordOf } from './query.ts'
import { lexemesOf, rankRows } from './rank.ts'
import type { SearchedResource } from './searched.ts'

/* The rows of a word as they are kept in memory, beside what PostgreSQL itself says of the same table. */

const ROWS = 5200
const RESOURCE = { table: 'many', definition: { public: { search: {} } } } as SearchedResource

let db: TestDatabase
let postings: KeptPostings
let tell: (tag: string) => void
let flush: () => void

beforeAll(async () => {
  db = await createTestDatabase()
  const listeners: ((tags: ReadonlySet<string>) => void)[] = []
  const bus = {
    healthy: true,
    onTags: (listener: (tags: ReadonlySet<string>) => void) => listeners.push(listener),
    onFlush: (listener: () => void) => (flush = listener),
  } as unknown as ChangeBus
  tell = (tag) => {
    for (const listener of listeners) listener(new Set([tag]))
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

async function byStatement(meanings: readonly Meaning[]): Promise<{ ids: number[]; count: number }> {
  const asked = wordsAsked(meanings)
  const score = scoreOf({ ...asked, counted: [] }, { isExact: asked.exact === asked.wide, counted: 0 })
  const { rows } = await sql<{ id: number }>`
    select s.id from many_search as s where terms @@ ${meanings.map(meaningQuery).join(' & ')}::tsquery
    order by ${score} desc, weigh desc, id desc
  `.execute(db.database.kysely)
  return { ids: rows.slice(0, 100).map(({ id }) => id), count: rows.length }
}

/** Asked for again, as words are before they are kept. */
async function ofAgain(...lexemes: string[]): ReturnType<KeptPostings['of']> {
  await postings.of(RESOURCE, lexemes)
  return postings.of(RESOURCE, lexemes)
}

async function fromMemory(meanings: readonly Meaning[]): Promise<{ ids: number[]; count: number }> {
  const having = await ofAgain(...lexemesOf(meanings).wide)
  return rankRows(meanings, having!, 100)
}

test.each<[string, Meaning[]]>([
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
])('%s: the same rows in the same order as by the statement', async (_, meanings) => {
  expect(await fromMemory(meanings)).toEqual(await byStatement(meanings))
})

test('a word of very many rows is left to the statement, others beside it too', async () => {
  expect(await ofAgain('every')).toBeUndefined()
  expect(await ofAgain('every', 'w7')).toBeUndefined()
})

test('a query of very many words is left to the statement', async () => {
  const words = Array.from({ length: 13 }, (_, index) => `word${index}`)
  expect(await ofAgain(...words)).toBeUndefined()
  expect(await ofAgain(...words.slice(1))).toBeDefined()
})

test('so are words that have very many rows together', async () => {
  const words = ['w6', 'w7', 'w8', 'w9', 'w10']
  expect(await ofAgain(...words)).toBeDefined()
  expect(await ofAgain(...words, 'w11')).toBeUndefined()
})

test('a word that nobody asked for since the last change is left to the statement', async () => {
  tell('many')
  expect(await postings.of(RESOURCE, ['w3'])).toBeUndefined()
  expect(await postings.of(RESOURCE, ['w3', 'w4'])).toBeUndefined()
  expect([...(await postings.of(RESOURCE, ['w3', 'w4']))!.keys()].toSorted()).toEqual(['w3', 'w4'])
  tell('many')
  expect(await postings.of(RESOURCE, ['w3'])).toBeUndefined()
})

test.each([
  ['a row of the module changes', () => tell('many')],
  ['everything may have changed', () => flush()],
])('what is kept of a word is forgotten as soon as %s', async (_, change) => {
  const count = async () => (await ofAgain('w7'))!.get('w7')!.ids.length
  const before = await count()
  await sql`delete from many_search where id = (select min(id) from many_search where terms @@ 'w7')`.execute(
    db.database.kysely,
  )
  tell('another')
  expect(await count()).toBe(before)
  change()
  expect(await count()).toBe(before - 1)
})

test('what was read while a row changed is answered, and not kept', async () => {
  await postings.of(RESOURCE, ['w6'])
  const reading = postings.of(RESOURCE, ['w6'])
  tell('many')
  const before = (await reading)!.get('w6')!.ids.length
  await sql`delete from many_search where id = (select min(id) from many_search where terms @@ 'w6')`.execute(
    db.database.kysely,
  )
  expect((await ofAgain('w6'))!.get('w6')!.ids).toHaveLength(before - 1)
})
