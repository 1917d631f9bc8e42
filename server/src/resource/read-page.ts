import { fail } from '@tutu/contract/errors'
import { type CompiledQuery, sql, type RawBuilder } from 'kysely'
import type { Database } from '../data/database.ts'
import type { Row } from './columns.ts'
import { type Condition, type Order, orderBy, where } from './list.ts'
import type { Resource } from './registry.ts'
import { EXACT_MAX, type Totals } from './totals.ts'

const OFFSET_MAX = 10_000_000

export type PageQuery = {
  conditions: readonly Condition[]
  order: Order
  page: number
  limit: number
  columns: readonly string[]
  /** Few rows are expected to match, in no useful order: they are found once, and counted and ordered from memory. */
  selective?: boolean
  /** Other tables that the conditions look at. */
  alsoDependsOn?: readonly string[]
}

type Page = { rows: Row[]; total: number; estimated: boolean }

/** From this offset on a page's ids are found first, in the index alone: the rows skipped are never read. */
const DEEP = 200

/** One page of stored rows and how many rows there are in all. */
export async function readPage(
  database: Database,
  totals: Totals,
  resource: Resource,
  query: PageQuery,
): Promise<Page> {
  const offset = (query.page - 1) * query.limit
  if (offset > OFFSET_MAX) throw fail('request.parameter', { name: 'page' })
  const from = sql`${sql.table(resource.table)} as t ${where(query.conditions)}`
  const total = totals.of([resource.table, ...(query.alsoDependsOn ?? [])], compile(database, sql`from ${from}`))
  if (query.selective && !total.isKnown) {
    const found = await findAndCount(database, resource, query, from, offset)
    if (found) {
      total.remember(found.total)
      return { ...found, estimated: false }
    }
  }
  const [rows, counted] = await Promise.all([readRows(database, resource, query, from, offset), total.count()])
  return { rows, ...counted }
}

const selected = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((name) => sql.ref(`t.${name}`)))

async function readRows(
  database: Database,
  resource: Resource,
  { order, limit, columns }: PageQuery,
  from: RawBuilder<unknown>,
  offset: number,
): Promise<Row[]> {
  const part = sql`order by ${orderBy(order)} limit ${limit} offset ${offset}`
  const source =
    offset < DEEP
      ? sql`${from} ${part}`
      : sql`${sql.table(resource.table)} as t
          where t.id = any(array(select t.id from ${from} ${part})) order by ${orderBy(order)}`
  const { rows } = await sql<Row>`select ${selected(columns)} from ${source}`.execute(database.kysely)
  return rows
}

/** Page and total in one pass over the rows found; undefined where that is not the way: too many, or an empty page. */
async function findAndCount(
  database: Database,
  resource: Resource,
  { order, limit, columns }: PageQuery,
  from: RawBuilder<unknown>,
  offset: number,
): Promise<{ rows: Row[]; total: number } | undefined> {
  const { rows } = await sql<Row & { found_total: number }>`
    with found as materialized (select t.id, ${order.key} as key from ${from} limit ${EXACT_MAX + 1})
    select ${selected(columns)}, (select count(*) from found) as found_total
    from ${sql.table(resource.table)} as t
    where t.id = any(array(select id from found order by key ${order.way}, id ${order.way} limit ${limit} offset ${offset}))
    order by ${orderBy(order)}
  `.execute(database.kysely)
  const total = rows[0]?.found_total ?? 0
  return total > EXACT_MAX || (total === 0 && offset > 0) ? undefined : { rows, total }
}

function compile(database: Database, fragment: RawBuilder<unknown>): CompiledQuery {
  return fragment.compile(database.kysely)
}
