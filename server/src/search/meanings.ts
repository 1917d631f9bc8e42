import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Engine } from '../engine/engine.ts'
import { workedOutOnce } from '../lib/worked-out-once.ts'
import { type Statement, statement } from '../postgres/statement.ts'
import { quoteLexeme } from './document.ts'
import { isOneSlip, slipsOf } from './edit-distance.ts'
import { QUERY_MAX, type Word, wordOf, WORDS_MAX, wordsOf } from './query.ts'
import { isSearched, searchTable } from './searched.ts'
import { type Lexemes, onSynonyms, readSynonyms, synonymsOf } from './synonyms.ts'
import { coreOf, HAN_RUN, stemOf } from './tokens.ts'
import { VOCABULARY_TAG } from './vocabulary.ts'

/** What a word may mean: itself, and what else stands for it. */
export type Meaning = { word: Word; others: readonly Lexemes[] }

type Entry = { word: string; place: number; pinyin: string | null; forms: string[] }

const OTHERS_MAX = 10
const CANDIDATES_MAX = 50
/** From so many letters on a beginning stands for the words that go on from it. */
const BEGINNING_FROM = 2
const PINYIN_BEGINNING_FROM = 3
const SLIP_FROM = 3
/** A run of letters that may be several words without blanks. */
const RUN_FROM = 5
const REMEMBERED_MAX = 3000
const QUERIES_MAX = 1000

export type Meanings = {
  ofQuery(query: string): Promise<Meaning[]>
  /** The same of letters that were typed for short, or for several words, also where the vocabulary has them as a word. */
  ofTyped(query: string): Promise<Meaning[]>
  of(words: readonly Word[]): Promise<Meaning[]>
  /** Those that no row of any module has, nor what stands for them; of more than a query has words, the first ones. */
  unknown(meanings: readonly Meaning[]): Promise<Meaning[]>
  /** Words that differ by a slip or sound the same, the likeliest first. */
  near(word: Word): Promise<readonly string[]>
}

/** The vocabulary, looked up once a word until it changes. */
export function createMeanings({
  database: { kysely, reads },
  bus,
  registry,
  totals,
}: Pick<Engine, 'database' | 'bus' | 'registry' | 'totals'>): Meanings {
  const caches: { clear(): void }[] = []
  bus.onTags((tags) => {
    if (tags.has(VOCABULARY_TAG)) for (const cache of caches) cache.clear()
  })
  const forget = () => {
    for (const cache of caches) cache.clear()
  }
  bus.onFlush(forget)
  onSynonyms(forget)

  /** Kept until the vocabulary changes: what was begun before is not found afterwards. */
  function remembered<T extends object>(max: number, read: (text: string) => Promise<T>): (text: string) => Promise<T> {
    const cache = new LRUCache<string, Promise<T>>({ max })
    caches.push(cache)
    return (text) => {
      const known = bus.healthy ? cache.get(text) : undefined
      if (known) return known
      const reading = read(text)
      cache.set(text, reading)
      reading.catch(() => cache.delete(text))
      return reading
    }
  }

  const entriesOf = remembered(REMEMBERED_MAX, readEntries)
  const nearTo = remembered(REMEMBERED_MAX, readNear)
  const piecesOf = remembered(REMEMBERED_MAX, readPieces)
  const ofQuery = remembered(QUERIES_MAX, (query) => of(wordsOf(query)))
  const ofTyped = remembered(QUERIES_MAX, (query) => of(wordsOf(query), { isTyped: true }))

  async function of(words: readonly Word[], { isTyped = false } = {}): Promise<Meaning[]> {
    return (await Promise.all(words.map((word) => meaningsOf(word, isTyped)))).flat()
  }

  const best = sql.raw(`place, length(word), word limit ${OTHERS_MAX}`)
  const wordsFrom = (text: unknown, end: unknown) => sql<Entry>`
    select word, place, pinyin, forms from search_word where word ~>=~ ${text} and word ~<~ ${end}
    order by word = ${text} desc, ${best}
  `
  const askWords = statement<Entry>(reads, (text, end) => wordsFrom(text, end))
  const askLetters = statement<Entry>(
    reads,
    (text, end, pinyinEnd) => sql`
      (${wordsFrom(text, end)})
      union all (select word, place, pinyin, forms from search_word where pinyin ~>=~ ${text} and pinyin ~<~ ${pinyinEnd}
        order by pinyin = ${text} desc, ${best})
      union all (select word, place, pinyin, forms from search_word where forms @> array[${text}] and place < 3 order by ${best})
    `,
  )
  const askPieces = statement<Entry>(
    reads,
    (parts) => sql`
      select word, place, pinyin, forms from search_word
      where place < 3 and (word = any(${parts}::text[]) or pinyin = any(${parts}::text[]))
    `,
  )
  const askNear = statement<Entry>(
    reads,
    (slips) => sql`
      select distinct w.word, w.place, w.pinyin, w.forms from (
        select word from search_slip where slip = any(${slips}::text[]) limit ${CANDIDATES_MAX}
      ) as s join search_word as w using (word)
    `,
  )

  /** Words that are the text or begin so, whose pinyin is or begins so, and that are typed so for short. */
  async function readEntries(text: string): Promise<Entry[]> {
    const endFrom = (length: number): string => (text.length >= length ? after(text) : justAfter(text))
    if (!/^[a-z]+$/.test(text)) return askWords(text, endFrom(BEGINNING_FROM))
    return askLetters(text, endFrom(BEGINNING_FROM), endFrom(PINYIN_BEGINNING_FROM))
  }

  async function meaningsOf(word: Word, isTyped: boolean): Promise<Meaning[]> {
    const synonyms = synonymsOf(word.text)
    if (word.isHan) return [{ word, others: synonyms }]
    const whole = word.spelt && (await wholeOf(word.spelt))
    if (whole) return [whole]
    const entries = await entriesOf(word.text)
    const isWordItself = !isTyped && (synonyms.length > 0 || entries.some((entry) => entry.word === word.text))
    const chosen = entries.filter(
      (entry) => entry.word.startsWith(word.text) || (!isWordItself && isTypedAs(entry, word.text)),
    )
    if (!isWordItself && chosen.length === 0 && word.text.length >= RUN_FROM) {
      const pieces = await piecesOf(word.text)
      if (pieces.length > 0) return pieces
    }
    const core = coreOf(word.text)
    const others = [
      ...(core ? [[stemOf(core)]] : []),
      ...synonyms,
      ...chosen.filter((entry) => entry.word !== word.text).map((entry) => wordOf(entry.word).lexemes),
    ]
    return [{ word, others: distinct(others, word.lexemes) }]
  }

  /** '游xi' is 游戏. */
  async function wholeOf(spelt: string): Promise<Meaning | undefined> {
    const han = [...spelt].find((character) => HAN_RUN.test(character)) ?? ''
    const { pinyinOf } = await import('./pinyin.ts')
    const typed = spelt.replace(han, pinyinOf(han).whole)
    const [first, ...more] = (await entriesOf(typed)).filter(
      (entry) => isTypedAs(entry, typed) && entry.word.includes(han),
    )
    if (!first) return undefined
    const others = more.map(({ word }) => wordOf(word).lexemes)
    return { word: wordOf(first.word), others: [...others, ...synonymsOf(first.word)] }
  }

  /** 'tuziyouxi', 'rabbitgame': the fewest words that make it up; none where nothing does. */
  async function readPieces(run: string): Promise<Meaning[]> {
    const parts = new Set<string>()
    for (let from = 0; from < run.length; from++)
      for (let to = from + 2; to <= run.length; to++) parts.add(run.slice(from, to))
    const rows = await askPieces([...parts])
    const byTyped = new Map<string, Entry[]>()
    for (const row of rows) {
      const typed = row.pinyin ?? row.word
      byTyped.set(typed, [...(byTyped.get(typed) ?? []), row])
    }
    const best = new Map<number, string[]>([[0, []]])
    for (let to = 2; to <= run.length; to++) {
      for (let from = 0; from < to; from++) {
        const before = best.get(from)
        const piece = run.slice(from, to)
        if (!before || !byTyped.has(piece) || before.length + 1 >= (best.get(to)?.length ?? Infinity)) continue
        best.set(to, [...before, piece])
      }
    }
    return (best.get(run.length) ?? []).map((piece) => {
      const [first, ...more] = byTyped.get(piece)!.map((entry) => wordOf(entry.word))
      const others = [...more.map(({ lexemes }) => lexemes), ...synonymsOf(first!.text)]
      return { word: first!, others: distinct(others, first!.lexemes) }
    })
  }

  async function readNear(text: string): Promise<string[]> {
    const typed = HAN_RUN.test(text) ? (await import('./pinyin.ts')).pinyinOf(text).whole : text
    if (typed.length < SLIP_FROM) return []
    const rows = await askNear([typed, ...slipsOf(typed)])
    const likeness = (entry: Entry): number => {
      const own = entry.pinyin ?? entry.word
      return (own === typed ? 0 : 4) + (own[0] === typed[0] ? 0 : 2) + (own.length === typed.length ? 0 : 1)
    }
    return rows
      .filter((entry) => entry.word !== text && isNear(entry, typed))
      .toSorted((a, b) => likeness(a) - likeness(b) || a.place - b.place || (a.word < b.word ? -1 : 1))
      .map((entry) => entry.word)
  }

  /** Every module asks the same of one query, at the same time. */
  const asking = new Map<string, Promise<boolean[]>>()

  let known: { version: number; isBig: boolean; ask: Statement<{ known: boolean[] }> } | undefined

  /** Of two common words that never meet the index has all entries compared: 0.1 s where a million rows have one each. */
  async function areKnown(queries: readonly string[]): Promise<boolean[]> {
    const { version } = registry
    const searched = registry.all().filter(isSearched)
    const isBig = (await Promise.all(searched.map(({ table }) => totals.isBig(table)))).includes(true)
    if (known?.version !== version || known.isBig !== isBig) {
      const ask = statement<{ known: boolean[] }>(isBig ? kysely : reads, (all) =>
        knownAmong(searched.map(searchTable), all),
      )
      known = { version, isBig, ask }
    }
    const [row] = await known.ask(queries)
    return row!.known
  }

  return {
    async unknown(all) {
      const meanings = all.slice(0, WORDS_MAX)
      if (meanings.length === 0) return []
      const queries = meanings.map(meaningQuery)
      const key = queries.join('\n')
      const asked = asking.get(key) ?? areKnown(queries).finally(() => asking.delete(key))
      asking.set(key, asked)
      const known = await asked
      return meanings.filter((_, index) => !known[index])
    },
    async ofQuery(query) {
      await readSynonyms(reads, bus)
      return ofQuery(query.slice(0, QUERY_MAX))
    },
    ofTyped: (query) => ofTyped(query.slice(0, QUERY_MAX)),
    of: (words) => of(words),
    near: ({ text }) => nearTo(text),
  }
}

/**
 * Whether any of some tables of words has a row, for each of the tsqueries; their list as a query, into which PostgreSQL does not look:
 * for each list by itself it would plan anew (decision 322).
 */
export function knownAmong(tables: readonly RawBuilder<unknown>[], queries: unknown): RawBuilder<{ known: boolean[] }> {
  const having = tables.map((table) => hasRowWith(table, sql`asked.query`))
  return sql`
    select array(
      select ${sql.join(having, sql` or `)} from unnest((select ${queries}::tsquery[])) with ordinality as asked (query, number) order by number
    ) as known
  `
}

/**
 * Whether a table of words has a row for a tsquery. Asked for one row alone the planner reads the table until it comes, which is to its
 * end where there is none, as soon as some entries wait in the index (decision 316).
 */
function hasRowWith(table: RawBuilder<unknown>, query: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`exists (with found as materialized (select from ${table} where terms @@ ${query}) select from found)`
}

/** tsquery: the word, or what else stands for it. */
export const meaningQuery = workedOutOnce(
  ({ word, others }: Meaning): string =>
    `(${[word.lexemes, ...others].map((lexemes) => `(${lexemes.map(quoteLexeme).join(' & ')})`).join(' | ')})`,
)

function isNear(entry: Entry, typed: string): boolean {
  const own = entry.pinyin ?? entry.word
  return own === typed || isOneSlip(own, typed)
}

function isTypedAs({ pinyin, forms }: Entry, text: string): boolean {
  return Boolean(pinyin?.startsWith(text)) || forms.includes(text)
}

/** Behind the text itself, before all that go on from it. */
function justAfter(text: string): string {
  return `${text}\u0001`
}

/** Behind all texts that begin so. */
function after(text: string): string {
  return `${text}\u{10FFFF}`
}

function distinct(others: readonly Lexemes[], itself: Lexemes): Lexemes[] {
  const seen = new Set([itself.join(' ')])
  const kept: Lexemes[] = []
  for (const lexemes of others) {
    const key = lexemes.join(' ')
    if (!seen.has(key)) kept.push(lexemes)
    seen.add(key)
  }
  return kept.slice(0, OTHERS_MAX)
}
