import { SUBJECT_MAX } from './address.ts'
import { MINUTE } from './duration.ts'
import { DAY, type TimeOfDay, wrap } from './time-of-day.ts'

export type Exam = { readonly subject: string; readonly start: TimeOfDay; readonly end: TimeOfDay }
export const NEW_EXAM: Exam = { subject: '', start: 9 * 60, end: 10 * 60 + 30 }
const LAST_MINUTES = 15 * MINUTE
const DAY_LENGTH = DAY * MINUTE
/** After midnight an exam of the evening before is told to be over for so long. */
const OVER_FOR = 6 * 60 * MINUTE

/** What was asked for over what was kept. It can't end when it begins: then it is as long as a new one. */
export function examOf(asked: Partial<Exam>, kept: Exam): Exam {
  const exam = {
    subject: asked.subject ?? kept.subject,
    start: asked.start ?? kept.start,
    end: asked.end ?? kept.end,
  }
  return exam.start === exam.end ? { ...exam, end: wrap(exam.start + NEW_EXAM.end - NEW_EXAM.start, DAY) } : exam
}

/** Whether it ends on the day after it began. */
export function endsNextDay({ start, end }: Pick<Exam, 'start' | 'end'>): boolean {
  return end < start
}

/** `left` in ms: until the start before it, until the end after it. `last`: the last quarter of an hour of a longer one. */
export type ExamMoment = { readonly phase: 'before' | 'writing' | 'last' | 'over'; readonly left: number }

/** ms since midnight → where the exam stands. An end before the start is on the next day. */
export function examAt({ start, end }: Exam, sinceMidnight: number): ExamMoment {
  const opens = start * MINUTE
  const closes = (end > start ? end : end + DAY) * MINUTE
  // After midnight the one that began the day before counts, until the next one is nearer.
  const counts = closes + Math.min(OVER_FOR, (opens + DAY_LENGTH - closes) / 2)
  const now = sinceMidnight + DAY_LENGTH < counts ? sinceMidnight + DAY_LENGTH : sinceMidnight
  if (now < opens) return { phase: 'before', left: opens - now }
  if (now >= closes) return { phase: 'over', left: 0 }
  const left = closes - now
  return { phase: left <= LAST_MINUTES && closes - opens > LAST_MINUTES ? 'last' : 'writing', left }
}

/** When it is over, ms since the epoch; null where it is over already. */
export function examEnd(exam: Exam, now: number): number | null {
  const { phase, left } = examAt(exam, sinceMidnight(now))
  if (phase === 'over') return null
  return now + left + (phase === 'before' ? wrap(exam.end - exam.start, DAY) * MINUTE : 0)
}

/** Whether it came to its end after `before`, `now` at the latest: for those who look now and then, also late. */
export function hasExamEnded(exam: Exam, before: number, now: number): boolean {
  const end = examEnd(exam, before)
  return end !== null && end <= now && examEnd(exam, now) === null
}

export function sinceMidnight(now: number): number {
  const date = new Date(now)
  return ((date.getHours() * 60 + date.getMinutes()) * 60 + date.getSeconds()) * 1000 + date.getMilliseconds()
}

export function parseExam(value: unknown): Exam | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { subject, start, end } = value as Record<string, unknown>
  if (typeof subject !== 'string' || !isTimeOfDay(start) || !isTimeOfDay(end)) return undefined
  return start === end ? undefined : { subject: subject.slice(0, SUBJECT_MAX), start, end }
}

function isTimeOfDay(value: unknown): value is TimeOfDay {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < DAY
}
