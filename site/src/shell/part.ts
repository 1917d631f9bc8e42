/** A piece of a page that is fetched by itself: not asked for yet, on its way, there, or not to be had just now. */
export type PartState<T> =
  | { readonly kind: 'idle' | 'loading' | 'lost' }
  | { readonly kind: 'ready'; readonly value: T }

export type Part<T> = {
  readonly state: () => PartState<T>
  /** Fetches the part unless it is there or on its way; a lost one is asked for again. Never rejects. */
  readonly load: () => void
  /** Answers how to stop hearing of changes. */
  readonly subscribe: (onChange: () => void) => () => void
}

/**
 * `createPart(() => import('./views.tsx'))`, once for each part, outside components. Unlike React's `lazy` it does not
 * keep a failure: without a network, or after a new build took the file away, the reader can try again.
 */
export function createPart<T>(fetchPart: () => Promise<T>): Part<T> {
  const listeners = new Set<() => void>()
  let state: PartState<T> = { kind: 'idle' }
  function become(next: PartState<T>): void {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    state: () => state,
    load: () => {
      if (state.kind === 'ready' || state.kind === 'loading') return
      become({ kind: 'loading' })
      fetchPart().then(
        (value) => become({ kind: 'ready', value }),
        () => become({ kind: 'lost' }),
      )
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}
