import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { ChangeBus } from '../../postgres/change-bus.ts'
import type { Database } from '../../postgres/database.ts'
import { countTableChanges } from '../../postgres/table-changes.ts'
import { createKnownPlaces, type KnownPlaces } from './known-places.ts'

/** Counting further than this costs more than the exact number is worth: the planner's estimate answers. */
export const EXACT_MAX = 100_000
/** In the planner's units, some 100 ms of a table that is not in memory: where counting a big table to the end costs more, its estimate answers as well … */
const COST_MAX = 8000
/** … if it takes them for so many, and so many are there. */
const TRUSTED_FROM = 10_000
const COUNTED_FIRST = 1000
/** How long a total is remembered for the same filter, ms. A change of the table forgets it at once. */
const REMEMBER = 1000
const REMEMBERED_MAX = 500
/** Smaller tables are counted: whatever is looked for in them is found soon. */
const BIG = 100_000
/** Of a big table so large a share is many: along an order, the first of them come soon, within so many rows. */
const MANY_SHARE = 0.01
export const WALKED_MAX = 20_000
/** Of a filter that the planner takes to find no more than that share, a sample of so many blocks is asked. */
const SAMPLE_BLOCKS = 100
/** Bytes. */
const BLOCK = 8192
/** Bytes of a stored row, and few are shorter. */
const SHORT_ROW = 100
/** How long the size of a table is taken for known, ms. */
const SIZE_FOR = 60_000

/** What a filter of a big table is taken to find. `isMany`: so many that some are met soon along any order. */
export type Guess = { rows: number; isMany: boolean }

type Asked = { table: string; from: CompiledQuery; sample: (() => CompiledQuery) | undefined }
type Plan = { 'Plan Rows': number; 'Total Cost': number }

export type Total = { total: number; estimated: boolean }

/** How many rows a filter finds, remembered for a second; the same count asked for at once is made once. */
export type Totals = {
  /**
   * `from`: the compiled `from … where …`; `tables`: every table it looks at, the one whose rows are counted first. `sample`:
   * the share that the filter has in a sample, for where the planner may be wrong by far: it takes the pairs of a phrase for
   * independent of each other, and so a common phrase for a rare one, and knows the most common pairs of a table alone.
   */
  of(tables: readonly string[], from: CompiledQuery, sample?: () => CompiledQuery): OneTotal
  /** Whether a table has so many rows that not everything in it is found soon. */
  isBig(table: string): Promise<boolean>
}

export type OneTotal = {
  readonly isKnown: boolean
  count(): Promise<Total>
  /** Undefined of a table that is not big. Nothing is counted. */
  guess(): Promise<Guess | undefined>
  /** Takes an exact total that somebody has counted on the way. */
  remember(total: number): void
  /** Known places of the rows in an order, named for whatever it depends on: as long as the total. */
  places(order: string): KnownPlaces
}

export function createTotals(database: Database, bus: ChangeBus): Totals {
  const remembered = new LRUCache<string, Promise<Total>>({ max: REMEMBERED_MAX, ttl: REMEMBER })
  const places = new LRUCache<string, KnownPlaces>({ max: REMEMBERED_MAX, ttl: REMEMBER })
  const sizes = new LRUCache<string, Promise<number>>({ max: REMEMBERED_MAX, ttl: SIZE_FOR })
  const changes = countTableChanges(bus)

  /** Rows of the table, as they were at its last analysis; of one that was never looked at as many as it has room for. */
  function sizeOf(table: string): Promise<number> {
    const known = sizes.get(table)
    if (known) return known
    const asked = database.pool
      .query<{ size: number }>(
        `select case when reltuples < 0 then pg_relation_size(oid) / ${SHORT_ROW} else reltuples end as size
         from pg_class where oid = to_regclass($1)`,
        [table],
      )
      .then(({ rows }) => rows[0]?.size ?? 0)
    sizes.set(table, asked)
    asked.catch(() => sizes.delete(table))
    return asked
  }

  /** What the planner takes a filter to find, or a sample says; undefined of a table that is not big. */
  async function planOfBig({ table, from, sample }: Asked): Promise<(Plan & { size: number }) | undefined> {
    const size = await sizeOf(table)
    if (size < BIG) return undefined
    const plan = await planOf(from)
    const rows = plan['Plan Rows']
    if (!sample || rows >= MANY_SHARE * size) return { ...plan, size }
    const { sql: text, parameters } = sample()
    const { rows: found } = await database.pool.query<{ share: number }>(text, [...parameters])
    const share = found[0]?.share ?? 0
    return { ...plan, 'Plan Rows': share < MANY_SHARE ? rows : Math.round(share * size), size }
  }

  async function planOf(from: CompiledQuery): Promise<Plan> {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (format json) select 1 ${from.sql}`,
      [...from.parameters],
    )
    return rows[0]!['QUERY PLAN'][0]!.Plan
  }

  async function countTo(max: number, from: CompiledQuery): Promise<number> {
    const { rows } = await database.pool.query<{ total: number }>(
      `select count(*) as total from (select 1 ${from.sql} limit ${max + 1}) as bounded`,
      [...from.parameters],
    )
    return rows[0]?.total ?? 0
  }

  async function read(asked: Asked): Promise<Total> {
    const { from } = asked
    const plan = await planOfBig(asked)
    if (plan) {
      const { 'Plan Rows': rows, 'Total Cost': cost } = plan
      const isWorthCounting = rows < 2 * EXACT_MAX && cost < COST_MAX
      if (rows >= 2 * TRUSTED_FROM && !isWorthCounting) {
        const first = await countTo(COUNTED_FIRST, from)
        return first <= COUNTED_FIRST ? { total: first, estimated: false } : { total: rows, estimated: true }
      }
    }
    const total = await countTo(EXACT_MAX, from)
    if (total <= EXACT_MAX) return { total, estimated: false }
    return { total: Math.max((plan ?? (await planOf(from)))['Plan Rows'], EXACT_MAX + 1), estimated: true }
  }

  return {
    isBig: async (table) => (await sizeOf(table)) >= BIG,
    of(tables, from, sample) {
      const asked = { table: tables[0]!, from, sample }
      const key = [changes.stateOf(tables), from.sql, JSON.stringify(from.parameters)].join('\n')
      let known = bus.healthy ? remembered.get(key) : undefined
      return {
        isKnown: known !== undefined,
        count() {
          if (known) return known
          const counting = read(asked)
          if (!bus.healthy) return counting
          remembered.set(key, counting)
          counting.catch(() => remembered.delete(key))
          return counting
        },
        async guess() {
          const plan = await planOfBig(asked)
          return plan && { rows: plan['Plan Rows'], isMany: plan['Plan Rows'] >= MANY_SHARE * plan.size }
        },
        remember(total) {
          known = Promise.resolve({ total, estimated: false })
          if (bus.healthy) remembered.set(key, known)
        },
        places(order) {
          const name = `${order}\n${key}`
          const found = bus.healthy ? places.get(name) : undefined
          if (found) return found
          const made = createKnownPlaces()
          if (bus.healthy) places.set(name, made)
          return made
        },
      }
    },
  }
}

/** The share of rows of the table (as `t`) that meet the conditions, among some of its blocks: the same ones each time. */
export const shareOf = (table: string, conditions: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select count(*) filter (${conditions}) / greatest(1, count(*))::float8 as share from ${sql.table(table)} as t
  ${sampled(table, { blocks: SAMPLE_BLOCKS })}
`

/** After the table's name: so many of its blocks, and at least that share of them, the same ones each time. */
export const sampled = (
  table: string,
  { blocks, share = 0 }: { blocks: number; share?: number },
): RawBuilder<unknown> => sql`
  tablesample system (least(100, 100 * greatest(${share}::float8,
    ${blocks * BLOCK}::float8 / greatest(1, pg_relation_size(${table}::regclass))))) repeatable (1)
`
