import type { Language } from '@tutu/contract/core/languages'
import { languageTag } from '../../lib/language-tag.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** 'YYYY-MM-DD' by the reader's clock. */
export function dayKey(seconds: number): string {
  const at = new Date(seconds * 1000)
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** The day so many days after. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
}

/** 'HH:mm' by the reader's clock. */
export function clockText(seconds: number): string {
  const at = new Date(seconds * 1000)
  return `${two(at.getHours())}:${two(at.getMinutes())}`
}

/** '12月5日周六'. */
export function dayText(day: string, language: Language): string {
  return new Intl.DateTimeFormat(languageTag(language), {
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00:00Z`))
}

/** '12月5日周六 15:00'. */
export const momentOf = (seconds: number, language: Language): string =>
  `${dayText(dayKey(seconds), language)} ${clockText(seconds)}`

/** By whose clock what is planned is read: an IANA name. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
