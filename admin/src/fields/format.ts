import type { Language } from '@tutu/contract/core/languages'

const two = (value: number): string => String(value).padStart(2, '0')

const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** How long ago something was, or how long it still is until then: '3 days ago', '1天前'. */
export function agoText(seconds: number, language: Language, now = Date.now() / 1000): string {
  const passed = seconds - now
  const [unit, length] = STEPS.find(([, step]) => Math.abs(passed) >= step) ?? ['second', 1]
  // Seconds say nothing to anybody: 'now'. Words like 'yesterday' name days of the calendar, which passed time is not.
  const numeric = unit === 'second' ? 'auto' : 'always'
  const format = new Intl.RelativeTimeFormat(language, { numeric })
  return format.format(unit === 'second' ? 0 : Math.trunc(passed / length), unit)
}

/** Unix seconds → 'yyyy-mm-dd hh:MM:ss' in the reader's time zone (spec 9). */
export function formatSeconds(seconds: number): string {
  const date = new Date(seconds * 1000)
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`
}
