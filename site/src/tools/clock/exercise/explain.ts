import type { Language } from '@tutu/contract/core/languages'
import type { Mistake } from '../logic/mistakes.ts'
import type { Question } from '../logic/questions.ts'
import { explainHands } from './explain-hands.ts'
import { explainShift, explainSpan, explainTo12, explainTo24 } from './explain-sum.ts'
import type { T } from './use-text.ts'

/** What the mistake was and where to look, true of every question it can happen in. */
export function explain(mistake: Mistake, question: Question, language: Language, t: T): string {
  switch (question.kind) {
    case 'span':
      return explainSpan(mistake, question, language, t)
    case 'shift':
      return explainShift(mistake, question, language, t)
    case 'to24':
      return explainTo24(mistake, t)
    case 'to12':
      return explainTo12(mistake, t)
    default:
      return explainHands(mistake, question.kind, question.time, t)
  }
}
