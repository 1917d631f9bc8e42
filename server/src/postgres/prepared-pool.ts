import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'

/** Texts that have a name, of all that this process asks; each costs the database some memory on each connection. */
const NAMES_MAX = 150
/** Texts that were asked once, and get a name if they come again. */
const SEEN_MAX = 2000
/** The database keeps a name until its connection ends: one that has prepared as many is closed when it is given back. */
const PREPARED_MAX = 2 * NAMES_MAX

/**
 * The pool as the query builder uses it, frequent queries prepared under a name: PostgreSQL then parses and plans them
 * once a connection. Halved the database's share of a list with a search when measured (see `npm run bench`). A name
 * belongs to one text for ever; a text that lost its name gets another one (decision 024).
 */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const seen = new LRUCache<string, true>({ max: SEEN_MAX })
  const names = new LRUCache<string, string>({ max: NAMES_MAX })
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
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

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    const prepared = new Set<string>()
    let isStale = false

    async function query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
      // Without values a text may be several statements, which cannot be prepared.
      const name = values.length > 0 ? nameOf(text) : undefined
      if (name) prepared.add(name)
      try {
        return await client.query({ ...(name ? { name } : {}), text, values: [...values] })
      } catch (error) {
        // A migration of a newer release changed what a prepared `select *` answers: such a connection is given up.
        if ((error as pg.DatabaseError).code === '0A000') isStale = true
        throw error
      }
    }
    // The builder streams with cursors only where asked to, which nothing here does.
    return {
      query,
      release: () => client.release(isStale || prepared.size >= PREPARED_MAX),
    } as unknown as PostgresPoolClient
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
