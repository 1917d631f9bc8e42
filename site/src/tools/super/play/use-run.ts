import type { Field } from '@tutu/learning/super/field'
import type { Program } from '@tutu/learning/super/program'
import { type Beat, type Outcome, run } from '@tutu/learning/super/run'
import { startOf, type State } from '@tutu/learning/super/state'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

type RunState = {
  readonly kind: 'idle' | 'running' | 'paused' | 'ended'
  /** The field that is shown. */
  readonly at: number
  readonly beat?: Beat
  readonly outcome?: Outcome
  readonly pace: number
}

const IDLE: RunState = { kind: 'idle', at: 0, pace: 420 }

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

  const reset = (at = 0): void => {
    clearTimeout(timer.current)
    beats.current = undefined
    count.current = 0
    setState({ ...IDLE, at })
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
        setState({ kind: goesOn ? 'running' : 'paused', at: at + 1, pace: 0 })
        if (goesOn) timer.current = setTimeout(() => beatOn(at + 1, true), 700)
        return
      }
      setState((known) => ({ ...known, kind: 'ended', outcome }))
      onEnd(outcome)
      return
    }
    count.current += 1
    const pace = paceOf(next.value, count.current, isSlow)
    setState({ kind: goesOn ? 'running' : 'paused', at, beat: next.value, pace })
    if (goesOn) timer.current = setTimeout(() => beatOn(at, true), pace + 20)
  }

  // Another program, or another level, is another run.
  const first = useRef(program)
  useEffect(() => {
    if (first.current !== program) reset()
    first.current = program
  }, [program])
  useEffect(() => () => clearTimeout(timer.current), [])

  const field = fields[state.at] ?? fields[0]!
  const shown: State = state.beat && state.beat.after.field === field ? state.beat.after : startOf(field)
  return {
    ...state,
    shown,
    start: () => {
      clearTimeout(timer.current)
      const isFresh = state.kind !== 'paused'
      if (isFresh) {
        beats.current = undefined
        count.current = 0
        setState({ ...IDLE, kind: 'running' })
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
