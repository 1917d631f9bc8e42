/** Does one thing at a time once the next frame has been drawn. What is not done when the next thing comes is done then. */
export function createLater() {
  let due: (() => void) | undefined
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Does at once what is still to be done. */
  const settle = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    const job = due
    due = undefined
    job?.()
  }
  return {
    run(job: () => void): void {
      settle()
      due = job
      frame = requestAnimationFrame(() => (timer = setTimeout(settle)))
    },
    settle,
  }
}
