import { element } from '../../lib/element.ts'
import type { RunEvent } from '../../lib/runner/events.ts'
import { createStage } from '../../lib/runner/stage.ts'
import { ask, endedByUs, failureBox } from './program-notes.ts'
import { startProgram } from './program-run.ts'
import type { ProgramScene } from './program-scene.ts'

/** Languages that can be gone through step by step. */
const TRACES = {
  python: async () => (await import('../../lib/runner/python/trace.ts')).tracePython,
  javascript: async () => (await import('../../lib/runner/javascript/trace.ts')).traceJavaScript,
} as const
/** Of a game, which nobody plays meanwhile. */
const STEPPED_FRAMES = 30
export type SteppedEngine = keyof typeof TRACES

export function isStepped(engine: string | undefined): engine is SteppedEngine {
  return engine !== undefined && Object.hasOwn(TRACES, engine)
}

/** Runs a program and then shows what it did, line by line. `onStep`: the line that is next. */
export async function stepThrough(
  scene: ProgramScene,
  engine: SteppedEngine,
  text: string,
  onStep: (line: number) => void,
): Promise<void> {
  const { root, words, say, onRunning } = scene
  const below = element('div')
  root.append(below)
  say(words.running)
  onRunning(true)
  const signal = scene.begin()
  const parts = await Promise.all([TRACES[engine](), import('./stepper.ts')]).catch(() => undefined)
  if (signal.aborted) return
  if (!parts) {
    onRunning(false)
    return say(words.lost)
  }
  const [trace, { createStepper }] = parts
  const { code, lines } = trace(text)
  const events: RunEvent[] = []
  const run = startProgram(
    engine,
    code,
    (some) => events.push(...some),
    (prompt) => ask(scene, prompt, unseenStage(), below),
    // Of what is computed out of sight nothing more would be seen.
    { plays: { frames: STEPPED_FRAMES, held: [] }, onBusy: (goOn) => goOn && run.stop('too-long') },
  )
  const outcome = await scene.outcomeOf(run)
  if (outcome === 'replaced') return
  below.replaceChildren()
  onRunning(false)
  if (!outcome) return say(words.lost)
  say('')
  if (!events.some(([kind]) => kind === 'step')) say(words.stepNone)
  else {
    const stepper = createStepper({ language: scene.language, events, onLine: onStep })
    scene.onClear(stepper.stop)
    root.prepend(stepper.root)
    stepper.root.scrollIntoView({ block: 'nearest' })
  }
  if (outcome.type === 'too-long' || outcome.type === 'too-much') below.append(endedByUs(scene, outcome.type))
  if (outcome.type === 'endless') below.append(endedByUs(scene, outcome.type, lines[outcome.line - 1]))
  if (outcome.type === 'failed') {
    // What was run has more lines than what was written.
    const error = { ...outcome.error, line: lines[outcome.error.line - 1] ?? 0 }
    below.append(failureBox(scene, engine, { type: 'failed', error }, text).box)
  }
}

/** What it draws is seen afterwards, step by step. */
const unseenStage = () =>
  createStage({
    ink: element('canvas'),
    turtles: element('canvas'),
    isStill: true,
    print: () => undefined,
    onDrawing: () => undefined,
  })
