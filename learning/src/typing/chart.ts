import type { Run } from './run.ts'

/** One second of active time. Speeds in words (Han: 字) per minute. */
export type ChartPoint = {
  /** 1-based. */
  readonly second: number
  /** All presses of the last `PACE_SECONDS` seconds: of one second alone the line of whoever types slowly jumps. */
  readonly raw: number
  /** Right presses from the start to the end of this second. */
  readonly speed: number
  readonly errors: number
}

export const PACE_SECONDS = 5
/** From so long a run on, its first keys, two in the first second, would stand above all that follows. */
const LONG_SECONDS = 30

/** The run second by second, a long one from the fifth; a last part of less than half a second is left out. */
export function chartOf({ exercise, presses, activeMs }: Run): ChartPoint[] {
  const unit = exercise.script === 'han' ? 1 : 5
  const seconds = Math.max(0, Math.round(activeMs / 1000))
  const points: ChartPoint[] = []
  let press = 0
  let first = 0
  let right = 0
  let errors = 0
  for (let second = 1; second <= seconds; second++) {
    const end = second === seconds ? Infinity : second * 1000
    const until = Math.min(second * 1000, activeMs)
    const since = Math.max(0, second - PACE_SECONDS) * 1000
    for (; press < presses.length && presses[press]!.active < end; press++) {
      if (presses[press]!.right) right += 1
      else errors += 1
    }
    if (seconds >= LONG_SECONDS && second < PACE_SECONDS) continue
    while (first < press && presses[first]!.active < since) first += 1
    points.push({
      second,
      raw: ((press - first) / unit / (until - since)) * 60_000,
      speed: (right / unit / until) * 60_000,
      errors,
    })
    errors = 0
  }
  return points
}
