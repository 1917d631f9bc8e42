import { create } from 'zustand'

/** A session that ended while something unsaved was open: the shell stays and asks to sign in again (decision 008). */
export type SessionEnd = {
  /** Whose session, and whose page. null: nothing of the kind. */
  account: { id: number; username: string } | null
  /** User name of who has signed in in this browser since; null: nobody else. */
  successor: string | null
  /** The dialog has been put aside, so that what was typed can be copied. */
  isAside: boolean
}

export const useSessionEnd = create<SessionEnd>()(() => ({ account: null, successor: null, isAside: false }))
