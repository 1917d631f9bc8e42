import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Services } from '../server/src/compose.ts'
import { EVERYTHING } from '../server/src/postgres/change-bus.ts'

/** Of so many rows on indexes are made after the rows: a tenth of the time. */
const MANY = 50_000

export type Cell = string | number | boolean | null

/** What is told from time to time how many rows are there, and may stop it. */
export type Watch = { signal?: AbortSignal; onProgress?: (done: number) => void }

type Load = { tables: readonly string[]; rows: number; signal?: AbortSignal | undefined }

/**
 * Fills tables past the engine, in one transaction: all of it or nothing. `rows`: about how many; of many, indexes, foreign keys and
 * the tables' own triggers are away meanwhile and are as before at the end, so that what is added is checked at once.
 */
export async function bulkLoad(
  { engine: { database }, bus }: Pick<Services, 'engine' | 'bus'>,
  { tables, rows, signal }: Load,
  fill: (client: pg.ClientBase) => Promise<void>,
): Promise<void> {
  const { options } = database.pool
  // COPY cannot share a connection with what is sent behind it. The site's patience with an answer is shorter than an index takes.
  const client = new pg.Client({ ...options, password: options.password, pipeline: false, query_timeout: 0 })
  await client.connect()
  try {
    await client.query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set maintenance_work_mem = '512MB'`,
    )
    await client.query('begin')
    const indexes = rows >= MANY ? await dropIndexes(client, tables) : []
    const triggers = await disableTriggers(client, tables)
    await fill(client)
    for (const statement of [...indexes, ...triggers]) {
      signal?.throwIfAborted()
      await client.query(statement)
    }
    await client.query('commit')
    await client.query(`vacuum analyze ${tables.join(', ')}, search_word`)
  } finally {
    // With its settings, and whatever has not been committed.
    await client.end()
  }
  bus.announce(await bus.record(database.kysely, [EVERYTHING]))
}

/** Foreign keys first: some lean on an index. Who dies meanwhile has dropped nothing: it is one transaction. */
async function dropIndexes(client: pg.ClientBase, tables: readonly string[]): Promise<string[]> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::text[]::regclass[])`,
    [tables],
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::text[]::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')`,
    [tables],
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  return [
    ...indexes.map(({ definition }) => definition),
    ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
  ]
}

async function disableTriggers(client: pg.ClientBase, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name from pg_trigger
     where tgrelid = any($1::text[]::regclass[]) and not tgisinternal and tgenabled = 'O'`,
    [tables],
  )
  const turn = (how: string) => rows.map(({ table, name }) => `alter table ${table} ${how} trigger ${name}`)
  for (const statement of turn('disable')) await client.query(statement)
  return turn('enable')
}

/** The numbers from `there` (not with it) to `count`, in portions. */
export function* portions(there: number, count: number, size: number): Generator<{ from: number; to: number }> {
  for (let from = there + 1; from <= count; from += size) yield { from, to: Math.min(from + size - 1, count) }
}

/** Streams rows into a table. */
export async function copyRows(client: pg.ClientBase, target: string, rows: readonly Cell[][]): Promise<void> {
  const lines = rows.map((cells) => `${cells.map(escapeCell).join('\t')}\n`)
  await pipeline(Readable.from(lines), client.query(copyFrom(`copy ${target} from stdin`)))
}

/** The text format of COPY. */
function escapeCell(cell: Cell): string {
  if (cell === null) return '\\N'
  return String(cell).replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
}

export async function numberIn(client: pg.ClientBase, query: string, values: readonly unknown[] = []): Promise<number> {
  const { rows } = await client.query<{ number: string }>(`select (${query}) as number`, [...values])
  return Number(rows[0]!.number)
}
