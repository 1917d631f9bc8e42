import { Failure } from '@tutu/contract/core/errors'

/** So much work at once, and the rest waits for its turn. Throws a Failure with HTTP status 503 when too many others wait. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>

export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  let working = 0
  const queue: (() => void)[] = []
  return async (work) => {
    if (working >= atOnce) {
      if (queue.length >= waiting) throw new Failure('server.unavailable', { status: 503 })
      // Whoever finishes hands over its place, so `working` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      working++
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else working--
    }
  }
}
