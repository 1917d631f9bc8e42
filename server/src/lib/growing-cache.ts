import { LRUCache } from 'lru-cache'

/** The latest so many entries, with room taken as they come: the library's own `max` takes room for all of them at once. */
export const growingCache = <K extends {}, V extends {}>(
  most: number,
  options: { ttl?: number } = {},
): LRUCache<K, V> => new LRUCache<K, V>({ maxSize: most, sizeCalculation: () => 1, ...options })
