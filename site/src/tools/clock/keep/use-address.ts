import { useSyncExternalStore } from 'react'
import { useSite } from '../../../lib/use-site.ts'
import { type Address, formatAddress, parseAddress } from '../logic/address.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

/** What the address asks for, and how to change it. The server renders what it was asked for. */
export function useAddress(): [Address, (change: Partial<Address>) => void] {
  const { search } = useSite()
  const current = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => search,
  )
  return [parseAddress(current), changeAddress]
}

/** Without the router, which would ask the server for the page's data and fail offline. */
export function changeAddress(change: Partial<Address>): void {
  const search = formatAddress({ ...parseAddress(location.search), ...change }, languageOf(location.search))
  history.replaceState(history.state, '', location.pathname + search)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')) {
    // The link to the other language leads to the same clock.
    link.search = formatAddress(parseAddress(search), languageOf(link.search))
  }
  for (const listener of listeners) listener()
}

function languageOf(search: string): string | null {
  return new URLSearchParams(search).get('lang')
}
