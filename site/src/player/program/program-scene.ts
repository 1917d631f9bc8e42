import type { Language } from '@tutu/contract/core/languages'
import { element } from '../../lib/element.ts'
import type { Stage } from '../../lib/runner/stage.ts'
import type { ProgramRun } from './program-run.ts'
import { WORDS } from './words.ts'

export type ProgramViewOptions = {
  language: Language
  /** Says how far it is. */
  say: (text: string) => void
  onRunning: (isRunning: boolean) => void
  /** A line of that text went wrong. */
  onLine: (line: number, text: string) => void
  /** The line that is marked now, where the page shows it. */
  marked?: () => Element | null
}

/** What its parts know of a program's view: where they show what, and whose turn it is. */
export type ProgramScene = ReturnType<typeof createScene>

/** `stages`: the drawings that are in sight, the last one last. */
export function createScene(options: ProgramViewOptions) {
  const root = element('div', { class: 'player-results' })
  let asked = new AbortController()
  let current: ProgramRun | undefined
  let stages: { stage: Stage; ink: HTMLCanvasElement }[] = []
  let toClose: (() => void)[] = []
  const stopShown = (): void => {
    asked.abort()
    current?.stop()
    for (const { stage } of stages) stage.stop()
  }

  return {
    ...options,
    root,
    words: WORDS[options.language],
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,

    /** Something is asked for. The signal: something else was, meanwhile, or it was stopped. */
    begin(): AbortSignal {
      asked.abort()
      asked = new AbortController()
      return asked.signal
    },
    /** To its end, however that comes; 'replaced': another run has taken its place. `shown`: until it is seen. */
    async outcomeOf(run: ProgramRun, shown: (isStopped: boolean) => Promise<void> = async () => undefined) {
      current = run
      const outcome = await run.ended.catch(() => undefined)
      if (current !== run) return 'replaced'
      await shown(outcome?.type === 'stopped')
      if (current !== run) return 'replaced'
      current = undefined
      return outcome
    },
    add: (stage: Stage, ink: HTMLCanvasElement): void => void stages.push({ stage, ink }),
    drawing: (): HTMLCanvasElement | undefined => stages.findLast(({ stage }) => stage.hasDrawing())?.ink,
    /** What is in sight until everything is cleared away. */
    onClear: (close: () => void): void => void toClose.push(close),

    stop(): void {
      stopShown()
      if (current) return
      options.onRunning(false)
      options.say('')
    },
    clear(): void {
      stopShown()
      current = undefined
      stages = []
      for (const close of toClose) close()
      toClose = []
      root.replaceChildren()
    },
  }
}
