import type { Run } from './run.ts'

/** One second of active time. Speeds in words (Han: 字) per minute. */
export type ChartPoint = {
  /** 1-based. */
  readonly second: number
  /** Of this second alone. */
  readonly raw: number
  /** Right presses from the start to the end of this second. */
  readonly speed: number
  readonly errors: number
}

/** The run second by second; a last part of less than half a second is left out. */
export function chartOf({ exercise, presses, activeMs }: Run): ChartPoint[] {
  const unit = exercise.script === 'han' ? 1 : 5
  const seconds = Math.max(0, Math.round(activeMs / 1000))
  const points: ChartPoint[] = []
  let press = 0
  let right = 0
  for (let second = 1; second <= seconds; second++) {
    const end = second === seconds ? Infinity : second * 1000
    const until = Math.min(second * 1000, activeMs)
    const length = until - (second - 1) * 1000
    let count = 0
    let errors = 0
    for (; press < presses.length && presses[press]!.active < end; press++) {
      count += 1
      if (presses[press]!.right) right += 1
      else errors += 1
    }
    points.push({ second, raw: (count / unit / length) * 60_000, speed: (right / unit / until) * 60_000, errors })
  }
  return points
}
