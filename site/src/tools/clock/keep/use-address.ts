import { useSyncExternalStore } from 'react'
import { useSite } from '../../../lib/use-site.ts'
import { type Address, formatAddress, parseAddress } from '../logic/address.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('popstate', onPop, { capture: true })
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('popstate', onPop, { capture: true })
  }
}

/** Without the router, which would ask the server for the page's data and fail offline. */
function onPop(event: PopStateEvent): void {
  event.stopImmediatePropagation()
  tell()
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

/** In place: a setting, which Back need not undo. */
export function changeAddress(change: Partial<Address>): void {
  history.replaceState(history.state, '', location.pathname + searchAfter(change))
  tell()
}

/** To another place of the page, from which Back leads back here. */
export function goTo(change: Partial<Address>): void {
  const before = location.search
  const search = searchAfter(change)
  if (search === before) return
  history.pushState({ ...history.state, before }, '', location.pathname + search)
  tell()
}

/** The query of the address with a change. */
export function searchAfter(change: Partial<Address>): string {
  return formatAddress({ ...parseAddress(location.search), ...change }, languageOf(location.search))
}

function tell(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')) {
    // The link to the other language leads to the same clock.
    link.search = formatAddress(parseAddress(location.search), languageOf(link.search))
  }
  for (const listener of listeners) listener()
}

function languageOf(search: string): string | null {
  return new URLSearchParams(search).get('lang')
}
