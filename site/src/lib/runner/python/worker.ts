import type { FromRun, RunOrder } from '../events.ts'
import prelude from './prelude.py'
import random from './random.py'
import { runPython } from './run-python.ts'
import time from './time.py'
import turtle from './turtle.py'

// A classic worker in the frame without an origin: it has the interpreter in itself and fetches nothing.
const FILES = { prelude, modules: { random, time, turtle } }
let url: string | undefined

addEventListener('message', ({ data }: MessageEvent<{ runtime?: { wasm: ArrayBuffer }; order?: RunOrder }>) => {
  if (data.runtime) url = URL.createObjectURL(new Blob([data.runtime.wasm], { type: 'application/wasm' }))
  if (data.order) void start(data.order)
})

async function start(order: RunOrder): Promise<void> {
  const tell = (message: FromRun): void => postMessage(message)
  const end = await runPython(order, FILES, (events) => tell({ type: 'events', events }), url)
  tell(end)
}
