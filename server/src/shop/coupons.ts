import type { FormReason } from '@tutu/contract/core/failure'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { fromCents } from '@tutu/contract/fields/money'
import { type Kysely, sql, type SqlBool } from 'kysely'
import type { WriteSession } from '../engine/write/session.ts'
import type { Tables } from '../postgres/database.ts'

/** What is ordered, as a discount looks at it; cents. */
export type Priced = { good: { id: number; price: number | null }; quantity: number }

/** What a code takes off an order, in cents, or why nothing. */
export type Discount = { coupon: number; amount: number; refusal?: undefined } | { refusal: FormReason }

type Coupon = {
  id: number
  off: 'percent' | 'amount'
  percent: number | null
  amount: number | null
  good_id: number | null
  good_title: Localized | null
  at_least: number | null
  uses_max: number | null
  member_max: number | null
  used: number
  isEarly: boolean
  isLate: boolean
}

/** What is said of a code that there is not: whoever guesses hears it often. */
export const UNKNOWN = 'coupon.unknown'

/** Whether any code holds at present. */
export async function takesCodes(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    select exists (select from coupon where status and ${HOLDS_NOW} and coalesce(used < uses_max, true)) as holds
  `.execute(db)
  return rows[0]!.holds
}

const IS_EARLY = sql<SqlBool>`coalesce(valid_from > epoch_seconds(), false)`
const IS_LATE = sql<SqlBool>`coalesce(valid_to <= epoch_seconds(), false)`
const HOLDS_NOW = sql<SqlBool>`(not ${IS_EARLY} and not ${IS_LATE})`

/**
 * What `code` takes off these goods for a member who pays in money. With `lock` the code is locked until the transaction ends, so
 * that its uses are counted.
 */
export async function discountOf(
  db: Kysely<Tables>,
  code: string,
  { member, pairs, lock, language }: { member: number; pairs: readonly Priced[]; lock: boolean; language: Language },
): Promise<Discount> {
  const { rows } = await sql<Coupon>`
    select coupon.id, off, percent, amount::float8 as amount, good_id, at_least::float8 as at_least, uses_max, member_max, used,
      ${IS_EARLY} as "isEarly", ${IS_LATE} as "isLate", (select title from good where good.id = good_id) as good_title
    from coupon where lower(code) = ${code.trim().toLowerCase()} and status ${lock ? sql`for no key update` : sql``}
  `.execute(db)
  const [coupon] = rows
  if (!coupon) return { refusal: { key: UNKNOWN } }
  if (coupon.isEarly) return { refusal: { key: 'coupon.notYet' } }
  if (coupon.isLate) return { refusal: { key: 'coupon.over' } }
  if (coupon.uses_max !== null && coupon.used >= coupon.uses_max) return { refusal: { key: 'coupon.usedUp' } }
  const own = pairs.filter(({ good }) => coupon.good_id === null || good.id === coupon.good_id)
  if (own.length === 0)
    return { refusal: { key: 'coupon.otherItem', params: { name: pickLanguage(coupon.good_title, language) } } }
  const cost = own.reduce((sum, { good, quantity }) => sum + (good.price ?? 0) * quantity, 0)
  if (coupon.at_least !== null && cost < coupon.at_least)
    return { refusal: { key: 'coupon.atLeast', params: { yuan: fromCents(coupon.at_least) } } }
  if (coupon.member_max !== null && (await usesOf(db, coupon.id, member)) >= coupon.member_max)
    return { refusal: { key: 'coupon.usedByYou' } }
  return { coupon: coupon.id, amount: takenOff(coupon, cost) }
}

/** Cents of `cost`; of a share what is no whole cent is paid. */
function takenOff({ off, percent, amount }: Coupon, cost: number): number {
  switch (off) {
    case 'percent':
      return Math.floor((cost * percent!) / 100)
    case 'amount':
      return Math.min(amount!, cost)
  }
}

/** How many orders of a member have a code, but for those that came to nothing. Under the lock of the code. */
async function usesOf(db: Kysely<Tables>, coupon: number, member: number): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select count(*)::int as uses from shop_order
    where user_id = ${member} and coupon_id = ${coupon} and state not in ('cancelled', 'refunded')
  `.execute(db)
  return rows[0]!.uses
}

/** A locked code is used once more; `by` -1: the order it was used for has come to nothing. */
export async function countUse(session: WriteSession, coupon: number, by: 1 | -1): Promise<void> {
  await session.touch('coupon', [coupon], ({ used }) => ({ used: (used as number) + by }), { keepsVersion: true })
}
