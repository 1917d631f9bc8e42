import type { TypingEvent } from '../event-log.ts'
import { type Exercise, createExercise } from '../exercise.ts'
import { createRun, type Run } from '../run.ts'

/** Steps of a made-up learner: text entered, '<' erased, a number waits so many ms before the next step. */
export type Step = string | number

const HOLD = [70, 95, 110, 82, 130, 64]

/** Key down, text, key up for every character, `gap` ms apart where no step says otherwise. */
export function typed(steps: readonly Step[], gap = 200): TypingEvent[] {
  const events: TypingEvent[] = []
  let at = 0
  let isFirst = true
  let wait: number | undefined
  for (const step of steps) {
    if (typeof step === 'number') {
      wait = step
      continue
    }
    for (const unit of step) {
      at += isFirst ? 0 : (wait ?? gap)
      isFirst = false
      wait = undefined
      const code = unit === '<' ? 'Backspace' : unit === ' ' ? 'Space' : `Key${unit.toUpperCase()}`
      events.push({ kind: 'down', at, code: /^[A-Za-z0-9]+$/.test(code) ? code : 'Slash' })
      events.push(unit === '<' ? { kind: 'erase', at } : { kind: 'text', at, text: unit })
      const hold = Math.min(HOLD[events.length % HOLD.length]!, (wait ?? gap) - 1)
      events.push({ kind: 'up', at: at + hold, code: /^[A-Za-z0-9]+$/.test(code) ? code : 'Slash' })
    }
  }
  return events.toSorted((a, b) => a.at - b.at)
}

export function runOf(exercise: Exercise, events: readonly TypingEvent[]): Run {
  const run = createRun(exercise)
  for (const event of events) run.apply(event)
  return run
}

export const latin = (text: string, mode: 'wait' | 'free' = 'free', seconds?: number) =>
  createExercise({ text, script: 'latin', mode, seconds })
