import { IDS_MAX, PAGE_SIZE } from '@tutu/contract/core/constants'
import { type Definition, fieldNamed } from '@tutu/contract/definition/define-resource'
import { conditionsIn, type FilterTree, readFilterTree } from '@tutu/contract/definition/filter-tree'
import { fail } from '@tutu/contract/core/errors'
import { isLocalized } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import type { Language } from '@tutu/contract/core/languages'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { workedOutOnce } from '../../lib/worked-out-once.ts'
import { CURSOR_MAX, wrongCursor } from './cursor.ts'
import { columnOf, type Row, toWire } from '../fields/columns.ts'
import { isListed } from '../fields/is-listed.ts'
import { orderExpression } from '../fields/order.ts'
import { searchCondition, type SearchEntry, treeCondition } from './filter.ts'
import { type Others, quickSearch } from './quick-search.ts'
import type { PageQuery } from './read-page.ts'
import type { Resource } from '../registry.ts'
import { scalar, scalars } from '../fields/scalar.ts'

/** What a caller asks of a list (wire 2), parsed. */
export type ListQuery = {
  page: number
  limit: number
  order?: string
  /** Where to go on, instead of `page`: as an answer had it in `next` or `previous`. */
  cursor?: string
  quickSearch: string
  search: SearchEntry[]
  /** Conditions joined by all and any, besides. */
  where?: FilterTree
  /** Exactly the rows with these values: what a remote select shows as its current value. */
  initKey: string
  initValue: string[]
}

export type Condition = RawBuilder<SqlBool>

/** Columns of a list row. */
export const listColumns = workedOutOnce((definition: Definition): readonly string[] => {
  const own = Object.keys(definition.fields).filter((name) => isListed(definition.fields[name]))
  const kept = ['id', ...own, 'createtime']
  return definition.ledger ? kept : ['id', 'version', ...own, 'createtime', 'updatetime']
})

/** Columns of a row that is read by itself: neither secrets nor what searches look at, which is longer than the texts. */
export const rowColumns = workedOutOnce(({ fields }: Definition): readonly string[] => [
  'id',
  ...Object.keys(fields).filter((name) => !traitsOf(fields[name]!).secret),
])

/** `byScan`: as rows are compared with one by one, without what only an index answers sooner. `others`: what else finds rows. */
type Searching = { byScan?: boolean; others?: Others | undefined }

export function conditionsOf(resource: Resource, query: ListQuery, searching?: Searching): Condition[] {
  const conditions: (Condition | undefined)[] = query.search.map((entry) => searchCondition(resource.definition, entry))
  if (query.where) conditions.push(treeCondition(resource.definition, query.where))
  conditions.push(wordsOf(resource.definition, query, searching))
  if (query.initValue.length > 0) conditions.push(initCondition(resource.definition, query))
  return conditions.filter((condition) => condition !== undefined)
}

/** Names of the fields that a query compares. */
export function comparedFields({ search, where: tree }: ListQuery): string[] {
  return [...search, ...(tree ? conditionsIn(tree) : [])].map(({ field }) => field)
}

/** Rows that hold what was typed into the search box. Throws where the definition names nothing to look at. */
export function wordsOf(definition: Definition, query: ListQuery, searching?: Searching): Condition | undefined {
  const words = quickSearch(definition, query.quickSearch, searching)
  if (words && definition.quickSearch.length === 0) throw fail('request.parameter', { name: 'quick_search' })
  return words
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
export type Order = {
  column: string
  direction: 'asc' | 'desc'
  /** Of localized texts: the one whose texts are compared. */
  language?: Language
  key: RawBuilder<unknown>
  /** Type of the key, as `format_type` prints it. */
  type: string
  way: RawBuilder<unknown>
}

export function orderBy({ key, way }: Pick<Order, 'key' | 'way'>): RawBuilder<unknown> {
  return sql`${key} ${way}, t.id ${way}`
}

/** The order asked for, by any column that lists carry, else the definition's. Those that mean a row are ordered by its id. */
export function orderOf(definition: Definition, order: string | undefined, language: Language): Order {
  const [column = '', direction = 'asc'] = order
    ? order.split(',').map((part) => part.trim())
    : [definition.sort.field, definition.sort.direction]
  const field = fieldNamed(definition, column)
  if (!field || !listColumns(definition).includes(column) || (direction !== 'asc' && direction !== 'desc')) {
    throw fail('request.sortField', { field: column })
  }
  return {
    column,
    direction,
    key: orderExpression(column, field, language),
    way: sql.raw(direction),
    ...(isLocalized(field) ? { type: 'text', language } : { type: columnOf(field).type(field) }),
  }
}

export function where(conditions: readonly Condition[]): RawBuilder<unknown> {
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}

/** As the query builder writes them, which takes it longer for each name than all of them take this way. */
function columnsOf(names: readonly string[]): RawBuilder<unknown> {
  return sql.raw([...new Set(names)].map((name) => `"t"."${name.replaceAll('"', '""')}"`).join(', '))
}

/** What lists select of the row `t`: columns, and facts by their name. */
export function selectedOf({ columns, facts = {} }: Pick<PageQuery, 'columns' | 'facts'>): RawBuilder<unknown>[] {
  return [columnsOf(columns), ...Object.entries(facts).map(([name, fact]) => sql`${fact} as ${sql.ref(name)}`)]
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
  const cursor = scalar(raw.cursor ?? '')
  if (cursor === undefined || cursor.length > CURSOR_MAX) throw wrongCursor()
  const values = scalars(raw.initValue ?? [])?.filter(Boolean)
  if (!values) throw fail('request.parameter', { name: 'initValue' })
  const tree = readFilterTree(raw.where)
  return {
    page: whole('page', 1, Number.MAX_SAFE_INTEGER),
    limit: values.length > 0 ? limitMax : whole('limit', PAGE_SIZE, limitMax),
    order: text('order') || undefined,
    ...(cursor && { cursor }),
    quickSearch: text('quick_search'),
    search: parseSearch(raw.search),
    ...(tree && { where: tree }),
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
