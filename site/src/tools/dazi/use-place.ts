import { useEffect, useSyncExternalStore } from 'react'
import { type Place, placeOf } from './place.ts'

/** The place the address names. The server renders the list of lessons. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
  // The router asks the server again when a page goes back to having no hash, which fails offline: give it one.
  useEffect(() => {
    if (location.hash === '') history.replaceState(history.state, '', '#lessons')
  }, [])
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
