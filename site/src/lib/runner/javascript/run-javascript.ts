import { seededRandom } from '@tutu/learning/random'
import {
  type CaseResult,
  createEmitter,
  type RunEnd,
  type RunEvent,
  type RunOrder,
  STEPS_MAX,
  TooMuch,
} from '../events.ts'

class NeedsAnswer extends Error {}

/** Runs a program in this worker's own global scope: what it prints with `console.log`, what it asks with `prompt`. */
export async function runJavaScript(order: RunOrder, send: (events: readonly RunEvent[]) => void): Promise<RunEnd> {
  const emitter = createEmitter(order.shown, send)
  const cases: CaseResult[] = []
  const timers = new Set<number>()
  let asked: string | undefined
  let isTooMuch = false
  let answered = 0
  let failure: unknown
  let onIdle = (): void => undefined

  let steps = 0

  const emit = (event: RunEvent): void => {
    try {
      emitter.emit(event)
    } catch (error) {
      isTooMuch = true
      throw error
    }
  }
  const out = (text: string): void => emit(['out', text])
  /** Before a line of a program that is gone through step by step (`trace.ts`). */
  const at = (line: number, ...read: readonly (readonly [name: string, value: () => unknown])[]): void => {
    if (++steps <= STEPS_MAX) emit(['step', line, read.flatMap(held).join('\u001E')])
  }
  const log = (...values: unknown[]): void => out(`${values.map(shown).join(' ')}\n`)
  const prompt = (question = ''): string => {
    asked = String(question)
    out(asked)
    const answer = order.answers[answered++]
    if (answer === undefined) throw new NeedsAnswer()
    asked = undefined
    out(`${answer}\n`)
    return answer
  }
  const schedule =
    (set: (work: () => void, wait?: number) => unknown, isRepeating: boolean) =>
    (work: (...values: unknown[]) => void, wait?: number, ...values: unknown[]): number => {
      const id = Number(
        set(() => {
          if (!isRepeating) timers.delete(id)
          try {
            work(...values)
          } catch (error) {
            failure ??= error
            timers.clear()
          }
          emitter.flush()
          if (timers.size === 0) onIdle()
        }, wait),
      )
      timers.add(id)
      return id
    }
  const cancel =
    (clear: (id: number) => void) =>
    (id: number): void => {
      clear(id)
      timers.delete(id)
      if (timers.size === 0) setTimeout(onIdle)
    }
  // A program is run again up to where it asked: by the same numbers.
  const random = seededRandom(order.seed)
  const names = {
    console: { log, info: log, warn: log, error: log, table: log, debug: log },
    prompt,
    alert: (text: unknown) => log(text),
    setTimeout: schedule(setTimeout, false),
    setInterval: schedule(setInterval, true),
    clearTimeout: cancel(clearTimeout),
    clearInterval: cancel(clearInterval),
    at,
    found: (call: string, compare: () => readonly [unknown, unknown]) => {
      try {
        const [got, wanted] = compare()
        cases.push({ call, right: shown(got) === shown(wanted), got: shown(got).slice(0, 200) })
      } catch (error) {
        cases.push({ call, right: false, got: String(error).slice(0, 200) })
      }
    },
  }
  const scope = globalThis as unknown as { tutuRun?: typeof names }
  scope.tutuRun = names
  const before = `(()=>{const{console,prompt,alert,setTimeout,setInterval,clearTimeout,clearInterval,found:__found,at:__at}=tutuRun;delete globalThis.tutuRun;`
  const after = order.cases.map(({ call, result }) => `;__found(${JSON.stringify(call)},()=>[(${call}),(${result})])`)
  const { random: realRandom } = Math
  Math.random = random
  try {
    // What stands before the program is on its first line, so that lines are the learner's own.
    // oxlint-disable-next-line no-eval -- running what the learner wrote is what this worker is for
    ;(0, eval)(`${before}${order.code}\n${after.join('')}})()\n//# sourceURL=program.js`)
    if (timers.size > 0) await new Promise<void>((resolve) => (onIdle = resolve))
    if (failure) throw failure
    return { type: 'done', cases }
  } catch (error) {
    if (isTooMuch || error instanceof TooMuch) return { type: 'too-much' }
    if (asked !== undefined) return { type: 'asks', prompt: asked, shown: emitter.passed() }
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    return { type: 'failed', error: { name, message, line: Number(/program\.js:(\d+)/.exec(stack)?.[1] ?? 0) } }
  } finally {
    Math.random = realRandom
    emitter.flush()
  }
}

/** A variable and its value, as a row of the table shows them. Nothing of what has no value yet, or is something to call. */
function held([name, value]: readonly [name: string, value: () => unknown]): string[] {
  try {
    const now = value()
    if (typeof now === 'function') return []
    return [`${name}\u001F${(typeof now === 'string' ? JSON.stringify(now) : shown(now)).slice(0, 80)}`]
  } catch {
    return []
  }
}

/** As a console shows it. */
function shown(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'function') return `[Function ${value.name}]`
  if (value instanceof Error) return String(value)
  if (typeof value !== 'object' || value === null) return String(value)
  try {
    return JSON.stringify(value)
  } catch {
    return String(value)
  }
}
