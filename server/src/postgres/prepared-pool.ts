import { type PostgresPool, type PostgresPoolClient, sql, type Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import type { Tables } from './database.ts'

/** Texts that have a name, of all that this process asks; each costs the database some memory on each connection. */
const NAMES_MAX = 150
/** Texts that were asked once, and get a name if they come again. */
const SEEN_MAX = 2000
/** The database keeps a name until its connection ends: one that has prepared as many is closed when it is given back. */
const PREPARED_MAX = 2 * NAMES_MAX
/** ms beyond a statement's own time, when the database itself gives it up: one that is silent for as long hangs. */
const SILENCE = 2000
/** ms. The database gives up no commit, however slow its disk: who is told too early that nothing is written writes it again. */
export const COMMIT_TIME = 60_000

/** ms that an answer is waited for, of a statement that may take `time`; 0: for ever, as the statement may. */
export const answerTime = (time: number): number => time && time + SILENCE

/** What `setStatementTime` sends. */
const STATEMENT_TIME = `select set_config('statement_timeout', $1, true)`

/** Statements of this transaction may take `ms`, whatever others may. */
export async function setStatementTime(transaction: Transaction<Tables>, ms: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(ms)}, true)`.execute(transaction)
}

/**
 * `isWorn`: the connection is closed when it is given back; nothing more should be asked on it. `queryAndCommit`: of a statement outside any transaction, which is answered when it is
 * committed.
 */
export type PreparedClient = PostgresPoolClient & {
  isWorn(): boolean
  queryAndCommit(text: string, values: readonly unknown[]): Promise<pg.QueryResult>
}
/** `isWanted`: somebody waits for a connection, and none is free. */
export type PreparedPool = Omit<PostgresPool, 'connect'> & { connect(): Promise<PreparedClient>; isWanted(): boolean }

/**
 * The pool as the query builder uses it, frequent queries prepared under a name: PostgreSQL then parses and plans them
 * once a connection. Halved the database's share of a list with a search when measured (see `npm run bench`). A name
 * belongs to one text for ever; a text that lost its name gets another one (decision 024).
 *
 * A database that hangs, or a network that swallows, closes nothing and answers nothing: who waits hears so when the
 * statement's time is over, and the connection is given up. `statementTime`: ms, of connections as they are opened.
 */
export function preparedPool(pool: pg.Pool, statementTime: number): PreparedPool {
  const seen = new LRUCache<string, true>({ max: SEEN_MAX })
  const names = new LRUCache<string, string>({ max: NAMES_MAX })
  const wrapped = new WeakMap<pg.PoolClient, PreparedClient>()
  let given = 0

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known) return known
    if (!seen.delete(text)) {
      seen.set(text, true)
      return undefined
    }
    const name = `tutu_${given++}`
    names.set(text, name)
    return name
  }

  function wrap(client: pg.PoolClient): PreparedClient {
    const prepared = new Set<string>()
    let isStale = false
    let isLost = false
    let time = statementTime
    let silence: Error | undefined

    async function query(text: string, values: readonly unknown[], within = answerTime(time)): Promise<pg.QueryResult> {
      // What would be sent now, as the end of a transaction, waits behind the statement that nobody answers.
      if (silence) throw silence
      if (text === STATEMENT_TIME) time = Number(values[0])
      // Without values a text may be several statements, which cannot be prepared.
      const name = values.length > 0 ? nameOf(text) : undefined
      if (name) prepared.add(name)
      try {
        const config: pg.QueryConfig & { query_timeout: number } = {
          ...(name ? { name } : {}),
          text,
          values: [...values],
          query_timeout: text === 'commit' ? COMMIT_TIME : within,
        }
        return await client.query(config)
      } catch (error) {
        if (isSilence(error)) silence = error
        // What the database itself does not tell is the driver's: the connection broke. Class 57P: the database ends it.
        if (!(error instanceof pg.DatabaseError) || error.code?.startsWith('57P')) isLost = true
        // A migration of a newer release changed what a prepared `select *` answers: such a connection is given up.
        else if (error.code === '0A000') isStale = true
        throw error
      }
    }
    const isWorn = (): boolean => isLost || isStale || prepared.size >= PREPARED_MAX
    // The builder streams with cursors only where asked to, which nothing here does.
    return {
      query,
      queryAndCommit: (text: string, values: readonly unknown[]) => query(text, values, COMMIT_TIME),
      isWorn,
      release: () => {
        time = statementTime
        client.release(isWorn())
      },
    } as unknown as PreparedClient
  }

  return {
    async connect() {
      const client = await pool.connect()
      const known = wrapped.get(client) ?? wrap(client)
      wrapped.set(client, known)
      return known
    },
    isWanted: () => pool.waitingCount > pool.idleCount,
    end: () => pool.end(),
  } as PreparedPool
}

/** Whether the driver waited in vain: it has no other way to say so. */
const isSilence = (error: unknown): error is Error => error instanceof Error && error.message === 'Query read timeout'
