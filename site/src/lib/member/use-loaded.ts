import { ClientError } from '@tutu/contract/core/client'
import { useCallback, useEffect, useRef, useState } from 'react'

/** `data` stays while it is asked for again. */
export type Loaded<T> = {
  data: T | undefined
  /** Why there is nothing new. */
  problem: string | undefined
  isLoading: boolean
  again: () => void
  /** What is known without asking: the answer of a change. */
  set: (data: T) => void
}

/**
 * What a page of the centre shows: asked for when it opens and whenever `key` changes.
 * `useLoaded(`balance ${page}`, async () => (await memberApi.call('GET /api/account/balance', …, { showError: false })).data)`
 */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ data?: T; problem?: string; isLoading: boolean }>({ isLoading: true })
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(load)

  useEffect(() => {
    latest.current = load
  })
  useEffect(() => {
    let isWanted = true
    setState(({ data }) => ({ data, isLoading: true }))
    latest
      .current()
      .then((data) => isWanted && setState({ data, isLoading: false }))
      .catch((error: unknown) => {
        if (!isWanted || (error instanceof ClientError && error.reason === 'redirect')) return
        const problem = error instanceof Error ? error.message : String(error)
        setState(({ data }) => ({ data, problem, isLoading: false }))
      })
    return () => {
      isWanted = false
    }
  }, [key, attempt])

  const again = useCallback(() => setAttempt((before) => before + 1), [])
  const set = useCallback((data: T) => setState({ data, isLoading: false }), [])
  return { data: state.data, problem: state.problem, isLoading: state.isLoading, again, set }
}
