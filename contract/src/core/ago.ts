import type { Language } from './languages.ts'

const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** '5 minutes ago', '5分钟前', 'yesterday'; 'just now' below a minute. `time` in ms. */
export function ago(time: number, now: number, language: Language): string {
  const passed = Math.max(0, (now - time) / 1000)
  const [unit, seconds] = STEPS.find(([, length]) => passed >= length) ?? []
  if (!unit || !seconds) return language === 'en' ? 'just now' : '刚才'
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(passed / seconds), unit)
}
