import type { Language } from '@tutu/contract/core/languages'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { addMessages, i18n, type SaidOfOne, useLanguage } from '../lib/i18n.ts'
import type { zhCn } from './messages/zh-cn.ts'

type Widen<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widen<T[K]> }
type Told = Widen<typeof zhCn>
export type TextKey = { [K in keyof Told]: Told[K] extends string ? K : never }[keyof Told]
export type Texts = Told & SaidOfOne<TextKey>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    resource: typeof zhCn
  }
}

addMessages('resource', {
  'zh-cn': async () => (await import('./messages/zh-cn.ts')).zhCn,
  en: async () => (await import('./messages/en.ts')).en,
})

export type Text = {
  (key: TextKey, params?: Record<string, string | number>): string
  readonly language: Language
  /** What a content language is called; the same in both interface languages. */
  readonly nameOf: (content: Language) => string
}

/** The engine's texts in the language of the interface; suspends until they have come. */
export function useText(): Text {
  const language = useLanguage()
  const { t } = useTranslation('resource', { i18n })
  return useMemo(() => {
    // Which parameters a text takes can't be told from a key that is itself a variable.
    const translate = t as unknown as (key: string, params?: Record<string, string | number>) => string
    const text = (key: TextKey, params?: Record<string, string | number>) => translate(key, params)
    return Object.assign(text, { language, nameOf: (content: Language) => translate(`languageName.${content}`) })
  }, [language, t])
}
