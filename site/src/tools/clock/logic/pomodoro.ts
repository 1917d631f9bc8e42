import type { PresetId } from './address.ts'
import { MINUTE } from './duration.ts'
import { parseRun, type Run } from './timer.ts'

export type Preset = { readonly id: PresetId; readonly focus: number; readonly rest: number; readonly child: boolean }

/** Minutes. The first is for grown-ups, the others fit how long children can attend. */
export const PRESETS = [
  { id: '15-5', focus: 15, rest: 5, child: true },
  { id: '10-3', focus: 10, rest: 3, child: true },
  { id: '25-5', focus: 25, rest: 5, child: false },
] as const satisfies readonly Preset[]

/** `day` as '2026-11-20': `count` focus times were finished on it. `run` is null before a phase is started. */
export type Pomodoro = {
  readonly preset: PresetId
  readonly phase: 'focus' | 'rest'
  readonly run: Run | null
  readonly day: string
  readonly count: number
}

export const NEW_POMODORO: Pomodoro = { preset: '15-5', phase: 'focus', run: null, day: '', count: 0 }

export function presetOf(id: PresetId): Preset {
  return PRESETS.find((preset) => preset.id === id)!
}

/** ms */
export function phaseLength({ preset, phase }: Pick<Pomodoro, 'preset' | 'phase'>): number {
  return presetOf(preset)[phase] * MINUTE
}

export function startPhase(pomodoro: Pomodoro, now: number): Pomodoro {
  return { ...pomodoro, run: { kind: 'running', end: now + phaseLength(pomodoro) } }
}

export function choosePreset(pomodoro: Pomodoro, preset: PresetId): Pomodoro {
  return { ...pomodoro, preset, phase: 'focus', run: null }
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
  const { preset, phase, run, day, count } = value as Record<string, unknown>
  if (!isPresetId(preset) || (phase !== 'focus' && phase !== 'rest')) return undefined
  if (typeof day !== 'string' || !Number.isSafeInteger(count)) return undefined
  return { preset, phase, run: parseRun(run) ?? null, day, count: Number(count) }
}
