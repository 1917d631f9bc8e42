import { seededRandom } from '@tutu/learning/random'
import type { Level } from './address.ts'
import { makeRound, type Question } from './questions.ts'

export const SHEET_LENGTH = 12

/** What can be asked on paper: nothing is chosen there, so a clock that was to be found among four is read. */
export type SheetQuestion = Exclude<Question, { kind: 'match' }>

/** The questions of one sheet, the same for the same level and number; no time twice. */
export function makeSheet(level: Level, number: number): SheetQuestion[] {
  const random = seededRandom(number * 10 + level)
  const questions = new Map<number, SheetQuestion>()
  while (questions.size < SHEET_LENGTH) {
    for (const question of makeRound(level, random)) {
      if (questions.size < SHEET_LENGTH && !questions.has(question.time))
        questions.set(question.time, onPaper(question))
    }
  }
  return [...questions.values()]
}

function onPaper(question: Question): SheetQuestion {
  return question.kind === 'match' ? { ...question, kind: 'read' } : (question as SheetQuestion)
}
