import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Engine } from '../engine/engine.ts'
import { countTableChanges } from '../postgres/table-changes.ts'
import { keptStatement, type Statement, statement } from '../postgres/statement.ts'
import { quoteLexeme } from './document.ts'
import { childrenOf, type SearchedResource, searchTable } from './searched.ts'

/** The rows of a module that have a word, each with its place in the editors' order, and where the word stands in it. */
export type Postings = { ids: Int32Array; weighs: Int32Array; places: Uint8Array }

/** Where a word stands in a row, the best place of all: in long texts, in summaries and names of what belongs to it, in its own. */
const IN_TEXT = 0
export const IN_SUMMARY_BELOW = 1
export const IN_NAME_BELOW = 2
export const IN_SUMMARY = 3
export const IN_NAME = 4

/** A word that more rows have is not kept: whenever a row changes, all of them would be read anew. */
const ROWS_MAX = 5000
/** Of one query, with what stands for them; and their rows in all: what ranks them has the one thread of all visitors. */
const LEXEMES_MAX = 12
const QUERY_ROWS_MAX = 15_000
/** Of all modules together. */
const BYTES_MAX = 4 * 2 ** 20
/** Beside the rows themselves: the key, and what holds them. */
const ENTRY_BYTES = 800
const COMMON_MAX = 2000

export type KeptPostings = {
  /**
   * Of each of these words, the rows that have it; undefined where they are too many or too common, or one was not asked for since the last
   * change: to read a word's rows costs more than one search, and where rows change all the time nobody would ask again.
   */
  of(resource: SearchedResource, lexemes: readonly string[]): Promise<Map<string, Postings> | undefined>
}

/** As JSON: the driver reads it at once, and arrays of PostgreSQL's sign by sign. */
type Stored = { ids: number[] | null; weighs: number[]; places: number[] }

/** Kept until a row of the module changes, or one that its rows are found through. */
export function createPostings({
  database: { kysely },
  bus,
  registry,
}: Pick<Engine, 'database' | 'bus' | 'registry'>): KeptPostings {
  const kept = new LRUCache<string, Postings | 'asked'>({
    maxSize: BYTES_MAX,
    sizeCalculation: (found) => ENTRY_BYTES + (found === 'asked' ? 0 : found.ids.length * 9),
  })
  /** Words of too many rows, which one change more or less does not make rare. */
  const common = new LRUCache<string, true>({ max: COMMON_MAX })
  /** What is being read, for all who ask for it meanwhile. */
  const reading = new Map<string, Promise<Stored[]>>()
  const changes = countTableChanges(bus)
  bus.onFlush(() => {
    kept.clear()
    common.clear()
  })

  /** Whatever the words of the module's rows depend on: the change makes another key. */
  function stateOf(resource: SearchedResource): string {
    const child = childrenOf(registry, resource)?.child.table
    return `${registry.version} ${changes.stateOf(child ? [resource.table, child] : [resource.table])}`
  }

  const statements = new Map<string, Statement<Stored>>()
  const askFor = (resource: SearchedResource): Statement<Stored> =>
    keptStatement(statements, resource.table, () =>
      statement<Stored>(
        kysely,
        (words, names) => sql`
          select found.* from unnest(${words}::tsquery[], ${names}::tsquery[]) with ordinality as asked (word, name, number)
          cross join lateral (
            select json_agg(id) as ids, json_agg(weigh) as weighs, json_agg(place) as places from (
              select id, weigh, case
                when own @@ asked.name then ${sql.lit(IN_NAME)} when own @@ asked.word then ${sql.lit(IN_SUMMARY)}
                when through @@ asked.name then ${sql.lit(IN_NAME_BELOW)} when through @@ asked.word then ${sql.lit(IN_SUMMARY_BELOW)}
                else ${sql.lit(IN_TEXT)} end as place
              from ${searchTable(resource)} where terms @@ asked.word limit ${sql.lit(ROWS_MAX + 1)}
            ) as one
          ) as found order by asked.number
        `,
      ),
    )

  /** In the order of the words. */
  function read(resource: SearchedResource, state: string, lexemes: readonly string[]): Promise<Stored[]> {
    const key = JSON.stringify([state, lexemes])
    const words = lexemes.map(quoteLexeme)
    const found =
      reading.get(key) ??
      askFor(resource)(
        words,
        words.map((word) => `${word}:A`),
      ).finally(() => reading.delete(key))
    reading.set(key, found)
    return found
  }

  return {
    async of(resource, lexemes) {
      if (!bus.healthy || lexemes.length > LEXEMES_MAX) return undefined
      const commonOf = (lexeme: string): string => `${resource.table}\n${lexeme}`
      if (lexemes.some((lexeme) => common.has(commonOf(lexeme)))) return undefined
      const state = stateOf(resource)
      const keyOf = (lexeme: string): string => `${state}\n${lexeme}`
      const known = new Map(lexemes.map((lexeme) => [lexeme, kept.get(keyOf(lexeme))]))
      const unasked = lexemes.filter((lexeme) => !known.get(lexeme))
      for (const lexeme of unasked) kept.set(keyOf(lexeme), 'asked')
      if (unasked.length > 0) return undefined

      const missing = lexemes.filter((lexeme) => known.get(lexeme) === 'asked')
      const rows = missing.length > 0 ? await read(resource, state, missing) : []
      const isFresh = bus.healthy && state === stateOf(resource)
      const found = new Map<string, Postings>()
      for (const lexeme of lexemes) {
        const one = known.get(lexeme)
        if (typeof one === 'object') found.set(lexeme, one)
      }
      for (const [index, lexeme] of missing.entries()) {
        const { ids } = rows[index]!
        if (ids && ids.length > ROWS_MAX) {
          common.set(commonOf(lexeme), true)
          continue
        }
        const postings = inOrder(rows[index]!)
        if (isFresh) kept.set(keyOf(lexeme), postings)
        found.set(lexeme, postings)
      }
      const count = [...found.values()].reduce((sum, { ids }) => sum + ids.length, 0)
      return found.size === lexemes.length && count <= QUERY_ROWS_MAX ? found : undefined
    },
  }
}

/** By their ids, as what is compared with others. */
function inOrder({ ids, weighs, places }: Stored): Postings {
  if (!ids) return NONE
  const order = Int32Array.from(ids.keys()).toSorted((a, b) => ids[a]! - ids[b]!)
  return {
    ids: order.map((index) => ids[index]!),
    weighs: order.map((index) => weighs[index]!),
    places: Uint8Array.from(order, (index) => places[index]!),
  }
}

const NONE: Postings = { ids: new Int32Array(0), weighs: new Int32Array(0), places: new Uint8Array(0) }
