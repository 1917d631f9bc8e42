import type { Language } from '@tutu/contract/core/languages'
import { LRUCache } from 'lru-cache'
import type { ChangeBus } from '../../postgres/change-bus.ts'
import { NOT_KEPT, type PublicAnswer, type PublicReads, type PublicResource } from './public-reads.ts'

type Announcements = Pick<ChangeBus, 'healthy' | 'onTags' | 'onFlush'>

/** Pages ask for few different first pages of lists; those seldom asked for make room. */
const KEPT_MAX = 200

/**
 * The reads that pages ask, with the first pages of their lists kept until a change of what they were made of is
 * announced: the footer's links are asked for by every page there is. What is found by words, further pages and lists
 * of no row are read each time. Kept answers are frozen: they are everybody's.
 */
export function keepLists(reads: PublicReads, bus: Announcements): PublicReads {
  const kept = new LRUCache<string, PublicAnswer>({ max: KEPT_MAX })
  // What is read while a change arrives may be older than it: it is answered, not kept.
  let generation = 0
  bus.onTags((tags) => {
    generation++
    for (const [key, answer] of kept) if (answer.tags.some((tag) => tags.has(tag))) kept.delete(key)
  })
  bus.onFlush(() => {
    generation++
    kept.clear()
  })

  async function index(
    resource: PublicResource,
    query: Readonly<Record<string, unknown>>,
    language: Language,
  ): Promise<PublicAnswer> {
    if (!bus.healthy || query.quick_search || query.cursor || (query.page ?? '1') !== '1')
      return reads.index(resource, query, language)
    const asked = Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1))
    const key = JSON.stringify([resource.table, language, asked])
    const known = kept.get(key)
    if (known) return known
    const started = generation
    const answer = await reads.index(resource, query, language)
    if (started === generation && !answer.tags.includes(NOT_KEPT)) kept.set(key, frozen(answer))
    return answer
  }

  return { ...reads, index }
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) frozen(inner)
  }
  return value
}
