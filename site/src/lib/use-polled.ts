import { ClientError } from '@tutu/contract/core/client'
import { useCallback, useEffect, useRef, useState } from 'react'

/** How long until a network that is away is tried again, in ms. */
const AWAY = 3000

export type Polled<T> = {
  data: T | undefined
  /** The server has said no: it is not asked again by itself. */
  refused: string | undefined
  /** It could not be reached just now, and is asked again. */
  isAway: boolean
  /** Asks now. */
  again: () => void
}

type State<T> = Pick<Polled<T>, 'isAway'> & { key: string; data?: T; refused?: string }

/**
 * Asks, and asks again `paceOf(answer)` ms after each answer, one at a time; a refusal ends it, a network that is away does not.
 * A page that nobody looks at rests unless it `isNeeded`, and asks at once when it is looked at again. Another `key` begins anew.
 */
export function usePolled<T>(
  key: string,
  ask: () => Promise<T>,
  paceOf: (data: T) => number,
  isNeeded: () => boolean = () => false,
): Polled<T> {
  const [state, setState] = useState<State<T>>({ key, isAway: false })
  const [round, setRound] = useState(0)
  const latest = useRef({ ask, paceOf, isNeeded })
  useEffect(() => {
    latest.current = { ask, paceOf, isNeeded }
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    let isResting = false
    const due = () => {
      isResting = document.hidden && !latest.current.isNeeded()
      if (!isResting) void next()
    }
    const seen = () => {
      if (isResting) due()
    }
    const next = async () => {
      try {
        const data = await latest.current.ask()
        if (!isWanted) return
        setState({ key, data, isAway: false })
        timer = setTimeout(due, latest.current.paceOf(data))
      } catch (error) {
        if (!isWanted || (error instanceof ClientError && error.reason === 'redirect')) return
        if (error instanceof ClientError && error.reason === 'refused')
          return setState(({ data }) => ({ key, data, refused: error.message, isAway: false }))
        setState(({ data }) => ({ key, data, isAway: true }))
        timer = setTimeout(due, AWAY)
      }
    }
    void next()
    document.addEventListener('visibilitychange', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      isWanted = false
      clearTimeout(timer)
    }
  }, [key, round])
  const again = useCallback(() => setRound((before) => before + 1), [])
  const own: State<T> = state.key === key ? state : { key, isAway: false }
  return { data: own.data, refused: own.refused, isAway: own.isAway, again }
}
