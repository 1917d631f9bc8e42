import type { Language } from '@tutu/contract/core/languages'
import { MINUTE, sayDuration, SECOND } from './duration.ts'

/** A countdown. Times are ms; `end` and `at` since the epoch: what is left is computed, never counted. */
export type Run =
  | { readonly kind: 'running'; readonly end: number }
  | { readonly kind: 'paused'; readonly left: number }
  | { readonly kind: 'rung'; readonly at: number }

export type Timer = {
  readonly id: string
  readonly name: string
  /** What it was set to: so it is called without a name, and so it starts again. */
  readonly length: number
  /** What a full picture means since time was added. */
  readonly whole?: number
  readonly run: Run
}

export const LENGTH_MAX = 24 * 60 * 60 * 1000
export const TIMERS_MAX = 8

/** What was written into the fields → ms; undefined where it isn't whole numbers, or nothing, or more than a day. */
export function parseLength(minutes: string, seconds: string): number | undefined {
  if (!/^\d*$/.test(minutes + seconds) || Number(seconds) > 59) return undefined
  const length = Number(minutes) * MINUTE + Number(seconds) * SECOND
  return length > 0 && length <= LENGTH_MAX ? length : undefined
}

export function startTimer(id: string, name: string, length: number, now: number): Timer {
  return { id, name, length, run: { kind: 'running', end: now + length } }
}

/** An id no other timer has. */
export function nextId(timers: readonly Timer[]): string {
  return String(Math.max(0, ...timers.map(({ id }) => Number(id) || 0)) + 1)
}

/** What it was called, else how long it is. */
export function timerName({ name, length }: Pick<Timer, 'name' | 'length'>, language: Language): string {
  return name || sayDuration(Math.round(length / SECOND), language)
}

export function leftOf({ run }: Pick<Timer, 'run'>, now: number): number {
  if (run.kind === 'paused') return run.left
  return run.kind === 'running' ? Math.max(0, run.end - now) : 0
}

/** How many ms after the clock's its seconds change: it ends with a whole one, at whatever moment it was started. */
export function phaseOf(run: Run): number {
  return run.kind === 'running' ? run.end % SECOND : 0
}

/** What its picture shows when it is full. */
export function wholeOf({ whole, length }: Pick<Timer, 'whole' | 'length'>): number {
  return whole ?? length
}

/** The part that is left, 0–1. */
export function shareOf(left: number, length: number): number {
  return Math.min(1, left / length)
}

export function pauseTimer(timer: Timer, now: number): Timer {
  if (timer.run.kind !== 'running') return timer
  return { ...timer, run: { kind: 'paused', left: leftOf(timer, now) } }
}

export function resumeTimer(timer: Timer, now: number): Timer {
  if (timer.run.kind !== 'paused') return timer
  return { ...timer, run: { kind: 'running', end: now + timer.run.left } }
}

/** More time, whatever it is doing: one that has rung runs again. It stays what it was set to. */
export function addTime(timer: Timer, more: number, now: number): Timer {
  const left = Math.min(LENGTH_MAX, leftOf(timer, now) + more)
  const run: Run = timer.run.kind === 'paused' ? { kind: 'paused', left } : { kind: 'running', end: now + left }
  return { ...timer, whole: Math.max(wholeOf(timer), left), run }
}

export function restartTimer(timer: Timer, now: number): Timer {
  return startTimer(timer.id, timer.name, timer.length, now)
}

/** Rung once its end has come; the same timer before. */
export function ringIfDue<T extends Pick<Timer, 'run'>>(timer: T, now: number): T {
  const { run } = timer
  return run.kind === 'running' && run.end <= now ? { ...timer, run: { kind: 'rung', at: run.end } } : timer
}

/** The end that comes first. */
export function nextEnd(runs: readonly Run[]): number | undefined {
  const ends = runs.flatMap((run) => (run.kind === 'running' ? [run.end] : []))
  return ends.length > 0 ? Math.min(...ends) : undefined
}

export function parseRun(value: unknown): Run | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined
  const { kind, end, left, at } = value as Record<string, unknown>
  if (kind === 'running' && isTime(end)) return { kind, end }
  if (kind === 'paused' && isTime(left) && left <= LENGTH_MAX) return { kind, left }
  if (kind === 'rung' && isTime(at)) return { kind, at }
  return undefined
}

/** Kept timers, those left out that nobody can have made. */
export function parseTimers(value: unknown): Timer[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.slice(0, TIMERS_MAX).flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return []
    const { id, name, length, whole, run } = item as Record<string, unknown>
    const parsed = parseRun(run)
    if (typeof id !== 'string' || typeof name !== 'string' || !isLength(length) || !parsed) return []
    return [{ id, name, length, ...(isLength(whole) ? { whole } : {}), run: parsed }]
  })
}

function isLength(value: unknown): value is number {
  return isTime(value) && value > 0 && value <= LENGTH_MAX
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
