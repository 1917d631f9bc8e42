import { pickLanguage, type Language } from '@tutu/contract/core/languages'
import { course } from '@tutu/contract/resources/course'
import type { CourseRow, Device, Level } from './public-api.ts'
import { fill } from '@tutu/contract/core/fill'

const patterns = {
  'zh-cn': { age: '{from}–{to} 岁', lessons: '{count} 课时', minutes: '{count} 分钟', free: '免费', and: '、' },
  en: {
    age: 'Ages {from}–{to}',
    lessons: '{count} {count|lesson|lessons}',
    minutes: '{count} min',
    free: 'Free',
    and: ', ',
  },
} as const satisfies Record<Language, Record<string, string>>

/** The facts of a course in words. Level and device names come from the course definition. */
export function courseWords(language: Language) {
  const words = patterns[language]
  return {
    age: ({ age_min, age_max }: Pick<CourseRow, 'age_min' | 'age_max'>) =>
      fill(words.age, { from: age_min, to: age_max }),
    lessons: (count: number) => fill(words.lessons, { count }),
    minutes: (count: number) => fill(words.minutes, { count }),
    level: (level: Level) => pickLanguage(course.fields.level.options[level], language),
    devices: (devices: readonly Device[]) =>
      devices.map((device) => pickLanguage(course.fields.devices.options[device], language)).join(words.and),
    /** '99.00' → '¥99', '0.00' → '免费'. */
    price: (price: string) => (isFree(price) ? words.free : `¥${price.replace(/\.00$/, '')}`),
    free: words.free,
  }
}

export function isFree(price: string): boolean {
  return Number(price) === 0
}
