import { Failure } from '@tutu/contract/core/errors'

/**
 * So much work at once, and the rest waits for its turn. Throws a Failure with HTTP status 503 when too many others wait, or
 * when `signal` is aborted before its turn has come: then it is not done at all.
 */
export type Turns = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>

export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  let working = 0
  const queue: (() => void)[] = []

  const wait = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = (): void => {
        queue.splice(queue.indexOf(begin), 1)
        reject(noPlace())
      }
      signal?.addEventListener('abort', leave, { once: true })
      queue.push(begin)
    })

  return async (work, signal) => {
    if (signal?.aborted) throw noPlace()
    if (working >= atOnce) {
      if (queue.length >= waiting) throw noPlace()
      // Whoever finishes hands over its place, so `working` stays as it is.
      await wait(signal)
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

const noPlace = () => new Failure('server.unavailable', { status: 503 })
