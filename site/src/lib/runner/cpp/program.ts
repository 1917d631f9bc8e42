import { seededRandom } from '@tutu/learning/random'
import { Fd, wasi, WASI } from '@bjorn3/browser_wasi_shim'
import { createEmitter, type FromRun, type Misread, type RunOrder, TooMuch } from '../events.ts'
import { READING, READING_STATE } from './flags.ts'

/** `begun`: ms, what its clock says: the same each time the program is run again with one more answer. */
export type ToProgram = { readonly order: RunOrder; readonly begun: number; readonly program: Uint8Array<ArrayBuffer> }
/** `broke`: it went where it must not. What that was and where, its stack tells. */
export type FromProgram =
  | FromRun
  | ({ readonly type: 'broke'; readonly message: string; readonly stack: string } & Misread)

/** How the library begins to say why it ends a program. There is no catching it: nothing else is said after it. */
const THROWN = /^(?:libc\+\+abi: |\w+ was thrown in -fno-exceptions mode)/
/** So many of the calls on the way to where it broke: those of the library itself come first. */
const CALLS = 60
/** A loop that clears what failed and reads the same again would say so for ever. */
const STATES_MAX = 100

class NeedsAnswer extends Error {}

addEventListener('message', ({ data }: MessageEvent<ToProgram>) => void run(data).then((said) => postMessage(said)))

// Browsers that name fewer by themselves are told here; others take no notice.
Object.assign(Error, { stackTraceLimit: CALLS })

/** Runs a compiled program to its end: what it prints goes out, what it reads are the answers, a line each. */
async function run({ order, begun, program }: ToProgram): Promise<FromProgram> {
  const emitter = createEmitter(order.shown, (events) => postMessage({ type: 'events', events } satisfies FromRun))
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let answered = 0

  class Screen extends Fd {
    override fd_write(bytes: Uint8Array) {
      const text = decoder.decode(bytes, { stream: true })
      if (text) emitter.emit(['out', text])
      return { ret: wasi.ERRNO_SUCCESS, nwritten: bytes.length }
    }
    override fd_fdstat_get() {
      return { ret: wasi.ERRNO_SUCCESS, fdstat: new wasi.Fdstat(wasi.FILETYPE_CHARACTER_DEVICE, 0) }
    }
  }
  class Keyboard extends Screen {
    private waiting: Uint8Array = new Uint8Array()
    override fd_read(size: number) {
      if (this.waiting.length === 0) {
        const answer = order.answers[answered++]
        if (answer === undefined) throw new NeedsAnswer()
        emitter.emit(['out', `${answer}\n`])
        this.waiting = encoder.encode(`${answer}\n`)
      }
      const data = this.waiting.subarray(0, size)
      this.waiting = this.waiting.subarray(size)
      return { ret: wasi.ERRNO_SUCCESS, data }
    }
  }

  let thrown = ''
  class Errors extends Screen {
    override fd_write(bytes: Uint8Array) {
      const text = new TextDecoder().decode(bytes)
      if (!thrown && !THROWN.test(text)) return super.fd_write(bytes)
      thrown += text
      return { ret: wasi.ERRNO_SUCCESS, nwritten: bytes.length }
    }
  }

  const system = new WASI([], [], [new Keyboard(), new Screen(), new Errors()])
  const random = seededRandom(order.seed)
  const memory = (): ArrayBuffer => system.inst.exports.memory.buffer
  const imports = {
    ...system.wasiImport,
    random_get: (at: number, length: number) => {
      new Uint8Array(memory(), at, length).forEach((_, index, bytes) => (bytes[index] = random() * 256))
      return wasi.ERRNO_SUCCESS
    },
    clock_time_get: (clock: number, _precision: bigint, at: number) => {
      // The date stands still; what is measured goes on.
      const now = clock === wasi.CLOCKID_REALTIME ? begun : performance.now()
      new DataView(memory()).setBigUint64(at, BigInt(Math.round(now * 1e6)), true)
      return wasi.ERRNO_SUCCESS
    },
  }
  let hasFailed = false
  let states = 0
  /** Once it could not read an answer, it asks for no other. */
  function misread(): Misread {
    const last = order.answers[answered - 1]
    return last !== undefined && hasFailed ? { misread: last } : {}
  }
  const reading = {
    // At once: it may compute for ever after it.
    [READING_STATE]: (fails: number) => {
      if (hasFailed === (fails !== 0) || (hasFailed && states >= STATES_MAX)) return
      hasFailed = fails !== 0
      if (states++ < STATES_MAX) postMessage({ type: 'reads', ...misread() } satisfies FromRun)
    },
  }
  try {
    const given = { wasi_snapshot_preview1: imports, [READING]: reading }
    const { instance } = await WebAssembly.instantiate(program, given)
    system.start(instance as Parameters<WASI['start']>[0])
    return { type: 'done', cases: order.cases.map(({ call }) => ({ call, right: false, got: '' })), ...misread() }
  } catch (error) {
    if (error instanceof TooMuch) return { type: 'too-much', ...misread() }
    if (error instanceof NeedsAnswer) return { type: 'asks', prompt: '', shown: emitter.passed() }
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    return { type: 'broke', message: thrown.trim() || message, stack, ...misread() }
  } finally {
    emitter.flush()
  }
}
