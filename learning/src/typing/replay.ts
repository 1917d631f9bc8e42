import { chartOf, type ChartPoint } from './chart.ts'
import { decodeLog } from './event-log.ts'
import type { Exercise } from './exercise.ts'
import { type Figures, figuresOf } from './figures.ts'
import { type Sample, samplesOf } from './key-stats.ts'
import { type Flag, flagsOf } from './plausibility.ts'
import { createRun } from './run.ts'
import { type WordOutcome, wordOutcomes } from './word-outcomes.ts'

export type Replay = {
  figures: Figures
  chart: ChartPoint[]
  samples: Sample[]
  words: WordOutcome[]
  flags: Flag[]
  /** Whether the text was typed to its end (always false for a timed test that ran out). */
  isDone: boolean
}

/** What a log says about the exercise, whoever asks; undefined for a log that cannot be read. */
export function replay(exercise: Exercise, log: string): Replay | undefined {
  const events = decodeLog(log)
  if (!events) return undefined
  const run = createRun(exercise)
  for (const event of events) run.apply(event)
  return {
    figures: figuresOf(run),
    chart: chartOf(run),
    samples: samplesOf(run),
    words: wordOutcomes(run),
    flags: flagsOf(run, events),
    isDone: run.isDone,
  }
}
