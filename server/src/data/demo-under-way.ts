/** Part of the demo that is made beside a site that is open already. */
export type DemoUnderWay = {
  done: Promise<void>
  /** Gives up what is half done: the next start does what is missing. */
  close(): Promise<void>
}

/** `onError` does not hear of what `close` breaks off. */
export function startDemo(
  make: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void | Promise<void>,
): DemoUnderWay {
  const closing = new AbortController()
  const done = make(closing.signal).catch((error: unknown) => {
    if (!closing.signal.aborted) return onError(error)
  })
  return {
    done,
    close() {
      closing.abort()
      return done
    },
  }
}
