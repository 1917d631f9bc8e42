import type { CallAnswer } from '@tutu/contract/api/index'
import type { Language } from '@tutu/contract/core/languages'
import { shopWords } from '../../../lib/shop-words.ts'

/** What a purchase would be: the good, how many, and what it can be paid with. */
export type Quote = CallAnswer<'GET /api/shop/quote'>
export type Way = Quote['ways'][number]

/** Why a code that was asked about takes nothing off; undefined: it does, or was not asked about yet. */
export function refusalOf(coupon: Quote['coupon'], typed: string): string | undefined {
  return coupon?.refusal && typed.trim() === coupon.code ? coupon.refusal : undefined
}

/** Whether the balance is too low: of what a code takes off it may be enough. */
export function lacksMoney({ ways, money }: Quote): boolean {
  return ways.some(({ pay_type, total }) => pay_type === 'balance' && Number(total) > Number(money))
}

/** What it costs to pay in that way, in words. */
export function costOf(way: Way, language: Language): string {
  const words = shopWords(language)
  return way.pay_type === 'points' ? words.points(way.total_score) : words.money(way.total)
}
