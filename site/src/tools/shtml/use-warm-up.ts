import { useEffect, useEffectEvent } from 'react'
import { isConnectionSpared } from '../../lib/spared-connection.ts'
import { useSite } from '../../lib/use-site.ts'
import { loadRuntime } from '../../player/scratch/runtime.ts'

/** Safari has no idle callback: ms after which the page has surely been shown. */
const LATER = 2000

/**
 * Fetches the player before anything is converted: when the page has nothing else to do, or as soon as somebody turns to
 * the field. Not over a connection that is slow or to be spared; there it comes with the first project. What fails here is
 * asked for again when it is needed, and said then.
 */
export function useWarmUp(loadRest: () => void): () => void {
  const { asset } = useSite()
  const warmUp = (): void => {
    if (isConnectionSpared()) return
    loadRest()
    loadRuntime(asset).catch(() => undefined)
  }
  const warmUpOnce = useEffectEvent(warmUp)
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => warmUpOnce(), LATER)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => warmUpOnce())
    return () => cancelIdleCallback(idle)
  }, [])
  return warmUp
}
