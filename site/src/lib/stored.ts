/** A value kept in the browser under one key: a reload goes on with it, other tabs see it. */
export type Stored<T> = {
  read: () => T
  write: (next: T | ((value: T) => T)) => void
  /** Nothing stays in the storage. */
  clear: () => void
  subscribe: (listener: () => void) => () => void
  /** What the server renders and the first render in the browser repeats. */
  readonly first: T
}

/** sessionStorage: as long as the tab, and for it alone. */
type Place = 'localStorage' | 'sessionStorage'

/** `parse` answers undefined for what can't be used; then `first` is the value. */
export function createStored<T>(
  key: string,
  first: T,
  parse: (value: unknown) => T | undefined,
  place: Place = 'localStorage',
): Stored<T> {
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  let known: { text: string | null; value: T } | undefined

  function load(text: string | null): T {
    // The same text answers the same object: React compares snapshots by identity.
    if (known?.text !== text) known = { text, value: parseText(text, parse) ?? first }
    return known.value
  }

  function onStorage(event: StorageEvent): void {
    if (event.storageArea === globalThis[place] && (event.key === key || event.key === null)) tell()
  }

  return {
    first,
    read() {
      const text = storedText(key, place)
      // Storage is switched off: the value lasts as long as the page.
      if (text === undefined) return known?.value ?? first
      return load(text)
    },
    write(next) {
      const value = typeof next === 'function' ? (next as (value: T) => T)(this.read()) : next
      const text = JSON.stringify(value)
      try {
        globalThis[place].setItem(key, text)
        known = { text, value }
      } catch {
        known = { text: storedText(key, place) ?? null, value }
      }
      tell()
    },
    clear() {
      known = undefined
      try {
        globalThis[place].removeItem(key)
      } catch {
        // Storage is switched off: there was nothing in it.
      }
      tell()
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
  }
}

/** Whether anything was ever kept under the key. */
export function hasKept(key: string): boolean {
  return typeof storedText(key, 'localStorage') === 'string'
}

function storedText(key: string, place: Place): string | null | undefined {
  try {
    return globalThis[place].getItem(key)
  } catch {
    return undefined
  }
}

function parseText<T>(text: string | null, parse: (value: unknown) => T | undefined): T | undefined {
  if (text === null) return undefined
  try {
    return parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
