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
const MODULES_MAX = 60
/** How long they are kept after the last search that asked, ms. */
const KEPT_FOR = 600_000
const FOUND_MAX = 200
/** Of a longer name only the beginning is typed. */
const UNITS_MAX = 40
/** One letter begins a syllable of nearly every name. */
const TERM_MIN = 2

/** Each character in all its readings, each other word as it is. */
type Units = readonly (readonly string[])[]
type Name = { id: number; text: string; folded: string; units: Units }

/** `text`: the name that is typed so; `isWhole`: from its beginning. */
export type Spelled = { text: string; isWhole: boolean }

/** Names in Han characters, found by pinyin and initials. */
export type SpelledNames = {
  /** Rows whose name has all words of a query, some of them as they are typed without an input method; by id. Rights are not asked. */
  find(db: Kysely<Tables>, resource: Resource, terms: readonly string[]): Promise<Map<number, Spelled>>
}

/** Keeps the names of a module until one of its rows changes. */
export function createSpelledNames(bus: ChangeBus): SpelledNames {
  const kept = new LRUCache<string, Promise<Name[]>>({ max: MODULES_MAX, ttl: KEPT_FOR, updateAgeOnGet: true })
  bus.onTags((tags) => {
    for (const tag of tags) kept.delete(tag)
  })
  bus.onFlush(() => kept.clear())

  function namesOf(db: Kysely<Tables>, resource: Resource): Promise<Name[]> {
    const known = bus.healthy ? kept.get(resource.table) : undefined
    if (known) return known
    const names = readNames(db, resource)
    kept.set(resource.table, names)
    names.catch(() => kept.delete(resource.table))
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
        if (found.size >= FOUND_MAX) break
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
