import { useCallback, useLayoutEffect, useRef } from 'react'

/** `act` as it is now, in a function that stays the same: what it is given to is not drawn anew for it. */
export function useLatest<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args) => latest.current(...args), [])
}
