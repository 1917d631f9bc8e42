import type { Language } from '@tutu/contract/core/languages'
import { hanNumber } from './words.ts'

/** '2026-11-20' of the local day. */
export function dayKey(now: number): string {
  const date = new Date(now)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** ISO 8601: weeks begin on Monday, the first one holds the year's first Thursday. */
export function weekNumber(now: number): number {
  const date = new Date(now)
  const thursday = new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7))
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  return Math.floor((thursday.getTime() - newYear) / 86_400_000 / 7) + 1
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * '2026年11月20日星期五', 'Friday 20 November 2026'. By hand: browsers take a twentieth of a second of a slow phone to
 * have their own formats ready, as the page starts.
 */
export function sayDate(now: number, language: Language): string {
  const date = new Date(now)
  const [year, month, day, weekday] = [date.getFullYear(), date.getMonth(), date.getDate(), date.getDay()]
  if (language === 'zh-cn') return `${year}年${month + 1}月${day}日星期${'日一二三四五六'[weekday]}`
  return `${WEEKDAYS[weekday]} ${day} ${MONTHS[month]} ${year}`
}

/** The day of the Chinese calendar: '十月十三', 'Tenth Month, day 13'. */
export function sayLunarDay(now: number, language: Language): string {
  const locale = language === 'zh-cn' ? 'zh-CN-u-ca-chinese' : 'en-GB-u-ca-chinese'
  const parts = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' }).formatToParts(now)
  const month = parts.find(({ type }) => type === 'month')?.value ?? ''
  const day = Number(parts.find(({ type }) => type === 'day')?.value)
  return language === 'zh-cn' ? month + lunarDay(day) : `${month}, day ${day}`
}

function lunarDay(day: number): string {
  if (day <= 10) return `初${hanNumber(day)}`
  return day > 20 && day < 30 ? `廿${hanNumber(day - 20)}` : hanNumber(day)
}
