/** ms: keys that follow sooner are typed without looking at hands. */
export const QUICK = 200
/** ms without a key, after which somebody who types that quickly may look up. */
const PAUSE = 120

/**
 * Does what is to be seen behind the text: once the frame that shows the key has been drawn, or, of keys that follow each other
 * quickly, once they pause. A key that comes while frames of the one before are drawn waits for its own up to a whole one.
 */
export function createBehind() {
  let jobs: (() => void)[] = []
  let keyAt = -Infinity
  let isQuick = false
  let pause: ReturnType<typeof setTimeout> | undefined
  const runAll = () => {
    const due = jobs
    jobs = []
    for (const job of due) job()
  }
  return {
    /** A key went down. */
    key(): void {
      const now = performance.now()
      isQuick = now - keyAt < QUICK
      keyAt = now
    },
    isWaiting: () => jobs.length > 0,
    /** In order. */
    run(job: () => void): void {
      jobs.push(job)
      if (isQuick) {
        clearTimeout(pause)
        pause = setTimeout(runAll, PAUSE)
      } else if (jobs.length === 1) requestAnimationFrame(() => setTimeout(runAll))
    },
    /** Behind the frame of this key however quick it was, and all that waits before it. */
    runSoon(job: () => void): void {
      jobs.push(job)
      clearTimeout(pause)
      requestAnimationFrame(() => setTimeout(runAll))
    },
  }
}
