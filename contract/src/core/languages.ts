/** Interface languages. The first is the default and the fallback (spec 9). */
export const LANGUAGES = ['zh-cn', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'zh-cn'

/** One text in every language of the interface. */
export type Localized = Readonly<Record<Language, string>>

/** What each language is called in a sentence of the other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, Localized>> = {
  'zh-cn': { 'zh-cn': '中文', en: 'Chinese' },
  en: { 'zh-cn': '英文', en: 'English' },
}

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value)
}

/** The language a caller asks for (`think-lang` header, `?lang=`); anything unknown is the default. */
export function toLanguage(value: unknown): Language {
  const lower = typeof value === 'string' ? value.toLowerCase() : ''
  if (isLanguage(lower)) return lower
  return lower.startsWith('en') ? 'en' : DEFAULT_LANGUAGE
}

/** The text in `language`, else in the fallback language, else in any language, else ''. */
export function pickLanguage(text: Partial<Record<Language, string>> | null | undefined, language: Language): string {
  if (!text) return ''
  return text[language] || text[DEFAULT_LANGUAGE] || LANGUAGES.map((l) => text[l]).find(Boolean) || ''
}
