import type { FromRun, RunEnd, RunEvent, RunOrder } from './events.ts'
import type { FromFrame, ToFrame } from './frame.ts'

const FRAME = '/tool-frame'
/** ms. Without any sign of the frame by then there is none to be had. */
const FRAME_PATIENCE = 15_000
/** ms that a slow device may take to make a program ready. */
const PREPARING_MAX = 120_000

/**
 * A language that runs in a worker: its script, and the files it needs, by name. One that `ends` programs by itself is told to
 * instead of being ended with them: what it has ready took long.
 */
export type Engine = {
  readonly ends?: boolean
  load(): Promise<{ script: string; runtime?: Readonly<Record<string, ArrayBuffer>> }>
}

export type RunOutcome = RunEnd | { readonly type: 'stopped' } | { readonly type: 'too-long' }

export type Runner = {
  /**
   * One at a time: a run that is still going is stopped first. `limit`: ms after which it is ended, from its beginning; of one
   * that is made ready first, no events tell that it begins.
   */
  run(order: RunOrder, limit: number, onEvents: (events: readonly RunEvent[]) => void): Promise<RunOutcome>
  stop(): void
}

/**
 * Runs programs where they reach nothing of this site: in a worker inside a frame without an origin, which the policy of
 * its own answer keeps from every network and store. What comes out of it is looked at before it is believed.
 */
export async function openRunner(engine: Engine): Promise<Runner> {
  const [{ script, runtime }, { default: frameScript }] = await Promise.all([
    engine.load(),
    import('./frame.ts?script'),
  ])
  const port = await openFrame(
    `<!doctype html><meta charset="utf-8"><script>${frameScript.replaceAll('</', '<\\/')}</script>`,
  )
  const tell = (message: ToFrame): void => port.postMessage(message)
  const prepare: ToFrame = { type: 'prepare', script, ends: engine.ends === true, ...(runtime && { runtime }) }
  port.postMessage(prepare, Object.values(runtime ?? {}))

  let current: { id: number; end: (outcome: RunOutcome) => void; hear: (said: FromRun) => void } | undefined
  let count = 0
  port.onmessage = ({ data }: MessageEvent<FromFrame>) => {
    if (current && data.id === current.id) current.hear(data.said)
  }
  function abort(type: 'stopped' | 'too-long'): void {
    if (!current) return
    tell({ type: 'stop' })
    current.end({ type })
  }
  return {
    run(order, limit, onEvents) {
      abort('stopped')
      return new Promise((resolve) => {
        const id = ++count
        let timer = setTimeout(() => abort('too-long'), engine.ends ? PREPARING_MAX : limit)
        const end = (outcome: RunOutcome): void => {
          clearTimeout(timer)
          current = undefined
          resolve(outcome)
        }
        current = {
          id,
          end,
          hear: (said) => {
            if (said.type === 'events') return onEvents(said.events.filter(isEvent))
            if (said.type !== 'begun') return end(said)
            clearTimeout(timer)
            timer = setTimeout(() => abort('too-long'), limit)
            onEvents([])
          },
        }
        tell({ type: 'run', id, order })
      })
    },
    stop: () => abort('stopped'),
  }
}

function isEvent(event: unknown): event is RunEvent {
  if (!Array.isArray(event)) return false
  const [kind, ...values] = event as unknown[]
  switch (kind) {
    case 'out':
      return typeof values[0] === 'string'
    case 'wait':
      return typeof values[0] === 'number' && values[0] >= 0
    case 'step':
      return typeof values[0] === 'number' && typeof values[1] === 'string'
    case 'draw':
      return values.every((value) => ['string', 'number', 'boolean'].includes(typeof value))
    default:
      return false
  }
}

/** A page in the frame without an origin, what it is given, and the way to it. */
export function openFrame(html: string, frame = hiddenFrame(), project?: unknown): Promise<MessagePort> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      removeEventListener('message', onMessage)
      reject(new Error('The frame does not answer'))
    }, FRAME_PATIENCE)
    function onMessage({ source, data }: MessageEvent<{ type?: unknown } | null>): void {
      if (source !== frame.contentWindow || data?.type !== 'tutu-frame-ready') return
      removeEventListener('message', onMessage)
      clearTimeout(timer)
      const { port1, port2 } = new MessageChannel()
      // The frame has no origin that could be named here.
      frame.contentWindow?.postMessage({ type: 'tutu-show', html, project }, '*', [port2])
      resolve(port1)
    }
    addEventListener('message', onMessage)
    frame.src = FRAME
  })
}

function hiddenFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = 'runner'
  document.body.append(frame)
  return frame
}
