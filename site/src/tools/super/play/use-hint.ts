import { useMemo, useState } from 'react'
import { HINTS } from './say-outcome.ts'

/** Runs that led nowhere, after which the hint is offered. */
const FAILS = 2

/** The hints of a level, one more each time they are asked for. */
export function useHint() {
  const [shown, setShown] = useState(0)
  const [isLast, setIsLast] = useState(false)
  const [fails, setFails] = useState(0)
  return useMemo(
    () => ({
      /** How many are shown; 0: none. */
      shown,
      /** The hint was asked for after the run that is talked about. */
      isLast,
      isOffered: shown === 0 && fails >= FAILS,
      ask: () => {
        setShown(shown === HINTS ? 0 : shown + 1)
        setIsLast(shown !== HINTS)
      },
      noteRun: (isSolved: boolean) => {
        setIsLast(false)
        if (!isSolved) setFails((known) => known + 1)
      },
    }),
    [shown, isLast, fails],
  )
}

export type Hint = ReturnType<typeof useHint>
