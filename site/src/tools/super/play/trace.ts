import type { Path } from '@tutu/learning/super/program'
import { createContext, use } from 'react'

/** What a run shows in the program. */
export type Trace = {
  /** The path of the step that is done. */
  readonly lit: Path | undefined
  /** It went wrong there. */
  readonly isBad: boolean
}

/**
 * Read where a step or a line is drawn: a beat draws these alone anew, not the program, its editor and its code around them,
 * which took a slow phone three frames.
 */
export const TraceContext = createContext<Trace>({ lit: undefined, isBad: false })

export const useTrace = (): Trace => use(TraceContext)

/** How the step of `path` is lit, as `data-lit` has it. */
export function useLit(path: Path | undefined): 'on' | 'bad' | undefined {
  const { lit, isBad } = useTrace()
  if (path === undefined || lit !== path) return undefined
  return isBad ? 'bad' : 'on'
}
