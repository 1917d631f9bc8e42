import type { Language } from '@tutu/contract/core/languages'
import { DAY, dialHour, hourOf, minuteOf, type TimeOfDay, wrap } from './time-of-day.ts'

/** How a clock is read aloud: '三点一刻', 'quarter past three'. The half of the day is not told. */
export function sayTime(time: TimeOfDay, language: Language): string {
  return language === 'zh-cn' ? sayChinese(time) : sayEnglish(time)
}

/** '下午' or 'in the afternoon' */
export function partOfDay(time: TimeOfDay, language: Language): string {
  const hour = hourOf(time)
  return PARTS.find(({ before }) => hour < before)![language]
}

const PARTS = [
  { before: 5, 'zh-cn': '凌晨', en: 'at night' },
  { before: 9, 'zh-cn': '早上', en: 'in the morning' },
  { before: 12, 'zh-cn': '上午', en: 'in the morning' },
  { before: 13, 'zh-cn': '中午', en: 'in the afternoon' },
  { before: 18, 'zh-cn': '下午', en: 'in the afternoon' },
  { before: 24, 'zh-cn': '晚上', en: 'in the evening' },
] as const

const HAN = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十']

/** A count from 0 to 99 in Han characters. */
export function hanNumber(value: number): string {
  if (value <= 10) return HAN[value]!
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  return `${tens === 1 ? '' : HAN[tens]}十${ones === 0 ? '' : HAN[ones]}`
}

function sayChinese(time: TimeOfDay): string {
  const [hour, minute] = [dialHour(time), minuteOf(time)]
  // 2 as an hour is 两, as a digit 二.
  const oClock = `${hour === 2 ? '两' : hanNumber(hour)}点`
  if (minute === 0) return `${oClock}整`
  if (minute === 15) return `${oClock}一刻`
  if (minute === 30) return `${oClock}半`
  if (minute < 10) return `${oClock}零${hanNumber(minute)}分`
  return `${oClock}${hanNumber(minute)}分`
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )

function englishNumber(value: number): string {
  if (value < 20) return ONES[value]!
  return value === 20 ? 'twenty' : `twenty-${ONES[value - 20]}`
}

function sayEnglish(time: TimeOfDay): string {
  const minute = minuteOf(time)
  if (minute === 0) return `${ONES[dialHour(time)]} o’clock`
  if (minute === 30) return `half past ${ONES[dialHour(time)]}`
  if (minute < 30) return `${englishMinutes(minute)} past ${ONES[dialHour(time)]}`
  return `${englishMinutes(60 - minute)} to ${ONES[dialHour(wrap(time + 60, DAY))]}`
}

function englishMinutes(minutes: number): string {
  if (minutes === 15) return 'quarter'
  if (minutes % 5 === 0) return englishNumber(minutes)
  return `${englishNumber(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`
}
