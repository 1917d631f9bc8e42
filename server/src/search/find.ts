import { isDeepStrictEqual } from 'node:util'
import { fieldOfRole } from '@tutu/contract/definition/define-resource'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import type { Engine } from '../engine/engine.ts'
import { orderBy, selectedOf, where } from '../engine/read/list.ts'
import type { KeptStatements, PageQuery } from '../engine/read/read-page.ts'
import { shareOf, WALKED_MAX } from '../engine/read/totals.ts'
import type { Reads } from '../postgres/shared-reads.ts'
import { keptStatement, statement } from '../postgres/statement.ts'
import { quoteLexeme } from './document.ts'
import { type Meaning, meaningQuery, type Meanings } from './meanings.ts'
import type { KeptPostings, Reading } from './postings.ts'
import { replaceWords, wordOf } from './query.ts'
import { lexemesOf, type Ranked, rankRows } from './rank.ts'
import { type SearchedResource, searchTable } from './searched.ts'
import type { Lexemes } from './synonyms.ts'

/** How the rows were found: they have all words; all words once a slip is put right; some of the words; there are none. */
export type SearchMode = 'all' | 'near' | 'any' | 'none'

export type Search = PageQuery & {
  query: string
  /** More than the rows' own public values decides which may be seen. */
  isNarrow: boolean
  /** By `order`; otherwise by how well rows match, and by `order` among equals. */
  isOrdered: boolean
}

export type Found = {
  rows: Row[]
  total: number
  estimated: boolean
  mode: SearchMode
  /** The query with the slip put right. */
  didYouMean?: string
  /** What was looked for in the end. */
  meanings: readonly Meaning[]
}

/** Of more rows only so many are compared, shown and counted: nobody leafs through a thousand. */
const RANKED_MAX = 1000
const CORRECTIONS_MAX = 3
/** Of a big table's many rows so many are compared with each other at a time. */
const COMPARED = 100
/** Of a word in a long text, what belongs to the row, its summary, its name. */
const WEIGHTS = '{0,0.1,0.4,1}'

/**
 * Rows whose words match a query, the best first: all of its words, also read as typed for short where no row has them as
 * they stand; else with a slip put right; else some of them.
 */
export async function findRows(
  engine: Engine,
  meanings: Meanings,
  postings: KeptPostings,
  resource: SearchedResource,
  search: Search,
): Promise<Found> {
  const asked = await meanings.ofQuery(search.query)
  if (asked.length === 0) return { rows: [], total: 0, estimated: false, mode: 'none', meanings: [] }
  const all = await readFound(engine, postings, resource, search, asked, 'all')
  if (all.total > 0) return { ...all, mode: 'all', meanings: asked }
  // The vocabulary has words of other modules, and for a while those of rows that are gone.
  const typed = await meanings.ofTyped(search.query)
  if (!isDeepStrictEqual(typed, asked)) {
    const short = await readFound(engine, postings, resource, search, typed, 'all')
    if (short.total > 0) return { ...short, mode: 'all', meanings: typed }
  }

  for (const { corrected, didYouMean } of await correctionsOf(meanings, asked, search.query)) {
    const near = await readFound(engine, postings, resource, search, corrected, 'all')
    if (near.total > 0) return { ...near, mode: 'near', didYouMean, meanings: corrected }
  }
  const any = asked.length > 1 ? await readFound(engine, postings, resource, search, asked, 'any') : all
  return { ...any, mode: any.total > 0 ? 'any' : 'none', meanings: asked }
}

type Correction = { corrected: Meaning[]; didYouMean: string }

/** The query with the words that no row has replaced by the likeliest that some have; of several words the likeliest each. */
async function correctionsOf(meanings: Meanings, asked: readonly Meaning[], query: string): Promise<Correction[]> {
  const near = await Promise.all(asked.map(async (meaning) => ({ meaning, by: await meanings.near(meaning.word) })))
  const likely = near.filter(({ by }) => by.length > 0)
  const unknown = new Set(await meanings.unknown(likely.map(({ meaning }) => meaning)))
  const mendable = likely.flatMap(({ meaning, by }) => (unknown.has(meaning) ? [{ word: meaning.word, by }] : []))
  if (mendable.length === 0) return []
  const count = mendable.length === 1 ? CORRECTIONS_MAX : 1
  const corrections: Correction[] = []
  for (let turn = 0; turn < count; turn++) {
    const replaced = new Map<string, string>()
    for (const { word, by } of mendable) for (const other of by.slice(turn, turn + 1)) replaced.set(word.text, other)
    if (replaced.size === 0) break
    const words = asked.map(({ word }) => wordOf(replaced.get(word.text) ?? word.text))
    corrections.push({ corrected: await meanings.of(words), didYouMean: replaceWords(query, replaced) })
  }
  return corrections
}

async function readFound(
  engine: Engine,
  postings: KeptPostings,
  resource: SearchedResource,
  search: Search,
  meanings: readonly Meaning[],
  mode: 'all' | 'any',
): Promise<Pick<Found, 'rows' | 'total' | 'estimated'>> {
  const { kysely, reads } = engine.database
  const { page, limit, whole } = search
  const isPlain = !search.isOrdered && !search.isNarrow
  const isBig = await engine.totals.isBig(resource.table)
  const fromKept = async (reading: Reading) =>
    isPlain && mode === 'all' && whole && !isBig
      ? readKept(engine, postings, resource, { ...search, whole }, meanings, reading)
      : undefined
  const known = await fromKept('again')
  if (known) return known
  const first = isPlain && mode === 'all' && isBig && (await readFirstOfMany(engine, resource, search, meanings))
  if (first) return first
  const asked = {
    ...wordsAsked(meanings),
    wanted: meanings.map(meaningQuery).join(mode === 'all' ? ' & ' : ' | '),
    counted: mode === 'any' ? meanings.map(meaningQuery) : [],
    limit,
    offset: Math.min((page - 1) * limit, RANKED_MAX),
  }
  const rows =
    isPlain && whole
      ? await askWhole(isBig ? kysely : reads, resource, search, { kept: whole, isBig }, asked)
      : (await foundRows(resource, search, asked, shapeOf(asked, isBig)).execute(kysely)).rows
  const found = rows.filter((row) => row.id !== null)
  const count = rows[0]!.found_total
  // The statement compares some of so many; from their words all are, on each page alike.
  const all = count > RANKED_MAX && (await fromKept('now'))
  if (all) return all
  return { rows: found, total: Math.min(count, RANKED_MAX), estimated: count > RANKED_MAX }
}

/**
 * From the rows of each word, as they are kept in memory (decision 331), and those that have changed since, of which PostgreSQL is asked.
 * Undefined where they are not kept.
 */
async function readKept(
  { database: { reads } }: Engine,
  postings: KeptPostings,
  resource: SearchedResource,
  search: Search & { whole: KeptStatements },
  meanings: readonly Meaning[],
  reading: Reading,
): Promise<Pick<Found, 'rows' | 'total' | 'estimated'> | undefined> {
  const kept = await postings.of(resource, lexemesOf(meanings).wide, reading)
  if (!kept) return undefined
  const { page, limit, whole } = search
  const offset = Math.min((page - 1) * limit, RANKED_MAX)
  const changed = kept.changed.length > 0 ? await readChanged(reads, resource, whole, meanings, kept.changed) : []
  const { ids, count } = rankRows(meanings, kept, changed, Math.min(offset + limit, RANKED_MAX))
  const shown = ids.slice(offset)
  const ask = keptStatement(whole, 'ranked', () =>
    statement<Row>(
      reads,
      (best) => sql`
        select ${sql.join(selectedOf(search))} from unnest(${best}::int[]) with ordinality as best (id, place)
        join ${sql.table(resource.table)} as t on t.id = best.id ${where(search.conditions)} order by best.place
      `,
    ),
  )
  const rows = shown.length > 0 ? await ask(shown) : []
  return { rows, total: Math.min(count, RANKED_MAX), estimated: count > RANKED_MAX }
}

/** Those of some rows that have all words. */
async function readChanged(
  reads: Reads,
  resource: SearchedResource,
  whole: KeptStatements,
  meanings: readonly Meaning[],
  ids: readonly number[],
): Promise<Ranked[]> {
  const { exact, wide } = wordsAsked(meanings)
  const shape = { isExact: exact === wide, counted: 0 }
  const ask = keptStatement(whole, `changed ${shape.isExact}`, () =>
    statement<Row>(
      reads,
      (asked, all, wanted, changed) => sql`
        select s.id, s.weigh, ${scoreOf({ exact: asked, wide: all, counted: [] }, shape)} as score from ${searchTable(resource)} as s
        where s.id = any(${changed}::int[]) and s.terms @@ ${wanted}::tsquery
      `,
    ),
  )
  return (await ask(exact, wide, meanings.map(meaningQuery).join(' & '), ids)) as Ranked[]
}

type Counted = Row & { found_total: number }
/**
 * What a statement is asked with; tsqueries: any of the words as they were asked for, any that stand for them too, what a row must
 * have, and what counts more than anything, the more of it a row has.
 */
type Asked = WordsAsked & { wanted: string; counted: readonly string[]; limit: number; offset: number }
/** The same as it stands in a statement, where what is asked with may be another each time. */
type Places = Record<keyof Asked, unknown>
/** What the statement itself depends on. */
type Shape = { isExact: boolean; counted: number; isBig: boolean }

function shapeOf({ exact, wide, counted }: Asked, isBig: boolean): Shape {
  return { isExact: exact === wide, counted: counted.length, isBig }
}

/** Where nothing narrows what is found, and it is in no order of its own, the statement is the same for all words. */
async function askWhole(
  asking: Reads,
  resource: SearchedResource,
  search: Search,
  { kept, isBig }: { kept: KeptStatements; isBig: boolean },
  asked: Asked,
): Promise<Counted[]> {
  const shape = shapeOf(asked, isBig)
  const ask = keptStatement(kept, `words ${JSON.stringify(shape)}`, () =>
    statement<Row>(asking, (exact, wide, wanted, counted, limit, offset) =>
      foundRows(resource, search, { exact, wide, wanted, counted, limit, offset }, shape),
    ),
  )
  const { exact, wide, wanted, counted, limit, offset } = asked
  return (await ask(exact, wide, wanted, counted, limit, offset)) as Counted[]
}

/** The rows of the page, each with how many were found, or one row without an id. */
function foundRows(resource: SearchedResource, search: Search, asked: Places, shape: Shape): RawBuilder<Counted> {
  const { conditions, isNarrow, isOrdered, order } = search
  // Planned for words that few rows have: for common ones the planner takes reading the whole table for cheaper, and is wrong. In a
  // big one it is right: the entries of such words are too many to be read first.
  const wanted = isNarrow || shape.isBig ? sql`${asked.wanted}::tsquery` : sql`(select ${asked.wanted}::tsquery)`
  const matches = sql<SqlBool>`s.terms @@ ${wanted}`
  const rows = sql`${searchTable(resource)} as s`
  const table = sql`${sql.table(resource.table)} as t`
  const from = isNarrow
    ? sql`${rows} join ${table} on t.id = s.id ${where([matches, ...conditions])}`
    : sql`${rows} ${where([matches])}`
  const isPage = sql`limit ${asked.limit} offset ${asked.offset}`
  // The place in the editors' order is beside the words: only the rows that are shown are read, and counted what belongs to them.
  const first = isOrdered
    ? sql`select t.id from found join ${table} on t.id = found.id ${where(conditions)} order by ${orderBy(order)} ${isPage}`
    : sql`select id from found order by score desc, weigh desc, id desc ${isPage}`
  // Numbered when they are few: all that is found would be sorted whole for it, and once more by its numbers.
  const best = sql`select id, row_number() over () as place from (${first}) as first`
  const shown = sql`
    select ${sql.join(selectedOf(search))}, best.place as found_place
    from best join ${table} on t.id = best.id ${where(conditions)}
  `
  return sql`
    with found as materialized (
      select s.id, s.weigh, ${isOrdered ? sql`0` : scoreOf(asked, shape)} as score from ${from} limit ${RANKED_MAX + 1}
    ), best as (${best}), shown as (${shown})
    select shown.*, (select count(*) from found) as found_total from (values (1)) as one left join shown on true order by found_place
  `
}

/**
 * Of a big table with very many rows that have the words in their names: the first in the editors' order, a hundred at a
 * time compared with each other. Undefined where they are not so many.
 */
async function readFirstOfMany(
  { database, totals }: Engine,
  resource: SearchedResource,
  search: Search,
  meanings: readonly Meaning[],
): Promise<Pick<Found, 'rows' | 'total' | 'estimated'> | undefined> {
  const { page, limit } = search
  const wanted = meanings.map(meaningQuery).join(' & ')
  const matches = sql<SqlBool>`s.own @@ ${wanted}::tsquery`
  const entries = sql`${searchTable(resource)} as s`
  const from = sql`from ${entries} ${where([matches])}`.compile(database.kysely)
  // The planner takes the words of a phrase for independent: 41,000 rows that have one for 1,600 (decision 332).
  const isPhrase = meanings.some(({ word }, index) => word.isHan && (index > 0 || word.lexemes.length > 1))
  const sample = () =>
    shareOf(`${resource.table}_search`, where([sql<SqlBool>`t.own @@ ${wanted}::tsquery`])).compile(database.kysely)
  const guess = await totals.of([resource.table], from, isPhrase ? sample : undefined).guess()
  if (!guess?.isMany) return undefined
  const words = wordsAsked(meanings)
  const table = sql`${sql.table(resource.table)} as t`
  const weight = sql.ref(fieldOfRole(resource.definition, 'order') ?? 'id')
  const offset = (page - 1) * limit
  const compared = Math.min(Math.ceil((offset + limit) / COMPARED) * COMPARED, RANKED_MAX)
  const { rows } = await sql<Row & { found_total: number }>`
    with walked as (
      select id, ${weight} as weigh from ${sql.table(resource.table)} order by ${weight} desc, id desc limit ${WALKED_MAX}
    ), found as materialized (
      select walked.id, walked.weigh, ${scoreOf({ ...words, counted: [] }, { isExact: words.exact === words.wide, counted: 0 })} as score,
        (row_number() over (order by walked.weigh desc, walked.id desc) - 1) / ${COMPARED}::int as hundred
      from walked join ${entries} on s.id = walked.id where ${matches}
      order by walked.weigh desc, walked.id desc limit ${compared}
    ), best as (
      select id, row_number() over (order by hundred, score desc, weigh desc, id desc) as place from found
      order by place limit ${limit} offset ${offset}
    )
    select ${sql.join(selectedOf(search))}, (select count(*) from found) as found_total
    from best join ${table} on t.id = best.id order by best.place
  `.execute(database.kysely)
  if ((rows[0]?.found_total ?? 0) < compared) return undefined
  return { rows, total: RANKED_MAX, estimated: true }
}

/**
 * How well a row matches: by its own words first, those that were asked for before those that stand for them, names before
 * summaries; then by those of what belongs to it. Where some words are enough, more of them count more than anything.
 */
export function scoreOf(
  { exact, wide, counted }: Pick<Places, keyof WordsAsked | 'counted'>,
  shape: Omit<Shape, 'isBig'>,
): RawBuilder<number> {
  const rank = (query: unknown): RawBuilder<number> => sql`ts_rank(${WEIGHTS}::float4[], s.own, ${query}::tsquery)`
  const own = shape.isExact ? sql`3 * ${rank(wide)}` : sql`2 * ${rank(exact)} + ${rank(wide)}`
  // Large, and beside the row: looked at only where the row's own words say nothing.
  const through = sql`case when s.own @@ ${wide}::tsquery then 0 else 0.01 * ts_rank(${WEIGHTS}::float4[], s.through, ${wide}::tsquery) end`
  const each = Array.from({ length: shape.counted }, (_, index) => {
    const query = sql`(${counted}::tsquery[])[${sql.lit(index + 1)}]`
    return sql`case when s.own @@ ${query} or s.through @@ ${query} then 10 else 0 end`
  })
  return sql`${sql.join([...each, own, through], sql` + `)}`
}

type WordsAsked = { exact: string; wide: string }

/** Any of the words as they were asked for, and any of these and of what else stands for them. */
export function wordsAsked(meanings: readonly Meaning[]): WordsAsked {
  return {
    exact: orQuery(meanings.map(({ word }) => word.lexemes)),
    wide: orQuery(meanings.flatMap(({ word, others }) => [word.lexemes, ...others])),
  }
}

function orQuery(alternatives: readonly Lexemes[]): string {
  return [...new Set(alternatives.flat())].map(quoteLexeme).join(' | ')
}
