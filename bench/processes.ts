import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** An orderly stop may take as long, in ms. */
const STOP_PATIENCE = 15_000

/** Cores of the two sides: whoever is measured (its database included), and whoever asks. */
export const CORE = { server: 0, load: 1 } as const

/** Whether processes can be tied to cores here. */
export const canPin =
  availableParallelism() >= 2 && spawnSync('taskset', ['-c', String(CORE.load), 'true']).status === 0

export type Options = {
  /** Tied to one of the two cores; absent: free. */
  side?: keyof typeof CORE
  env?: Readonly<Record<string, string>>
  /** Takes the child's standard output; absent: dropped. */
  onOutput?: (text: string) => void
}

const running = new Set<ChildProcess>()
let isOver = false

/** Runs a program until `stop`; its words on standard error are shown. */
export function start(command: string, args: readonly string[], { side, env, onOutput }: Options = {}): ChildProcess {
  if (isOver) throw new Error('Nothing is started any more.')
  const [program, ...rest] =
    side && canPin ? ['taskset', '-c', String(CORE[side]), command, ...args] : [command, ...args]
  const child = spawn(program!, rest, {
    env: { ...process.env, ...env },
    stdio: ['pipe', onOutput ? 'pipe' : 'ignore', 'inherit'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  child.stdin?.on('error', () => undefined)
  child.stdout?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text))
  return child
}

/** Asks a process to end in order, and waits; one that does not listen is killed. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const killing = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE)
  await gone
  clearTimeout(killing)
}

/** Stops what runs; from then on nothing can be started. */
export async function stopAll(): Promise<void> {
  isOver = true
  await Promise.all([...running].map(stop))
}

/** Asks until the answer is 200; answers how long that took since `since` (`performance.now()`), in ms. */
export async function waitFor(url: string, child: ChildProcess, since: number, patience = 60_000): Promise<number> {
  while (performance.now() - since < patience) {
    if (child.exitCode !== null) throw new Error(`A process ended before it answered at ${url}.`)
    const answer = await fetch(url, { headers: { connection: 'close' } }).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.status === 200) return performance.now() - since
    await sleep(5)
  }
  throw new Error(`${url} did not answer 200 within ${patience / 1000} s.`)
}
