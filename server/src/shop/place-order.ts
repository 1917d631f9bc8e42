import { randomInt } from 'node:crypto'
import { fail, failForm } from '@tutu/contract/core/errors'
import { type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { sql } from 'kysely'
import type { WriteSession } from '../engine/write/session.ts'
import { pay } from './move-order.ts'
import { moveStock } from './stock.ts'

export type PayType = 'balance' | 'points' | 'offline'
/** `address`: where physical goods go. */
export type Wanted = { member: number; payType: PayType; lines: readonly Line[]; address?: string }
type Line = { good: number; quantity: number }

type Good = {
  id: number
  title: Localized
  kind: string
  price: number | null
  score_price: number | null
  stock: number | null
  member_limit: number | null
  isOnSale: boolean
}
type Pair = { good: Good; quantity: number }

const LINES_MAX = 20
const QUANTITY_MAX = 99

/**
 * Orders goods for a member: takes them from the stock and, unless it is paid offline, what they cost from the account, all or
 * nothing. Answers the order's id. Throws where something is not on sale, not for this way of paying, sold out or beyond what
 * one member may have, and where there is not enough to pay.
 */
export async function placeOrder(session: WriteSession, wanted: Wanted): Promise<number> {
  const { member, payType, address } = wanted
  const pairs = await lockGoods(session, wanted)
  for (const pair of pairs) await refuse(session, pair, wanted)
  if (pairs.some(({ good }) => good.kind === 'physical') && !address?.trim())
    throw failForm({ address: { key: 'shop.address' } })
  const sum = (price: (good: Good) => number): number =>
    pairs.reduce((total, { good, quantity }) => total + price(good) * quantity, 0)
  const isByPoints = payType === 'points'
  const [order] = await session.insert('shop-order', [
    {
      number: newNumber(),
      user_id: member,
      pay_type: payType,
      state: 'pending',
      total: isByPoints ? 0 : sum(({ price }) => price!),
      total_score: isByPoints ? sum(({ score_price }) => score_price!) : 0,
      refunded: 0,
      refunded_score: 0,
      address: address?.trim() || null,
    },
  ])
  const id = order!.id as number
  await session.insert(
    'order-line',
    pairs.map(({ good, quantity }) => ({
      order_id: id,
      good_id: good.id,
      title: good.title,
      quantity,
      price: isByPoints ? 0 : good.price,
      score_price: isByPoints ? good.score_price : 0,
    })),
  )
  await moveStock(session, new Map(pairs.map(({ good, quantity }) => [good.id, quantity])))
  await session.insert('order-log', [{ order_id: id, step: 'placed', amount: 0, points: 0, user_id: member }])
  if (payType !== 'offline') await pay(session, order!)
  return id
}

/** The goods, locked in the order of their ids until the transaction ends, each once. */
async function lockGoods({ transaction }: WriteSession, { lines }: Wanted): Promise<Pair[]> {
  const quantities = new Map<number, number>()
  for (const { good, quantity } of lines) {
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > QUANTITY_MAX)
      throw fail('shop.quantity', { max: QUANTITY_MAX })
    quantities.set(good, (quantities.get(good) ?? 0) + quantity)
  }
  if (quantities.size === 0 || quantities.size > LINES_MAX) throw fail('shop.lines', { max: LINES_MAX })
  const { rows } = await sql<Good>`
    select id, title, kind, price::float8 as price, score_price, stock, member_limit,
      status and coalesce(sale_from, 0) <= epoch_seconds() and coalesce(sale_to, epoch_seconds() + 1) > epoch_seconds() as "isOnSale"
    from good where id = any(${[...quantities.keys()]}::int[]) order by id for no key update
  `.execute(transaction)
  if (rows.length < quantities.size) throw fail('shop.gone')
  return rows.map((good) => ({ good, quantity: quantities.get(good.id)! }))
}

async function refuse(session: WriteSession, { good, quantity }: Pair, { member, payType }: Wanted): Promise<void> {
  const name = pickLanguage(good.title, session.language)
  if (!good.isOnSale) throw fail('shop.notOnSale', { name })
  if ((payType === 'points' ? good.score_price : good.price) === null)
    throw fail(payType === 'points' ? 'shop.notForPoints' : 'shop.notForMoney', { name })
  if (good.stock !== null && good.stock < quantity) throw fail('shop.soldOut', { name, left: good.stock })
  if (good.member_limit === null) return
  const has = await boughtBy(session, member, good.id)
  if (has + quantity > good.member_limit) throw fail('shop.limit', { name, limit: good.member_limit, has })
}

/** How many of a good a member has ordered and kept. Under the lock of the good, so that two orders at once are counted. */
async function boughtBy({ transaction }: WriteSession, member: number, good: number): Promise<number> {
  const { rows } = await sql<{ has: number }>`
    select coalesce(sum(line.quantity), 0)::int as has
    from order_line as line join shop_order as placed on placed.id = line.order_id
    where placed.user_id = ${member} and line.good_id = ${good} and placed.state not in ('cancelled', 'refunded')
  `.execute(transaction)
  return rows[0]!.has
}

/** '202611240307' and eight digits that nobody guesses: one says it on the telephone. */
function newNumber(now = new Date()): string {
  const day = now.toISOString().slice(0, 16).replaceAll(/\D/g, '')
  return `${day}${String(randomInt(100_000_000)).padStart(8, '0')}`
}
