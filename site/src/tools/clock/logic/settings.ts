import { type Look, LOOKS, type Numerals, NUMERALS } from './address.ts'

export const SOUNDS = ['chime', 'wood', 'drop', 'none'] as const
export type SoundName = (typeof SOUNDS)[number]

/** How this computer likes its clocks; the address may say otherwise. `volume` 0–100, `warn` seconds before the end. */
export type Settings = {
  readonly hours: 12 | 24
  readonly seconds: boolean
  readonly numerals: Numerals
  readonly lunar: boolean
  readonly geared: boolean
  readonly look: Look
  readonly sound: SoundName
  readonly volume: number
  readonly warn: number
  readonly notify: boolean
}

export const WARNINGS = [0, 30, 60, 300] as const

export const FIRST_SETTINGS: Settings = {
  hours: 12,
  // Beginners read two hands; the third comes when asked for.
  seconds: false,
  numerals: 'arabic',
  lunar: false,
  geared: true,
  look: 'disc',
  sound: 'chime',
  volume: 60,
  warn: 60,
  notify: false,
}

/** Each value that can't be right is replaced by the first one. */
export function parseSettings(value: unknown): Settings | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = value as Record<string, unknown>
  const flag = (name: 'seconds' | 'lunar' | 'geared' | 'notify') => {
    const set = given[name]
    return typeof set === 'boolean' ? set : FIRST_SETTINGS[name]
  }
  const { volume } = given
  return {
    hours: given['hours'] === 24 ? 24 : 12,
    seconds: flag('seconds'),
    numerals: NUMERALS.find((one) => one === given['numerals']) ?? FIRST_SETTINGS.numerals,
    lunar: flag('lunar'),
    geared: flag('geared'),
    look: LOOKS.find((one) => one === given['look']) ?? FIRST_SETTINGS.look,
    sound: SOUNDS.find((one) => one === given['sound']) ?? FIRST_SETTINGS.sound,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : FIRST_SETTINGS.volume,
    warn: WARNINGS.find((one) => one === given['warn']) ?? FIRST_SETTINGS.warn,
    notify: flag('notify'),
  }
}
