import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Engine } from '../engine/engine.ts'
import { keptStatement, type Statement, statement } from '../postgres/statement.ts'
import { watchRows } from './changed-rows.ts'
import { quoteLexeme } from './document.ts'
import {
  IN_NAME,
  IN_NAME_BELOW,
  IN_SUMMARY,
  IN_SUMMARY_BELOW,
  IN_TEXT,
  type Packed,
  packRows,
  SENT_BYTES,
} from './posting-bytes.ts'
import { type SearchedResource, searchTable } from './searched.ts'

/** A word that more rows have is not kept. */
const ROWS_MAX = 10_000
/** Of one query, with what stands for them; and their rows in all: what ranks them has the one thread of all visitors. */
const LEXEMES_MAX = 40
const QUERY_ROWS_MAX = 40_000
/** Words that one search reads: the statement goes on for it, and the next one reads more. */
const READ_MAX = 8
/** Of all modules together. */
const BYTES_MAX = 4 * 2 ** 20
/** Beside the rows themselves: the key, and what holds them. */
const ENTRY_BYTES = 400
const COMMON_MAX = 2000
const ASKED_MAX = 4000

/**
 * Words that are not kept are read: `now`, or, where rows change so often that all was forgotten, only those that were asked for `again`: to read
 * a word's rows costs more than one search.
 */
export type Reading = 'now' | 'again'

export type KeptPostings = {
  /**
   * Of each of these words the rows that have it, but for the `changed` ones, which may have others by now; undefined where they are too many or too
   * common, or one of them is not read yet.
   */
  of(
    resource: SearchedResource,
    lexemes: readonly string[],
    reading: Reading,
  ): Promise<{ words: Map<string, Packed>; changed: readonly number[] } | undefined>
}

/** As they are sent; null where no row has the word. */
type Sent = { rows: Buffer | null }

export function createPostings({
  database: { kysely },
  bus,
  registry,
}: Pick<Engine, 'database' | 'bus' | 'registry'>): KeptPostings {
  const kept = new LRUCache<string, Packed>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ bytes }) => ENTRY_BYTES + bytes.length,
  })
  /** Words of too many rows; and those that were asked for, and not kept. */
  const common = new LRUCache<string, true>({ max: COMMON_MAX })
  const asked = new LRUCache<string, true>({ max: ASKED_MAX })
  /** What is being read, for all who ask for it meanwhile. */
  const reads = new Map<string, Promise<void>>()
  const changedOf = watchRows({ bus, registry })
  bus.onFlush(() => {
    kept.clear()
    common.clear()
  })

  const statements = new Map<string, Statement<Sent>>()
  const askFor = (resource: SearchedResource): Statement<Sent> =>
    keptStatement(statements, resource.table, () =>
      statement<Sent>(
        kysely,
        (words) => sql`
          select found.* from (
            select word, (word::text || ':A')::tsquery as as_name, number from unnest(${words}::tsquery[]) with ordinality as asked (word, number)
            -- Apart, or it is made anew for each row.
            offset 0
          ) as asked cross join lateral (
            select string_agg(int4send(id) || int4send(weigh) || set_byte('\\x00', 0, place), '' order by id) as rows
            from (
              select id, weigh, case
                when own @@ asked.word then case when own @@ asked.as_name then ${sql.lit(IN_NAME)} else ${sql.lit(IN_SUMMARY)} end
                when through @@ asked.as_name then ${sql.lit(IN_NAME_BELOW)} when through @@ asked.word then ${sql.lit(IN_SUMMARY_BELOW)}
                else ${sql.lit(IN_TEXT)} end as place
              from ${searchTable(resource)} where terms @@ asked.word limit ${sql.lit(ROWS_MAX + 1)}
            ) as one
          ) as found order by asked.number
        `,
      ),
    )

  /** Reads words and keeps them. Rows that change meanwhile are among the changed ones from then on. */
  async function read(resource: SearchedResource, keys: ReadonlyMap<string, string>): Promise<void> {
    const sent = await askFor(resource)([...keys.keys()].map(quoteLexeme))
    for (const [index, key] of [...keys.values()].entries()) {
      const rows = sent[index]!.rows ?? Buffer.alloc(0)
      const count = rows.length / SENT_BYTES
      if (count > ROWS_MAX) common.set(key, true)
      else kept.set(key, { bytes: packRows(rows), count })
    }
  }

  /** The same, and what others read already is waited for. */
  async function readOnce(resource: SearchedResource, keys: ReadonlyMap<string, string>): Promise<void> {
    const fresh = new Map([...keys].filter(([, key]) => !reads.has(key)))
    if (fresh.size > 0) {
      const reading = read(resource, fresh).finally(() => {
        for (const key of fresh.values()) reads.delete(key)
      })
      for (const key of fresh.values()) reads.set(key, reading)
    }
    await Promise.all([...keys.values()].map((key) => reads.get(key)))
  }

  return {
    async of(resource, lexemes, reading) {
      if (!bus.healthy || lexemes.length > LEXEMES_MAX) return undefined
      const { since, ids: changed, isRestless } = changedOf(resource)
      const keys = new Map(lexemes.map((lexeme) => [lexeme, `${resource.table} ${since}\n${lexeme}`]))
      const isAny = (words: { has(key: string): boolean }): boolean => [...keys.values()].some((key) => words.has(key))
      if (isAny(common)) return undefined
      const missing = new Map([...keys].filter(([, key]) => !kept.has(key)).slice(0, READ_MAX))
      const unasked = [...missing.values()].filter((key) => !asked.has(key))
      for (const key of unasked) asked.set(key, true)
      if (reading === 'again' && isRestless && unasked.length > 0) return undefined
      if (missing.size > 0) await readOnce(resource, missing)
      const words = new Map<string, Packed>()
      let count = 0
      for (const [lexeme, key] of keys) {
        const packed = kept.get(key)
        if (!packed) return undefined
        words.set(lexeme, packed)
        count += packed.count
      }
      if (count > QUERY_ROWS_MAX) return undefined
      return { words, changed: [...changed] }
    },
  }
}
