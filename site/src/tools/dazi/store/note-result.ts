import { figuresOf } from '@tutu/learning/typing/figures'
import { samplesOf } from '@tutu/learning/typing/key-stats'
import { learn } from '@tutu/learning/typing/learn'
import { noteMistakes } from '@tutu/learning/typing/mistake-book'
import { dayOf } from '@tutu/learning/typing/practice-days'
import type { Run } from '@tutu/learning/typing/run'
import { pointsOf, starsOf } from '@tutu/learning/typing/stars'
import { wordOutcomes } from '@tutu/learning/typing/word-outcomes'
import { type DaziRecord, type Kind, type Result, RESULTS_MAX } from './record.ts'

const DAYS_MAX = 400

/**
 * The record after a run. A void test adds practice time and nothing else; a lost game, which ended before its text did,
 * what it tells about the keys besides: its speed and stars would be those of another exercise.
 */
export function noteResult(record: DaziRecord, run: Run, what: { kind: Kind; id: string }, now: Date): DaziRecord {
  const figures = figuresOf(run)
  const { script } = run.exercise
  const at = Math.floor(now.getTime() / 1000)
  const today = dayOf(now)
  const days = Object.entries({
    ...record.days,
    [today]: (record.days[today] ?? 0) + Math.round(figures.activeMs / 1000),
  })
  const practised = { ...record, days: Object.fromEntries(days.toSorted().slice(-DAYS_MAX)) }
  if (figures.isVoid || figures.presses === 0) return practised
  const skill = script === 'han' ? record.skill : learn(record.skill, samplesOf(run), figures)
  if (!run.isDone && run.exercise.seconds === undefined) return { ...practised, skill }
  const stars = starsOf(figures)
  const result: Result = {
    at,
    ...what,
    script,
    speed: round(figures.speed),
    accuracy: round(figures.accuracy),
    activeMs: figures.activeMs,
    length: figures.length,
    stars,
    points: pointsOf(figures),
  }
  const outcomes = wordOutcomes(run).map(({ word, clean }) => ({ word: trimmed(word), clean }))
  return {
    ...practised,
    skill,
    mistakes: noteMistakes(
      record.mistakes,
      // Lines of code and random letters are no words to learn.
      script === 'code' || what.kind === 'rain' ? [] : outcomes.filter(({ word }) => isWord(word)),
      at,
    ),
    results: [...record.results, result].slice(-RESULTS_MAX),
    stars:
      what.kind === 'lesson'
        ? { ...record.stars, [what.id]: Math.max(record.stars[what.id] ?? 0, stars) }
        : record.stars,
  }
}

function trimmed(word: string): string {
  return word.replace(/^\P{L}+|\P{L}+$/gu, '')
}

/** Han characters and words with a vowel: 'ffj' is an exercise for the fingers. */
function isWord(word: string): boolean {
  return /\p{Script=Han}/u.test(word) || (word.length > 1 && /[aeiouv]/i.test(word))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
