import type { Language } from './languages.ts'

/** What a length of time is counted in. */
export type DurationUnit = 'seconds' | 'minutes'

const SECONDS = { hours: 3600, minutes: 60, seconds: 1 } as const
type Part = keyof typeof SECONDS
const PARTS: readonly Part[] = ['hours', 'minutes', 'seconds']

export const DURATION_WORDS: Readonly<Record<Language, Readonly<Record<Part, string>>>> = {
  'zh-cn': { hours: '小时', minutes: '分', seconds: '秒' },
  en: { hours: 'h', minutes: 'min', seconds: 's' },
}

/** 5400 seconds → 1 hour, 30 minutes. */
export function durationParts(value: number, unit: DurationUnit): Record<Part, number> {
  const seconds = value * SECONDS[unit]
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 }
}

/** 1 hour, 90 minutes → 9000 seconds; of parts that do not come to whole units undefined. */
export function durationOf(parts: Readonly<Partial<Record<Part, number>>>, unit: DurationUnit): number | undefined {
  const whole = PARTS.reduce((sum, part) => sum + (parts[part] ?? 0) * SECONDS[part], 0) / SECONDS[unit]
  return Number.isInteger(whole) ? whole : undefined
}

/** 5400 seconds → '1 小时 30 分', '1 h 30 min'. */
export function durationText(value: number, unit: DurationUnit, language: Language): string {
  const parts = durationParts(value, unit)
  const words = DURATION_WORDS[language]
  const said = PARTS.filter((part) => parts[part] > 0).map((part) => `${parts[part]} ${words[part]}`)
  return said.join(' ') || `0 ${words[unit]}`
}

const WORDS =
  /^(?:(\d+(?:\.\d+)?)(?:小时|时|hours?|hrs?|h))?(?:(\d+(?:\.\d+)?)(?:分钟|分|minutes?|mins?|m))?(?:(\d+)(?:秒钟|秒|seconds?|secs?|s))?$/
const CLOCK = /^(\d+):(\d{1,2})(?::(\d{1,2}))?$/

/**
 * As people write it → units: '90', '1 h 30 min', '1小时30分', '1:30:00'; '1:30' begins with minutes where seconds are
 * counted, with hours where minutes are. Undefined where it is none.
 */
export function readDuration(text: string, unit: DurationUnit): number | undefined {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')
  if (/^\d{1,10}$/.test(plain)) return Number(plain)
  const clock = CLOCK.exec(plain)
  if (clock) {
    const [first, second, third] = clock.slice(1).map((part) => (part === undefined ? 0 : Number(part))) as [
      number,
      number,
      number,
    ]
    const beginsWithHours = clock[3] !== undefined || unit === 'minutes'
    return beginsWithHours
      ? durationOf({ hours: first, minutes: second, seconds: third }, unit)
      : durationOf({ minutes: first, seconds: second }, unit)
  }
  const [whole, hours, minutes, seconds] = WORDS.exec(plain) ?? []
  if (!whole) return undefined
  return durationOf({ hours: Number(hours ?? 0), minutes: Number(minutes ?? 0), seconds: Number(seconds ?? 0) }, unit)
}
