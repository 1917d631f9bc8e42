import { type Kysely, sql } from 'kysely'
import type { LRUCache } from 'lru-cache'
import { growingCache } from '../lib/growing-cache.ts'
import type { ChangeBus } from '../postgres/change-bus.ts'
import type { Tables } from '../postgres/database.ts'
import { slipsOf } from './edit-distance.ts'
import { HAN_RUN } from './tokens.ts'

/** Announced with the transaction that brings words nobody knew. */
export const VOCABULARY_TAG = 'search_word'

/** Announced where words were taken out that no row has any more. */
export const FORGOTTEN_TAG = 'search_forgotten'

/** 1 a name, 2 a summary, 3 a long text. */
export type Place = 1 | 2 | 3

/** Worse than any place. */
const UNSEEN = 4

function isBetter(place: Place, before: Place | undefined): boolean {
  return place < (before ?? UNSEEN)
}

/** Adds words, each with its best place. */
export function addWords(to: Map<string, Place>, words: Iterable<readonly [string, Place]>): void {
  for (const [word, place] of words) if (isBetter(place, to.get(word))) to.set(word, place)
}

/** Shorter words have no slips: every second one would be another word. */
const SLIPS_FROM = 4
const KNOWN_MAX = 100_000

/** Words this process has seen in the table, with their place: a write that brings nothing new asks nothing. */
const known = new WeakMap<ChangeBus, LRUCache<string, Place>>()

function knownOf(bus: ChangeBus): LRUCache<string, Place> {
  const before = known.get(bus)
  if (before) return before
  const words = growingCache<string, Place>(KNOWN_MAX)
  known.set(bus, words)
  bus.onTags((tags) => {
    if (tags.has(FORGOTTEN_TAG)) words.clear()
  })
  bus.onFlush(() => words.clear())
  return words
}

/**
 * Adds the words of rows to the vocabulary. Answers what is to be done when the transaction has committed; undefined where
 * nothing is new. Words stay for a while when the last row that has them goes (forget.ts): nothing is proposed that finds
 * nothing.
 */
export async function learnWords(
  trx: Kysely<Tables>,
  bus: ChangeBus,
  words: ReadonlyMap<string, Place>,
): Promise<(() => void) | undefined> {
  const seen = knownOf(bus)
  const fresh = [...words].filter(([word, place]) => isBetter(place, seen.get(word)))
  if (fresh.length === 0) return undefined
  const { pinyinOf } = await import('./pinyin.ts')
  const rows = fresh.map(([word, place]) => {
    const isHan = HAN_RUN.test(word)
    const { whole, forms } = isHan ? pinyinOf(word) : { whole: null, forms: [] }
    const typed = whole ?? word
    return { word, place, pinyin: whole, forms, slips: slipKeysOf(typed) }
  })
  // In one order: two transactions that bring the same words wait for each other, but never crosswise.
  rows.sort((a, b) => (a.word < b.word ? -1 : 1))
  await sql`
    with fresh as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as fresh (word text, place smallint, pinyin text, forms text[], slips text[])
    ), learned as (
      insert into search_word (word, place, pinyin, forms) select word, place, pinyin, forms from fresh
      on conflict (word) do update set place = excluded.place where search_word.place > excluded.place
      returning word
    )
    insert into search_slip (slip, word) select slip, word from fresh join learned using (word), unnest(slips) as slip
    on conflict do nothing
  `.execute(trx)
  return () => {
    for (const [word, place] of fresh) seen.set(word, place)
  }
}

/** What a word has in common with those that it may be a slip of. Codes with digits are no words. */
function slipKeysOf(typed: string): string[] {
  if (!/^\p{L}+$/u.test(typed)) return []
  return typed.length >= SLIPS_FROM ? [typed, ...slipsOf(typed)] : [typed]
}
