import type { Language } from '@tutu/contract/core/languages'
import type { TFunction } from 'i18next'

/** What is counted; money in cents. */
export type Measure = 'times' | 'people' | 'money'

export function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(language).format(count)
}

/** Cents as yuan: exact, or in short where there is room for little ('¥12K'). */
export function formatMoney(cents: number, language: Language, isShort = false): string {
  const style = { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' } as const
  const short = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(language, isShort ? { ...style, ...short } : style).format(cents / 100)
}

/** An amount with what is counted; money in cents. */
export function saidAs(measure: Measure, amount: number, language: Language, t: TFunction<'dashboard'>): string {
  return measure === 'money' ? formatMoney(amount, language) : t(measure, { number: formatCount(amount, language) })
}

/** Seconds in days, hours and minutes, and the text that names the two that matter. */
export function uptimeParts(seconds: number) {
  const all = Math.floor(seconds / 60)
  const [days, hours, minutes] = [Math.floor(all / 1440), Math.floor(all / 60) % 24, all % 60]
  const key = days > 0 ? 'uptimeDays' : hours > 0 ? 'uptimeHours' : 'uptimeMinutes'
  return { key, days, hours, minutes } as const
}
