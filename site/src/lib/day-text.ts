import type { Language } from '@tutu/contract/core/languages'
import { languageTag } from './language-tag.ts'

/** A day as readers in China count it: 1763110800 → '2025年11月14日', '14 November 2025'. `seconds` as the wire has them. */
export function dayText(seconds: number, language: Language): string {
  const tag = language === 'en' ? 'en-GB' : languageTag(language)
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(seconds * 1000)
}

/** The same as machines read it: '2025-11-14T17:00:00.000Z'. */
export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
