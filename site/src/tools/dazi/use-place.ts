import { useSyncExternalStore } from 'react'
import { type Place, placeOf } from './place.ts'

/** The place the address names. The server renders the list of lessons. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
  return placeOf(hash)
}

function subscribe(onChange: () => void) {
  addEventListener('hashchange', onChange)
  addEventListener('popstate', onChange)
  return () => {
    removeEventListener('hashchange', onChange)
    removeEventListener('popstate', onChange)
  }
}
