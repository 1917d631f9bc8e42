import type { CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { ChangeBus } from '../../postgres/change-bus.ts'
import type { Database } from '../../postgres/database.ts'

/** Counting further than this costs more than the exact number is worth: the planner's estimate answers (issue 2.4). */
export const EXACT_MAX = 100_000
/** How long a total is remembered for the same filter, ms. A change of the table forgets it at once. */
const REMEMBER = 1000
const REMEMBERED_MAX = 500

export type Total = { total: number; estimated: boolean }

/** How many rows a filter finds, remembered for a second; the same count asked for at once is made once. */
export type Totals = {
  /** `from`: the compiled `from … where …`; `tables`: every table it looks at. */
  of(tables: readonly string[], from: CompiledQuery): OneTotal
}

export type OneTotal = {
  readonly isKnown: boolean
  count(): Promise<Total>
  /** Takes an exact total that somebody has counted on the way. */
  remember(total: number): void
}

export function createTotals(database: Database, bus: ChangeBus): Totals {
  const remembered = new LRUCache<string, Promise<Total>>({ max: REMEMBERED_MAX, ttl: REMEMBER })
  // Counts under way when a change arrives are answered; the change makes another key, so nobody else gets them.
  const changes = new Map<string, number>()
  let flushes = 0
  bus.onTags((tags) => {
    for (const tag of tags) if (/^\w+$/.test(tag)) changes.set(tag, (changes.get(tag) ?? 0) + 1)
  })
  bus.onFlush(() => flushes++)

  async function read(from: CompiledQuery): Promise<Total> {
    const { rows } = await database.pool.query<{ total: number }>(
      `select count(*) as total from (select 1 ${from.sql} limit ${EXACT_MAX + 1}) as bounded`,
      [...from.parameters],
    )
    const total = rows[0]?.total ?? 0
    if (total <= EXACT_MAX) return { total, estimated: false }
    const plan = await database.pool.query<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
      `explain (format json) select 1 ${from.sql}`,
      [...from.parameters],
    )
    const rowsPlanned = plan.rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
    return { total: Math.max(rowsPlanned, EXACT_MAX + 1), estimated: true }
  }

  return {
    of(tables, from) {
      const state = tables.map((table) => `${table} ${changes.get(table) ?? 0}`)
      const key = [flushes, ...state, from.sql, JSON.stringify(from.parameters)].join('\n')
      let known = bus.healthy ? remembered.get(key) : undefined
      return {
        isKnown: known !== undefined,
        count() {
          if (known) return known
          const counting = read(from)
          if (!bus.healthy) return counting
          remembered.set(key, counting)
          counting.catch(() => remembered.delete(key))
          return counting
        },
        remember(total) {
          known = Promise.resolve({ total, estimated: false })
          if (bus.healthy) remembered.set(key, known)
        },
      }
    },
  }
}
