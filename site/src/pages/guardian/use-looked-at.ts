import { useEffect } from 'react'

/** A page that is looked at again shows what is now. */
export function useLookedAt(again: () => void): void {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && again()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [again])
}
