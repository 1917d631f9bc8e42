import type { Field } from '@tutu/learning/super/field'
import type { Program } from '@tutu/learning/super/program'
import { type Beat, type Outcome, run } from '@tutu/learning/super/run'
import { startOf, type State } from '@tutu/learning/super/state'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createMotions } from '../../../ui/super-field/motion.ts'
import { createLater } from './later.ts'

type RunState = {
  readonly kind: 'idle' | 'running' | 'paused' | 'ended'
  /** The field that is shown. */
  readonly at: number
  readonly beat?: Beat
  readonly outcome?: Outcome
}

const IDLE: RunState = { kind: 'idle', at: 0 }

/** Beats after which hardly anything new is to be seen. */
const LONG = 200

/** ms of a beat. A run that takes long gets quicker, unless it is looked at slowly. */
function paceOf(beat: Beat, count: number, isSlow: boolean): number {
  if (isSlow) return beat.action ? 1000 : 800
  const quicker = count > LONG ? 0.12 : Math.max(0.35, 1 - count / 70)
  return (beat.action ? 420 : 130) * quicker
}

/** Runs a program over the fields of a level, one after the other, by the clock or step by step. */
export function useRun(fields: readonly Field[], program: Program, isSlow: boolean, onEnd: (outcome: Outcome) => void) {
  const [state, setState] = useState<RunState>(IDLE)
  const beats = useRef<Generator<Beat, Outcome>>(undefined)
  const count = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const [motions] = useState(createMotions)
  const [later] = useState(createLater)

  /** Shown at once, in place of what was to be shown of the beat before. */
  const show = (next: RunState | ((known: RunState) => RunState)): void => {
    later.settle()
    setState(next)
  }
  const reset = (at = 0): void => {
    clearTimeout(timer.current)
    beats.current = undefined
    count.current = 0
    motions.show(undefined)
    show({ ...IDLE, at })
  }

  // As it is when the beat comes, not as it was when the run began.
  const latest = useRef({ fields, program, isSlow, onEnd })
  useLayoutEffect(() => {
    latest.current = { fields, program, isSlow, onEnd }
  })

  const beatOn = (at: number, goesOn: boolean): void => {
    const { fields, program, isSlow, onEnd } = latest.current
    beats.current ??= run(fields[at]!, program)
    const next = beats.current.next()
    if (next.done) {
      beats.current = undefined
      const outcome = next.value
      if (outcome.kind === 'solved' && at + 1 < fields.length) {
        motions.show(undefined)
        show({ kind: goesOn ? 'running' : 'paused', at: at + 1 })
        if (goesOn) timer.current = setTimeout(() => beatOn(at + 1, true), 700)
        return
      }
      show((known) => ({ ...known, kind: 'ended', outcome }))
      onEnd(outcome)
      return
    }
    count.current += 1
    const beat = next.value
    const pace = paceOf(beat, count.current, isSlow)
    motions.show({ rabbit: beat.after.rabbit, deed: beat, pace })
    if (!goesOn) return show({ kind: 'paused', at, beat })
    // The rabbit first: what is drawn around it takes a slow phone several frames.
    later.run(() => setState({ kind: 'running', at, beat }))
    timer.current = setTimeout(() => beatOn(at, true), pace + 20)
  }

  // Another program, or another level, is another run: before it is seen, or who runs it at once has it forgotten.
  const first = useRef(program)
  const forget = useEffectEvent(() => reset())
  useLayoutEffect(() => {
    if (first.current !== program) forget()
    first.current = program
  }, [program])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      later.settle()
    },
    [later],
  )

  const field = fields[state.at] ?? fields[0]!
  const shown: State = state.beat && state.beat.after.field === field ? state.beat.after : startOf(field)
  return {
    ...state,
    shown,
    motions,
    start: () => {
      clearTimeout(timer.current)
      const isFresh = state.kind !== 'paused'
      if (isFresh) {
        beats.current = undefined
        count.current = 0
        motions.show(undefined)
        show({ ...IDLE, kind: 'running' })
      }
      // A moment in which one sees where it begins.
      timer.current = setTimeout(() => beatOn(isFresh ? 0 : state.at, true), isFresh ? 250 : 0)
    },
    step: () => {
      clearTimeout(timer.current)
      const isFresh = state.kind === 'ended' || state.kind === 'idle'
      if (isFresh) {
        beats.current = undefined
        count.current = 0
      }
      beatOn(isFresh ? 0 : state.at, false)
    },
    reset,
  }
}

export type Run = ReturnType<typeof useRun>
