/** A worker's timers run on time where a page's are held back in the background. Gets the next due time, tells when it has come. */
let timer: ReturnType<typeof setTimeout> | undefined
let due: number | null = null

/** The computer's clock may be set and the computer may sleep: looked at each second. */
const LOOK = 1000

addEventListener('message', ({ data }: MessageEvent<number | null>) => {
  due = data
  wait()
})

function wait(): void {
  clearTimeout(timer)
  if (due === null) return
  const left = due - Date.now()
  if (left > 0) {
    timer = setTimeout(wait, Math.min(left, LOOK))
    return
  }
  due = null
  postMessage('due')
}
