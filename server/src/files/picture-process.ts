import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { Failure, type MessageKey, type MessageParams } from '@tutu/contract/core/errors'
import type { drawPicture, editPicture, makeAvif, preparePicture } from './pictures.ts'

/** What the other process can do: functions of `pictures.ts`. */
export type PictureTasks = {
  preparePicture: typeof preparePicture
  makeAvif: typeof makeAvif
  editPicture: typeof editPicture
  drawPicture: typeof drawPicture
}
export type PictureOrder = {
  [K in keyof PictureTasks]: { task: K; given: Parameters<PictureTasks[K]> }
}[keyof PictureTasks]
export type PictureResult =
  | { result: unknown }
  | { refused: { key: MessageKey; params: MessageParams } | null }
  | { failed: { message: string; code: string | undefined } }

/** ms after its last picture until the process ends and gives its memory back. */
const IDLE = 20_000
/** ms until a picture is given up. */
const PATIENCE = 90_000

/**
 * Pictures come from strangers, and decoding them takes much memory: it is done in a process of its own, with low
 * priority, one picture after the other. What makes it crash or hang is refused like any broken picture; the site goes
 * on, and keeps its memory small.
 */
let running: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
let queue: Promise<unknown> = Promise.resolve()

export function inPictureProcess<K extends keyof PictureTasks>(
  task: K,
  ...given: Parameters<PictureTasks[K]>
): ReturnType<PictureTasks[K]> {
  const turn = queue.then(() => run({ task, given } as PictureOrder))
  queue = turn.catch(() => undefined)
  return turn as ReturnType<PictureTasks[K]>
}

async function run(order: PictureOrder): Promise<unknown> {
  clearTimeout(idle)
  running ??= start()
  const child = running
  child.ref()
  child.channel?.ref()
  const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
  const answered = new AbortController()
  try {
    child.send(order)
    // One that cannot be started or spoken to rejects with its own error: that is not the picture's fault.
    const answer = await Promise.race([
      once(child, 'message', answered).then(([message]) => message as PictureResult),
      once(child, 'exit', answered).then((): PictureResult => ({ refused: null })),
    ])
    if ('result' in answer) return answer.result
    if ('failed' in answer) throw Object.assign(new Error(answer.failed.message), { code: answer.failed.code })
    throw answer.refused ? new Failure(answer.refused.key, answer.refused) : new Failure('upload.incomplete')
  } finally {
    clearTimeout(late)
    answered.abort()
    rest(child)
  }
}

function start(): ChildProcess {
  const child = fork(new URL('picture-worker.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [],
    // Nothing of this process's settings; and one pool of memory, which is given back sooner.
    env: { MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const forget = (): void => {
    if (running === child) running = undefined
  }
  child.on('exit', forget)
  child.on('error', forget)
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It works at any priority.
  }
  return child
}

/** An idle one does not keep this process alive, and ends after a while. */
function rest(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
  idle = setTimeout(() => {
    running = undefined
    if (child.connected) child.disconnect()
  }, IDLE)
  idle.unref()
}
