import { useEffect, useState } from 'react'

/** How long a drawer or dialog takes to go from sight, ms: the slowest motion of the theme and a frame. */
const LEAVES = 330

/**
 * What is open, and what was for the moment it takes to go from sight: its content stays meanwhile.
 * A timer, because a drawer closed before it has come in never tells that it has gone.
 */
export function useLingering<T>(open: T | undefined): T | undefined {
  const [shown, setShown] = useState(open)
  if (open !== undefined && open !== shown) setShown(open)
  const leaving = open === undefined && shown !== undefined
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => setShown(undefined), LEAVES)
    return () => clearTimeout(timer)
  }, [leaving])
  return shown
}
