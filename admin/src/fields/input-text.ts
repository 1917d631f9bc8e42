import { useTranslation } from 'react-i18next'
import { addMessages, i18n } from '../lib/i18n.ts'
import type { zhCn } from './messages/zh-cn.ts'

type TextKey = keyof typeof zhCn
export type Texts = Readonly<Record<TextKey, string>>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    inputs: typeof zhCn
  }
}

addMessages('inputs', {
  'zh-cn': async () => (await import('./messages/zh-cn.ts')).zhCn,
  en: async () => (await import('./messages/en.ts')).en,
})

/** Texts of inputs that have several parts, in the language of the interface; suspends until they have come. */
export function useInputText(): (key: TextKey, params?: Record<string, string | number>) => string {
  const { t } = useTranslation('inputs', { i18n })
  // Which parameters a text takes can't be told from a key that is itself a variable.
  return t as unknown as (key: TextKey, params?: Record<string, string | number>) => string
}
