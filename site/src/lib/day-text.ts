import type { Language } from '@tutu/contract/core/languages'
import { languageTag } from './language-tag.ts'

const formats = new Map<Language, Intl.DateTimeFormat>()

/** A day as readers in China count it: 1763110800 → '2025年11月14日', '14 November 2025'. `seconds` as the wire has them. */
export function dayText(seconds: number, language: Language): string {
  let format = formats.get(language)
  // To make one takes far longer than to use it, and a list of articles has a day in each.
  if (!format) formats.set(language, (format = formatFor(language)))
  return format.format(seconds * 1000)
}

function formatFor(language: Language): Intl.DateTimeFormat {
  const tag = language === 'en' ? 'en-GB' : languageTag(language)
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Asia/Shanghai' })
}

/** The same as machines read it: '2025-11-14T17:00:00.000Z'. */
export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
