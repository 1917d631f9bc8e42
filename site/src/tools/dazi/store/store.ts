import { readRecord } from './read-record.ts'
import { type DaziRecord, EMPTY } from './record.ts'

/** unread: not looked yet. kept: written down. memory: the browser keeps nothing, all is lost when the page goes. */
export type Keeping = 'unread' | 'kept' | 'memory'
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const KEY = 'tutu.dazi'
const RESULTS_WHEN_FULL = 60

/** The record over a storage that may be full, switched off or written by another tab. */
export function createStore(shelf: () => Shelf) {
  let record = EMPTY
  let keeping: Keeping = 'unread'
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())

  function load() {
    try {
      record = readRecord(shelf().getItem(KEY))
      keeping = 'kept'
    } catch {
      keeping = 'memory'
    }
  }

  function write() {
    const smaller = { ...record, results: record.results.slice(-RESULTS_WHEN_FULL), ghosts: {} }
    keeping = put(record) || put(smaller) ? 'kept' : 'memory'
  }

  function put(value: DaziRecord): boolean {
    try {
      shelf().setItem(KEY, JSON.stringify(value))
      return true
    } catch {
      return false
    }
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    record() {
      if (keeping === 'unread') load()
      return record
    },
    keeping: () => keeping,
    /** What another tab has written since is read first, or its results would be lost. */
    update(change: (record: DaziRecord) => DaziRecord) {
      if (keeping !== 'memory') load()
      record = change(record)
      write()
      tell()
    },
    reload() {
      if (keeping === 'memory') return
      load()
      tell()
    },
    erase() {
      record = EMPTY
      try {
        shelf().removeItem(KEY)
      } catch {
        keeping = 'memory'
      }
      tell()
    },
  }
}
