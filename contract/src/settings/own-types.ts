import type { Localized } from '../languages.ts'

/** Kinds of settings that administrators may define themselves. `secret`: a text that is never shown again. */
export const OWN_TYPES = {
  text: { 'zh-cn': '单行文字', en: 'One line of text' },
  textarea: { 'zh-cn': '多行文字', en: 'Several lines of text' },
  number: { 'zh-cn': '数字', en: 'Number' },
  switch: { 'zh-cn': '开关', en: 'Switch' },
  select: { 'zh-cn': '单选', en: 'One of several options' },
  'multi-select': { 'zh-cn': '多选', en: 'Any of several options' },
  colour: { 'zh-cn': '颜色', en: 'Colour' },
  'date-time': { 'zh-cn': '日期和时间', en: 'Date and time' },
  icon: { 'zh-cn': '图标', en: 'Icon' },
  markdown: { 'zh-cn': '长文', en: 'Article' },
  secret: { 'zh-cn': '密钥', en: 'Secret' },
} as const satisfies Record<string, Localized>
export type OwnType = keyof typeof OWN_TYPES

/** Kinds whose options are asked for, one `value=label` a line. */
export const TYPES_WITH_OPTIONS = ['select', 'multi-select'] as const satisfies OwnType[]

/** What a value of one's own setting must be, besides its type. All but `required` and `integer` are for one line of text. */
export const OWN_RULES = {
  required: { 'zh-cn': '必填', en: 'Required' },
  integer: { 'zh-cn': '整数', en: 'Whole number' },
  email: { 'zh-cn': '邮箱', en: 'E-mail' },
  mobile: { 'zh-cn': '手机号码', en: 'Mobile number' },
  url: { 'zh-cn': '网址', en: 'Web address' },
  account: { 'zh-cn': '账号（字母开头）', en: 'Account name' },
} as const satisfies Record<string, Localized>
export type OwnRule = keyof typeof OWN_RULES
