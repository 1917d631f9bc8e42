import { Failure } from '@tutu/contract/core/errors'
import type { Language } from '@tutu/contract/core/languages'
import { type CompiledQuery, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Engine } from '../engine.ts'
import type { Row } from '../fields/columns.ts'
import { BOM, csvColumns, csvLine } from './csv.ts'
import { conditionsOf, listColumns, orderBy, orderOf, parseListQuery, presentRow, where } from './list.ts'
import type { Resource } from '../registry.ts'

const ROWS_A_FETCH = 500
/** Each holds a connection of the pool for as long as its reader takes; the others must find one. */
const EXPORTS_MAX = 4
let running = 0

/** Throws (429) while as many downloads run as this process can bear. */
export function refuseManyExports(): void {
  if (running >= EXPORTS_MAX) throw new Failure('request.tooMany', { params: { seconds: 5 }, status: 429 })
}

/** The rows a list shows under its filter and `limit`, what the caller may see, as CSV text in pieces; a cursor keeps memory flat however many there are. */
export async function* exportCsv(
  engine: Engine,
  resource: Resource,
  filter: Readonly<Record<string, unknown>>,
  language: Language,
  limit?: RawBuilder<SqlBool>,
): AsyncGenerator<string> {
  const query = exportQuery(engine, resource, filter, language, limit)
  const columns = csvColumns(resource, language)
  const client = await engine.database.pool.connect()
  // Lost between two fetches, the connection tells it as an event; the next fetch fails with the same reason.
  client.on('error', noop)
  running++
  let finished = false
  try {
    await client.query('begin read only')
    await client.query(`declare export no scroll cursor for ${query.sql}`, [...query.parameters])
    yield BOM + csvLine(columns.map(({ title }) => title))
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${ROWS_A_FETCH} from export`)
      if (rows.length === 0) break
      const joined = rows.map((row) => presentRow(resource, row, listColumns(resource.definition), language))
      await engine.joins.add(resource, joined, language)
      yield rows.map((row, index) => csvLine(columns.map(({ cell }) => cell(row, joined[index]!)))).join('')
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

const noop = (): void => undefined

function exportQuery(
  { database }: Engine,
  resource: Resource,
  filter: Readonly<Record<string, unknown>>,
  language: Language,
  limit?: RawBuilder<SqlBool>,
): CompiledQuery {
  const parsed = parseListQuery(filter, 1)
  const conditions = [...conditionsOf(resource, parsed), ...(limit ? [limit] : [])]
  const columns = [...new Set([...listColumns(resource.definition), ...Object.keys(resource.definition.fields)])]
  return sql`
    select ${sql.join(columns.map((name) => sql.ref(`t.${name}`)))} from ${sql.table(resource.table)} as t
    ${where(conditions)} order by ${orderBy(orderOf(resource.definition, parsed.order, language))}
  `.compile(database.kysely)
}

/** Refuses a wrong filter when the ticket is asked for, not in the middle of the download. */
export function checkExport(
  engine: Engine,
  resource: Resource,
  filter: Readonly<Record<string, unknown>>,
  language: Language,
): void {
  exportQuery(engine, resource, filter, language)
}
