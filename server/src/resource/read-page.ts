import { fieldNamed } from '@tutu/contract/define-resource'
import { fail } from '@tutu/contract/errors'
import { hasRole } from '@tutu/contract/fields/traits'
import { type CompiledQuery, sql, type RawBuilder, type SqlBool } from 'kysely'
import pg from 'pg'
import type { Database } from '../data/database.ts'
import type { Row } from './columns.ts'
import { type Cursor, readCursor, type Step, writeCursor, wrongCursor } from './cursor.ts'
import { type Condition, type Order, orderBy, where } from './list.ts'
import type { Resource } from './registry.ts'
import { EXACT_MAX, type OneTotal, type Totals } from './totals.ts'

export type PageQuery = {
  conditions: readonly Condition[]
  order: Order
  page: number
  /** Where to go on, instead of `page`. */
  cursor?: string
  limit: number
  columns: readonly string[]
  /** Few rows are expected to match, in no useful order: they are found once, and counted and ordered from memory. */
  selective?: boolean
  /** Other tables that the conditions look at. */
  alsoDependsOn?: readonly string[]
}

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

/** Pages are exact up to this row from either end; farther in, skipping rows would cost more with every row. */
export const EXACT_ROWS = 10_000
/** From this offset on a page's ids are found first, in the index alone: the rows skipped are never read. */
const DEEP = 200
/**
 * From so many rows of a list the place of a row is estimated, and from so many blocks of its table at least: rows that
 * were written together are often neighbours in the order too.
 */
const SAMPLE_ROWS = 1000
const SAMPLE_BLOCKS = 400
const BLOCK = 8192

/** One page of stored rows, how many rows there are in all, and where it goes on (decision 026). */
export async function readPage(
  database: Database,
  totals: Totals,
  resource: Resource,
  query: PageQuery,
): Promise<Page> {
  const source: Source = { database, resource, query }
  const from = sql`${sql.table(resource.table)} as t ${where(query.conditions)}`
  const total = totals.of([resource.table, ...(query.alsoDependsOn ?? [])], compile(database, sql`from ${from}`))
  if (query.cursor !== undefined) {
    const cursor = readCursor(query.cursor, query.order)
    const [part, counted] = await Promise.all([readFrom(source, cursor), total.count()])
    return { ...answer(source, part), ...counted }
  }
  const offset = (query.page - 1) * query.limit
  if (!Number.isSafeInteger(offset)) throw fail('request.parameter', { name: 'page' })
  const isNear = offset < EXACT_ROWS
  if (query.selective && (!total.isKnown || !isNear)) {
    const found = await findAndCount(source, offset)
    if (found) {
      total.remember(found.total)
      return { ...answer(source, found), total: found.total, estimated: false }
    }
  }
  if (!isNear) return readDeep(source, offset, total)
  const [part, counted] = await Promise.all([readAt(source, offset), total.count()])
  return { ...answer(source, part), ...counted }
}

type Source = { database: Database; resource: Resource; query: PageQuery }

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
async function readAt({ query, ...source }: Source, offset: number): Promise<Part> {
  const { limit, order, conditions } = query
  const rows = await readSlice({ ...source, query }, { conditions, order, limit: limit + 1, offset })
  return { rows: rows.slice(0, limit), next: rows.length > limit, previous: offset > 0 && rows.length > 0 }
}

/** The rows before so many others; where there are fewer than none, the page is not full. */
async function readAtEnd(source: Source, behind: number): Promise<Part> {
  const { limit, order, conditions } = source.query
  const slice = { conditions, order: backwards(order), limit: limit + Math.min(behind, 0), offset: Math.max(behind, 0) }
  const rows = await readSlice(source, slice)
  return { rows: rows.toReversed(), next: behind > 0, previous: true }
}

/** The rows after, or before, the one that a cursor names. */
async function readFrom(source: Source, cursor: Cursor): Promise<Part> {
  const { limit } = source.query
  const isBack = cursor.step === 'previous'
  const order = isBack ? backwards(source.query.order) : source.query.order
  try {
    const { id } = cursor
    const key = cursor.key === undefined ? await keyOf(source, id) : cursor.key
    const rows = await readBeyond(source, order, { id, key }, { limit: limit + 1 })
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
async function keyOf({ database, resource, query }: Source, id: number): Promise<string | null> {
  const { rows } = await sql<{ sort_key: string | null }>`
    select ${sortKey(query.order)} from ${sql.table(resource.table)} as t
    ${where([...query.conditions, sql<SqlBool>`t.id = ${id}`])}
  `.execute(database.kysely)
  if (!rows[0]) throw wrongCursor()
  return rows[0].sort_key
}

/**
 * The rows about `offset` of `total`: a sample of the table tells what the rows there are ordered by, and the list goes on
 * from that value. The same blocks are looked at each time, so that pages beside each other have rows beside each other.
 */
async function readAbout(source: Source, offset: number, total: number): Promise<Part> {
  const { database, resource, query } = source
  const { key, way } = query.order
  const table = sql.table(resource.table)
  const percent = sql`least(100, 100 * greatest(${SAMPLE_ROWS / total}::float8,
    ${SAMPLE_BLOCKS * BLOCK}::float8 / pg_relation_size(${resource.table}::regclass)))`
  const { rows } = await sql<{ id: number; sort_key: string | null; place: number; count: number }>`
    with sample as materialized (
      select t.id, ${key} as key from ${table} as t tablesample system (${percent}) repeatable (1) ${where(query.conditions)}
    ), place as (
      select greatest(1, floor(${offset / total}::float8 * (count(*) + 1)))::int as place, count(*) as count from sample
    )
    select id, key::text as sort_key, place, count from sample, place
    order by key ${way}, id ${way} limit 1 offset (select place - 1 from place)
  `.execute(database.kysely)
  const [found] = rows
  if (!found) return readAt(source, offset)
  const before = Math.round((found.place / (found.count + 1)) * total)
  const rest = Math.min(Math.max(offset - before, 0), EXACT_ROWS)
  const { limit, order } = query
  const at = { id: found.id, key: found.sort_key }
  const listed = await readBeyond(source, order, at, { limit: limit + 1, offset: rest, isIncluded: true })
  return { rows: listed.slice(0, limit), next: listed.length > limit, previous: true }
}

type Beyond = { limit: number; offset?: number; isIncluded?: boolean }

/** The rows that stand beyond a place in an order. */
async function readBeyond(
  source: Source,
  order: Order,
  at: { id: number; key: string | null },
  { limit, offset = 0, isIncluded = false }: Beyond,
): Promise<Listed[]> {
  const rows: Listed[] = []
  for (const range of rangesBeyond(order, at, isIncluded)) {
    if (rows.length === limit) break
    const conditions = [...source.query.conditions, range]
    const skipped = rows.length === 0 ? offset : 0
    rows.push(...(await readSlice(source, { conditions, order, limit: limit - rows.length, offset: skipped })))
  }
  return rows
}

/** As conditions that an index on the order answers, one after the other. PostgreSQL takes null for greater than all values. */
function rangesBeyond(
  { key, direction, type }: Order,
  at: { id: number; key: string | null },
  isIncluded: boolean,
): Condition[] {
  const isUp = direction === 'asc'
  const beyond = sql.raw((isUp ? '>' : '<') + (isIncluded ? '=' : ''))
  if (at.key === null) {
    const others = sql<SqlBool>`${key} is null and t.id ${beyond} ${at.id}`
    return isUp ? [others] : [others, sql<SqlBool>`${key} is not null`]
  }
  const values = sql<SqlBool>`(${key}, t.id) ${beyond} (${at.key}::${sql.raw(type)}, ${at.id}::int)`
  return isUp ? [values, sql<SqlBool>`${key} is null`] : [values]
}

type Slice = { conditions: readonly Condition[]; order: Order; limit: number; offset: number }

/** Rows in an order, after `offset` others. */
async function readSlice(
  { database, resource, query }: Source,
  { conditions, order, limit, offset }: Slice,
): Promise<Listed[]> {
  const table = sql`${sql.table(resource.table)} as t`
  const part = sql`${where(conditions)} order by ${orderBy(order)} limit ${limit} offset ${offset}`
  const found =
    offset < DEEP ? part : sql`where t.id = any(array(select t.id from ${table} ${part})) order by ${orderBy(order)}`
  const { rows } = await sql<Listed>`
    select ${selected(query)} from ${table} ${found}
  `.execute(database.kysely)
  return rows
}

/** Page and total in one pass over the rows found; undefined where that is not the way: too many, or an empty page. */
async function findAndCount(
  { database, resource, query }: Source,
  offset: number,
): Promise<(Part & { total: number }) | undefined> {
  const { order, limit, conditions } = query
  const table = sql`${sql.table(resource.table)} as t`
  const { rows } = await sql<Listed & { found_total: number }>`
    with found as materialized (select t.id, ${order.key} as key from ${table} ${where(conditions)} limit ${EXACT_MAX + 1})
    select ${selected(query)}, (select count(*) from found) as found_total
    from ${table}
    where t.id = any(array(select id from found order by key ${order.way}, id ${order.way} limit ${limit} offset ${offset}))
    order by ${orderBy(order)}
  `.execute(database.kysely)
  const total = rows[0]?.found_total ?? 0
  if (total > EXACT_MAX || (total === 0 && offset > 0)) return undefined
  return { rows, total, next: offset + rows.length < total, previous: offset > 0 }
}

const selected = ({ columns, order }: PageQuery): RawBuilder<unknown> =>
  sql.join([...new Set(['id', ...columns])].map((name) => sql.ref(`t.${name}`)).concat(sortKey(order)))

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
export function frameOf({ total, estimated, aboutHere, next, previous }: Omit<Page, 'rows' | Step> & Partial<Page>) {
  return {
    total,
    ...(estimated ? { totalEstimated: true } : {}),
    ...(aboutHere ? { pageEstimated: true } : {}),
    ...(next !== undefined && { next, previous }),
  }
}

function compile(database: Database, fragment: RawBuilder<unknown>): CompiledQuery {
  return fragment.compile(database.kysely)
}
