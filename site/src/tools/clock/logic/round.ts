import type { Hands } from './hands.ts'
import type { Mistake } from './mistakes.ts'
import type { Level } from './address.ts'
import { type Choice, judge, makeRound, type Question, type Random, ROUND_LENGTH } from './questions.ts'

export const ROUND_STATES = ['asked', 'wrong', 'right', 'shown', 'finished'] as const

/** asked: waiting for an answer · wrong: told why, may try again · right, shown: the answer stands, on to the next */
export type Round = {
  readonly questions: readonly Question[]
  readonly index: number
  readonly state: (typeof ROUND_STATES)[number]
  readonly mistake: Mistake | null
  /** Wrong choices of this question so far. */
  readonly tried: readonly number[]
  readonly tries: number
  /** Right at the first try. */
  readonly firsts: number
}

const TRIES = 2

export function startRound(level: Level, random: Random): Round {
  const questions = makeRound(level, random)
  return { questions, index: 0, state: 'asked', mistake: null, tried: [], tries: 0, firsts: 0 }
}

export function answerQuestion(round: Round, answer: Choice | Hands): Round {
  const question = round.questions[round.index]
  if (!question || (round.state !== 'asked' && round.state !== 'wrong')) return round
  if ('value' in answer && round.tried.includes(answer.value)) return round
  const tries = round.tries + 1
  const mistake = judge(question, answer)
  if (mistake === null)
    return { ...round, state: 'right', mistake, tries, firsts: round.firsts + (tries === 1 ? 1 : 0) }
  const tried = 'value' in answer ? [...round.tried, answer.value] : round.tried
  return { ...round, state: tries < TRIES ? 'wrong' : 'shown', mistake, tries, tried }
}

export function nextQuestion(round: Round): Round {
  const index = round.index + 1
  const state = index < round.questions.length ? 'asked' : 'finished'
  return { ...round, index, state, mistake: null, tried: [], tries: 0 }
}

/** 1–3: everybody who came to the end has one. */
export function starsOf({ firsts }: Pick<Round, 'firsts'>): number {
  if (firsts >= ROUND_LENGTH - 1) return 3
  return firsts >= ROUND_LENGTH / 2 ? 2 : 1
}
