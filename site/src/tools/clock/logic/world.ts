import type { Localized } from '@tutu/contract/core/languages'
import { ZONES_MAX } from './address.ts'
import { DAY, type TimeOfDay, turn, wrap } from './time-of-day.ts'

export type City = { readonly zone: string; readonly name: Localized }

/** Cities to choose from, from east to west. */
export const CITIES: readonly City[] = [
  { zone: 'Pacific/Auckland', name: { 'zh-cn': '奥克兰', en: 'Auckland' } },
  { zone: 'Australia/Sydney', name: { 'zh-cn': '悉尼', en: 'Sydney' } },
  { zone: 'Asia/Tokyo', name: { 'zh-cn': '东京', en: 'Tokyo' } },
  { zone: 'Asia/Shanghai', name: { 'zh-cn': '北京', en: 'Beijing' } },
  { zone: 'Asia/Urumqi', name: { 'zh-cn': '乌鲁木齐', en: 'Urumqi' } },
  { zone: 'Asia/Singapore', name: { 'zh-cn': '新加坡', en: 'Singapore' } },
  { zone: 'Asia/Kolkata', name: { 'zh-cn': '新德里', en: 'New Delhi' } },
  { zone: 'Asia/Dubai', name: { 'zh-cn': '迪拜', en: 'Dubai' } },
  { zone: 'Africa/Nairobi', name: { 'zh-cn': '内罗毕', en: 'Nairobi' } },
  { zone: 'Africa/Cairo', name: { 'zh-cn': '开罗', en: 'Cairo' } },
  { zone: 'Europe/Paris', name: { 'zh-cn': '巴黎', en: 'Paris' } },
  { zone: 'Europe/London', name: { 'zh-cn': '伦敦', en: 'London' } },
  { zone: 'America/Sao_Paulo', name: { 'zh-cn': '圣保罗', en: 'São Paulo' } },
  { zone: 'America/New_York', name: { 'zh-cn': '纽约', en: 'New York' } },
  { zone: 'America/Los_Angeles', name: { 'zh-cn': '洛杉矶', en: 'Los Angeles' } },
  { zone: 'Pacific/Honolulu', name: { 'zh-cn': '檀香山', en: 'Honolulu' } },
]

export const FIRST_ZONES: readonly string[] = ['Asia/Shanghai', 'Europe/London', 'America/New_York']

export function isZone(value: unknown): value is string {
  return CITIES.some(({ zone }) => zone === value)
}

/** `time` there, the day against the day here (-1, 0 or 1), and minutes ahead of here. */
export type Elsewhere = { readonly time: TimeOfDay; readonly day: number; readonly ahead: number }

const formats = new Map<string, Intl.DateTimeFormat>()

/** What a clock in `zone` shows at `now` (ms since the epoch), seen from `here`, the browser's own zone by default. */
export function lookAt(zone: string, now: number, here?: string): Elsewhere {
  const [there, mine] = [wallClock(now, zone), wallClock(now, here)]
  return {
    time: wrap(there, DAY),
    day: Math.floor(there / DAY) - Math.floor(mine / DAY),
    ahead: there - mine,
  }
}

/** Minutes since 1970 as the zone's own calendar counts them. */
function wallClock(now: number, zone: string | undefined): number {
  const key = zone ?? ''
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
  formats.set(key, format)
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(parts['year']!, parts['month']! - 1, parts['day'], parts['hour'], parts['minute']) / 60_000
}

/** Whether the sun is rather up: a picture beside the clock. */
export function isDaytime(time: TimeOfDay): boolean {
  return Math.abs(turn(12 * 60 + 30, time, DAY)) <= 6 * 60
}

export function parseZones(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  return [...new Set(value.filter(isZone))].slice(0, ZONES_MAX)
}
