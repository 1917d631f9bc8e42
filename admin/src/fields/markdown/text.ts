import { useTranslation } from 'react-i18next'
import { addMessages, i18n, type SaidOfOne } from '../../lib/i18n.ts'
import type { zhCn } from './messages/zh-cn.ts'

type TextKey = keyof typeof zhCn
export type Texts = Readonly<Record<TextKey, string>> & SaidOfOne<TextKey>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    markdown: typeof zhCn
  }
}

addMessages('markdown', {
  'zh-cn': async () => (await import('./messages/zh-cn.ts')).zhCn,
  en: async () => (await import('./messages/en.ts')).en,
})

export type EditorText = (key: TextKey, params?: Record<string, string | number>) => string

/** Texts of the Markdown editor in the language of the interface; suspends until they have come. */
export function useEditorText(): EditorText {
  const { t } = useTranslation('markdown', { i18n })
  // Which parameters a text takes can't be told from a key that is itself a variable.
  return t as unknown as EditorText
}
