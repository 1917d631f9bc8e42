import type { Language } from '@tutu/contract/core/languages'
import { twoDigits } from './time-of-day.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND

/** What is left, in ms, as '4:59' or '1:04:59': a second that has begun counts, so that 0:00 means over. */
export function formatLeft(left: number): string {
  return formatSeconds(Math.max(0, Math.ceil(left / SECOND)))
}

/** What has passed, in ms, as '4:59'. */
export function formatPassed(passed: number): string {
  return formatSeconds(Math.max(0, Math.floor(passed / SECOND)))
}

/** The hundredths of what has passed, '.07'. */
export function formatHundredths(passed: number): string {
  return `.${twoDigits(Math.floor(Math.max(0, passed) / 10) % 100)}`
}

function formatSeconds(total: number): string {
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}` : `${minutes}:${twoDigits(seconds)}`
}

/** Seconds in words: '1 小时 5 分钟', '1 h 5 min', '30 秒'. */
export function sayDuration(seconds: number, language: Language): string {
  const [hour, minute, second] = language === 'zh-cn' ? ['小时', '分钟', '秒'] : ['h', 'min', 's']
  const parts = [
    [Math.floor(seconds / 3600), hour],
    [Math.floor(seconds / 60) % 60, minute],
    [seconds % 60, second],
  ] as const
  const told = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value} ${unit}`)
  return told.join(' ') || `0 ${minute}`
}
