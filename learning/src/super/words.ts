import type { CodeLanguage } from './print.ts'
import type { Action, Sense } from './state.ts'

/** The words of typed code, as JavaScript writes them; Python has the same with underscores. */
export const ACTION_WORDS: Readonly<Record<Action, string>> = {
  forward: 'forward',
  left: 'left',
  right: 'right',
  jump: 'jump',
  pull: 'pull',
}

export const SENSE_WORDS: Readonly<Record<Exclude<Sense, 'always'>, string>> = {
  'wall-ahead': 'wallAhead',
  'wall-left': 'wallLeft',
  'wall-right': 'wallRight',
  'hole-ahead': 'holeAhead',
  carrot: 'carrotHere',
  home: 'atHome',
}

export const CARROTS_WORD = 'carrots'

/** Not to be names of skills and variables, in either language. */
export const TAKEN_WORDS: ReadonlySet<string> = new Set([
  ...Object.values(ACTION_WORDS),
  ...Object.values(SENSE_WORDS),
  CARROTS_WORD,
  ...'main for in range while if else elif def function let var const not and or true false pass global return break'.split(
    ' ',
  ),
  ...'continue import from class is lambda new this switch case do try with as del yield null void'.split(' '),
])

/** 'wallAhead' → 'wall_ahead' in Python. */
export function written(name: string, language: CodeLanguage): string {
  return language === 'python' ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name
}

/** 'wall_ahead' → 'wallAhead', whichever way it is written. */
export function unwritten(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
