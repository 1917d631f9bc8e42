import type { Language } from '@tutu/contract/core/languages'

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
