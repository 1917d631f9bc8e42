import type { Language } from '@tutu/contract/core/languages'

/** The language as HTML names it in `lang` and `hreflang` (BCP 47). */
export function languageTag(language: Language): string {
  return language === 'zh-cn' ? 'zh-CN' : language
}
