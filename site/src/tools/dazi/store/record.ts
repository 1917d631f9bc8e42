import type { Own } from '../own/address.ts'
import type { Script } from '@tutu/learning/typing/exercise'
import type { Mistake } from '@tutu/learning/typing/mistake-book'
import type { PracticeDays } from '@tutu/learning/typing/practice-days'
import type { Level } from '@tutu/learning/typing/placement'
import { type Age, newSkill, type Skill } from '@tutu/learning/typing/skill'

export const KINDS = ['lesson', 'practice', 'mistakes', 'words', 'time', 'rain', 'race', 'own', 'class'] as const
export type Kind = (typeof KINDS)[number]

/** One finished exercise. */
export type Result = {
  /** Unix seconds. */
  readonly at: number
  readonly kind: Kind
  /** Lesson, or length of a test ('60s', '25w'). */
  readonly id: string
  readonly script: Script
  /** WPM; Han: 字/分. */
  readonly speed: number
  readonly accuracy: number
  readonly activeMs: number
  readonly length: number
  readonly stars: number
  readonly points: number
}

export const PRACTICES = ['english', 'pinyin'] as const
export type Practice = (typeof PRACTICES)[number]

/** Faces of the letters. `apart`: set apart and heavy at the foot, for those whom letters trick. */
export const FONTS = ['plain', 'round', 'apart'] as const
/** What the text stands on. */
export const LOOKS = ['paper', 'meadow', 'sea', 'night'] as const

export type Settings = {
  readonly age: Age
  readonly goalMinutes: number
  readonly keyboard: boolean
  readonly hands: boolean
  /** Tutu beside the keyboard. */
  readonly tutu: boolean
  readonly sound: boolean
  readonly pinyin: boolean
  readonly size: 'normal' | 'large'
  readonly font: (typeof FONTS)[number]
  readonly look: (typeof LOOKS)[number]
  /** What smart practice is made of; until somebody chooses, what the page's language suggests. */
  readonly practice?: Practice
  /** Where the placement found that somebody begins. */
  readonly level?: Level
}

/** Everything the trainer keeps, in this browser only. */
export type DaziRecord = {
  readonly version: 1
  readonly settings: Settings
  readonly skill: Skill
  readonly mistakes: readonly Mistake[]
  /** Oldest first. */
  readonly results: readonly Result[]
  /** Most stars of each lesson. */
  readonly stars: Readonly<Record<string, number>>
  readonly days: PracticeDays
  /** Best race on each track: ms since the first key at which each character was right. */
  readonly ghosts: Readonly<Record<string, readonly number[]>>
  /** Caught in games, lost ones too. */
  readonly carrots: number
  /** Texts somebody brought along, newest first. */
  readonly own: readonly Own[]
}

export const RESULTS_MAX = 500
export const GOALS = [5, 10, 15, 20, 30] as const

export const EMPTY: DaziRecord = {
  version: 1,
  settings: {
    age: '9-10',
    goalMinutes: 10,
    keyboard: true,
    hands: true,
    tutu: true,
    sound: false,
    pinyin: true,
    size: 'normal',
    font: 'plain',
    look: 'paper',
  },
  skill: newSkill('9-10'),
  mistakes: [],
  results: [],
  stars: {},
  days: {},
  ghosts: {},
  carrots: 0,
  own: [],
}
