import { loadMicroPython, type MicroPython } from '@micropython/micropython-webassembly-pyscript'
import {
  AT_ONCE,
  type CaseResult,
  createEmitter,
  type RunEnd,
  type RunError,
  type RunEvent,
  type RunOrder,
  STEPS_MAX,
  TooMuch,
} from '../events.ts'
import { createGameField } from './game-field.ts'

/** The modules of ours that the program finds, by file. */
export type PythonFiles = { prelude: string; modules: Readonly<Record<string, string>> }

const HEAP = 12 * 1024 * 1024
const STACK = 64 * 1024

/** Bytes. The interpreter takes what it gets, up to two gigabytes. */
const MEMORY_MAX = 64 * 1024 * 1024
const { grow } = WebAssembly.Memory.prototype
WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
  if (this.buffer.byteLength + pages * 65_536 > MEMORY_MAX) throw new RangeError('out of memory')
  return grow.call(this, pages)
}

/** The hands of whoever plays: once a frame is shown, what is held for the next one and was pressed meanwhile. */
export type Hands = (fps: number) => Promise<{ held: readonly string[]; pressed: readonly string[] }>
/** Of a game without hands and without an order how far to go. */
const FRAMES = 60

/** Runs a program from its beginning in an interpreter of its own. `url`: of the interpreter's `.wasm`. */
export async function runPython(
  order: RunOrder,
  { prelude, modules }: PythonFiles,
  send: (events: readonly RunEvent[]) => void,
  { url, hands }: { url?: string | undefined; hands?: Hands } = {},
): Promise<RunEnd> {
  const emitter = createEmitter(order.shown, send)
  const decoder = new TextDecoder()
  let bytes: number[] = []
  let printedAt = 0
  let printed = 0
  let asked: string | undefined
  let isTooMuch = false
  let answered = 0
  let steps = 0
  let waited = 0
  const begun = Date.now()
  const cases: CaseResult[] = []
  const field = createGameField()
  let isInFrame = false

  const emit = (event: RunEvent): void => {
    try {
      emitter.emit(event)
    } catch (error) {
      isTooMuch = true
      throw error
    }
  }
  const print = (): void => {
    const text = decoder.decode(new Uint8Array(bytes), { stream: true })
    bytes = []
    printedAt = Date.now()
    printed++
    if (text) emit(['out', text])
  }
  const python = await loadMicroPython({
    heapsize: HEAP,
    pystack: STACK,
    linebuffer: false,
    stdout: (piece) => {
      bytes.push(piece[0]!)
      // A hundred lines in one event are as good as a hundred events.
      const isLong = bytes.length > 2000
      if (isLong || (piece[0] === 10 && (printed < AT_ONCE || Date.now() - printedAt > 50))) print()
    },
    ...(url !== undefined && { url }),
  })
  python.registerJsModule('tutu', {
    ...field.calls((frame) => {
      print()
      emit(['draw', 'game', JSON.stringify(frame)])
    }),
    in_frame: () => isInFrame,
    /** What is printed so far; whether more is to be handed on at once. */
    hand_on: () => {
      if (bytes.length > 0 && printed < AT_ONCE) print()
      return printed < AT_ONCE
    },
    draw: (...operation: (string | number | boolean)[]) => {
      print()
      emit(['draw', ...operation])
    },
    is_color: isColour,
    wait: (seconds: number) => {
      print()
      waited += seconds
      emit(['wait', seconds])
    },
    at: (line: number, variables: string) => {
      if (++steps > STEPS_MAX) return
      print()
      emit(['step', line, variables])
    },
    now: () => (begun + waited * 1000) / 1000,
    seed: () => order.seed,
    ask: (prompt: string) => {
      print()
      if (prompt) emit(['out', prompt])
      const answer = order.answers[answered++]
      if (answer === undefined) {
        asked = prompt
        return null
      }
      emit(['out', `${answer}\n`])
      return answer
    },
    found: (call: string, right: boolean, got: string) => cases.push({ call, right, got: got.slice(0, 200) }),
  })
  python.FS.mkdir('/lib')
  python.FS.mkdir('/lib/tutu')
  for (const [name, source] of Object.entries(modules)) python.FS.writeFile(`/lib/tutu/${name}.py`, source)
  python.FS.writeFile('/tutu_prelude.py', prelude)
  python.runPython('import tutu_prelude\ndel tutu_prelude')
  try {
    try {
      python.runPython(order.code)
    } catch (error) {
      if (!isBegin(error)) throw error
    }
    // Asked for is enough: a program that catches everything has caught how `run()` leaves it, too.
    if (field.fps() > 0) {
      isInFrame = true
      await play(python, field, order, () => emitter.flush(), hands)
      isInFrame = false
    }
    print()
    for (const one of order.cases) {
      python.runPython(
        `import tutu as __tutu\ntry:\n    __got = ${one.call}\n    __tutu.found(${JSON.stringify(one.call)}, __got == (${one.result}), repr(__got))\nexcept Exception as __error:\n    __tutu.found(${JSON.stringify(one.call)}, False, repr(__error))`,
      )
    }
    return { type: 'done', cases }
  } catch (error) {
    if (isTooMuch || error instanceof TooMuch) return { type: 'too-much' }
    if (asked !== undefined) return { type: 'asks', prompt: asked, shown: emitter.passed() }
    try {
      print()
    } catch {
      return { type: 'too-much' }
    }
    const failure = readTraceback(messageOf(error))
    return failure.name === 'SystemExit' ? { type: 'done', cases } : { type: 'failed', error: failure }
  } finally {
    emitter.flush()
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** How `run()` of `game.py` leaves the program. */
const isBegin = (error: unknown): boolean => readTraceback(messageOf(error)).name === '_Begin'

/** Frame after frame, until the game stops itself or has gone as far as it was to go. */
async function play(
  python: MicroPython,
  field: ReturnType<typeof createGameField>,
  { plays }: RunOrder,
  flush: () => void,
  hands: Hands | undefined,
): Promise<void> {
  let before: readonly string[] = []
  const count = plays ? plays.frames : hands ? Infinity : FRAMES
  for (let frame = 0; frame < count && !field.isOver(); frame++) {
    if (plays || !hands) {
      const held = plays?.held[frame] ?? []
      field.keys(
        held,
        held.filter((key) => !before.includes(key)),
      )
      before = held
    } else {
      const { held, pressed } = await hands(field.fps())
      field.keys(held, pressed)
    }
    python.runPython('import game as __game\n__game._step()')
    flush()
  }
}

/** Of a traceback: what it is, and the last line of the learner's own program that led there. */
export function readTraceback(text: string): RunError {
  const lines = text.trimEnd().split('\n')
  const last = lines.findLast((line) => /^\w/.test(line) && !line.startsWith('Traceback')) ?? ''
  const [, name = 'Error', message = ''] = /^([\w.]+)(?::\s?(.*))?$/.exec(last) ?? []
  const own = lines.findLast((line) => line.includes('File "<stdin>"'))
  return { name, message, line: Number(/line (\d+)/.exec(own ?? '')?.[1] ?? 0) }
}

let pen: OffscreenCanvasRenderingContext2D | null | undefined
/** Where the browser cannot tell, every word is one. */
function isColour(name: string): boolean {
  if (typeof OffscreenCanvas === 'undefined') return true
  pen ??= new OffscreenCanvas(1, 1).getContext('2d')
  if (!pen) return true
  // What is no colour leaves what was there before: two of them tell.
  return ['#000001', '#000002'].every((before) => {
    pen!.fillStyle = before
    pen!.fillStyle = name
    return pen!.fillStyle !== before
  })
}
