import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  PostgresQueryCompiler,
  type QueryCompiler,
  type RawBuilder,
  type Transaction,
} from 'kysely'
import type { Tables } from './database.ts'
import type { PreparedClient, PreparedPool } from './prepared-pool.ts'

/**
 * A transaction that begins with the first statement asked in it. Until then it may be made one of a single statement, which is a
 * transaction by itself (decision 317): nothing is sent for its beginning and its end.
 */
export type LateTransaction = {
  /** Asks in it; what is thrown there takes back what was asked. */
  execute<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>
  hasBegun(): boolean
  /** Done when it begins, ahead of the statement for which it does; undefined: nothing more. */
  ahead(work: ((ask: Ask) => Promise<unknown>) | undefined): void
  /** The next statement is the last. Where nothing has been asked before, it is the only one. */
  nextIsLast(): void
}

type Ask = (statement: RawBuilder<unknown>) => Promise<unknown>

/** One for all: a compiler is mostly a table of its own methods, 5 kB, and compiles one statement after the other. */
const COMPILER = new PostgresQueryCompiler()

class LateDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return COMPILER
  }
}

const FRAME = new Set(['begin', 'commit', 'rollback'])

export function lateTransaction(pool: PreparedPool): LateTransaction {
  let client: PreparedClient | undefined
  let begun: Promise<PreparedClient> | undefined
  let [hasBegun, isAlone] = [false, false]
  let turn: Promise<unknown> = Promise.resolve()
  let waiting: ((ask: Ask) => Promise<unknown>) | undefined

  async function begin(): Promise<PreparedClient> {
    client = await pool.connect()
    await client.query('begin', [])
    hasBegun = true
    return client
  }

  async function ask(text: string, values: readonly unknown[]) {
    if (FRAME.has(text) && !hasBegun) return { rows: [] }
    if (isAlone) {
      client = await pool.connect()
      return client.queryAndCommit(text, values)
    }
    const given = await (begun ??= begin())
    const first = waiting
    waiting = undefined
    // Past the query builder, which lets one statement of a transaction wait for the other.
    await first?.((statement) => {
      const { sql, parameters } = statement.compile(kysely)
      return given.query(sql, parameters)
    })
    return given.query(text, values)
  }

  const handle = {
    /** One after the other: the end comes after what is still on its way. */
    query(text: string, values: readonly unknown[]) {
      const answer = turn.then(() => ask(text, values))
      turn = answer.catch(() => undefined)
      return answer
    },
    release: () => client?.release(),
  } as unknown as PostgresPoolClient
  const one = { connect: async () => handle, end: async () => undefined } as unknown as PostgresPool
  const kysely = new Kysely<Tables>({ dialect: new LateDialect({ pool: one }) })

  return {
    execute: (work) => kysely.transaction().execute(work),
    hasBegun: () => hasBegun,
    ahead: (work) => (waiting = work),
    nextIsLast: () => (isAlone = !hasBegun),
  }
}
