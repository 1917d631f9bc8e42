import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let second = 0

/** At each full second; timers only wake it up, the time itself is read. */
function tick(): void {
  clearTimeout(timer)
  const now = Date.now()
  second = Math.floor(now / 1000) * 1000
  timer = setTimeout(tick, 1000 - (now % 1000))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    // A tab in the background is woken late: it must be right at once when it is looked at again.
    document.addEventListener('visibilitychange', tick)
    tick()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
    second = 0
  }
}

/** The full second it is, ms since the epoch; undefined on the server and in the first render, which can't know it. */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (second ||= Math.floor(Date.now() / 1000) * 1000),
    () => undefined,
  )
}

const never = () => () => undefined

/** False on the server and in the first render. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
