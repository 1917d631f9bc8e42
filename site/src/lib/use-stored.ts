import { useSyncExternalStore } from 'react'
import type { Stored } from './stored.ts'

/** `const [timers, setTimers] = useStored(storedTimers)` */
export function useStored<T>(stored: Stored<T>): [T, Stored<T>['write']] {
  const value = useSyncExternalStore(stored.subscribe, stored.read, () => stored.first)
  return [value, (next) => stored.write(next)]
}
