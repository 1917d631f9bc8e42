import { useCallback, useSyncExternalStore } from 'react'

/** Below this the menu is a drawer (px). */
export const SHRINK_BELOW = 1024

export function useMedia(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches)
}

/** Whether the shell is shrunk (spec 9: menu width 0 when shrunk and collapsed). */
export function useIsShrunk(): boolean {
  return useMedia(`(max-width: ${SHRINK_BELOW - 1}px)`)
}
