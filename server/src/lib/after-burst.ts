export type Burst = {
  /** Something of the burst has happened. */
  note(): void
  cancel(): void
}

/**
 * Calls `work` once for a burst: `quiet` ms after its last event, and at most so much later than `within` ms after its first. A
 * process that ends does not wait for it.
 */
export function afterBurst(work: () => void, { quiet, within }: { quiet: number; within: number }): Burst {
  let timer: NodeJS.Timeout | undefined
  let since = 0
  return {
    note() {
      const now = Date.now()
      if (!timer) since = now
      else if (now - since > within) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = undefined
        work()
      }, quiet).unref()
    },
    cancel() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
