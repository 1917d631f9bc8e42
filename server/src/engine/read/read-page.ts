import { EXACT_ROWS } from '@tutu/contract/core/constants'
import { fieldNamed } from '@tutu/contract/definition/define-resource'
import type { ListAnswer } from '@tutu/contract/core/envelope'
import { fail } from '@tutu/contract/core/errors'
import { hasRole } from '@tutu/contract/fields/traits'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import type { Database } from '../../postgres/database.ts'
import type { Reads } from '../../postgres/shared-reads.ts'
import { keptStatement, type Statement, statement } from '../../postgres/statement.ts'
import type { Row } from '../fields/columns.ts'
import { type Cursor, nameOfOrder, readCursor, type Step, writeCursor, wrongCursor } from './cursor.ts'
import type { KnownPlace, KnownPlaces } from './known-places.ts'
import { type Condition, type Order, orderBy, selectedOf, where } from './list.ts'
import type { Resource } from '../registry.ts'
import { EXACT_MAX, type OneTotal, sampled, shareOf, type Totals, WALKED_MAX } from './totals.ts'

export type PageQuery = {
  conditions: readonly Condition[]
  order: Order
  page: number
  /** Where to go on, instead of `page`. */
  cursor?: string
  limit: number
  columns: readonly string[]
  /** What is worked out of each row that is shown. */
  facts?: Readonly<Record<string, RawBuilder<unknown>>>
  /**
   * Few rows are expected to match, in no useful order: they are found once, and counted and ordered from memory. These are
   * the same conditions as rows are compared with one by one, where many match and the first are met along the order.
   */
  compared?: readonly Condition[]
  /** Other tables that the conditions look at. */
  alsoDependsOn?: readonly string[]
  /**
   * Of a list that nothing narrows: where its statements are kept, which differ in their values alone. What is filtered is planned
   * for its values: the best way to a common one is not the best to a rare one.
   */
  whole?: KeptStatements
}

export type KeptStatements = LRUCache<string, Statement<Row>>

/** Orders, languages and lengths of pages together. */
const STATEMENTS_MAX = 50

export const keptStatements = (): KeptStatements => new LRUCache({ max: STATEMENTS_MAX })

/** A stored row, and what it is ordered by, as text. */
type Listed = Row & { id: number; sort_key: string | null }
/** Rows in the list's order, and whether there are others after and before them. */
type Part = { rows: Listed[] } & Readonly<Record<Step, boolean>>

export type Page = {
  rows: Row[]
  total: number
  estimated: boolean
  /** The rows stand about where the page was asked for. */
  aboutHere?: true
  /** Cursors; null where the list ends. */
  next: string | null
  previous: string | null
}

/** Rows of a big table that are found, compared and counted at once; of more the first are looked for along the order. */
const FEW = 1000
/** From this offset on a page's ids are found first, in the index alone: the rows skipped are never read. */
const DEEP = 200
/** Of a whole list so many ids are read along, and those skipped left out: a text for each, not for each page. */
const SKIPPED = [0, 100, 1000]
/**
 * From so many rows of a list the place of a row is estimated, and from so many blocks of its table at least: rows that
 * were written together are often neighbours in the order too.
 */
const SAMPLE_ROWS = 1000
const SAMPLE_BLOCKS = 400

/** One page of stored rows, how many rows there are in all, and where it goes on (decision 026). */
export async function readPage(
  database: Database,
  totals: Totals,
  resource: Resource,
  query: PageQuery,
): Promise<Page> {
  const { compared } = query
  // Where words are looked for, or where there is much, a statement may take its time.
  const isBig = await totals.isBig(resource.table)
  const asking = compared || isBig ? database.kysely : database.reads
  const source: Source = { asking, isBig, resource, query }
  const from = sql`from ${sql.table(resource.table)} as t ${where(query.conditions)}`
  const share = compared?.length ? () => shareOf(resource.table, where(compared)).compile(database.kysely) : undefined
  const total = totals.of([resource.table, ...(query.alsoDependsOn ?? [])], from.compile(database.kysely), share)
  const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor, query.order)
  const offset = (query.page - 1) * query.limit
  if (!Number.isSafeInteger(offset)) throw fail('request.parameter', { name: 'page' })
  const isDeep = !cursor && offset >= EXACT_ROWS
  const part = (read: Reader): Promise<Part> => (cursor ? readFrom(source, read, cursor) : readAt(source, read, offset))

  if (compared && !isDeep && !total.isKnown) {
    const page = await readFirstOfMany(source, total, part, cursor?.step ?? 'next')
    if (page) return page
  }
  // Whoever goes on has been told the total: whether the rows are few is worth knowing before they are found.
  const known = total.isKnown || (compared && cursor) ? await total.count() : undefined
  const isFew = known !== undefined && !known.estimated && (known.total <= FEW || cursor !== undefined || isDeep)
  if (compared && (!known || isFew)) {
    const page = await readAmongFound(source, total, part)
    if (page) return page
  }
  if (isDeep) return readDeep(source, offset, total)
  const places = cursor ? undefined : total.places(nameOfOrder(query.order))
  const reading = () => (places ? readNear(source, places, offset) : part(inOrder(source)))
  if (offset === 0 && !cursor && !total.isKnown) {
    const first = await reading()
    // A list that ends on its first page has been counted with it.
    if (!first.next) total.remember(first.rows.length)
    return { ...answer(source, first), ...(await total.count()) }
  }
  const [found, counted] = await Promise.all([reading(), total.count()])
  return { ...answer(source, found), ...counted }
}

type Source = { asking: Reads; isBig: boolean; resource: Resource; query: PageQuery }

/** Rows in an order: those beyond a place in it, if one is named, but for the first `offset`. */
type Reading = { order: Order; limit: number; offset?: number; beyond?: Place }
type Reader = (reading: Reading) => Promise<Listed[]>
/** `hasValue`: only rows that have one, which an index answers in one range. */
type Place = { id: number; key: string | null; isIncluded?: boolean; hasValue?: true }

type ReadPart = (read: Reader) => Promise<Part>

/**
 * Of a big table: a page of very many rows that are found, met soon along the order; or of so few that they are found at
 * once. Undefined where it is neither.
 */
async function readFirstOfMany(source: Source, total: OneTotal, part: ReadPart, step: Step): Promise<Page | undefined> {
  const guess = await total.guess()
  if (!guess) return undefined
  const few = guess.isMany ? undefined : await readAmongFound(source, total, part, FEW)
  if (few) return few
  const conditions = source.query.compared ?? source.query.conditions
  const page = await part(inOrder({ ...source, query: { ...source.query, conditions } }, WALKED_MAX))
  // Where no other comes after them, the next ones may stand anywhere.
  if (!page[step]) return undefined
  return { ...answer(source, page), total: Math.max(guess.rows, FEW + 1), estimated: true }
}

/** Undefined where more rows are found than `max`, or none on this page. */
async function readAmongFound(
  source: Source,
  total: OneTotal,
  part: ReadPart,
  max = EXACT_MAX,
): Promise<Page | undefined> {
  const found = amongFound(source, max)
  const page = answer(source, await part(found.read))
  const counted = found.total()
  if (counted === undefined) return undefined
  total.remember(counted)
  return { ...page, total: counted, estimated: false }
}

/** A page beyond the first rows: read from the end where that is nearer, else about where it must be. */
async function readDeep(source: Source, offset: number, total: OneTotal): Promise<Page> {
  const counted = await total.count()
  const behind = counted.total - offset - source.query.limit
  if (offset >= counted.total) return { ...answer(source, { rows: [], next: false, previous: false }), ...counted }
  if (behind < EXACT_ROWS) return { ...answer(source, await readAtEnd(source, behind)), ...counted }
  const part = await readAbout(source, offset, counted.total)
  // How many rows stand before these is an estimate, and so is how many there are after them.
  return { ...answer(source, part), total: counted.total, estimated: true, aboutHere: true }
}

/** The rows after so many others. */
async function readAt({ query: { limit, order } }: Source, read: Reader, offset: number): Promise<Part> {
  const rows = await read({ order, limit: limit + 1, offset })
  return { rows: rows.slice(0, limit), next: rows.length > limit, previous: offset > 0 }
}

/** The same, going on from the nearest place that another page has left. */
async function readNear(source: Source, places: KnownPlaces, offset: number): Promise<Part> {
  const { limit } = source.query
  const place = places.before(offset)
  const near = place ? await readStretch(source, offset - place.offset, place) : []
  // Fewer: they may go on among rows without a value.
  const rows = near.length > limit ? near : await readStretch(source, offset)
  const [shown, isMore] = [rows.slice(0, limit), rows.length > limit]
  const last = shown.at(-1)
  if (isMore && last && last.sort_key !== null)
    places.remember({ id: last.id, key: last.sort_key, offset: offset + limit })
  return { rows: shown, next: isMore, previous: offset > 0 }
}

/** The rows of a page, and one more, after so many others: of the list, or of what comes after a place. */
async function readStretch(source: Source, skipped: number, place?: KnownPlace): Promise<Listed[]> {
  const { asking, isBig, query } = source
  const { order, limit, whole } = query
  const along = SKIPPED.find((most) => skipped <= most)
  if (!whole || along === undefined) {
    const beyond = place && { id: place.id, key: place.key, hasValue: true as const }
    return inOrder(source)({ order, limit: limit + 1, offset: skipped, ...(beyond && { beyond }) })
  }
  const name = [nameOfOrder(order), limit, along, place ? 'beyond' : '', isBig ? 'of many' : ''].join(' ')
  const ask = keptStatement(whole, name, () =>
    statement<Row>(asking, (key, id, from, to) => stretch(source, along, place && { key, id }, [from, to])),
  )
  return (await ask(place?.key, place?.id, skipped + 1, skipped + limit + 1)) as Listed[]
}

/**
 * The numbers stand in the text: a limit that is a parameter is taken for a tenth of all rows, so that PostgreSQL plans each
 * page anew, which takes longer than reading it.
 */
function stretch(
  { resource, query }: Source,
  along: number,
  place: { key: unknown; id: unknown } | undefined,
  [from, to]: readonly [unknown, unknown],
): RawBuilder<Listed> {
  const { order, limit } = query
  const ranges = place ? rangesBeyond(order, { ...place, hasValue: true }) : []
  return selectPart(query, {
    table: sql`${sql.table(resource.table)} as t`,
    conditions: [...query.conditions, ...ranges],
    order,
    bound: sql`limit ${sql.lit(along + limit + 1)}`,
    ...(along > 0 && { chosen: sql`[${from}::int:${to}::int]` }),
  })
}

/** The rows of a part of a list; `chosen`: their ids are found first, and of these some or all. */
function selectPart(
  query: PageQuery,
  part: {
    table: RawBuilder<unknown>
    conditions: readonly Condition[]
    order: Order
    bound: RawBuilder<unknown>
    chosen?: RawBuilder<unknown>
  },
): RawBuilder<Listed> {
  const { table, bound, chosen } = part
  const order = sql`order by ${orderBy(part.order)}`
  const along = sql`${where(part.conditions)} ${order} ${bound}`
  const found = chosen ? sql`where t.id = any((array(select t.id from ${table} ${along}))${chosen}) ${order}` : along
  return sql`select ${selected(query)} from ${table} ${found}`
}

/** The rows before so many others; where there are fewer than none, the page is not full. */
async function readAtEnd(source: Source, behind: number): Promise<Part> {
  const { limit, order } = source.query
  const reading = { order: backwards(order), limit: limit + Math.min(behind, 0), offset: Math.max(behind, 0) }
  const rows = await inOrder(source)(reading)
  return { rows: rows.toReversed(), next: behind > 0, previous: true }
}

/** The rows after, or before, the one that a cursor names. */
async function readFrom(source: Source, read: Reader, { step, id, key: carried }: Cursor): Promise<Part> {
  const { limit, order } = source.query
  const isBack = step === 'previous'
  try {
    const key = carried === undefined ? await keyOf(source, id) : carried
    const rows = await read({ order: isBack ? backwards(order) : order, limit: limit + 1, beyond: { id, key } })
    const shown = rows.slice(0, limit)
    const isMore = rows.length > limit
    // The way back is open: there is the row that the cursor came from.
    if (!isBack) return { rows: shown, next: isMore, previous: true }
    return { rows: shown.toReversed(), next: true, previous: isMore }
  } catch (error) {
    // Class 22, data exception: what the cursor says is no value of the column.
    if (error instanceof pg.DatabaseError && error.code?.startsWith('22')) throw wrongCursor()
    throw error
  }
}

/** What a row of the list is ordered by. */
async function keyOf({ asking, resource, query }: Source, id: number): Promise<string | null> {
  const { rows } = await sql<{ sort_key: string | null }>`
    select ${sortKey(query.order)} from ${sql.table(resource.table)} as t
    ${where([...query.conditions, sql<SqlBool>`t.id = ${id}`])}
  `.execute(asking)
  if (!rows[0]) throw wrongCursor()
  return rows[0].sort_key
}

/**
 * The rows about `offset` of `total`: a sample of the table tells what the rows there are ordered by, and the list goes on
 * from that value. The same blocks are looked at each time, so that pages beside each other have rows beside each other.
 */
async function readAbout(source: Source, offset: number, total: number): Promise<Part> {
  const { asking, resource, query } = source
  const { key, way } = query.order
  const table = sql.table(resource.table)
  const sample = sampled(resource.table, { blocks: SAMPLE_BLOCKS, share: SAMPLE_ROWS / total })
  const { rows } = await sql<{ id: number; sort_key: string | null; place: number; count: number }>`
    with sample as materialized (
      select t.id, ${key} as key from ${table} as t ${sample} ${where(query.conditions)}
    ), place as (
      select greatest(1, floor(${offset / total}::float8 * (count(*) + 1)))::int as place, count(*) as count from sample
    )
    select id, key::text as sort_key, place, count from sample, place
    order by key ${way}, id ${way} limit 1 offset (select place - 1 from place)
  `.execute(asking)
  const [found] = rows
  if (!found) return readAt(source, inOrder(source), offset)
  const before = Math.round((found.place / (found.count + 1)) * total)
  const rest = Math.min(Math.max(offset - before, 0), EXACT_ROWS)
  const { limit, order } = query
  const beyond = { id: found.id, key: found.sort_key, isIncluded: true }
  const listed = await inOrder(source)({ order, limit: limit + 1, offset: rest, beyond })
  return { rows: listed.slice(0, limit), next: listed.length > limit, previous: true }
}

/** Reads from the table, as far as an index on the order leads; `within`: only the first so many of its rows are looked at. */
function inOrder({ asking, resource, query }: Source, within?: number): Reader {
  return async ({ order, limit, offset = 0, beyond }) => {
    const listed: Listed[] = []
    for (const range of beyond ? rangesBeyond(order, beyond) : [undefined]) {
      if (listed.length === limit) break
      const whole = sql`${sql.table(resource.table)} as t`
      const table = within
        ? sql`(select t.* from ${whole} ${where(range ? [range] : [])} order by ${orderBy(order)} limit ${within}) as t`
        : whole
      const skipped = listed.length === 0 ? offset : 0
      // Facts would be worked out of the rows skipped too.
      const isDeep = skipped >= (query.facts ? 1 : DEEP)
      const { rows } = await selectPart(query, {
        table,
        conditions: range && !within ? [...query.conditions, range] : query.conditions,
        order,
        bound: sql`limit ${limit - listed.length} offset ${skipped}`,
        ...(isDeep && { chosen: sql`` }),
      }).execute(asking)
      listed.push(...rows)
    }
    return listed
  }
}

/** Reads and counts in one pass over the rows found; undefined where that is not the way: too many, or none here. */
function amongFound(
  { asking, resource, query }: Source,
  max: number,
): { read: Reader; total: () => number | undefined } {
  const table = sql`${sql.table(resource.table)} as t`
  let total: number | undefined
  return {
    total: () => (total !== undefined && total <= max ? total : undefined),
    async read({ order, limit, offset = 0, beyond }) {
      const kept = { ...order, key: sql.ref('t.key') }
      const ranges = beyond ? [sql<SqlBool>`(${sql.join(rangesBeyond(kept, beyond), sql` or `)})`] : []
      const { rows } = await sql<Listed & { found_total: number }>`
        with found as materialized (
          select t.id, ${order.key} as key from ${table} ${where(query.conditions)} limit ${max + 1}
        )
        select ${selected(query)}, (select count(*) from found) as found_total from ${table}
        where t.id = any(array(
          select t.id from found as t ${where(ranges)} order by ${orderBy(kept)} limit ${limit} offset ${offset}
        ))
        order by ${orderBy(order)}
      `.execute(asking)
      total = rows[0]?.found_total ?? (offset === 0 && !beyond ? 0 : undefined)
      return rows
    },
  }
}

/**
 * The rows beyond a place, as conditions that an index on the order answers, one after the other. PostgreSQL takes null for
 * greater than all values.
 */
function rangesBeyond(
  { key, direction, type }: Order,
  { id, key: value, isIncluded, hasValue }: { [K in keyof Place]: K extends 'id' | 'key' ? unknown : Place[K] },
): Condition[] {
  const isUp = direction === 'asc'
  const beyond = sql.raw((isUp ? '>' : '<') + (isIncluded ? '=' : ''))
  if (value === null) {
    const others = sql<SqlBool>`${key} is null and t.id ${beyond} ${id}`
    return isUp ? [others] : [others, sql<SqlBool>`${key} is not null`]
  }
  const values = sql<SqlBool>`(${key}, t.id) ${beyond} (${value}::${sql.raw(type)}, ${id}::int)`
  return isUp && !hasValue ? [values, sql<SqlBool>`${key} is null`] : [values]
}

const selected = ({ columns, facts, order }: PageQuery): RawBuilder<unknown> =>
  sql.join([...selectedOf({ columns: ['id', ...columns], ...(facts && { facts }) }), sortKey(order)])

const sortKey = ({ key }: Order): RawBuilder<unknown> => sql`(${key})::text as sort_key`

function backwards(order: Order): Order {
  const direction = order.direction === 'asc' ? 'desc' : 'asc'
  return { ...order, direction, way: sql.raw(direction) }
}

/** Rows with the cursors that lead on from them. */
function answer({ resource, query }: Source, { rows, ...isMore }: Part): Pick<Page, 'rows' | Step> {
  const { order, columns } = query
  // Whoever may not read what the list is ordered by must not find it in a cursor. A place made by hand tells nothing.
  const field = fieldNamed(resource.definition, order.column)
  const isReadable = columns.includes(order.column) || hasRole(field, 'order')
  const cursor = (step: Step, row: Listed | undefined): string | null =>
    row && isMore[step] ? writeCursor(order, step, row.id, isReadable ? row.sort_key : undefined) : null
  return { rows, next: cursor('next', rows.at(-1)), previous: cursor('previous', rows[0]) }
}

/** What a list answers beside its rows; a search by words has an order of its own, in which no cursor leads on. */
export function frameOf({
  total,
  estimated,
  aboutHere,
  next,
  previous,
}: Omit<Page, 'rows' | Step> & Partial<Page>): Omit<ListAnswer<unknown>, 'list' | 'remark'> {
  return {
    total,
    ...(estimated && { totalEstimated: true }),
    ...(aboutHere && { pageEstimated: true }),
    ...(next !== undefined && { next }),
    ...(previous !== undefined && { previous }),
  }
}
