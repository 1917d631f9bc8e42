/** What is shown of something that goes on, for those parts of a page that listen to it by themselves (`useSyncExternalStore`). */
export function createShown<What>(first: What) {
  let shown = first
  const listeners = new Set<() => void>()
  return {
    now: () => shown,
    show(next: What) {
      shown = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
