import type { FieldKind } from '../fields/index.ts'
import type { Localized } from '../core/languages.ts'
import type { SettingField } from './setting.ts'

/** Types of settings by their names on the wire (wire 1.8) → the kind of field each is here. */
export const SETTING_TYPES = {
  string: 'text',
  /** A text that is never shown again. */
  password: 'text',
  textarea: 'textarea',
  number: 'number',
  switch: 'switch',
  select: 'select',
  radio: 'select',
  selects: 'multi-select',
  checkbox: 'multi-select',
  color: 'colour',
  datetime: 'date-time',
  icon: 'icon',
  editor: 'markdown',
  image: 'image',
  images: 'images',
  file: 'file',
  files: 'files',
  /** Texts, each of its own form. */
  date: 'text',
  time: 'text',
  year: 'text',
  /** A text with commas; on the wire an array. */
  city: 'text',
} as const satisfies Record<string, FieldKind>
export type SettingType = keyof typeof SETTING_TYPES

/** What the wire calls the type of a setting. */
export function settingType({ kind, secret }: SettingField): SettingType {
  if (secret) return 'password'
  const type = Object.entries(SETTING_TYPES).find(([, one]) => one === kind)
  if (!type) throw new Error(`no setting can be a field of the kind ${kind}`)
  return type[0] as SettingType
}

/** Types that administrators may choose for settings of their own. */
export const OWN_TYPES = {
  string: { 'zh-cn': '单行文字', en: 'One line of text' },
  textarea: { 'zh-cn': '多行文字', en: 'Several lines of text' },
  number: { 'zh-cn': '数字', en: 'Number' },
  switch: { 'zh-cn': '开关', en: 'Switch' },
  select: { 'zh-cn': '单选', en: 'One of several options' },
  selects: { 'zh-cn': '多选', en: 'Any of several options' },
  color: { 'zh-cn': '颜色', en: 'Colour' },
  datetime: { 'zh-cn': '日期和时间', en: 'Date and time' },
  date: { 'zh-cn': '日期', en: 'Date' },
  time: { 'zh-cn': '时间', en: 'Time of day' },
  year: { 'zh-cn': '年份', en: 'Year' },
  city: { 'zh-cn': '地区', en: 'Region' },
  icon: { 'zh-cn': '图标', en: 'Icon' },
  image: { 'zh-cn': '图片', en: 'Picture' },
  images: { 'zh-cn': '多张图片', en: 'Pictures' },
  file: { 'zh-cn': '文件', en: 'File' },
  files: { 'zh-cn': '多个文件', en: 'Files' },
  editor: { 'zh-cn': '长文', en: 'Article' },
  password: { 'zh-cn': '密钥', en: 'Secret' },
} as const satisfies Partial<Record<SettingType, Localized>>
export type OwnType = keyof typeof OWN_TYPES

/** Types that other clients offer → those that are the same here. They keep their name. */
export const SAME_TYPES: Readonly<Record<Exclude<SettingType, OwnType>, OwnType>> = {
  radio: 'select',
  checkbox: 'selects',
}

/** Types whose options are asked for, one `value=label` a line. */
export const TYPES_WITH_OPTIONS = ['select', 'selects'] as const satisfies OwnType[]

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
