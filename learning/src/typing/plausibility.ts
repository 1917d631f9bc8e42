import type { TypingEvent } from './event-log.ts'
import { variation } from './figures.ts'
import type { Run } from './run.ts'

/**
 * Why a log does not look like typing on a keyboard. A flag accuses nobody (a tablet's keyboard sends no key codes):
 * a flagged result is kept as practice and earns no rank and no points.
 * - order: a key let go that was never pressed, pressed twice, or a composition that ends before it starts
 * - keys: more characters than key presses, input methods aside
 * - burst: more than 20 presses in a row with gaps under 25 ms
 * - even-gaps, even-holds: steadier than a hand can be     short-holds: keys let go sooner than a finger can
 * - speed: beyond 600 characters a minute
 */
export type Flag = 'order' | 'keys' | 'burst' | 'even-gaps' | 'even-holds' | 'short-holds' | 'speed'

const CPM_MAX = 600
const BURST_KEYS = 20
const BURST_GAP = 25
/** Scripts measured: 0.03 with a constant delay, 0.27 with a random one; people 0.4–1.0. */
const GAP_VARIATION_MIN = 0.3
const HOLD_VARIATION_MIN = 0.05
/** Scripts measured: 2.9–6.4 ms; people 60–150 ms. */
const HOLD_MIN = 15
/** Fewer values than this say nothing about how even they are. */
const ENOUGH = 25

export function flagsOf(run: Run, events: readonly TypingEvent[]): Flag[] {
  const { holds, isOrdered } = readKeys(events)
  const gaps = run.presses.slice(1).map(({ at }, index) => at - run.presses[index]!.at)
  const minutes = run.activeMs / 60_000
  const median = holds.toSorted((a, b) => a - b)[Math.floor(holds.length / 2)]
  const findings: [Flag, boolean][] = [
    ['order', !isOrdered],
    ['keys', hasMissingKeys(run, events)],
    ['burst', longestBurst(gaps) > BURST_KEYS],
    ['even-gaps', isTooEven(gaps, GAP_VARIATION_MIN)],
    ['even-holds', isTooEven(holds, HOLD_VARIATION_MIN)],
    ['short-holds', holds.length >= ENOUGH && median !== undefined && median < HOLD_MIN],
    ['speed', run.presses.length >= ENOUGH && run.presses.length > CPM_MAX * minutes],
  ]
  return findings.filter(([, found]) => found).map(([flag]) => flag)
}

/** How long keys were held, ms, and whether ups and downs, starts and ends of compositions alternate. */
function readKeys(events: readonly TypingEvent[]): { holds: number[]; isOrdered: boolean } {
  const holds: number[] = []
  const down = new Map<string, number>()
  let isOrdered = true
  let isComposing = false
  for (const event of events) {
    if (event.kind === 'down') {
      if (down.has(event.code)) isOrdered = false
      down.set(event.code, event.at)
    } else if (event.kind === 'up') {
      const since = down.get(event.code)
      if (since === undefined) isOrdered = false
      else holds.push(event.at - since)
      down.delete(event.code)
    } else if (event.kind === 'compose') {
      if (isComposing) isOrdered = false
      isComposing = true
    } else if (event.kind === 'commit') {
      if (!isComposing) isOrdered = false
      isComposing = false
    }
  }
  return { holds, isOrdered }
}

/** Every character needs its own key down before it; erasing needs one too. Modifiers give none. */
function hasMissingKeys(run: Run, events: readonly TypingEvent[]): boolean {
  let keys = 0
  let used = 0
  for (const event of events) {
    if (event.kind === 'down' && !/^(Shift|Control|Alt|Meta|CapsLock)/.test(event.code)) keys += 1
    if (event.kind === 'text') used += [...event.text].length
    if (event.kind === 'erase') used += 1
    if (used > keys) return true
  }
  // Text committed by an input method takes at least one key a composition.
  const compositions = events.filter(({ kind }) => kind === 'compose').length
  return run.presses.some(({ composed }) => composed) && keys < compositions
}

function longestBurst(gaps: readonly number[]): number {
  let longest = 0
  let burst = 1
  for (const gap of gaps) {
    burst = gap < BURST_GAP ? burst + 1 : 1
    longest = Math.max(longest, burst)
  }
  return longest
}

function isTooEven(values: readonly number[], least: number): boolean {
  return values.length >= ENOUGH && (variation(values) ?? 0) < least
}
