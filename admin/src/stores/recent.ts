import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Something that was opened lately, by the key of its entry in the search; a record with what it was called. */
export type Recent = { key: string; record?: { module: string; id: number; name: string } }

const KEPT = 30

type Recents = {
  list: readonly Recent[]
  /** Whose they are: the next administrator of this browser begins with none. */
  adminId: number
}

/** What this administrator has opened in this browser, the latest first. */
export const useRecent = create<Recents>()(persist((): Recents => ({ list: [], adminId: 0 }), { name: 'storeRecent' }))

export function noteRecent(recent: Recent): void {
  useRecent.setState(({ list }) => ({ list: [recent, ...list.filter(({ key }) => key !== recent.key)].slice(0, KEPT) }))
}

export function noteRecord(module: string, id: number, name: string): void {
  noteRecent({ key: recordKey(module, id), record: { module, id, name } })
}

export const recordKey = (module: string, id: number): string => `record:${module}:${id}`

export function claimRecent(adminId: number): void {
  if (useRecent.getState().adminId !== adminId) useRecent.setState({ list: [], adminId })
}

/** Whoever signs out may leave the computer to somebody else: names of records stay with nobody. */
export function forgetRecent(): void {
  useRecent.setState({ list: [] })
}
