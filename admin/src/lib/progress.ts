import { create } from 'zustand'

const useHolders = create(() => ({ count: 0 }))

/** Shows the thin bar at the top of the page until the returned function is called; it is counted. */
export function holdProgress(): () => void {
  let isHeld = true
  useHolders.setState(({ count }) => ({ count: count + 1 }))
  return () => {
    if (!isHeld) return
    isHeld = false
    useHolders.setState(({ count }) => ({ count: count - 1 }))
  }
}

export const useIsInProgress = (): boolean => useHolders(({ count }) => count > 0)
