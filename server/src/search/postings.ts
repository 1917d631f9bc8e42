import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Engine } from '../engine/engine.ts'
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
/** Of all modules together. */
const BYTES_MAX = 4 * 2 ** 20
/** Beside the rows themselves: the key, and what holds them. */
const ENTRY_BYTES = 500

export type KeptPostings = {
  /**
   * Of each of these words, the rows that have it; undefined where one of them is too common, or was not asked for since the last change:
   * to read a word's rows costs more than one search, and where rows change all the time nobody would ask again.
   */
  of(resource: SearchedResource, lexemes: readonly string[]): Promise<Map<string, Postings> | undefined>
}

/** As JSON: the driver reads it at once, and arrays of PostgreSQL's sign by sign. */
type Stored = { word: string; ids: number[] | null; weighs: number[]; places: number[] }

/** Kept until a row of the module changes, or one that its rows are found through. */
export function createPostings({
  database: { reads },
  bus,
  registry,
}: Pick<Engine, 'database' | 'bus' | 'registry'>): KeptPostings {
  const kept = new LRUCache<string, Postings | 'many' | 'asked'>({
    maxSize: BYTES_MAX,
    sizeCalculation: (found) => ENTRY_BYTES + (typeof found === 'object' ? found.ids.length * 9 : 0),
  })
  /** What is read while a change arrives may be older than it. */
  const changes = new Map<string, number>()
  let flushes = 0
  bus.onTags((tags) => {
    for (const tag of tags) if (changes.has(tag)) changes.set(tag, changes.get(tag)! + 1)
  })
  bus.onFlush(() => {
    flushes++
    kept.clear()
  })

  /** Whatever the words of the module's rows depend on: the change makes another key. */
  function stateOf(resource: SearchedResource): string {
    const tables = [resource.table, childrenOf(registry, resource)?.child.table]
    const counts = tables.map((table) => {
      if (table && !changes.has(table)) changes.set(table, 0)
      return table ? changes.get(table) : ''
    })
    return [resource.table, registry.version, flushes, ...counts].join(' ')
  }

  const statements = new Map<string, Statement<Stored>>()
  const read = (resource: SearchedResource): Statement<Stored> =>
    keptStatement(statements, resource.table, () =>
      statement<Stored>(
        reads,
        (words, names) => sql`
          select asked.word::text, found.* from unnest(${words}::tsquery[], ${names}::tsquery[]) as asked (word, name)
          cross join lateral (
            select json_agg(id) as ids, json_agg(weigh) as weighs, json_agg(place) as places from (
              select id, weigh, case
                when own @@ asked.name then ${sql.lit(IN_NAME)} when own @@ asked.word then ${sql.lit(IN_SUMMARY)}
                when through @@ asked.name then ${sql.lit(IN_NAME_BELOW)} when through @@ asked.word then ${sql.lit(IN_SUMMARY_BELOW)}
                else ${sql.lit(IN_TEXT)} end as place
              from ${searchTable(resource)} where terms @@ asked.word limit ${sql.lit(ROWS_MAX + 1)}
            ) as one
          ) as found
        `,
      ),
    )

  return {
    async of(resource, lexemes) {
      if (!bus.healthy) return undefined
      const state = stateOf(resource)
      const keyOf = (lexeme: string): string => `${state}\n${lexeme}`
      const known = lexemes.map((lexeme) => kept.get(keyOf(lexeme)))
      if (known.includes('many')) return undefined
      const unasked = lexemes.filter((_, index) => !known[index])
      for (const lexeme of unasked) kept.set(keyOf(lexeme), 'asked')
      if (unasked.length > 0) return undefined

      const found = new Map<string, Postings>()
      const missing: string[] = []
      for (const [index, lexeme] of lexemes.entries()) {
        const one = known[index]
        if (typeof one === 'object') found.set(lexeme, one)
        else missing.push(lexeme)
      }
      if (missing.length === 0) return found
      const words = missing.map(quoteLexeme)
      const rows = await read(resource)(
        words,
        words.map((word) => `${word}:A`),
      )
      const isFresh = bus.healthy && state === stateOf(resource)
      for (const [index, lexeme] of missing.entries()) {
        const postings = inOrder(rows[index]!)
        if (isFresh) kept.set(keyOf(lexeme), postings)
        if (postings !== 'many') found.set(lexeme, postings)
      }
      return found.size === lexemes.length ? found : undefined
    },
  }
}

/** By their ids, as what is compared with others. */
function inOrder({ ids, weighs, places }: Stored): Postings | 'many' {
  if (!ids) return NONE
  if (ids.length > ROWS_MAX) return 'many'
  const order = Int32Array.from(ids.keys()).toSorted((a, b) => ids[a]! - ids[b]!)
  return {
    ids: order.map((index) => ids[index]!),
    weighs: order.map((index) => weighs[index]!),
    places: Uint8Array.from(order, (index) => places[index]!),
  }
}

const NONE: Postings = { ids: new Int32Array(0), weighs: new Int32Array(0), places: new Uint8Array(0) }
