import type { Field } from '@tutu/contract/fields/index'
import type { Localized } from '@tutu/contract/core/languages'
import { AREAS, DATE, TIME, YEAR } from '@tutu/contract/settings/patterns'
import { type OwnRule, SETTING_TYPES, type SettingType } from '@tutu/contract/settings/own-types'
import type { SettingField } from '@tutu/contract/settings/setting'
import type { SettingRow } from './row.ts'

type Pattern = Pick<Extract<Field, { kind: 'text' }>, 'format' | 'pattern' | 'patternMessage'>

const PATTERNS: Partial<Record<OwnRule, Pattern>> = {
  email: { format: 'email' },
  mobile: { format: 'mobile' },
  url: { format: 'url' },
  account: { pattern: '[a-zA-Z][a-zA-Z0-9_]{2,14}', patternMessage: 'rule.account' },
}
/** Types of the wire that are texts of a certain form here. */
const FORMS: Partial<Record<SettingType, Pattern>> = {
  date: { pattern: DATE, patternMessage: 'config.date' },
  time: { pattern: TIME, patternMessage: 'config.time' },
  year: { pattern: YEAR, patternMessage: 'config.year' },
  city: { pattern: AREAS, patternMessage: 'config.areas' },
}
const TEXT_MAX = 1000
const DECIMALS = 6

/** The field of a setting that an administrator defined. */
export function ownField({ name, type, title, tip, content, rule }: Omit<SettingRow, 'value'>): SettingField {
  const rules = rule.split(',') as OwnRule[]
  const label: Localized = title ?? { 'zh-cn': name, en: name }
  const common = { label, ...(tip ? { hint: tip } : {}), ...(rules.includes('required') ? { required: true } : {}) }
  const pattern = FORMS[type] ?? rules.map((one) => PATTERNS[one]).find(Boolean)
  const kind = SETTING_TYPES[type]
  switch (kind) {
    case 'number':
      return { kind: 'number', decimals: rules.includes('integer') ? 0 : DECIMALS, ...common }
    case 'select':
      return { kind: 'select', options: content ?? {}, ...common }
    case 'multi-select':
      return { kind: 'multi-select', options: content ?? {}, ...common }
    case 'textarea':
    case 'markdown':
    case 'switch':
    case 'colour':
    case 'date-time':
    case 'icon':
    case 'image':
    case 'images':
    case 'file':
    case 'files':
      return { kind, ...common }
    case 'text':
      return { kind, ...(type === 'password' ? { secret: true } : {}), max: TEXT_MAX, ...common, ...pattern }
  }
}

/** A posted value as its field takes it: lists of areas are a text here. */
export function readOwn({ type }: Pick<SettingRow, 'type'>, posted: unknown): unknown {
  return type === 'city' && Array.isArray(posted) ? posted.join(',') : posted
}

/** A value as the wire has it (wire 1.8). */
export function tellOwn({ type }: Pick<SettingRow, 'type'>, value: unknown): unknown {
  return type === 'city' && typeof value === 'string' ? value.split(',').filter(Boolean) : value
}
