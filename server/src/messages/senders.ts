import { setTimeout as sleep } from 'node:timers/promises'

type Work<T> = {
  /** How many are worked on at once. */
  concurrency: number
  /** Takes a piece of work; undefined: there is none. */
  take: () => Promise<T | undefined>
  /** Answers after how many seconds to look for work again, where it knows. */
  run: (taken: T) => Promise<number | undefined>
  onError: (error: unknown) => void
}

export type Senders = {
  /** Looks for work at once. */
  wake(): void
  /** Takes nothing more, and waits for what is under way, a while. */
  close(): Promise<void>
}

const STOP_PATIENCE = 3000 // ms

/** Those who work until there is nothing left: the first when woken, each other when one before it found something. */
export function createSenders<T>({ concurrency, take, run, onError }: Work<T>): Senders {
  const busy = new Set<Promise<void>>()
  let woken = 0
  let isClosed = false

  function start(): void {
    if (isClosed || busy.size >= concurrency) return
    const one: Promise<void> = work()
      .finally(() => busy.delete(one))
      .catch(onError)
    busy.add(one)
  }

  async function work(): Promise<void> {
    while (!isClosed) {
      const heard = woken
      const taken = await take()
      if (taken !== undefined) {
        start()
        const again = await run(taken)
        if (again !== undefined) setTimeout(wake, again * 1000).unref()
      } else if (heard === woken) return
    }
  }

  function wake(): void {
    woken++
    start()
  }

  return {
    wake,
    async close() {
      isClosed = true
      const waiting = new AbortController()
      const patience = sleep(STOP_PATIENCE, undefined, { signal: waiting.signal }).catch(() => undefined)
      await Promise.race([Promise.all(busy), patience])
      waiting.abort()
    },
  }
}
