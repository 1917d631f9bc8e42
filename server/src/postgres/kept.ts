import type { ChangeBus } from './change-bus.ts'

/** Reads once, and again after a change of one of those tables has been announced; while the bus is down, each time. */
export function keptUntil<T>(bus: ChangeBus, tables: readonly string[], read: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined
  const drop = (): void => {
    kept = undefined
  }
  bus.onTags((tags) => {
    if (tables.some((table) => tags.has(table))) drop()
  })
  bus.onFlush(drop)
  return () => {
    if (!bus.healthy) return read()
    if (!kept) {
      const reading = read()
      kept = reading
      reading.catch(() => {
        if (kept === reading) drop()
      })
    }
    return kept
  }
}
