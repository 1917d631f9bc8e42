import type { Writable } from 'node:stream'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** How many different queries are kept prepared on a connection; each costs the database some memory. */
const NAMES_MAX = 150
/** A query is prepared from this time on that it is asked: once-only ones never are. */
const NAME_FROM = 3
const SEEN_MAX = 2000

/**
 * Begins the text of a statement inside a transaction whose answer nobody needs: it waits for the next one, or for the
 * commit, and goes with it in one write. Its failure is that one's. Each round saved is a third of a millisecond of both
 * processes under load.
 */
export const HELD = '/* held */ '

type Query = { text: string; values: readonly unknown[] }
const NOTHING = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] } as pg.QueryResult

/** The socket below a client; its types do not tell of it. */
function streamOf(client: pg.PoolClient): Pick<Writable, 'cork' | 'uncork'> {
  return (client as unknown as { connection: { stream: Writable } }).connection.stream
}

/**
 * The pool as the query builder uses it, frequent queries prepared under a name: PostgreSQL then parses and plans them
 * once a connection. Halved the database's share of a list with a search when measured (see `npm run bench`).
 */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  const seen = new Map<string, number>()
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  function nameOf(text: string): string | undefined {
    const name = names.get(text)
    if (name || names.size >= NAMES_MAX || seen.size >= SEEN_MAX) return name
    const times = (seen.get(text) ?? 0) + 1
    seen.set(text, times)
    if (times < NAME_FROM) return undefined
    seen.delete(text)
    names.set(text, `tutu_${names.size}`)
    return names.get(text)
  }

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    let isStale = false
    let held: Query[] = []
    let inside = false

    const ask = ({ text, values }: Query): Promise<pg.QueryResult> => {
      const name = values.length > 0 ? nameOf(text) : undefined
      return client.query({ ...(name ? { name } : {}), text, values: [...values] })
    }

    /** Sends what was held and one query more in a single write; the first that failed is the reason. */
    async function send(query: Query): Promise<pg.QueryResult> {
      const stream = streamOf(client)
      stream.cork()
      const answers = [...held, query].map(ask)
      stream.uncork()
      held = []
      const settled = await Promise.allSettled(answers)
      const failed = settled.find((one) => one.status === 'rejected')
      if (failed) throw failed.reason
      return (settled.at(-1) as PromiseFulfilledResult<pg.QueryResult>).value
    }

    async function askAll(query: Query): Promise<pg.QueryResult> {
      try {
        return await (held.length > 0 ? send(query) : ask(query))
      } catch (error) {
        // A migration of a newer release changed what a prepared `select *` answers: such a connection is given up.
        if ((error as pg.DatabaseError).code === '0A000') isStale = true
        throw error
      }
    }

    const run = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
      const query = { text, values }
      if (text === 'begin' || (inside && text.startsWith(HELD))) {
        inside = true
        held.push(query)
        return NOTHING
      }
      if (text !== 'commit' && text !== 'rollback') return askAll(query)
      inside = false
      const isOpen = held[0]?.text !== 'begin'
      // What only waited has not happened, and need not.
      if (text === 'rollback') held = []
      if (!isOpen && held.length < 2) {
        held = []
        return NOTHING
      }
      return askAll(query)
    }
    // The builder streams with cursors only where asked to, which nothing here does.
    return { query: run, release: () => client.release(isStale) } as unknown as PostgresPoolClient
  }

  return {
    async connect() {
      const client = await pool.connect()
      const known = wrapped.get(client) ?? wrap(client)
      wrapped.set(client, known)
      return known
    },
    end: () => pool.end(),
  } as PostgresPool
}
