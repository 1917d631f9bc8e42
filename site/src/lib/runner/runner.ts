import type { FromRun, Misread, RunEnd, RunEvent, RunOrder } from './events.ts'
import type { FromFrame, ToFrame } from './frame.ts'

const FRAME = '/tool-frame'
/** ms that the frame may take to come on a slow device. Of one that cannot be had, a browser says so by itself, and sooner. */
const FRAME_PATIENCE = 60_000
/** ms after something has come in which the frame says a word. Without one, it is a page that stands in its place. */
const FRAME_SILENT = 5000
/** ms that a slow device may take to make a program ready. */
const PREPARING_MAX = 120_000
/** ms without a sign of life after which a program is asked for one, and then until it counts as busy: 2.5 s in all. */
const SILENT = 1500
const UNHEARD = 1000
/** ms that a game may compute on one frame. */
const FRAME_MAX = 5000
/** ms after which a game ends by itself: eyes need a rest. */
const PLAYED_MAX = 30 * 60_000

/**
 * A language that runs in a worker: its script, and the files it needs, by name. One that `ends` programs by itself is told to
 * instead of being ended with them: what it has ready took long. What `plays` has games, which go on from frame to frame.
 */
export type Engine = {
  readonly ends?: boolean
  readonly plays?: boolean
  /** Answers of a program which line begins a loop that certainly never ends. */
  readonly loops?: () => Promise<(code: string) => number | undefined>
  load(): Promise<{ script: string; runtime?: Readonly<Record<string, ArrayBuffer>> }>
}

/** `never-ready`: of an engine that `ends`, what makes a program ready did not come to its end. */
export type RunOutcome =
  | RunEnd
  | ({ readonly type: EndedByUs | 'stopped' } & Misread)
  /** It was busy, and has a loop that never ends. */
  | { readonly type: 'endless'; readonly line: number }
/** `played`: a game that was played for long. */
export type EndedByUs = 'too-long' | 'never-ready' | 'played'

export type Runner = {
  /**
   * One at a time: a run that is still going is stopped first. `limit`: ms after which it is ended, from its beginning; of one
   * that is made ready first, no events tell that it begins. Rejects where the frame was lost and there is no other to be had.
   * `onBusy`: it has computed for seconds and given no sign of life, and `goOn` gives it as long again; undefined: it has given one.
   * `misread`: the answer that it could not read, and after which it reads nothing.
   */
  run(
    order: RunOrder,
    limit: number,
    onEvents: (events: readonly RunEvent[]) => void,
    onBusy?: (goOn: (() => void) | undefined, misread?: string) => void,
  ): Promise<RunOutcome>
  /** Keys of a game that are held now. */
  hold(keys: readonly string[]): void
  stop(as?: EndedByUs | 'stopped'): void
}

type Place = { readonly frame: HTMLIFrameElement; readonly port: MessagePort }
type Run = {
  readonly id: number
  /** `preparing`: told to run, and not heard to have begun. */
  stage: 'opening' | 'preparing' | 'running'
  /** What is known of its reading before it ends by itself. */
  reads: Misread
  readonly end: (outcome: RunOutcome) => void
  readonly hear: (said: FromRun) => void
}

/**
 * Runs programs where they reach nothing of this site: in a worker inside a frame without an origin, which the policy of
 * its own answer keeps from every network and store. What comes out of it is looked at before it is believed.
 */
export async function openRunner(engine: Engine): Promise<Runner> {
  let current: Run | undefined
  let count = 0
  let place: Promise<Place> | undefined
  function opened(): Promise<Place> {
    if (place) return place
    const opening = openPlace(engine, ({ id, said }) => {
      if (current && id === current.id) current.hear(said)
    })
    place = opening
    opening.catch(() => (place = undefined))
    return opening
  }
  const tell = (message: ToFrame): void => void place?.then(({ port }) => port.postMessage(message))

  /** A compiler at work hears nothing: it goes with its frame and all the memory it took. The next run opens another. */
  function leave(): void {
    void place?.then(({ port, frame }) => {
      port.close()
      frame.remove()
    })
    place = undefined
  }

  function abort(type: EndedByUs | 'stopped'): void {
    finish({ type, ...current?.reads })
  }
  function finish(outcome: RunOutcome): void {
    if (!current) return
    if (engine.ends && current.stage === 'preparing') leave()
    else if (current.stage !== 'opening') tell({ type: 'stop' })
    current.end(outcome)
  }

  await opened()
  if (engine.plays)
    document.addEventListener('visibilitychange', () => tell({ type: 'hidden', isHidden: document.hidden }))
  return {
    run(order, limit, onEvents, onBusy) {
      abort('stopped')
      return new Promise((resolve, reject) => {
        let silence: ReturnType<typeof setTimeout> | undefined
        /** From each sign of life to the next. A program that waits for its timers answers; one that computes cannot. */
        const listenAnew = (): void => {
          clearTimeout(silence)
          silence = setTimeout(() => {
            tell({ type: 'ask' })
            silence = setTimeout(() => void findBusy(), UNHEARD)
          }, SILENT)
        }
        let isBusy = false
        const findBusy = async (): Promise<void> => {
          const asked = silence
          const line = (await engine.loops?.().catch(() => undefined))?.(order.code)
          // Heard of meanwhile, it is not.
          if (!isWaiting() || silence !== asked) return
          if (line !== undefined) return finish({ type: 'endless', line })
          isBusy = true
          onBusy?.(goOn, own.reads.misread)
        }
        /** As long again; before that is over, it is told to be busy again. */
        const goOn = (): void => {
          if (!isWaiting()) return
          clearTimeout(timer)
          clearTimeout(silence)
          timer = setTimeout(() => abort('too-long'), limit)
          silence = setTimeout(() => onBusy?.(goOn, own.reads.misread), limit / 2)
        }
        let timer = setTimeout(
          () => abort(engine.ends ? 'never-ready' : 'too-long'),
          engine.ends ? PREPARING_MAX : limit,
        )
        let begun: number | undefined
        const own: Run = {
          id: ++count,
          stage: 'opening',
          reads: {},
          end: (outcome) => {
            clearTimeout(timer)
            clearTimeout(silence)
            current = undefined
            if (isBusy) onBusy?.(undefined)
            resolve(outcome)
          },
          hear: (said) => {
            if (!engine.ends || own.stage === 'running') listenAnew()
            if (isBusy) onBusy?.(undefined)
            isBusy = false
            if (said.type === 'alive') return
            if (said.type === 'reads') {
              own.reads = typeof said.misread === 'string' ? { misread: said.misread } : {}
              return
            }
            if (said.type === 'events') return onEvents(said.events.filter(isEvent))
            if (said.type === 'playing') {
              // A program can say so too: it is ended all the same, only later.
              if (own.stage === 'opening' || !engine.plays) return
              begun ??= Date.now()
              clearTimeout(timer)
              if (Date.now() - begun > PLAYED_MAX) return abort('played')
              timer = setTimeout(() => {
                // A page that was busy itself hears first what was said meanwhile.
                timer = setTimeout(() => abort('too-long'), UNHEARD)
              }, FRAME_MAX)
              return
            }
            if (said.type !== 'begun') return own.end(said)
            // A program can say so too, in any language and again and again: its time is counted once.
            if (own.stage !== 'preparing' || !engine.ends) return
            own.stage = 'running'
            listenAnew()
            clearTimeout(timer)
            timer = setTimeout(() => abort('too-long'), limit)
            onEvents([])
          },
        }
        current = own
        const isWaiting = (): boolean => current === own
        opened().then(
          () => {
            if (!isWaiting()) return
            own.stage = 'preparing'
            tell({ type: 'run', id: own.id, order })
            if (!engine.ends) listenAnew()
          },
          (error: unknown) => {
            reject(error as Error)
            if (isWaiting()) own.end({ type: 'stopped' })
          },
        )
      })
    },
    hold: (keys) => tell({ type: 'held', keys }),
    stop: (as = 'stopped') => abort(as),
  }
}

/** The frame comes while what runs in it is still on its way: on a slow line that is the longer of the two. */
async function openPlace(engine: Engine, hear: (data: FromFrame) => void): Promise<Place> {
  const loading = engine.load()
  // Heard of below; before that the frame may fail.
  loading.catch(() => undefined)
  const { default: frameScript } = await import('./frame.ts?script')
  const frame = hiddenFrame()
  try {
    const port = await openFrame(
      `<!doctype html><meta charset="utf-8"><script>${frameScript.replaceAll('</', '<\\/')}</script>`,
      frame,
    )
    const { script, runtime } = await loading
    port.onmessage = ({ data }: MessageEvent<FromFrame>) => hear(data)
    const prepare: ToFrame = { type: 'prepare', script, ends: engine.ends === true, ...(runtime && { runtime }) }
    port.postMessage(prepare, Object.values(runtime ?? {}))
    return { frame, port }
  } catch (error) {
    frame.remove()
    throw error
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
export function openFrame(html: string, frame: HTMLIFrameElement, project?: unknown): Promise<MessagePort> {
  return new Promise((resolve, reject) => {
    const failing = (): void => {
      end()
      reject(new Error('The frame does not answer'))
    }
    let timer = setTimeout(failing, FRAME_PATIENCE)
    function onLoad(): void {
      // The empty document that stands there before any page.
      if (frame.contentDocument?.URL === 'about:blank') return
      clearTimeout(timer)
      timer = setTimeout(failing, FRAME_SILENT)
    }
    function end(): void {
      removeEventListener('message', onMessage)
      frame.removeEventListener('load', onLoad)
      clearTimeout(timer)
    }
    function onMessage({ source, data }: MessageEvent<{ type?: unknown } | null>): void {
      if (source !== frame.contentWindow || data?.type !== 'tutu-frame-ready') return
      end()
      const { port1, port2 } = new MessageChannel()
      // The frame has no origin that could be named here.
      frame.contentWindow?.postMessage({ type: 'tutu-show', html, project }, '*', [port2])
      resolve(port1)
    }
    addEventListener('message', onMessage)
    frame.addEventListener('load', onLoad)
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
