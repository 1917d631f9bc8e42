import type { Language } from '@tutu/contract/core/languages'

/** A moment as a reader says it: '11月24日 18:05'. */
export function momentText(seconds: number, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(seconds * 1000)
}
