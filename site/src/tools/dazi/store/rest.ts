import type { Result } from './record.ts'

const BREAK_SECONDS = 5 * 60
export const REST_AFTER_MINUTES = 20

/** Minutes from the start of the sitting, whose exercises lie less than five minutes apart, to its last exercise. */
export function minutesWithoutBreak(results: readonly Pick<Result, 'at' | 'activeMs'>[], now: number): number {
  let since = now
  for (const { at, activeMs } of results.toReversed()) {
    if (since - at > BREAK_SECONDS) break
    since = at - activeMs / 1000
  }
  return (now - since) / 60
}
