import { Worker } from 'node:worker_threads'
import type { Language } from '@tutu/contract/core/languages'
import { threadEnvironment } from '../env.ts'

/** Why a text is shown as it was typed: the limit it exceeds, or a fault of the renderer. */
export type TooHard = 'time' | 'memory' | 'size' | 'nesting' | 'error'
export type Rendered = { html: string } | { tooHard: TooHard }
/** What is rendered, and what language its marks speak; absent: the default. */
export type Text = { source: string; language?: Language | undefined }
export type WorkerMessage = 'ready' | Rendered

export type Renderer = {
  /** Texts that wait for their turn. */
  readonly waiting: number
  /** undefined: not rendered now, for a reason that is not the text's; it may be asked for again. */
  render(source: string, language?: Language): Promise<Rendered | undefined>
  close(): Promise<void>
}

type Options = {
  /** ms of computing from which on a text is too hard. */
  timeLimit?: number
  /** MB of heap. */
  memoryLimit?: number
  /** ms after the last text until the thread ends and gives some 10 MiB back; the next takes 85 ms to start. */
  idleAfter?: number
  script?: URL
  /** Hears of a thread that did not start or ended by itself. */
  onBroken?: (error: unknown) => void
}

const SCRIPT = new URL('render-worker.ts', import.meta.url)
/** ms until a thread that has not said that it is ready is given up, and from a failed start to the next. */
const START_LIMIT = 30_000
const START_AGAIN_AFTER = 5000
/** ms at least from one look at the time a text takes to the next. */
const LOOK_AGAIN_AFTER = 50
/** Texts beyond are put off until somebody asks again. */
const WAITING_MAX = 1000

type Task = { text: Text; resolve: (rendered: Rendered | undefined) => void }

/**
 * Renders Markdown in a thread of its own, one text after the other, so that no text can keep this process from
 * answering. A text that takes too long or too much ends the thread; the next text gets a new one.
 */
export function createRenderer({
  timeLimit = 3000,
  memoryLimit = 128,
  idleAfter = 5000,
  script = SCRIPT,
  onBroken = () => undefined,
}: Options = {}): Renderer {
  const waiting: Task[] = []
  let worker: Worker | undefined
  let isReady = false
  let current: Task | undefined
  let timer: NodeJS.Timeout | undefined
  let brokenUntil = 0
  let isClosed = false

  function next(): void {
    if (current || waiting.length === 0) return
    if (isClosed || Date.now() < brokenUntil) {
      for (const { resolve } of waiting.splice(0)) resolve(undefined)
      return
    }
    current = waiting.shift()!
    clearTimeout(timer)
    worker ??= start()
    worker.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(current.text)
    if (isReady) limitTime(worker, current)
    else timer = setTimeout(() => broke(new Error('The rendering thread does not start')), START_LIMIT)
  }

  /** By the time the thread computed: on a busy machine it may have waited for most of it. */
  function limitTime(thread: Worker, task: Task): void {
    const begun = computed(thread)
    const look = async (): Promise<void> => {
      const used = (await computed(thread)) - (await begun)
      if (current !== task) return
      if (used < timeLimit) {
        timer = setTimeout(() => void look(), Math.max(timeLimit - used, LOOK_AGAIN_AFTER))
        return
      }
      forget()
      settle({ tooHard: 'time' })
    }
    timer = setTimeout(() => void look(), timeLimit)
  }

  function settle(rendered: Rendered | undefined): void {
    clearTimeout(timer)
    current?.resolve(rendered)
    current = undefined
    next()
    if (!current) rest()
  }

  function broke(error: unknown): void {
    if (!isReady) brokenUntil = Date.now() + START_AGAIN_AFTER
    forget()
    onBroken(error)
    settle(undefined)
  }

  function start(): Worker {
    const thread = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: memoryLimit, maxYoungGenerationSizeMb: 4 },
      // Compiling its code anew takes 14 MiB for the life of this process.
      env: threadEnvironment(),
      execArgv: [],
    })
    const isOurs = (): boolean => worker === thread
    thread.on('message', (message: WorkerMessage) => {
      if (!isOurs()) return
      if (message !== 'ready') return settle(message)
      isReady = true
      clearTimeout(timer)
      if (current) limitTime(thread, current)
      else rest()
    })
    thread.on('error', (error: NodeJS.ErrnoException) => {
      if (!isOurs()) return
      if (!isReady || error.code !== 'ERR_WORKER_OUT_OF_MEMORY') return broke(error)
      forget()
      settle({ tooHard: 'memory' })
    })
    thread.on('exit', () => {
      if (isOurs()) broke(new Error('The rendering thread ended'))
    })
    return thread
  }

  function forget(): void {
    void worker?.terminate()
    worker = undefined
    isReady = false
  }

  /** An idle thread does not keep this process alive, and ends after a while. */
  function rest(): void {
    worker?.unref()
    clearTimeout(timer)
    timer = setTimeout(forget, idleAfter)
    timer.unref()
  }

  return {
    get waiting() {
      return waiting.length
    },
    render(source, language) {
      return new Promise((resolve) => {
        waiting.push({ text: { source, language }, resolve })
        if (waiting.length > WAITING_MAX) waiting.shift()!.resolve(undefined)
        next()
      })
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      const thread = worker
      worker = undefined
      settle(undefined)
      clearTimeout(timer)
      await thread?.terminate()
    },
  }
}

/** ms that a thread has computed; 0 where it has ended. */
async function computed(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }))
  return (user + system) / 1000
}
