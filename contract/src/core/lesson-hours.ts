import type { Localized } from './languages.ts'

/** So few hours left, or fewer, are told of: the family, the teacher and the school. */
export const HOURS_LOW = 2
/** Days before hours end on which the family is told. */
export const END_TOLD = 30
/** Days after the last one on which a lesson of before it may still be written down. */
export const WRITTEN_LATE = 3
/** Days that hours have at least, which come back to a package that has ended meanwhile. */
export const BACK_FOR = 30
/** The most that one lesson takes. */
export const HOURS_EACH_MAX = 10
/** The most of one package; sold are no more than sixty at once, as the law on prepayment for minors has it. */
export const PACKAGE_MAX = 1000
export const SOLD_MAX = 60
/** The longest that sold hours are valid, in months. */
export const MONTHS_MAX = 36

/** What changes an account of hours. */
export const HOUR_KINDS = {
  bought: { 'zh-cn': '购买', en: 'Bought' },
  given: { 'zh-cn': '赠送', en: 'Given' },
  taken: { 'zh-cn': '上课', en: 'Lesson' },
  back: { 'zh-cn': '改点名退回', en: 'Given back' },
  settled: { 'zh-cn': '补扣欠的课时', en: 'Owed hours paid' },
  corrected: { 'zh-cn': '调整', en: 'Corrected' },
  expired: { 'zh-cn': '到期', en: 'Expired' },
  refunded: { 'zh-cn': '退费', en: 'Refunded' },
} as const satisfies Record<string, Localized>
export type HourKind = keyof typeof HOUR_KINDS
export const HOUR_KIND_NAMES = Object.keys(HOUR_KINDS) as [HourKind, ...HourKind[]]

/** How somebody came to a package. */
export const PACKAGE_SOURCES = {
  order: { 'zh-cn': '商城购买', en: 'Shop' },
  desk: { 'zh-cn': '前台登记', en: 'Front desk' },
  gift: { 'zh-cn': '赠送', en: 'Gift' },
} as const satisfies Record<string, Localized>
export type PackageSource = keyof typeof PACKAGE_SOURCES
export const PACKAGE_SOURCE_NAMES = Object.keys(PACKAGE_SOURCES) as [PackageSource, ...PackageSource[]]

export const PACKAGE_STATES = {
  open: { 'zh-cn': '可用', en: 'In use' },
  expired: { 'zh-cn': '已到期', en: 'Expired' },
  closed: { 'zh-cn': '已退', en: 'Closed' },
} as const satisfies Record<string, Localized>
type PackageState = keyof typeof PACKAGE_STATES
export const PACKAGE_STATE_NAMES = Object.keys(PACKAGE_STATES) as [PackageState, ...PackageState[]]
