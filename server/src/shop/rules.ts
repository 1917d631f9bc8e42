import { type AccountKind, accountHas } from '@tutu/contract/core/accounts'
import { fail } from '@tutu/contract/core/errors'
import { type Kysely, sql } from 'kysely'
import { ACCOUNT_KIND } from '../data/members.ts'
import { lastDays } from '../lib/days.ts'
import type { Actor } from '../policy/actors.ts'
import { type AgeBand, ageBandOf, PLAN_DAYS_MAX } from '../policy/minors.ts'
import type { Tables } from '../postgres/database.ts'
import { DAY, planEnd } from './enrolments.ts'

/** Of an order by a minor who is alone with it, in yuan; 0: no limit. */
export type SpendingLimits = { shop_order_max: number; shop_day_max: number }

/** Who orders, as the rules ask. */
export type Buyer = { id: number; band: AgeBand; account: AccountKind }

export async function buyerOf(db: Kysely<Tables>, member: number, { lock }: { lock: boolean }): Promise<Buyer> {
  const { rows } = await sql<{ birth_year: number | null; account: AccountKind }>`
    select birth_year, ${ACCOUNT_KIND} as account from member where id = ${member} ${lock ? sql`for no key update` : sql``}
  `.execute(db)
  // Of whom a class account is nobody has said, and nobody asks.
  const { birth_year = null, account = 'own' } = rows[0] ?? {}
  const band = accountHas(account, 'profile') ? ageBandOf(birth_year) : 'child'
  return { id: member, band, account }
}

/** Whether an order waits until a guardian has said yes to it. Whoever is served at the counter stands there with one. */
export function waitsForGuardian({ band }: Buyer, actor: Actor): boolean {
  switch (actor.kind) {
    case 'member':
      return band === 'child'
    case 'system':
    case 'administrator':
    case 'guardian':
    case 'visitor':
      return false
  }
}

/**
 * Refuses what minors may not spend by themselves (rules on minors in networks, article 44). `total` in cents; `order`: the one
 * it is asked for, where there is one already.
 */
export async function refuseTooMuch(
  db: Kysely<Tables>,
  { id, band }: Buyer,
  total: number,
  { shop_order_max, shop_day_max }: SpendingLimits,
  order = 0,
): Promise<void> {
  if (band === 'adult' || total === 0) return
  if (shop_order_max > 0 && total > shop_order_max * 100) throw fail('shop.orderMax', { yuan: shop_order_max })
  if (shop_day_max === 0) return
  const [today] = lastDays(1, new Date())
  const { rows } = await sql<{ spent: string }>`
    select coalesce(sum(total), 0) as spent from shop_order
    where user_id = ${id} and id <> ${order} and greatest(paytime, createtime) >= ${today!.from}
      and state not in ('cancelled', 'refunded')
  `.execute(db)
  if (Number(rows[0]!.spent) + total > shop_day_max * 100) throw fail('shop.dayMax', { yuan: shop_day_max })
}

/** Refuses days of lessons further ahead than minors may pay for, those of orders that wait included. */
export async function refuseTooFarAhead(db: Kysely<Tables>, { id, band }: Buyer, days: number): Promise<void> {
  if (band === 'adult' || days === 0) return
  const { rows } = await sql<{ waiting: number }>`
    select coalesce(sum(line.quantity * good.plan_days), 0)::int as waiting
    from shop_order as placed join order_line as line on line.order_id = placed.id join good on good.id = line.good_id
    where placed.user_id = ${id} and placed.state in ('unconfirmed', 'pending') and good.plan_days is not null
  `.execute(db)
  const end = await planEnd(db, id)
  const has = end === 0 ? 0 : Math.ceil((end - Date.now() / 1000) / DAY)
  if (has + rows[0]!.waiting + days > PLAN_DAYS_MAX) throw fail('shop.tooFarAhead', { days: PLAN_DAYS_MAX })
}
