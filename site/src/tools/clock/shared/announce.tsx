import { useSyncExternalStore } from 'react'

let said = ''
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Has screen readers say something when they have finished what they are saying. */
export function announce(text: string): void {
  said = text
  for (const listener of listeners) listener()
}

export function Announcer() {
  const text = useSyncExternalStore(
    subscribe,
    () => said,
    () => '',
  )
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  )
}
