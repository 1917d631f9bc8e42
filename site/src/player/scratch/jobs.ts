import type { Preflight } from '@tutu/learning/scratch/outcome'
// oxlint-disable-next-line import/default -- Vite answers the worker's address
import workerUrl from './worker.ts?worker&url'
import type { Job, Report } from './worker.ts'

/** Looks at a file in a worker. Undefined: the worker's script could not be fetched. */
export async function examine(file: File): Promise<Preflight | undefined> {
  const report = await run({ type: 'examine', file }).catch((error: unknown) => {
    if (error instanceof NotFetched) return undefined
    throw error
  })
  if (!report) return undefined
  return report.type === 'examined' ? report.outcome : { ok: false, problem: { kind: 'damaged' } }
}

/**
 * The project without what can't go into a page. Undefined: it could not be mended. Rejects with NotFetched.
 */
export async function mend(file: File): Promise<File | undefined> {
  const report = await run({ type: 'mend', file })
  return report.type === 'mended' && report.project ? new File([report.project], file.name) : undefined
}

type EncodeOptions = { signal: AbortSignal; onProgress: (share: number) => void }

/**
 * A file as base64, a blob of text. Rejects when aborted, when the file can't be read any more, or with NotFetched.
 */
export async function encode(file: File, options: EncodeOptions): Promise<Blob> {
  const report = await run({ type: 'encode', file }, options)
  if (report.type === 'encoded') return report.text
  throw new Error('The file could not be read')
}

/** One worker for each job: stopping the job is ending the worker, and its memory goes with it. */
function run(job: Job, { signal, onProgress }: Partial<EncodeOptions> = {}): Promise<Report> {
  // A worker must come from the page's own origin, even where other files come from a CDN.
  const worker = new Worker(new URL(workerUrl, location.origin), { type: 'module' })
  const done = new Promise<Report>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      if (data.type === 'progress') onProgress?.(data.share)
      else resolve(data)
    })
    // What a script throws comes as an ErrorEvent; a script that did not come at all is a plain event.
    worker.addEventListener('error', (event) => {
      if (event instanceof ErrorEvent) resolve({ type: 'failed' })
      else reject(new NotFetched())
    })
    signal?.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    if (signal?.aborted) reject(new DOMException('Cancelled', 'AbortError'))
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  worker.postMessage(job)
  return done.finally(() => worker.terminate())
}

/** A part of the tool could not be fetched: nothing is wrong with the file. */
export class NotFetched extends Error {}
