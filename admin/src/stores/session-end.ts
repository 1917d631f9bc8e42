import { create } from 'zustand'

/**
 * The account whose session ended while something unsaved was open: the shell stays and asks it to sign in again
 * (decision 008). null: nothing of the kind.
 */
export const useSessionEnd = create<{ account: { id: number; username: string } | null }>()(() => ({ account: null }))
