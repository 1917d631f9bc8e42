import type { Operator } from '@tutu/contract/fields/field'
import type { Field } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import { useTranslation } from 'react-i18next'
import { addMessages, i18n } from '../../lib/i18n.ts'
import type { zhCn } from './messages/zh-cn.ts'

type TextKey = keyof typeof zhCn
export type Texts = Readonly<Record<TextKey, string>>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    filter: typeof zhCn
  }
}

addMessages('filter', {
  'zh-cn': async () => (await import('./messages/zh-cn.ts')).zhCn,
  en: async () => (await import('./messages/en.ts')).en,
})

export type FilterText = (key: TextKey, params?: Record<string, string | number>) => string

/** Texts of built filters in the language of the interface; suspends until they have come. */
export function useFilterText(): FilterText {
  const { t } = useTranslation('filter', { i18n })
  // Which parameters a text takes can't be told from a key that is itself a variable.
  return t as unknown as FilterText
}

const OPERATOR_TEXTS: Readonly<Record<Operator, TextKey>> = {
  '=': 'equal',
  '<>': 'notEqual',
  '>': 'more',
  '>=': 'atLeast',
  '<': 'less',
  '<=': 'atMost',
  LIKE: 'contains',
  'NOT LIKE': 'lacks',
  RANGE: 'between',
  'NOT RANGE': 'notBetween',
  IN: 'oneOf',
  'NOT IN': 'noneOf',
  NULL: 'empty',
  'NOT NULL': 'notEmpty',
  FIND_IN_SET: 'has',
}
const MOMENT_TEXTS: Partial<typeof OPERATOR_TEXTS> = {
  '=': 'on',
  '>': 'after',
  '>=': 'from',
  '<': 'before',
  '<=': 'until',
}

/** What an operator is called where such a field is compared. */
export function operatorText(text: FilterText, field: Field, operator: Operator): string {
  const own = traitsOf(field).holds === 'moment' ? MOMENT_TEXTS[operator] : undefined
  return text(own ?? OPERATOR_TEXTS[operator] ?? 'equal')
}
