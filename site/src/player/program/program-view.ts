import type { EngineName } from '../../lib/runner/engines.ts'
import { type PageStore, showOwnPage } from './own-page.ts'
import { createScene, type ProgramViewOptions } from './program-scene.ts'
import { type Ended, runOnce, type RunOptions } from './run-once.ts'
import { type SteppedEngine, stepThrough } from './step-through.ts'

/** What a program does, as it is seen: its drawing, what it prints, its questions, and what went wrong in words. */
export type ProgramView = {
  readonly root: HTMLElement
  /** Runs it to its end and answers what it came to; undefined: it could not be run, or another run took its place. */
  run(engine: EngineName, text: string, options?: RunOptions): Promise<Ended | undefined>
  showPage(text: string): Promise<void>
  /** Runs a program and then shows what it did, line by line. `onStep`: the line that is next. */
  stepThrough(engine: SteppedEngine, text: string, onStep: (line: number) => void): Promise<void>
  stop(): void
  clear(): void
  /** The last drawing. */
  drawing(): HTMLCanvasElement | undefined
}

export function createProgramView(options: ProgramViewOptions): ProgramView {
  const scene = createScene(options)
  const store: PageStore = { kept: {} }
  return {
    root: scene.root,
    run: (engine, text, how) => runOnce(scene, engine, text, how),
    showPage: (text) => showOwnPage(scene, text, store),
    stepThrough: (engine, text, onStep) => stepThrough(scene, engine, text, onStep),
    stop: scene.stop,
    clear: scene.clear,
    drawing: scene.drawing,
  }
}
