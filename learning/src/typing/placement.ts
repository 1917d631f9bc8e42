import type { Figures } from './figures.ts'
import { type Age, START_CPM } from './skill.ts'

/** How far somebody is, by two minutes of typing: what they look for first, and what they need not be shown any more. */
export const LEVELS = ['keys', 'syllables', 'words', 'sentences'] as const
export type Level = (typeof LEVELS)[number]

/** Characters a minute as multiples of what is aimed at for the age (`START_CPM`), and right presses in per cent. */
const NEEDED: Readonly<Record<Exclude<Level, 'keys'>, readonly [speed: number, accuracy: number]>> = {
  syllables: [0.6, 85],
  words: [1, 90],
  sentences: [2, 93],
}

/** Whether what was typed says something of whoever leaves before the time is over: a few keys in a second are no speed. */
export const saysEnough = ({ presses, activeMs }: Pick<Figures, 'presses' | 'activeMs'>): boolean =>
  presses >= 30 && activeMs >= 15_000

/** Accuracy counts as much as speed: who is fast and wrong begins where fingers learn their keys. */
export function levelOf({ cpm, accuracy }: Pick<Figures, 'cpm' | 'accuracy'>, age: Age): Level {
  const fits = (level: Exclude<Level, 'keys'>): boolean => {
    const [speed, right] = NEEDED[level]
    return cpm >= START_CPM[age] * speed && accuracy >= right
  }
  return fits('sentences') ? 'sentences' : fits('words') ? 'words' : fits('syllables') ? 'syllables' : 'keys'
}
