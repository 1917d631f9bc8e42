import { IDS_MAX, PAGE_SIZE } from '@tutu/contract/constants'
import { type Definition, fieldNamed } from '@tutu/contract/define-resource'
import { fail } from '@tutu/contract/errors'
import { traitsOf } from '@tutu/contract/fields/traits'
import type { Language } from '@tutu/contract/languages'
import { type CompiledQuery, sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../data/database.ts'
import { columnOf, orderExpression, type Row, toWire } from './columns.ts'
import { searchCondition, type SearchEntry } from './filter.ts'
import { quickSearch } from './quick-search.ts'
import type { Resource } from './registry.ts'
import { scalar, scalars } from './scalar.ts'
import { EXACT_MAX, type Totals } from './totals.ts'

/** What a caller asks of a list (wire 2), parsed. */
export type ListQuery = {
  page: number
  limit: number
  order?: string
  quickSearch: string
  search: SearchEntry[]
  /** Exactly the rows with these values: what a remote select shows as its current value. */
  initKey: string
  initValue: string[]
}

type Condition = RawBuilder<SqlBool>

const OFFSET_MAX = 10_000_000

/** Columns of a list row: long texts are only sent where one row is edited or read; secrets never. */
export function listColumns(definition: Definition): string[] {
  const own = Object.entries(definition.fields).flatMap(([name, field]) => {
    const { long, secret } = traitsOf(field)
    return long || secret ? [] : [name]
  })
  return ['id', 'version', ...own, 'createtime', 'updatetime']
}

export function conditionsOf(resource: Resource, query: ListQuery): Condition[] {
  const conditions: (Condition | undefined)[] = query.search.map((entry) => searchCondition(resource.definition, entry))
  conditions.push(quickSearch(query.quickSearch, resource.definition.searchByScan))
  if (query.initValue.length > 0) conditions.push(initCondition(resource.definition, query))
  return conditions.filter((condition) => condition !== undefined)
}

function initCondition(definition: Definition, { initKey, initValue }: ListQuery): Condition {
  const field = fieldNamed(definition, initKey)
  if (!field || (initKey !== 'id' && !field.unique)) throw fail('request.parameter', { name: 'initKey' })
  const column = columnOf(field)
  // A value the column cannot hold names no row.
  const values = initValue.map((one) => column.toOperand(one, field)).filter((one) => one !== undefined)
  return sql<SqlBool>`${sql.ref(`t.${initKey}`)} = any(${values}::${sql.raw(column.type(field))}[])`
}

/** What rows are ordered by, and which way; the id decides among equals, so that pages neither repeat nor miss a row. */
export type Order = { key: RawBuilder<unknown>; way: RawBuilder<unknown> }

export function orderBy({ key, way }: Order): RawBuilder<unknown> {
  return sql`${key} ${way}, t.id ${way}`
}

/** The order asked for, by any column that lists carry, else the definition's. Those that mean a row are ordered by its id. */
export function orderOf(definition: Definition, order: string | undefined, language: Language): Order {
  const [name, direction] = order
    ? order.split(',').map((part) => part.trim())
    : [definition.sort.field, definition.sort.direction]
  const field = fieldNamed(definition, name ?? '')
  if (!name || !field || !listColumns(definition).includes(name) || (direction !== 'asc' && direction !== 'desc')) {
    throw fail('request.sortField', { field: name ?? '' })
  }
  return { key: orderExpression(name, field, language), way: sql.raw(direction) }
}

export function where(conditions: readonly Condition[]): RawBuilder<unknown> {
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}

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

/** A stored row as the wire carries it. */
export function presentRow(
  resource: Resource,
  row: Row,
  columns: readonly string[],
  language: Language,
): Record<string, unknown> {
  const { fields } = resource.definition
  const wire: Record<string, unknown> = {}
  for (const name of columns) {
    const field = fields[name]
    wire[name] = field ? toWire(field, row[name], language) : row[name]
    if (field) Object.assign(wire, columnOf(field).beside?.(name, row[name], field))
  }
  return wire
}

/** Reads the parameters of wire 2 from a parsed query string or JSON body; anything malformed is refused by name. */
export function parseListQuery(raw: Readonly<Record<string, unknown>>, limitMax: number): ListQuery {
  const whole = (name: string, fallback: number, max: number): number => {
    const value = raw[name] ?? ''
    if (value === '') return fallback
    const text = scalar(value) ?? ''
    if (!/^0*[1-9]\d{0,14}$/.test(text)) throw fail('request.parameter', { name })
    return Math.min(Number(text), max)
  }
  const text = (name: string): string => {
    const value = scalar(raw[name] ?? '')
    if (value === undefined) throw fail('request.parameter', { name })
    return value.trim().slice(0, TEXT_MAX).toWellFormed()
  }
  const values = scalars(raw.initValue ?? [])?.filter(Boolean)
  if (!values) throw fail('request.parameter', { name: 'initValue' })
  return {
    page: whole('page', 1, Number.MAX_SAFE_INTEGER),
    limit: values.length > 0 ? limitMax : whole('limit', PAGE_SIZE, limitMax),
    order: text('order') || undefined,
    quickSearch: text('quick_search'),
    search: parseSearch(raw.search),
    initKey: text('initKey') || 'id',
    initValue: values.slice(0, IDS_MAX),
  }
}

const SEARCH_MAX = 30
const TEXT_MAX = 200

function parseSearch(raw: unknown): SearchEntry[] {
  if (raw === undefined || raw === '' || raw === null) return []
  const entries = Array.isArray(raw) ? raw : typeof raw === 'object' ? Object.values(raw) : undefined
  if (!entries || entries.length > SEARCH_MAX) throw fail('request.parameter', { name: 'search' })
  return entries.map((entry: unknown) => {
    const { field, val, operator } = (entry ?? {}) as Record<string, unknown>
    if (typeof field !== 'string' || !['string', 'undefined'].includes(typeof (operator ?? undefined))) {
      throw fail('request.parameter', { name: 'search' })
    }
    return { field: field.replace(/^t\./, ''), val, operator: (operator ?? undefined) as string | undefined }
  })
}
