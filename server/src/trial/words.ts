import type { Language } from '@tutu/contract/core/languages'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  let known = formats.get(key)
  if (!known) {
    known = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', options)
    formats.set(key, known)
  }
  return known
}

const DAY = { month: 'long', day: 'numeric', weekday: 'long' } as const
const HOURS = { hour: '2-digit', minute: '2-digit', hour12: false } as const

/** 'Saturday 5 December', by the school's clock: the server's. */
export const dayIn = (language: Language, seconds: number): string => format(language, DAY).format(seconds * 1000)

/** '10:00–11:00'; without minutes when it begins. */
export function hoursIn(language: Language, seconds: number, minutes: number | null): string {
  const clock = format(language, HOURS)
  const from = clock.format(seconds * 1000)
  return minutes ? `${from}–${clock.format((seconds + minutes * 60) * 1000)}` : from
}
