/** Of a key, what waits for the next turn. */
type Waiting<In, Out> = {
  given: In
  since: number
  resolve: (done: Out | Promise<Out>) => void
  reject: (error: unknown) => void
}

/**
 * `patience`: ms after which the next no longer wait for work that is under way; `most`: so many are done together; `longest`: ms after
 * which nobody waits for a turn any more, and hears `tooLate` instead.
 */
type Limits = { patience: number; most: number; longest: number; tooLate: () => Error }

/**
 * Work that is done for many at once as for one: what is asked under the same key while it is under way is done together when
 * that is over. Who asks alone waits for nobody. `work` answers for each what was done, or a promise of it; what it throws all of them hear.
 */
export function gathering<In, Out>(
  work: (all: readonly In[]) => Promise<readonly (Out | Promise<Out>)[]>,
  { patience, most, longest, tooLate }: Limits,
): (key: string | object, given: In) => Promise<Out> {
  const queues = new Map<string | object, Waiting<In, Out>[]>()

  /** Until nobody waits: what takes too long goes on beside the next. */
  async function workOff(key: string | object, queue: Waiting<In, Out>[]): Promise<void> {
    for (;;) {
      while (queue[0] && performance.now() - queue[0].since > longest) queue.shift()!.reject(tooLate())
      if (queue.length === 0) break
      await within(patience, together(queue.splice(0, most)))
    }
    queues.delete(key)
  }

  async function together(waiting: readonly Waiting<In, Out>[]): Promise<void> {
    try {
      const done = await work(waiting.map(({ given }) => given))
      for (const [index, one] of waiting.entries()) one.resolve(done[index]!)
      await Promise.allSettled(done)
    } catch (error) {
      for (const one of waiting) one.reject(error)
    }
  }

  return (key, given) => {
    const { promise, resolve, reject } = Promise.withResolvers<Out>()
    const one = { given, since: performance.now(), resolve, reject }
    const queue = queues.get(key)
    if (queue) queue.push(one)
    else {
      const fresh = [one]
      queues.set(key, fresh)
      void workOff(key, fresh)
    }
    return promise
  }
}

/** When the work is over, but no later than in `ms`. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  await Promise.race([work, promise])
  clearTimeout(timer)
}
