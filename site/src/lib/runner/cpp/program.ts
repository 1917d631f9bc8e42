import { seededRandom } from '@tutu/learning/random'
import { Fd, wasi, WASI } from '@bjorn3/browser_wasi_shim'
import { createEmitter, type FromRun, type RunOrder, TooMuch } from '../events.ts'

/** `begun`: ms, what its clock says: the same each time the program is run again with one more answer. */
export type ToProgram = { readonly order: RunOrder; readonly begun: number; readonly program: Uint8Array<ArrayBuffer> }
/** `broke`: it went where it must not. What that was and where, its stack tells. */
export type FromProgram = FromRun | { readonly type: 'broke'; readonly message: string; readonly stack: string }

class NeedsAnswer extends Error {}

addEventListener('message', ({ data }: MessageEvent<ToProgram>) => void run(data).then((said) => postMessage(said)))

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

  const system = new WASI([], [], [new Keyboard(), new Screen(), new Screen()])
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
  try {
    const instance = (await WebAssembly.instantiate(program, { wasi_snapshot_preview1: imports })).instance
    system.start(instance as Parameters<WASI['start']>[0])
    return { type: 'done', cases: order.cases.map(({ call }) => ({ call, right: false, got: '' })) }
  } catch (error) {
    if (error instanceof TooMuch) return { type: 'too-much' }
    if (error instanceof NeedsAnswer) return { type: 'asks', prompt: '', shown: emitter.passed() }
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    return { type: 'broke', message, stack }
  } finally {
    emitter.flush()
  }
}
