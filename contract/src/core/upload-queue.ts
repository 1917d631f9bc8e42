import { ClientError } from './client-error.ts'
import type { StoredFile, Uploader } from './upload-client.ts'

/** Files on their way at once; further ones wait their turn. */
export const UPLOADS_AT_ONCE = 3

/** A file that is being uploaded, or could not be. One that has arrived leaves the list. */
export type Upload = {
  readonly id: number
  readonly name: string
  /** Bytes of the file, and how many of them are sent. */
  readonly size: number
  readonly sent: number
  /** Bytes per second, smoothed; 0 while it is not known. */
  readonly speed: number
  /** finishing: all is sent, the answer is awaited. */
  readonly state: 'waiting' | 'sending' | 'finishing' | 'failed'
  /** Why it failed, in the user's language. */
  readonly error: string | undefined
  /** Sending the same again makes sense: the line, not the file, was the trouble. */
  readonly canRetry: boolean
}

export type UploadQueue = {
  /** Puts files in the queue; each that arrives is handed to `onStored` in the order of arrival. */
  add(files: readonly File[]): void
  /** Aborts the request if there is one, and forgets the file. */
  cancel(id: number): void
  cancelAll(): void
  retry(id: number): void
  /** A new array after each change: fit for useSyncExternalStore. */
  list(): readonly Upload[]
  subscribe(listener: () => void): () => void
}

type Options<Answer> = {
  uploader: Uploader<Answer>
  topic?: string | undefined
  onStored: (file: Answer) => void
  /** A file could not be sent; not told of cancelled ones. */
  onFailed?: (error: ClientError, name: string) => void
  /** ms. */
  now?: () => number
}

type Job = { file: File; abort: AbortController; meter: Meter }
type Meter = { at: number; sent: number }

/** ms between measurements of the speed. */
const MEASURE_EVERY = 500

/** Uploads a few files at a time, with progress, cancel and retry for each. */
export function createUploadQueue<Answer = StoredFile>({
  uploader,
  topic,
  onStored,
  onFailed,
  now = Date.now,
}: Options<Answer>): UploadQueue {
  const jobs = new Map<number, Job>()
  const listeners = new Set<() => void>()
  let uploads: readonly Upload[] = []
  let lastId = 0

  function show(next: readonly Upload[]) {
    uploads = next
    for (const listener of listeners) listener()
  }

  function change(id: number, fields: Partial<Upload>) {
    if (uploads.some((upload) => upload.id === id))
      show(uploads.map((upload) => (upload.id === id ? { ...upload, ...fields } : upload)))
  }

  function drop(id: number) {
    jobs.delete(id)
    show(uploads.filter((upload) => upload.id !== id))
  }

  function startNext() {
    const busy = uploads.filter(({ state }) => state === 'sending' || state === 'finishing').length
    const next = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, UPLOADS_AT_ONCE - busy))
    for (const { id } of next) void run(id)
  }

  async function run(id: number) {
    const job = jobs.get(id)
    if (!job) return
    job.meter = { at: now(), sent: 0 }
    change(id, { state: 'sending', sent: 0, speed: 0, error: undefined })
    try {
      const onProgress = (loaded: number, total: number) => progress(id, loaded, total)
      const stored = await uploader.send(job.file, { topic, signal: job.abort.signal, onProgress })
      if (!jobs.has(id)) return
      drop(id)
      onStored(stored)
    } catch (error) {
      if (jobs.has(id)) fail(id, job.file.name, error)
    } finally {
      startNext()
    }
  }

  function progress(id: number, loaded: number, total: number) {
    const upload = uploads.find((one) => one.id === id)
    const job = jobs.get(id)
    if (!upload || !job) return
    // The form around the file counts as well; in bytes of the file this is near enough, and whole when all is sent.
    const sent = total > 0 ? Math.min(upload.size, Math.round((loaded / total) * upload.size)) : 0
    change(id, {
      sent,
      state: total > 0 && loaded >= total ? 'finishing' : 'sending',
      speed: speedOf(upload, job, sent),
    })
  }

  function speedOf({ speed }: Upload, job: Job, sent: number): number {
    const elapsed = now() - job.meter.at
    if (elapsed < MEASURE_EVERY) return speed
    const latest = ((sent - job.meter.sent) / elapsed) * 1000
    job.meter = { at: now(), sent }
    return Math.round(speed === 0 ? latest : speed * 0.6 + latest * 0.4)
  }

  function fail(id: number, name: string, error: unknown) {
    if (!(error instanceof ClientError)) {
      drop(id)
      throw error
    }
    if (error.reason === 'cancelled' || error.reason === 'redirect') return drop(id)
    change(id, { state: 'failed', speed: 0, error: error.message, canRetry: error.reason !== 'refused' })
    onFailed?.(error, name)
  }

  function cancel(id: number) {
    const job = jobs.get(id)
    drop(id)
    job?.abort.abort()
    startNext()
  }

  return {
    add(files) {
      const added = files.map((file): Upload => {
        lastId += 1
        jobs.set(lastId, { file, abort: new AbortController(), meter: { at: 0, sent: 0 } })
        const { name, size } = file
        return { id: lastId, name, size, sent: 0, speed: 0, state: 'waiting', error: undefined, canRetry: false }
      })
      show([...uploads, ...added])
      // What would be refused is told at once, not when its turn comes.
      for (const { id, name } of added) {
        const wrong = uploader.check(jobs.get(id)!.file)
        if (wrong) fail(id, name, wrong)
      }
      startNext()
    },
    cancel,
    cancelAll() {
      const all = [...jobs.values()]
      jobs.clear()
      show([])
      for (const { abort } of all) abort.abort()
    },
    retry(id) {
      const job = jobs.get(id)
      if (!job || uploads.find((upload) => upload.id === id)?.state !== 'failed') return
      job.abort = new AbortController()
      change(id, { state: 'waiting', error: undefined })
      startNext()
    },
    list: () => uploads,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
