import { LRUCache } from 'lru-cache'
import type { ChangeBus } from '../postgres/change-bus.ts'

/** Values kept by the tag that forgets them, such as `course:12`. */
export type KeptByTag<V> = {
  /** Undefined besides while changes may be missed. */
  get(tag: string): V | undefined
  /** Begins to read: what it answers keeps what was read, unless a change has come meanwhile, which that may be older than. */
  reading(): (tag: string, value: V) => void
}

/** At most `max` of them; those seldom asked for make room. */
export function keepByTag<V extends object | true>(
  bus: Pick<ChangeBus, 'healthy' | 'onTags' | 'onFlush'>,
  max: number,
): KeptByTag<V> {
  const kept = new LRUCache<string, V>({ max })
  let changes = 0
  bus.onTags((tags) => {
    changes++
    for (const tag of tags) kept.delete(tag)
  })
  bus.onFlush(() => {
    changes++
    kept.clear()
  })
  return {
    get: (tag) => (bus.healthy ? kept.get(tag) : undefined),
    reading() {
      const begun = changes
      const isKept = bus.healthy
      return (tag, value) => {
        if (isKept && begun === changes) kept.set(tag, value)
      }
    },
  }
}
