import { CODE_LANGUAGES, type CodeLanguage } from '@tutu/learning/super/print'
import { createStored } from '../../../lib/stored.ts'

/** Ways to write a program. */
export const MODES = ['tiles', 'blocks', 'code'] as const
export type Mode = (typeof MODES)[number]

export type Settings = {
  readonly mode: Mode
  readonly language: CodeLanguage
  readonly isSlow: boolean
  /** Whether tiles are said aloud when they are pressed. */
  readonly speaks: boolean
}

export const keptSettings = createStored<Settings>(
  'tutu.super.settings',
  { mode: 'tiles', language: 'python', isSlow: false, speaks: false },
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined
    const { mode, language, isSlow, speaks } = value as Record<string, unknown>
    return {
      mode: MODES.find((one) => one === mode) ?? 'tiles',
      language: CODE_LANGUAGES.find((one) => one === language) ?? 'python',
      isSlow: isSlow === true,
      speaks: speaks === true,
    }
  },
)
