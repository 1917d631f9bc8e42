import { performance } from 'node:perf_hooks'

/** How often is looked, in ms. */
const LOOK_EVERY = 5000
/** The share of its time in which a process at rest does something at most. */
const REST = 0.02
/** Growth that is not worth a collection, in bytes: a full nursery, and what the heap may grow by before V8 collects it. */
const SLIGHT = 32 * 1024 * 1024

type Options = {
  /** Collects all there is, and gives back what is then free. */
  collect: () => Promise<unknown>
  /** Bytes that the process holds. */
  resident?: () => number
  /** Between two looks, the share of the time in which the process did something. */
  busyShare?: () => number
}

/**
 * Collects garbage when the process has been at rest for some seconds and has grown since the last time. V8 would by
 * itself, but never finds Node at rest (decision 313).
 */
export function collectAtRest({
  collect,
  resident = () => process.memoryUsage.rss(),
  busyShare = busyShareOfLoop(),
}: Options): void {
  let left = 0
  setInterval(() => {
    if (busyShare() > REST || resident() < left + SLIGHT) return
    // Known before, too: it is not begun again while it runs.
    left = resident()
    void collect().then(() => (left = resident()))
  }, LOOK_EVERY).unref()
}

function busyShareOfLoop(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}
