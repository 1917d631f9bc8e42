import type { Language } from '@tutu/contract/core/languages'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { addMessages, i18n, useLanguage } from '../../lib/i18n.ts'
import type { zhCn } from './messages/zh-cn.ts'

type TextKey = keyof typeof zhCn
export type Texts = Readonly<Record<TextKey, string>>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    import: typeof zhCn
  }
}

addMessages('import', {
  'zh-cn': async () => (await import('./messages/zh-cn.ts')).zhCn,
  en: async () => (await import('./messages/en.ts')).en,
})

type Params = Record<string, string | number>
export type ImportText = {
  (key: TextKey, params?: Params): string
  readonly language: Language
  /** 12345 → '12,345'. */
  readonly number: (count: number) => string
}

/** The texts of imports in the language of the interface; suspends until they have come. */
export function useImportText(): ImportText {
  const language = useLanguage()
  const { t } = useTranslation('import', { i18n })
  return useMemo(() => textOf(t as unknown as Translate, language), [language, t])
}

/** The same outside components, once they have come. */
export const importText = (language: Language): ImportText =>
  textOf(i18n.getFixedT(null, 'import') as unknown as Translate, language)

// Which parameters a text takes can't be told from a key that is itself a variable.
type Translate = (key: string, params?: Params) => string

function textOf(translate: Translate, language: Language): ImportText {
  const numbers = new Intl.NumberFormat(language)
  const text = (key: TextKey, params?: Params) => translate(key, params)
  return Object.assign(text, { language, number: (count: number) => numbers.format(count) })
}
