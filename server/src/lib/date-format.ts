import type { Language } from '@tutu/contract/core/languages'

/** Dear to make, and asked for with each message. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** How messages write times down; without a time zone by the server's clock. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  let known = formats.get(key)
  if (!known) {
    known = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', options)
    formats.set(key, known)
  }
  return known
}
