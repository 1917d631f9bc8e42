import type { FromRun, RunOrder } from './events.ts'

/** To the frame without an origin, in which the worker runs. */
export type ToFrame =
  | {
      readonly type: 'prepare'
      readonly script: string
      readonly ends: boolean
      readonly runtime?: Readonly<Record<string, ArrayBuffer>>
    }
  | { readonly type: 'run'; readonly id: number; readonly order: RunOrder }
  /** Keys of a game that are held now. */
  | { readonly type: 'held'; readonly keys: readonly string[] }
  /** The page is no longer seen, or again. */
  | { readonly type: 'hidden'; readonly isHidden: boolean }
  /** Whether it still hears: one that computes does not. */
  | { readonly type: 'ask' }
  | { readonly type: 'stop' }

export type FromFrame = { readonly id: number; readonly said: FromRun }

// The script of that frame: starts the worker, ends it, and passes on what it says.
const { port } = (window as unknown as { tutuPreview: { port: MessagePort } }).tutuPreview
let source = ''
let runtime: Readonly<Record<string, ArrayBuffer>> | undefined
let ends = false
let worker: Worker | undefined
let running = 0

function begin(): void {
  worker?.terminate()
  worker = new Worker(source)
  worker.onmessage = ({ data }: MessageEvent<FromRun>) => {
    port.postMessage({ id: running, said: data } satisfies FromFrame)
  }
  // A copy where there will be a next worker, which needs it too.
  if (runtime) worker.postMessage({ runtime }, ends ? Object.values(runtime) : [])
}

port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
  switch (data.type) {
    case 'prepare':
      source = URL.createObjectURL(new Blob([data.script], { type: 'text/javascript' }))
      runtime = data.runtime
      ends = data.ends
      return begin()
    case 'run':
      running = data.id
      return worker?.postMessage({ order: data.order }, [])
    case 'held':
      return worker?.postMessage({ held: data.keys }, [])
    case 'hidden':
      return worker?.postMessage({ isHidden: data.isHidden }, [])
    case 'ask':
      return worker?.postMessage({ asks: true }, [])
    case 'stop':
      // One that does not end is ended; the next stands ready.
      running = 0
      if (ends) return worker?.postMessage({ stop: true }, [])
      return begin()
  }
}
