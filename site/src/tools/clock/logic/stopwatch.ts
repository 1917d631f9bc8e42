import { formatHundredths, formatPassed } from './duration.ts'

/** ms. `startedAt` since the epoch while it runs; `before` is what earlier runs have gathered; `laps` are split times. */
export type Stopwatch = { readonly startedAt: number | null; readonly before: number; readonly laps: readonly number[] }

export const STOPPED: Stopwatch = { startedAt: null, before: 0, laps: [] }
const LAPS_MAX = 200

export function passedOf({ startedAt, before }: Stopwatch, now: number): number {
  return before + (startedAt === null ? 0 : Math.max(0, now - startedAt))
}

export function toggleStopwatch(watch: Stopwatch, now: number): Stopwatch {
  if (watch.startedAt === null) return { ...watch, startedAt: now }
  return { ...watch, startedAt: null, before: passedOf(watch, now) }
}

export function takeLap(watch: Stopwatch, now: number): Stopwatch {
  if (watch.startedAt === null || watch.laps.length >= LAPS_MAX) return watch
  return { ...watch, laps: [...watch.laps, passedOf(watch, now)] }
}

export type Lap = {
  readonly number: number
  readonly lap: number
  readonly total: number
  readonly best: 'fastest' | 'slowest' | null
}

/** The laps in their order; fastest and slowest are marked from three laps on. */
export function lapsOf({ laps }: Stopwatch): Lap[] {
  const lengths = laps.map((total, index) => total - (laps[index - 1] ?? 0))
  const [fastest, slowest] = [Math.min(...lengths), Math.max(...lengths)]
  return laps.map((total, index) => {
    const lap = lengths[index]!
    const marked = laps.length >= 3 && fastest < slowest
    return {
      number: index + 1,
      lap,
      total,
      best: marked && lap === fastest ? 'fastest' : marked && lap === slowest ? 'slowest' : null,
    }
  })
}

/** '1:04.07' */
export function formatPrecise(passed: number): string {
  return formatPassed(passed) + formatHundredths(passed)
}

/** One lap in each line, columns apart by `separator`. */
export function lapTable(watch: Stopwatch, headings: readonly string[], separator: string): string {
  const rows = lapsOf(watch).map(({ number, lap, total }) => [number, formatPrecise(lap), formatPrecise(total)])
  return [headings, ...rows].map((row) => row.join(separator)).join('\n')
}

export function parseStopwatch(value: unknown): Stopwatch | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { startedAt, before, laps } = value as Record<string, unknown>
  if (!(startedAt === null || isTime(startedAt)) || !isTime(before)) return undefined
  if (!Array.isArray(laps) || !laps.every(isTime)) return undefined
  return { startedAt, before, laps: laps.slice(0, LAPS_MAX) }
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
