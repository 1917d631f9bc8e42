import { isSpelled } from '@tutu/contract/core/spelled'
import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { ChangeBus } from '../../postgres/change-bus.ts'
import type { Tables } from '../../postgres/database.ts'
import type { Resource } from '../registry.ts'
import { fold } from './quick-search.ts'
import { textsOf } from './texts-of.ts'

/** The newest rows of a module are known by what they are called. */
const NAMES_MAX = 2000
/** Characters and words of all names that are kept, some hundred bytes each. */
const KEPT_UNITS_MAX = 400_000
/** What the bus does not tell of is known after so long, ms. */
const KEPT_FOR = 60_000
/** Names of a table that is written all the time are read no more often, ms. */
const READ_EVERY = 3000
/** Of a longer name only the beginning is typed. */
const UNITS_MAX = 40
/** One letter begins a syllable of nearly every name. */
const TERM_MIN = 2

/** Each character in all its readings, each other word as it is. */
type Units = readonly (readonly string[])[]
type Name = { id: number; text: string; folded: string; units: Units }

/** `text`: the name that is typed so; `isWhole`: from its beginning. */
export type Spelled = { text: string; isWhole: boolean }

/** `size` in units, as far as it is known; `readAt` by `performance.now()`. */
type Kept = { names: Promise<Name[]>; readAt: number; size: number }

/** Names in Han characters, found by pinyin and initials. */
export type SpelledNames = {
  /** Rows whose name has all words of a query, some of them as they are typed without an input method; by id. Rights are not asked. */
  find(db: Kysely<Tables>, resource: Resource, terms: readonly string[]): Promise<Map<number, Spelled>>
}

/** Keeps the names of a module until one of its rows changes, or a little longer where they were only just read. */
export function createSpelledNames(bus: ChangeBus): SpelledNames {
  const kept = new LRUCache<string, Kept>({
    maxSize: KEPT_UNITS_MAX,
    sizeCalculation: ({ size }) => size,
    ttl: KEPT_FOR,
  })
  bus.onTags((tags) => {
    for (const tag of tags) {
      const known = kept.peek(tag)
      if (!known) continue
      const ttl = known.readAt + READ_EVERY - performance.now()
      if (ttl > 0) kept.set(tag, known, { ttl })
      else kept.delete(tag)
    }
  })
  bus.onFlush(() => kept.clear())

  function namesOf(db: Kysely<Tables>, resource: Resource): Promise<Name[]> {
    const { table } = resource
    const known = bus.healthy ? kept.get(table) : undefined
    if (known) return known.names
    const names = readNames(db, resource)
    const read = { names, readAt: performance.now(), size: 1 }
    kept.set(table, read)
    names.then(
      (found) => {
        const size = found.reduce((sum, { units }) => sum + units.length, 1)
        if (kept.peek(table) === read) kept.set(table, { ...read, size }, { noUpdateTTL: true })
      },
      () => kept.delete(table),
    )
    return names
  }

  return {
    async find(db, resource, terms) {
      const found = new Map<number, Spelled>()
      if (!terms.some(isTyped)) return found
      for (const { id, text, folded, units } of await namesOf(db, resource)) {
        const places = terms.map((term) => (folded.includes(term) ? 'literal' : placeIn(units, term)))
        if (places.includes(undefined) || places.every((place) => place === 'literal')) continue
        const isWhole = places.every((place) => place === 0)
        if (isWhole || !found.has(id)) found.set(id, { text, isWhole })
      }
      return found
    },
  }
}

const isTyped = (term: string): boolean => term.length >= TERM_MIN && /^[a-z\d]*[a-z][a-z\d]*$/.test(term)

/** Which unit the letters begin with; undefined where they are no beginnings of units. */
function placeIn(units: Units, term: string): number | undefined {
  if (!isTyped(term)) return undefined
  const place = units.findIndex(
    (readings, from) => readings.some(([first]) => first === term[0]) && isSpelled(units, term, from),
  )
  return place === -1 ? undefined : place
}

const HAN = /\p{Script=Han}/u
const UNIT = /\p{Script=Han}|[a-z\d]+/gu

async function readNames(db: Kysely<Tables>, { table, definition }: Resource): Promise<Name[]> {
  const { rows } = await sql<{ id: number; name: unknown }>`
    select id, ${sql.ref(definition.label)} as name from ${sql.table(table)} order by id desc limit ${NAMES_MAX}
  `.execute(db)
  const { readingsOf } = await import('../../search/pinyin.ts')
  return rows.flatMap(({ id, name }) =>
    textsOf(name)
      .filter((text) => HAN.test(text))
      .map((text) => {
        const folded = fold(text)
        const found = (folded.match(UNIT) ?? []).slice(0, UNITS_MAX)
        return { id, text, folded, units: found.map((unit) => (HAN.test(unit) ? readingsOf(unit) : [unit])) }
      }),
  )
}
