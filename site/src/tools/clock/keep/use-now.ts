import { useCallback, useSyncExternalStore } from 'react'
import { lastTick } from '../logic/tick.ts'

/** Timers only wake it up, the time itself is read. */
function tickAt(phase: number, onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function tick(): void {
    clearTimeout(timer)
    const now = Date.now()
    timer = setTimeout(tick, lastTick(now, phase) + 1000 - now)
    onTick()
  }
  // A tab in the background is woken late: it must be right at once when it is looked at again.
  document.addEventListener('visibilitychange', tick)
  tick()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

/**
 * The full second it is, ms since the epoch, or the moment `phase` ms after one that has come last; undefined on the
 * server and in the first render, which can't know it.
 */
export function useNow(phase = 0): number | undefined {
  return useSyncExternalStore(
    useCallback((onTick: () => void) => tickAt(phase, onTick), [phase]),
    () => lastTick(Date.now(), phase),
    () => undefined,
  )
}
