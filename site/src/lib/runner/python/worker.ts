import type { FromRun, RunOrder } from '../events.ts'
import game from './game.py'
import prelude from './prelude.py'
import random from './random.py'
import { runPython } from './run-python.ts'
import time from './time.py'
import turtle from './turtle.py'

// A classic worker in the frame without an origin: it has the interpreter in itself and fetches nothing.
const FILES = { prelude, modules: { game, random, time, turtle } }
let url: string | undefined

let held: readonly string[] = []
let pressed = new Set<string>()
let nextFrame = 0
/** ms after which a game that nobody sees looks again, and says that it is not lost. */
const PAUSE = 250
let isHidden = false

type Message = {
  runtime?: { wasm: ArrayBuffer }
  order?: RunOrder
  held?: readonly string[]
  isHidden?: boolean
  asks?: true
}

addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.runtime) url = URL.createObjectURL(new Blob([data.runtime.wasm], { type: 'application/wasm' }))
  if (data.held) {
    for (const key of data.held) if (!held.includes(key)) pressed.add(key)
    held = data.held
  }
  if (data.isHidden !== undefined) isHidden = data.isHidden
  if (data.asks) tell({ type: 'alive' })
  if (data.order) void start(data.order)
})

const tell = (message: FromRun): void => postMessage(message)

async function start(order: RunOrder): Promise<void> {
  nextFrame = 0
  held = []
  pressed = new Set()
  const end = await runPython(order, FILES, (events) => tell({ type: 'events', events }), { url, hands })
  tell(end)
}

/** At the game's own pace, and not before somebody looks; what is pressed and let go between two frames counts too. */
async function hands(fps: number) {
  tell({ type: 'playing' })
  const now = performance.now()
  nextFrame = Math.max(now, nextFrame)
  await new Promise((resolve) => setTimeout(resolve, nextFrame - now))
  while (isHidden) {
    tell({ type: 'playing' })
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  nextFrame += 1000 / fps
  const since = [...pressed]
  pressed = new Set()
  return { held: [...new Set([...held, ...since])], pressed: since }
}
