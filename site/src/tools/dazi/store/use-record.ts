import { type Age, newSkill } from '@tutu/learning/typing/skill'
import { useSyncExternalStore } from 'react'
import { type DaziRecord, EMPTY, type Settings } from './record.ts'
import { createStore, KEY, type Keeping } from './store.ts'

export const store = createStore(() => localStorage)

/** The record as it stands; empty while the page is being hydrated. */
export function useRecord(): DaziRecord {
  return useSyncExternalStore(subscribe, store.record, () => EMPTY)
}

export function useKeeping(): Keeping {
  return useSyncExternalStore(subscribe, store.keeping, () => 'unread')
}

export function changeSettings(change: Partial<Settings>) {
  store.update((record) => ({ ...record, settings: { ...record.settings, ...change } }))
}

/** What is aimed at begins anew with the age. */
export function chooseAge(age: Age) {
  store.update((record) => ({
    ...record,
    settings: { ...record.settings, age },
    skill: { ...record.skill, targetCpm: newSkill(age).targetCpm, steady: 0 },
  }))
}

function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) store.reload()
  }
  addEventListener('storage', onStorage)
  const leave = store.subscribe(listener)
  return () => {
    removeEventListener('storage', onStorage)
    leave()
  }
}
