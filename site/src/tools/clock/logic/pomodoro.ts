import type { PresetId } from './address.ts'
import { MINUTE } from './duration.ts'
import { leftOf, LENGTH_MAX, parseRun, type Run } from './timer.ts'

export type Preset = { readonly id: PresetId; readonly focus: number; readonly rest: number; readonly child: boolean }

/** Minutes. The first is for grown-ups, the others fit how long children can attend. */
export const PRESETS = [
  { id: '15-5', focus: 15, rest: 5, child: true },
  { id: '10-3', focus: 10, rest: 3, child: true },
  { id: '25-5', focus: 25, rest: 5, child: false },
] as const satisfies readonly Preset[]

/**
 * `preset` is the rhythm of the phases to come; one that runs keeps its `length` (ms). `run` is null before a phase is
 * started. `day` as '2026-11-20': `count` focus times were finished on it.
 */
export type Pomodoro = {
  readonly preset: PresetId
  readonly phase: 'focus' | 'rest'
  readonly run: Run | null
  readonly length: number
  readonly day: string
  readonly count: number
}

export const NEW_POMODORO: Pomodoro = {
  preset: '15-5',
  phase: 'focus',
  run: null,
  length: 0,
  day: '',
  count: 0,
}

export function presetOf(id: PresetId): Preset {
  return PRESETS.find((preset) => preset.id === id)!
}

/** ms: of the phase that runs, else of the one to be started. */
export function phaseLength({ preset, phase, run, length }: Omit<Pomodoro, 'day' | 'count'>): number {
  return run ? length : presetOf(preset)[phase] * MINUTE
}

/** Whether the phase that runs still follows another rhythm than the chosen one. */
export function isNextOther(pomodoro: Pomodoro): boolean {
  return pomodoro.run !== null && pomodoro.length !== phaseLength({ ...pomodoro, run: null })
}

export function startPhase(pomodoro: Pomodoro, now: number): Pomodoro {
  const length = phaseLength({ ...pomodoro, run: null })
  return { ...pomodoro, length, run: { kind: 'running', end: now + length } }
}

/** Starts, pauses or goes on. */
export function togglePhase(pomodoro: Pomodoro, now: number): Pomodoro {
  const { run } = pomodoro
  if (run?.kind === 'running') return { ...pomodoro, run: { kind: 'paused', left: leftOf({ run }, now) } }
  if (run?.kind === 'paused') return { ...pomodoro, run: { kind: 'running', end: now + run.left } }
  return startPhase(pomodoro, now)
}

/** What runs already runs to its end as it was begun. */
export function choosePreset(pomodoro: Pomodoro, preset: PresetId): Pomodoro {
  return { ...pomodoro, preset }
}

export function countToday({ day, count }: Pomodoro, today: string): number {
  return day === today ? count : 0
}

/** The next phase, waiting to be started: by itself it would go on while nobody is there. */
export function finishPhase(pomodoro: Pomodoro, today: string): Pomodoro {
  const { phase } = pomodoro
  if (phase === 'rest') return { ...pomodoro, phase: 'focus', run: null }
  return { ...pomodoro, phase: 'rest', run: null, day: today, count: countToday(pomodoro, today) + 1 }
}

export function skipPhase(pomodoro: Pomodoro): Pomodoro {
  return { ...pomodoro, phase: pomodoro.phase === 'focus' ? 'rest' : 'focus', run: null }
}

function isPresetId(value: unknown): value is PresetId {
  return PRESETS.some(({ id }) => id === value)
}

export function parsePomodoro(value: unknown): Pomodoro | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { preset, phase, run, length, day, count } = value as Record<string, unknown>
  if (!isPresetId(preset) || (phase !== 'focus' && phase !== 'rest')) return undefined
  if (typeof day !== 'string' || !Number.isSafeInteger(count)) return undefined
  const isLength = typeof length === 'number' && length > 0 && length <= LENGTH_MAX
  const known = isLength ? length : presetOf(preset)[phase] * MINUTE
  return { preset, phase, run: parseRun(run) ?? null, length: known, day, count: Number(count) }
}
