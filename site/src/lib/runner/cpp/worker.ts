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
/** A program that asks is run again with one more answer: it is not compiled again, and its clock says the same. */
let last: { code: string; seed: number; begun: number; compiled: Compiled } | undefined

addEventListener('message', ({ data: { runtime, order, stop } }: MessageEvent<Given>) => {
  if (runtime) {
    const { 'all.pch': read, 'program.js': script, ...tools } = runtime
    giveFiles(tools)
    headers = new Uint8Array(read!)
    source = URL.createObjectURL(new Blob([script!], { type: 'text/javascript' }))
  }
  if (stop) running?.terminate()
  if (order)
    start(order).catch((error: unknown) =>
      say({ type: 'failed', error: { name: 'error', message: String(error), line: 0 } }),
    )
})

const say = (message: FromRun): void => postMessage(message)

async function start(order: RunOrder): Promise<void> {
  running?.terminate()
  const { code, seed } = order
  if (last?.code !== code || last.seed !== seed)
    last = {
      code,
      seed,
      begun: Date.now(),
      compiled: last?.code === code ? last.compiled : await compile(code, headers),
    }
  const { begun, compiled } = last
  if ('error' in compiled) return say({ type: 'failed', error: compiled.error })
  say({ type: 'begun' })
  const worker = new Worker(source)
  running = worker
  worker.onmessage = ({ data }: MessageEvent<FromProgram>) => {
    if (data.type !== 'broke') return say(data)
    void whereIt(data.stack, compiled.program).then(({ line, said }) =>
      say({ type: 'failed', error: { name: 'runtime error', message: said || data.message, line } }),
    )
  }
  worker.postMessage({ order, begun, program: compiled.program } satisfies ToProgram, [])
}
