import workerUrl from './alarm-worker.ts?worker&url'

let tellWorker: ((due: number | null) => void) | undefined
let onDue: () => void = () => undefined

/** Calls `whenDue` at `due` (ms since the epoch), in a background tab too. null: no alarm. One alarm at a time. */
export function setAlarm(due: number | null, whenDue: () => void): void {
  onDue = whenDue
  if (!tellWorker && due === null) return
  tellWorker ??= startWorker()
  tellWorker(due)
}

function startWorker(): (due: number | null) => void {
  // A worker must come from the page's own origin, even where other files come from a CDN.
  const worker = new Worker(new URL(workerUrl, location.origin), { type: 'module' })
  worker.addEventListener('message', () => onDue())
  return (due) => worker.postMessage(due, [])
}
