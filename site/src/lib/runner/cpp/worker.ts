// First: the compiler takes hold of `fetch` as it is when it comes.
import { giveFiles } from './given-files.ts'
import type { FromRun, RunOrder } from '../events.ts'
import { type Compiled, compile, whereIt } from './compile.ts'
import type { FromProgram, ToProgram } from './program.ts'

// The worker with the compiler. Programs run in a worker of their own, so that one that never ends takes no compiler with it.

type Given = { runtime?: Record<string, ArrayBuffer>; order?: RunOrder; stop?: true }

let headers = new Uint8Array()
let source = ''
let running: Worker | undefined
/** Counts what was ordered and stopped: what is still compiled for an earlier order is not run. */
let turn = 0
/** A program that asks is run again with one more answer: it is not compiled again, and its clock says the same. */
let last: { code: string; seed: number; begun: number; compiled: Compiled } | undefined

// `asks` is left unanswered: this worker hears while the program computes in its own, and would call a busy one alive.
addEventListener('message', ({ data: { runtime, order, stop } }: MessageEvent<Given>) => {
  if (runtime) {
    const { 'all.pch': read, 'program.js': script, ...tools } = runtime
    giveFiles(tools)
    headers = new Uint8Array(read!)
    source = URL.createObjectURL(new Blob([script!], { type: 'text/javascript' }))
  }
  if (stop || order) end()
  if (order) {
    const mine = turn
    start(order, mine).catch((error: unknown) => {
      if (mine === turn) say({ type: 'failed', error: { name: 'error', message: String(error), line: 0 } })
    })
  }
})

const say = (message: FromRun): void => postMessage(message)

function end(): void {
  turn++
  running?.terminate()
}

async function start(order: RunOrder, mine: number): Promise<void> {
  const { code, seed } = order
  const known = last?.code === code ? last : undefined
  const compiled = known?.compiled ?? (await compile(code, headers))
  if (mine !== turn) return
  const begun = known?.seed === seed ? known.begun : Date.now()
  last = { code, seed, begun, compiled }
  if ('error' in compiled) return say({ type: 'failed', error: compiled.error })
  say({ type: 'begun' })
  const worker = new Worker(source)
  running = worker
  worker.onmessage = ({ data }: MessageEvent<FromProgram>) => {
    if (mine !== turn) return
    if (data.type !== 'broke') return say(data)
    void whereIt(data.stack, compiled.program)
      .catch(() => ({ line: 0, said: '' }))
      .then(({ line, said }) => {
        const { message, misread } = data
        const error = { name: 'runtime error', message: said || message, line }
        if (mine === turn) say({ type: 'failed', error, ...(misread !== undefined && { misread }) })
      })
  }
  worker.postMessage({ order, begun, program: compiled.program } satisfies ToProgram, [])
}
