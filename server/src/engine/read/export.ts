import { BOM, csvLine } from '@tutu/contract/core/csv'
import { fail, Failure } from '@tutu/contract/core/errors'
import { isLocalized } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { type CompiledQuery, sql } from 'kysely'
import type { Administrator } from '../../policy/actors.ts'
import type { Engine } from '../engine.ts'
import type { Row } from '../fields/columns.ts'
import { scalar, scalars } from '../fields/scalar.ts'
import { type ExportColumn, exportColumns } from './export-columns.ts'
import { foundByOthers } from './found-by-others.ts'
import {
  conditionsOf,
  listColumns,
  type ListQuery,
  orderBy,
  orderOf,
  parseListQuery,
  presentRow,
  where,
} from './list.ts'
import type { Registry, Resource } from '../registry.ts'
import { scopeOf } from '../scope.ts'
import { type Cell, cellIn, xlsxOf } from './xlsx.ts'

/** What is alive at once is what the collector of garbage copies: with 500 rows that was a third of an export's time. */
const ROWS_A_FETCH = 100
/** Each holds a connection of the pool for as long as its reader takes; the others must find one. */
const EXPORTS_MAX = 4
let running = 0

/** Throws (429) while as many downloads run as this process can bear. */
export function refuseManyExports(): void {
  if (running >= EXPORTS_MAX) throw new Failure('request.tooMany', { params: { seconds: 5 }, status: 429 })
}

/** How an export comes, and what it is called. */
export const EXPORT_FORMATS = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
} as const
export type ExportFormat = keyof typeof EXPORT_FORMATS

/** The format that a filter names, 'csv' where it names none. Throws for any other. */
export function formatOf(filter: Filter): ExportFormat {
  const format = filter.format === undefined || filter.format === '' ? 'csv' : scalar(filter.format)
  if (format === undefined || !Object.hasOwn(EXPORT_FORMATS, format))
    throw fail('request.parameter', { name: 'format' })
  return format as ExportFormat
}

type Filter = Readonly<Record<string, unknown>>

/** The columns of an export, those that `fields` names where it does. Throws for one that there is not. */
function columnsOf(registry: Registry, resource: Resource, filter: Filter, language: Language): ExportColumn[] {
  const all = exportColumns(registry, resource, language)
  if (filter.fields === undefined || filter.fields === '') return all
  const wanted = scalars(filter.fields)
  if (!wanted?.every((name) => all.some(({ field }) => field === name)))
    throw fail('request.parameter', { name: 'fields' })
  return all.filter(({ field }) => wanted.includes(field))
}

/** The rows a list shows its reader under a filter, in the format that the filter names, in pieces. */
export async function exportOf(
  engine: Engine,
  resource: Resource,
  filter: Filter,
  language: Language,
  reader: Administrator,
): Promise<AsyncGenerator<string | Uint8Array>> {
  const query = parseListQuery(filter, 1)
  const scope = await scopeOf(engine.database.kysely, resource, reader)
  const found = conditionsOf(resource, query, { others: await foundByOthers(engine, resource, reader, query) })
  const conditions = scope ? [...found, scope.see] : found
  const rows = exportedRows(engine, resource, exportQuery(engine, resource, query, conditions, language), language)
  const columns = columnsOf(engine.registry, resource, filter, language)
  switch (formatOf(filter)) {
    case 'csv':
      return csvOf(columns, rows)
    case 'xlsx':
      return xlsxOf(pickLanguage(resource.definition.title, language), sheetOf(columns, rows), columns.map(widthOf))
    case 'json':
      return jsonOf(resource, columns, rows)
  }
}

type Exported = AsyncGenerator<{ row: Row; wire: Row }[]>

async function* csvOf(columns: readonly ExportColumn[], rows: Exported): AsyncGenerator<string> {
  yield BOM + csvLine(columns.map(({ title }) => title))
  for await (const some of rows)
    yield some.map(({ row, wire }) => csvLine(columns.map(({ cell }) => cell(row, wire)))).join('')
}

async function* sheetOf(columns: readonly ExportColumn[], rows: Exported): AsyncGenerator<Cell[][]> {
  yield [columns.map(({ title }) => title)]
  for await (const some of rows)
    yield some.map(({ row, wire }) =>
      columns.map(({ cell, format }) => {
        const text = cell(row, wire)
        if (format === undefined || text === '') return text
        return format === 'number' ? Number(text) : cellIn(format, text)
      }),
    )
}

/** Digits and Latin letters that fit: a whole moment, about what a list shows of a text, and the heading at least. */
const widthOf = ({ title, format }: ExportColumn): number =>
  Math.max(
    format === 'date-time' ? 20 : format ? 12 : 24,
    title.length + (title.match(/\p{Script=Han}/gu)?.length ?? 0),
  )

/** Rows as on the wire, texts in all languages; one a line. */
async function* jsonOf(
  { definition }: Resource,
  columns: readonly ExportColumn[],
  rows: Exported,
): AsyncGenerator<string> {
  const names = [...new Set(columns.map(({ field }) => field))]
  let before = '['
  for await (const some of rows) {
    for (const { row, wire } of some) {
      const values = names.map((name) => {
        const field = definition.fields[name]
        return field && isLocalized(field) ? [`${name}_i18n`, row[name] ?? {}] : [name, wire[name]]
      })
      yield `${before}\n${JSON.stringify(Object.fromEntries(values))}`
      before = ','
    }
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

/** As stored and as on the wire, some at a time; a cursor keeps memory flat however many there are. */
async function* exportedRows(engine: Engine, resource: Resource, query: CompiledQuery, language: Language): Exported {
  const names = exportedNames(resource)
  const client = await engine.database.pool.connect()
  // Lost between two fetches, the connection tells it as an event; the next fetch fails with the same reason.
  client.on('error', noop)
  running++
  let finished = false
  try {
    await client.query('begin read only')
    await client.query(`declare export no scroll cursor for ${query.sql}`, [...query.parameters])
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${ROWS_A_FETCH} from export`)
      if (rows.length === 0) break
      const wire = rows.map((row) => presentRow(resource, row, names, language))
      await engine.joins.add(resource, wire, language)
      yield rows.map((row, index) => ({ row, wire: wire[index]! }))
    }
    await client.query('commit')
    finished = true
  } finally {
    running--
    client.off('error', noop)
    // A download broken off in the middle leaves a transaction open: the connection is not used again.
    client.release(!finished)
  }
}

/** Long texts among them, which lists leave out; secrets never. */
function exportedNames({ definition }: Resource): string[] {
  const long = Object.keys(definition.fields).filter((name) => !traitsOf(definition.fields[name]!).secret)
  return [...new Set([...listColumns(definition), ...long])]
}

const noop = (): void => undefined

function exportQuery(
  { database }: Engine,
  resource: Resource,
  { order }: ListQuery,
  conditions: ReturnType<typeof conditionsOf>,
  language: Language,
): CompiledQuery {
  const columns = exportedNames(resource)
  return sql`
    select ${sql.join(columns.map((name) => sql.ref(`t.${name}`)))} from ${sql.table(resource.table)} as t
    ${where(conditions)} order by ${orderBy(orderOf(resource.definition, order, language))}
  `.compile(database.kysely)
}

/** Refuses a wrong filter when the ticket is asked for, not in the middle of the download. */
export function checkExport(engine: Engine, resource: Resource, filter: Filter, language: Language): void {
  formatOf(filter)
  columnsOf(engine.registry, resource, filter, language)
  const query = parseListQuery(filter, 1)
  exportQuery(engine, resource, query, conditionsOf(resource, query), language)
}
