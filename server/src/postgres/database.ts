import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import { lateTransaction, type LateTransaction } from './late-transaction.ts'
import { answerTime, preparedPool } from './prepared-pool.ts'
import { type Reads, sharedReads } from './shared-reads.ts'
import { TurnClient } from './turn-client.ts'

/**
 * Rows by table, for hand-written queries. Files that own a table add it with
 * `declare module './database.ts' { interface Tables { session: { … } } }`.
 */
export interface Tables {
  migration: { name: string; sha256: string; createtime: number }
}

/** What is asked on one connection. */
export type Asking = {
  query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<R>>
}
/**
 * `reads`: short questions, which share connections; `kysely`: everything else, on a connection of its own; `late`: a transaction that
 * may come to a single statement.
 */
export type Database = { pool: pg.Pool; kysely: Kysely<Tables>; reads: Reads; late: () => LateTransaction }

/** ms. */
const STATEMENT_TIME = 8000

const INT8 = pg.types.builtins.INT8
const INT8_ARRAY = 1016
const DATE = 1082

/**
 * Opens a pool; nothing is sent before the first query. bigint columns arrive as numbers, as times in seconds, cents
 * and ids need: all of them stay far below 2^53. End it with `database.pool.end()`.
 * `onIdleError` hears of connections lost while nobody used them: the next query makes a new one.
 */
export function openDatabase(
  connection: string | pg.PoolConfig,
  onIdleError: (error: Error) => void = () => undefined,
): Database {
  const config = typeof connection === 'string' ? { connectionString: connection } : connection
  const statementTime = statementTimeOf(config)
  const pool = new pg.Pool({
    application_name: 'tutu',
    max: 10,
    // Less than the client's 10 s (spec 9), so that it hears an envelope instead of silence.
    connectionTimeoutMillis: 5000,
    statement_timeout: STATEMENT_TIME,
    query_timeout: answerTime(statementTime),
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    // A statement is sent before the one ahead of it is answered.
    pipeline: true,
    Client: TurnClient,
    types: { getTypeParser },
    ...config,
  })
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', onIdleError)
  // A connection in use tells its loss as an event too; its query fails with the same reason.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const prepared = preparedPool(pool, statementTime)
  return {
    pool,
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepared }) }),
    reads: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: sharedReads(prepared) }) }),
    late: () => lateTransaction(prepared),
  }
}

/** As the driver reads it: what the address says comes first. 0: no limit. */
function statementTimeOf({ connectionString = '', statement_timeout = STATEMENT_TIME }: pg.PoolConfig): number {
  return Number(URL.parse(connectionString)?.searchParams.get('statement_timeout') ?? (statement_timeout || 0))
}

// The driver parses it, its types do not list it.
const parseTextArray = pg.types.getTypeParser(INT8_ARRAY as number) as (text: string) => (string | null)[]
const numberArray = (text: string): (number | null)[] =>
  parseTextArray(text).map((value) => (value === null ? null : Number(value)))

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (format !== 'binary' && oid === INT8) return Number
  if (format !== 'binary' && oid === INT8_ARRAY) return numberArray
  // A day is no moment: of which hour, and where, would it be?
  if (format !== 'binary' && oid === DATE) return String
  return pg.types.getTypeParser(oid, format ?? 'text')
}

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now: starting up, in recovery or shutting down
  '57P04', // database_dropped
  '57P05', // idle_session_timeout
  '53300', // too_many_connections
])

// The driver's own errors carry no code.
const CONNECTION_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/

/** Whether a query failed because the database could not be reached, not because of what was asked: HTTP 503. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code !== undefined && (CONNECTION_CODES.has(code) || code.startsWith('08'))) return true
  // The socket file of a stopped server is missing, or left behind and belongs to nobody.
  if (syscall === 'connect') return true
  return CONNECTION_MESSAGE.test(error.message) || isUnavailable(error.cause)
}

/**
 * Refuses a server the product would run badly on: older than PostgreSQL 16, not UTF-8, or with a character type under
 * which pg_trgm does not see Han text. Throws StartError with the reason.
 */
export async function checkServer(client: Asking): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
  )
  const { version, encoding } = rows[0] ?? { version: 0, encoding: '' }
  if (version < 160_000) {
    throw new StartError(`The database is PostgreSQL ${Math.floor(version / 10_000)}; 16 or newer is needed.`)
  }
  if (encoding !== 'UTF8') throw new StartError(`The database's encoding is ${encoding}; UTF8 is needed.`)
  await client.query('begin')
  try {
    await client.query('create extension if not exists pg_trgm')
    const trigrams = await client.query<{ seen: boolean }>(`select cardinality(show_trgm('编程')) > 0 as seen`)
    if (trigrams.rows[0]?.seen) return
  } catch (error) {
    if (isUnavailable(error)) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The database's extension pg_trgm cannot be used: ${reason}.`)
  } finally {
    await client.query('rollback').catch(() => undefined)
  }
  throw new StartError(`The database's LC_CTYPE does not know Chinese characters; create it with LC_CTYPE 'C.UTF-8'.`)
}
