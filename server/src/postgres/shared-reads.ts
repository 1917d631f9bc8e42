import type { Kysely, PostgresPool, PostgresPoolClient } from 'kysely'
import type { Tables } from './database.ts'
import type { PreparedClient, PreparedPool } from './prepared-pool.ts'

/**
 * Asks short questions, each a statement by itself: rows by a key, a page of a list along its index. They share
 * connections with others (decision 315), so what may take long is asked through `kysely`, on a connection of its own, and
 * so is everything in a transaction.
 */
export type Reads = Pick<Kysely<Tables>, 'executeQuery' | 'getExecutor' | 'selectFrom'>

/** Connections that are shared at most, of the pool's. */
const SHARED_MAX = 3
/** So many that wait for answers on each, before another one is shared: who asks behind a slow statement waits for it. */
const ASKERS = 8

type Shared = { client: Promise<PreparedClient>; isWorn: () => boolean; askers: number; handle: PostgresPoolClient }

/**
 * The pool as the query builder uses it for short reads: a connection is taken when the first one asks, serves all who ask
 * meanwhile, without waiting for one answer before the next statement is sent, and is given back when nobody waits any more.
 */
export function sharedReads(pool: PreparedPool): PostgresPool {
  const open = new Set<Shared>()

  function take(): Shared {
    const fit = [...open].filter((one) => !one.isWorn())
    const free = fit.find(({ askers }) => askers < ASKERS)
    if (free) return free
    if (fit.length < SHARED_MAX) return share()
    return fit.reduce((least, one) => (one.askers < least.askers ? one : least))
  }

  function share(): Shared {
    let isWorn = (): boolean => false
    const client = pool.connect().then((taken) => {
      isWorn = taken.isWorn
      return taken
    })
    const shared: Shared = {
      client,
      isWorn: () => isWorn(),
      askers: 0,
      handle: {
        async query(text: string, values: readonly unknown[]) {
          if (/^(begin|start) /.test(`${text} `)) throw new Error('A transaction needs a connection of its own.')
          return (await client).query(text, values)
        },
        release: () => leave(shared),
      } as PostgresPoolClient,
    }
    open.add(shared)
    return shared
  }

  function leave(shared: Shared): void {
    if (--shared.askers > 0) return
    open.delete(shared)
    shared.client.then(
      (client) => client.release(),
      () => undefined,
    )
  }

  return {
    async connect() {
      const shared = take()
      shared.askers++
      try {
        await shared.client
      } catch (error) {
        leave(shared)
        throw error
      }
      return shared.handle
    },
    end: () => pool.end(),
  } as PostgresPool
}
