import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long bodies may take to arrive. Times in ms, pace in bytes a second. */
export type BodyLimits = {
  /** So long any body may take. */
  grace: number
  /** From then on as many bytes must have come, on average, for each second beyond it. */
  pace: number
  /** Where files are sent: as long as a large one takes on a slow line. */
  upload: number
}

/** 2 MB, the most that is not a file, at 64 kbit/s. */
export const BODY_LIMITS: BodyLimits = { grace: 20_000, pace: 8 * 1024, upload: 1_800_000 }
/** A refusal that nobody reads holds the connection no longer than that, in ms. */
const LAST_WORDS = 1000

type Watch = { isUpload: boolean; refuse: (() => void) | undefined }
const watches = new WeakMap<IncomingMessage, Watch>()

/**
 * Ends requests whose bodies come too slowly, read or not: what has been answered without its body, too, holds a connection
 * until the last byte. `onSlow` tells how to refuse one in time; without it the connection is cut.
 */
export function watchBody(request: IncomingMessage, response: ServerResponse, limits: BodyLimits): void {
  if (!hasBody(request)) return
  const watch: Watch = { isUpload: false, refuse: undefined }
  watches.set(request, watch)
  const began = performance.now()
  const { socket } = request
  const before = socket.bytesRead
  let timer = setTimeout(look, limits.grace)

  function look(): void {
    if (request.complete) return stop()
    const left = deadline() - performance.now()
    if (left > 0) timer = setTimeout(look, left)
    else if (watch.refuse && !response.headersSent) {
      watch.refuse()
      timer = setTimeout(() => socket.destroy(), LAST_WORDS)
    } else socket.destroy()
  }
  function deadline(): number {
    if (watch.isUpload) return began + limits.upload
    return began + limits.grace + ((socket.bytesRead - before) / limits.pace) * 1000
  }
  function stop(): void {
    clearTimeout(timer)
    request.off('end', stop)
    socket.off('close', stop)
  }
  request.once('end', stop)
  socket.once('close', stop)
}

/** From now on the body may take as long as a file does. */
export function allowUpload(request: IncomingMessage): void {
  const watch = watches.get(request)
  if (watch) watch.isUpload = true
}

/** What is done when the body is too slow and nothing is answered yet. */
export function onSlowBody(request: IncomingMessage, refuse: () => void): void {
  const watch = watches.get(request)
  if (watch) watch.refuse = refuse
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
