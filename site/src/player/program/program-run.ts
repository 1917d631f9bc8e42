import { explainCpp, explainJavaScript, explainPython, type Explanation } from '@tutu/learning/code/explain-error'
import type { Language } from '@tutu/contract/core/languages'
import { type EngineName, runnerOf } from '../../lib/runner/engines.ts'
import type { RunEvent, RunOrder } from '../../lib/runner/events.ts'
import type { Runner, RunOutcome } from '../../lib/runner/runner.ts'

/** ms that a program may compute. */
const LIMIT = 20_000

const EXPLAIN = { python: explainPython, javascript: explainJavaScript, cpp: explainCpp } as const

export type ProgramRun = {
  /** Resolves once it has ended, or has been stopped. */
  readonly ended: Promise<RunOutcome>
  /** Keys of a game that are held now. */
  hold(keys: readonly string[]): void
  stop(as?: Parameters<Runner['stop']>[0]): void
}

/** `onBusy`: as of a runner. `plays`: of a game that nobody plays. */
type Options = {
  seed?: number
  answers?: readonly string[]
  limit?: number
  plays?: RunOrder['plays']
  onBusy?: (goOn: (() => void) | undefined, misread?: string) => void
}
type Asked = (prompt: string) => Promise<string | undefined>

/**
 * Runs a program to its end. Where it asks, it is run again with one more answer and the same chance, and what was shown
 * is not shown again: so `input()` waits in every browser, without a shared memory that pages would have to be isolated for.
 */
export function startProgram(
  engine: EngineName,
  code: string,
  onEvents: (events: readonly RunEvent[]) => void,
  ask: Asked,
  { seed = Math.floor(Math.random() * 2 ** 30), answers: given = [], limit = LIMIT, plays, onBusy }: Options = {},
): ProgramRun {
  let isStopped = false
  let stopRunner: ProgramRun['stop'] = () => undefined
  let holdKeys: ProgramRun['hold'] = () => undefined
  let stopWaiting = (): void => undefined
  const stopping = new Promise<undefined>((resolve) => (stopWaiting = () => resolve(undefined)))

  async function run(): Promise<RunOutcome> {
    const runner = await Promise.race([runnerOf(engine), stopping])
    if (!runner) return { type: 'stopped' }
    stopRunner = runner.stop
    holdKeys = runner.hold
    const answers = [...given]
    let shown = 0
    while (!isStopped) {
      const outcome = await runner.run(
        { code, answers: [...answers], seed, shown, cases: [], ...(plays && { plays }) },
        limit,
        onEvents,
        onBusy,
      )
      if (outcome.type !== 'asks') return outcome
      const answer = await Promise.race([ask(outcome.prompt), stopping])
      if (answer === undefined) break
      answers.push(answer)
      shown = outcome.shown
    }
    return { type: 'stopped' }
  }
  return {
    ended: run(),
    hold: (keys) => holdKeys(keys),
    stop: (as) => {
      isStopped = true
      stopWaiting()
      stopRunner(as)
    },
  }
}

export function explain(
  engine: EngineName,
  outcome: RunOutcome & { type: 'failed' },
  code: string,
  language: Language,
): Explanation {
  return EXPLAIN[engine](outcome.error, code, language)
}
