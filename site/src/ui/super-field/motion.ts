import type { Action, Crash, State } from '@tutu/learning/super/state'
import { createContext } from 'react'

/** What the rabbit does now. */
export type Motion = {
  readonly rabbit: State['rabbit']
  /** What it has just done, a new object each time. */
  readonly deed: { readonly action?: Action; readonly crash?: Crash } | undefined
  /** How long it takes, ms. */
  readonly pace: number
}

/**
 * Listened to by the rabbit alone: it sets off before the screen around it is drawn for the beat, and its layers go on by
 * themselves meanwhile. Nothing is shown here while nothing runs: then the rabbit is where its field has it.
 */
export function createMotions() {
  let motion: Motion | undefined
  const listeners = new Set<() => void>()
  return {
    now: () => motion,
    show(next: Motion | undefined) {
      motion = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const MotionContext = createContext(createMotions())
