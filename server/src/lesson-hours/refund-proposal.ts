import type { Language } from '@tutu/contract/core/languages'
import type { Proposal } from '@tutu/contract/definition/define-resource'
import { fromCents, toCents } from '@tutu/contract/fields/money'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../postgres/database.ts'
import { IS_ALONE } from './orders.ts'

type Stored = { order: number; hours: number; remaining: number; unit: string; worth: string; is_alone: boolean }

/**
 * What to give back of orders with packages of hours: the hours that are left by their price, and in whose words that comes about.
 * Nothing is proposed while all of them are left, since all is given back then, nor in yuan where something else was bought, too.
 */
export async function proposeRefunds(
  db: Kysely<Tables>,
  rows: Record<string, unknown>[],
  language: Language,
): Promise<void> {
  const open = rows.filter(
    ({ state, pay_type }) => (state === 'paid' || state === 'delivered') && pay_type !== 'points',
  )
  if (open.length === 0) return
  const ids = open.map(({ id }) => Number(id))
  const { rows: found } = await sql<Stored>`
    select p.order_id as "order", p.hours, p.remaining, p.unit_price as unit, p.worth, ${IS_ALONE} as is_alone
    from lesson_package p where p.order_id = any(${ids}::int[]) order by p.order_id, p.id
  `.execute(db)
  const packages = Map.groupBy(found, ({ order }) => order)
  for (const row of open) {
    const own = packages.get(Number(row.id))
    if (own) row.refund_proposal = proposalOf(own, leftOf(row), language)
  }
}

/** Cents of an order on the wire that were not given back yet. */
const leftOf = ({ total, refunded }: Record<string, unknown>): number =>
  (toCents(String(total)) ?? 0) - (toCents(String(refunded)) ?? 0)

function proposalOf(packages: readonly Stored[], left: number, language: Language): Proposal {
  const isWhole = packages.every(({ hours, remaining }) => hours === remaining)
  const isAlone = packages.every(({ is_alone }) => is_alone)
  const worth = isWhole ? left : Math.min(left, Number(packages.reduce((sum, one) => sum + BigInt(one.worth), 0n)))
  const why = [
    ...packages.map((one) => sumOf(one, language)),
    ...(isAlone ? [] : [OTHERS[language]]),
    ...(worth === 0 ? [NOTHING[language]] : []),
  ]
  const values = isAlone && worth > 0 ? { amount: fromCents(worth) } : {}
  return { values, why: why.join(language === 'en' ? ' ' : '') }
}

function sumOf({ hours, remaining, unit, worth }: Stored, language: Language): string {
  const each = fromCents(BigInt(unit))
  const all = fromCents(BigInt(worth))
  return language === 'en'
    ? `${hours} lesson hours, ${hours - remaining} of them used: ${remaining} × ¥${each} = ¥${all}.`
    : `${hours} 课时用了 ${hours - remaining}，剩 ${remaining} × ¥${each} = ¥${all}。`
}

const OTHERS = {
  'zh-cn': '订单里还有别的商品，退多少请自己算；只退一部分时课时不会收回。',
  en: 'Other things were bought with it, so the amount is yours to work out; hours stay where only a part is given back.',
}
const NOTHING = {
  'zh-cn': '没有剩下的课时，不填金额就会全部退还。',
  en: 'No hours are left; without an amount everything is given back.',
}
