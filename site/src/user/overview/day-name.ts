import type { Language } from '@tutu/contract/core/languages'
import { languageTag } from '../../lib/language-tag.ts'

/** '2026-11-24' → '二', 'T' (narrow), '周二', 'Tue' (short) or '11月24日星期二' (long). */
export function dayName(day: string, language: Language, length: 'narrow' | 'short' | 'long'): string {
  const date = new Date(`${day}T00:00:00Z`)
  const options: Intl.DateTimeFormatOptions =
    length === 'long' ? { weekday: 'long', month: 'long', day: 'numeric' } : { weekday: length }
  return new Intl.DateTimeFormat(languageTag(language), { ...options, timeZone: 'UTC' }).format(date)
}
