import { useSyncExternalStore } from 'react'
import { type Place, placeOf } from './place.ts'

/** The place the address names. The server renders the map. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
  return placeOf(hash)
}

function subscribe(onChange: () => void) {
  const changed = () => {
    // The link to the other language leads to the same place.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')) link.hash = location.hash
    onChange()
  }
  changed()
  addEventListener('hashchange', changed)
  addEventListener('popstate', changed)
  return () => {
    removeEventListener('hashchange', changed)
    removeEventListener('popstate', changed)
  }
}
