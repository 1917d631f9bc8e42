import {
  judgeHands,
  misconverted,
  miscountedSpans,
  miscountedTimes,
  misreadings,
  type Mistake,
  type Slip,
} from './mistakes.ts'
import type { Level } from './address.ts'
import type { Hands } from './hands.ts'
import { DAY, HALF_DAY, type TimeOfDay, wrap } from './time-of-day.ts'

export const ROUND_LENGTH = 8
const CHOICES = 4

/** From 0 (with) to 1 (without), as Math.random. */
export type Random = () => number

/** One answer to choose; `mistake` is null for the right one. */
export type Choice = { readonly value: number; readonly mistake: Mistake | null }

/**
 * read: which time does the clock show (choices: times of half a day) · match: which clock shows it (the same)
 * set: turn the hands to it · span: minutes from `time` to `to` · shift: what time is it `minutes` later or earlier
 * to24, to12: the same time the other way of writing (choices: times of day)
 */
export type Question =
  | { readonly kind: 'read' | 'match' | 'to24' | 'to12'; readonly time: TimeOfDay; readonly choices: readonly Choice[] }
  | { readonly kind: 'set'; readonly time: TimeOfDay }
  | {
      readonly kind: 'span'
      readonly time: TimeOfDay
      readonly to: TimeOfDay
      readonly choices: readonly Choice[]
    }
  | {
      readonly kind: 'shift'
      readonly time: TimeOfDay
      readonly minutes: number
      readonly choices: readonly Choice[]
    }

const READING = ['read', 'set', 'match', 'read', 'set', 'match', 'read', 'set'] as const

/** The questions of one round: the kinds in a fixed order, no time twice. */
export function makeRound(level: Level, random: Random): Question[] {
  const seen = new Set<number>()
  return Array.from({ length: ROUND_LENGTH }, (_, index) => {
    let question = makeQuestion(level, index, random)
    for (let again = 0; seen.has(question.time) && again < 50; again += 1) question = makeQuestion(level, index, random)
    seen.add(question.time)
    return question
  })
}

function makeQuestion(level: Level, index: number, random: Random): Question {
  if (level === 4) return index % 2 === 0 ? makeSpan(random) : makeShift(random)
  if (level === 5) return makeConversion(index % 2 === 0 ? 'to24' : 'to12', random)
  // Whole and half hours by turns, as both belong to the first level.
  const time = level === 1 ? between(0, 11, random) * 60 + (index % 2) * 30 : readingTime(level, random)
  const kind = READING[index % READING.length]!
  return kind === 'set' ? { kind, time } : { kind, time, choices: choose(time, misreadings(time), random) }
}

function readingTime(level: 2 | 3, random: Random): TimeOfDay {
  const hour = between(0, 11, random) * 60
  if (level === 2) return hour + between(1, 11, random) * 5
  const minute = between(1, 59, random)
  return hour + (minute % 5 === 0 ? minute + 1 : minute)
}

function makeSpan(random: Random): Question {
  const time = between(7 * 12, 19 * 12, random) * 5
  const to = time + between(3, 22, random) * 5
  return { kind: 'span', time, to, choices: choose(to - time, miscountedSpans(time, to), random) }
}

function makeShift(random: Random): Question {
  const time = between(8 * 12, 19 * 12, random) * 5
  const minutes = between(3, 18, random) * 5 * (random() < 0.6 ? 1 : -1)
  return { kind: 'shift', time, minutes, choices: choose(time + minutes, miscountedTimes(time, minutes), random) }
}

function makeConversion(kind: 'to24' | 'to12', random: Random): Question {
  const time = HALF_DAY + between(1, 11, random) * 60 + between(0, 11, random) * 5
  return { kind, time, choices: choose(time, misconverted(time, kind), random) }
}

/** The right answer among the first wrong ones that differ from it, in any order. */
function choose(right: number, slips: readonly Slip[], random: Random): Choice[] {
  const choices = new Map<number, Choice>([[right, { value: right, mistake: null }]])
  for (const { value, mistake } of slips) {
    if (choices.size < CHOICES && !choices.has(value)) choices.set(value, { value, mistake })
  }
  return shuffle([...choices.values()], random)
}

function shuffle<T>(items: readonly T[], random: Random): T[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = between(0, last, random)
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }
  return mixed
}

function between(low: number, high: number, random: Random): number {
  return low + Math.floor(random() * (high - low + 1))
}

/** What is wrong with an answer: a choice, or the hands that were set. null: nothing. */
export function judge(question: Question, answer: Choice | Hands): Mistake | null {
  if ('mistake' in answer) return answer.mistake
  return judgeHands(answer, question.time)
}

/** The right answer as the choices tell it: a time, or minutes. */
export function rightAnswer(question: Question): number {
  if (question.kind === 'span') return question.to - question.time
  return question.kind === 'shift' ? wrap(question.time + question.minutes, DAY) : question.time
}
