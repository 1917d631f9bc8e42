import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import type { PublicRow } from '@tutu/contract/definition/public-rows'
import type { good } from '@tutu/contract/resources/good'
import { withQuery } from './links.ts'
import { fill } from '@tutu/contract/core/fill'

export type Good = PublicRow<typeof good>
export type GoodKind = Good['kind']

const REFUNDS: Readonly<Record<GoodKind, Record<Language, string>>> = {
  course: {
    'zh-cn': '还没开始学，全额退；学了一部分，按没学的课时退。钱和积分从哪里来，就退回哪里。',
    en: 'Not begun, it is refunded in full; begun, the lessons not yet taken. Money and points go back where they came from.',
  },
  plan: {
    'zh-cn': '还没开始的天数全额退，已经开始的按剩下的天数退。到期不会自动续费。',
    en: 'Days that have not begun are refunded in full, of those that have the days left. It never renews itself.',
  },
  lessons: {
    'zh-cn': '没上的课时按单价退，上过的不退。钱从哪里来，就退回哪里。',
    en: 'Hours that no lesson has taken are refunded at the price of each. Money goes back where it came from.',
  },
  virtual: {
    'zh-cn': '换错了，7 天内可以退，积分退回来。',
    en: 'Chosen by mistake, it can be given back within 7 days, and the points come back.',
  },
  physical: {
    'zh-cn': '收到 7 天内，没有拆封可以退；有破损，我们免费换。',
    en: 'Unopened, it can be sent back within 7 days. What arrives broken is replaced at no cost.',
  },
}

const WORDS = {
  'zh-cn': {
    points: '{count} 积分',
    free: '免费',
    days: '{count} 天',
    hours: '{count} 课时，付款后 {months} 个月内有效',
    hoursForGood: '{count} 课时，一直有效',
  },
  en: {
    points: '{count} points',
    free: 'Free',
    days: '{count} days',
    hours: '{count} lesson {count|hour|hours}, good for {months} {months|month|months} from the payment',
    hoursForGood: '{count} lesson {count|hour|hours}, for good',
  },
} as const satisfies Record<Language, Record<string, string>>

/** What is said of goods and their prices wherever they are sold. */
export function shopWords(language: Language) {
  const words = WORDS[language]
  return {
    /** '99.00' → '¥99'. */
    money: (yuan: string) => (Number(yuan) === 0 ? words.free : `¥${yuan.replace(/\.00$/, '')}`),
    points: (count: number) => fill(words.points, { count }),
    days: (count: number) => fill(words.days, { count }),
    hours: (count: number, months: number | null) =>
      fill(months === null ? words.hoursForGood : words.hours, { count, months: months ?? 0 }),
    refund: (kind: GoodKind) => pickLanguage(REFUNDS[kind], language),
  }
}

/** Where a good is bought: in the member centre, which asks who it is first. */
export function buyPath(good: number, language: Language): string {
  return withQuery('/user/shop/orders', language, { good })
}

/** Whether a place in a class comes with it. */
export const isPlace = ({ joins_class }: Pick<Good, 'joins_class'>): boolean => joins_class === '1'

/** Whether it can be bought now; `now` in seconds. */
export function isOnSale({ sale_from, sale_to }: Pick<Good, 'sale_from' | 'sale_to'>, now: number): boolean {
  return (sale_from ?? 0) <= now && (sale_to ?? Infinity) > now
}
