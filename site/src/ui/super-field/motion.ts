import type { Action, Crash, State } from '@tutu/learning/super/state'
import { createContext } from 'react'
import { createShown } from '../../lib/shown.ts'

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
export const createMotions = () => createShown<Motion | undefined>(undefined)

export const MotionContext = createContext(createMotions())
