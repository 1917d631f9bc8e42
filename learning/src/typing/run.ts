import type { TypingEvent } from './event-log.ts'
import { type Exercise, isSeparator } from './exercise.ts'
import { compareUnit } from './normalise.ts'

/** One character entered: the unit of every figure. */
export type Press = {
  /** ms since the log began. */
  readonly at: number
  /** ms of activity since the first key; pauses over 5 s are cut. */
  readonly active: number
  /** Where in the text. */
  readonly index: number
  /** undefined behind the end of the text. */
  readonly expected: string | undefined
  readonly typed: string
  readonly right: boolean
  /** Committed by an input method: its time says nothing about one key. */
  readonly composed: boolean
}

/** A character standing behind the caret. `extra`: beyond the end of its word. */
export type Entry = { readonly index: number; readonly right: boolean; readonly extra: boolean }

export type Run = {
  readonly exercise: Exercise
  /** Index of the unit that is asked for. */
  readonly caret: number
  readonly isDone: boolean
  readonly presses: readonly Press[]
  /** Free mode: what stands in the text now. Wait mode: what was passed. Given units are left out. */
  readonly entries: readonly Entry[]
  /** ms of activity from the first key to the last; ms of pauses over 5 s. */
  readonly activeMs: number
  readonly idleMs: number
  /** ms since the log began; undefined before the first key. */
  readonly firstKeyAt: number | undefined
  readonly lastKeyAt: number | undefined
  /** Characters that counted only after normalising (full-width for half-width). */
  readonly normalised: number
  /** Key presses while composing, for 击键/字. */
  readonly composedKeys: number
  /** Takes one event. Events after the end change nothing. */
  apply(event: TypingEvent): void
}

export const PAUSE_MS = 5000
const EXTRA_MAX = 10
const MODIFIER = /^(Shift|Control|Alt|Meta|CapsLock|Fn|NumLock|OS)/

/**
 * A run of an exercise, fed event by event. The page feeds it live, a server feeds it the log of the same events:
 * the figures are the same to the last digit because there is only this one way to them.
 */
export function createRun(exercise: Exercise): Run {
  const presses: Press[] = []
  const entries: Entry[] = []
  let caret = 0
  let isDone = false
  let activeMs = 0
  let idleMs = 0
  let firstKeyAt: number | undefined
  let lastKeyAt: number | undefined
  let normalised = 0
  let composedKeys = 0
  let isComposing = false
  skipGiven()

  function touch(at: number) {
    firstKeyAt ??= at
    const gap = at - (lastKeyAt ?? at)
    if (gap > PAUSE_MS) idleMs += gap
    else activeMs += gap
    lastKeyAt = at
  }

  function skipGiven() {
    while (exercise.given.has(caret)) caret += 1
  }

  /** False: the rest of a longer input no longer says what the child meant. */
  function enter(typed: string, at: number, composed: boolean): boolean {
    const expected = exercise.units[caret]
    // Behind the end in free mode a separator says "finished as it is".
    if (expected === undefined && isSeparator(typed)) {
      isDone = true
      return false
    }
    // Space or tab after indentation that stands there already is how others write code, not a slip.
    if (typed.trim() === '' && typed !== '\n' && exercise.given.has(caret - 1) && expected !== ' ') return true
    const verdict = expected === undefined ? 'wrong' : compareUnit(typed, expected)
    const right = verdict !== 'wrong'
    presses.push({ at, active: activeMs, index: caret, expected, typed, right, composed })
    if (verdict === 'normalised') normalised += 1
    if (right) {
      entries.push({ index: caret, right, extra: false })
      caret += 1
      skipGiven()
    } else if (exercise.mode === 'wait') {
      return false
    } else if (expected === undefined || (isSeparator(expected) && !isSeparator(typed))) {
      if (extrasAtCaret() < EXTRA_MAX) entries.push({ index: caret, right, extra: true })
    } else {
      entries.push({ index: caret, right, extra: false })
      caret += 1
      skipGiven()
    }
    if (caret >= exercise.units.length && (exercise.mode === 'wait' || isLastWordRight())) isDone = true
    return !isDone
  }

  function extrasAtCaret(): number {
    let count = 0
    while (entries.at(-1 - count)?.extra) count += 1
    return count
  }

  function isLastWordRight(): boolean {
    const start = exercise.words.at(-1)?.start ?? 0
    for (let i = entries.length - 1; i >= 0 && entries[i]!.index >= start; i--) if (!entries[i]!.right) return false
    return true
  }

  function erase() {
    if (exercise.mode === 'wait') return
    const last = entries.pop()
    if (last && !last.extra) caret = last.index
  }

  function isAfterEnd(at: number): boolean {
    return exercise.seconds !== undefined && firstKeyAt !== undefined && at - firstKeyAt > exercise.seconds * 1000
  }

  return {
    exercise,
    get caret() {
      return caret
    },
    get isDone() {
      return isDone
    },
    presses,
    entries,
    get activeMs() {
      return activeMs
    },
    get idleMs() {
      return idleMs
    },
    get firstKeyAt() {
      return firstKeyAt
    },
    get lastKeyAt() {
      return lastKeyAt
    },
    get normalised() {
      return normalised
    },
    get composedKeys() {
      return composedKeys
    },
    apply(event) {
      if (isDone || isAfterEnd(event.at)) return
      if (event.kind === 'down' || event.kind === 'up') {
        if (event.kind === 'up' || MODIFIER.test(event.code)) return
        touch(event.at)
        if (isComposing) composedKeys += 1
        return
      }
      touch(event.at)
      if (event.kind === 'text' || event.kind === 'commit') {
        const composed = event.kind === 'commit'
        if (composed) isComposing = false
        for (const unit of event.text) if (!enter(unit, event.at, composed)) break
      } else if (event.kind === 'compose') isComposing = true
      else erase()
    },
  }
}
