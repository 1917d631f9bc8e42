import type { Kysely, PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
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
/** ms without an answer after which a statement is slow: nobody else is to wait behind it. */
const SLOW = 50

type Shared = { client: Promise<PreparedClient>; isFit: () => boolean; askers: number; handle: PostgresPoolClient }

/**
 * The pool as the query builder uses it for short reads: a connection is taken when the first one asks, serves all who ask
 * meanwhile, without waiting for one answer before the next statement is sent, and is given back when nobody waits any more.
 */
export function sharedReads(pool: PreparedPool): PostgresPool {
  const open = new Set<Shared>()

  function take(): Shared {
    const fit = [...open].filter((one) => one.isFit())
    const free = fit.find(({ askers }) => askers < ASKERS)
    if (free) return free
    if (fit.length < SHARED_MAX) return share()
    return fit.reduce((least, one) => (one.askers < least.askers ? one : least))
  }

  function share(): Shared {
    let taken: PreparedClient | undefined
    const client = pool.connect().then((given) => (taken = given))
    const watch = watchAnswers()
    const shared: Shared = {
      client,
      // Who waits at the pool is to have their turn: what is taken is left to those who are on it, and given back.
      isFit: () => !taken || !(taken.isWorn() || pool.isWanted() || watch.isSlow()),
      askers: 0,
      handle: {
        async query(text: string, values: readonly unknown[]) {
          if (/^(begin|start) /.test(`${text} `)) throw new Error('A transaction needs a connection of its own.')
          const { query } = await client
          return watch.during(() => askPrepared(() => query(text, values)))
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

/** Whether those who wait on a connection have had no answer for long, although the process has looked for one. */
function watchAnswers() {
  let [waiting, answers, isSlow] = [0, 0, false]
  const timer = setTimeout(() => {
    const before = answers
    // A process that was busy reads what has come meanwhile before this.
    setImmediate(() => (isSlow = waiting > 0 && answers === before))
  }, SLOW).unref()
  return {
    isSlow: () => isSlow,
    async during<T>(ask: () => Promise<T>): Promise<T> {
      if (waiting++ === 0) timer.refresh()
      try {
        return await ask()
      } finally {
        answers++
        isSlow = false
        if (--waiting > 0) timer.refresh()
      }
    },
  }
}

/**
 * Several may send one prepared statement before it is told whether it could be prepared: where it could not, for one who took
 * too long, the others are told that it is not there, and prepare it again; who does so a moment after another one is told that
 * it is there already, and then it is. What is only read can be asked once more.
 */
async function askPrepared<T>(ask: () => Promise<T>, times = UNPREPARED_TIMES): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const isUnprepared = error instanceof pg.DatabaseError && UNPREPARED.has(error.code ?? '')
    if (!isUnprepared || times === 0) throw error
    return askPrepared(ask, times - 1)
  }
}

/** invalid_sql_statement_name, duplicate_prepared_statement */
const UNPREPARED = new Set(['26000', '42P05'])
const UNPREPARED_TIMES = 3
