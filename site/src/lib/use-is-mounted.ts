import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first render, which repeats it. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
