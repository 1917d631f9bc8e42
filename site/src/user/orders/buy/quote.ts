import type { CallAnswer } from '@tutu/contract/api/index'
import type { Language } from '@tutu/contract/core/languages'
import { shopWords } from '../../../lib/shop-words.ts'

/** What a purchase would be: the good, how many, and what it can be paid with. */
export type Quote = CallAnswer<'GET /api/shop/quote'>
export type Way = Quote['ways'][number]

/** What it costs to pay in that way, in words. */
export function costOf(way: Way, language: Language): string {
  const words = shopWords(language)
  return way.pay_type === 'points' ? words.points(way.total_score) : words.money(way.total)
}
