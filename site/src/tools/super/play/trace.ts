import type { Path } from '@tutu/learning/super/program'
import { createContext, use, useSyncExternalStore } from 'react'
import { createShown } from '../../../lib/shown.ts'

/** What a run shows in the program. */
export type Trace = {
  /** The path of the step that is done. */
  readonly lit: Path | undefined
  /** It went wrong there. */
  readonly isBad: boolean
}

/**
 * Listened to where a step or a line is drawn: a beat draws the two that change anew, not the program, its editor and its
 * code around them, which took a slow phone three frames.
 */
export const createTraces = () => createShown<Trace>({ lit: undefined, isBad: false })

export const TraceContext = createContext(createTraces())

export function useTrace(): Trace {
  const { subscribe, now } = use(TraceContext)
  return useSyncExternalStore(subscribe, now, now)
}

/** How the step of `path` is lit, as `data-lit` has it. */
export function useLit(path: Path | undefined): 'on' | 'bad' | undefined {
  const { subscribe, now } = use(TraceContext)
  const litNow = () => {
    const { lit, isBad } = now()
    if (path === undefined || lit !== path) return undefined
    return isBad ? 'bad' : 'on'
  }
  return useSyncExternalStore(subscribe, litNow, litNow)
}
