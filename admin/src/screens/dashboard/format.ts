import type { Language } from '@tutu/contract/languages'

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** Bytes in the largest unit that leaves a whole part: 1536 → '1.5 KB'. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  const value = bytes / 1024 ** power
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${UNITS[power]}`
}

export function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(language).format(count)
}

/** Seconds in days, hours and minutes, and the text that names the two that matter. */
export function uptimeParts(seconds: number) {
  const all = Math.floor(seconds / 60)
  const [days, hours, minutes] = [Math.floor(all / 1440), Math.floor(all / 60) % 24, all % 60]
  const key = days > 0 ? 'uptimeDays' : hours > 0 ? 'uptimeHours' : 'uptimeMinutes'
  return { key, days, hours, minutes } as const
}
