import type { Language } from '@tutu/contract/core/languages'
import { dateFormat } from '../lib/date-format.ts'

const DAY = { month: 'long', day: 'numeric', weekday: 'long' } as const
const HOURS = { hour: '2-digit', minute: '2-digit', hour12: false } as const

/** 'Saturday 5 December', by the school's clock: the server's. */
export const dayIn = (language: Language, seconds: number): string => dateFormat(language, DAY).format(seconds * 1000)

/** '10:00–11:00'; without minutes when it begins. */
export function hoursIn(language: Language, seconds: number, minutes: number | null): string {
  const clock = dateFormat(language, HOURS)
  const from = clock.format(seconds * 1000)
  return minutes ? `${from}–${clock.format((seconds + minutes * 60) * 1000)}` : from
}
