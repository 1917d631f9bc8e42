import { failForm } from '@tutu/contract/core/errors'
import { fromCents } from '@tutu/contract/fields/money'
import { sql } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { type Account, post } from '../ledger/post.ts'
import { moveStock } from './stock.ts'

/** What one step of an order moves: cents and points. */
type Step = { step: 'paid' | 'delivered' | 'cancelled' | 'refunded'; amount?: number; points?: number; reason?: string }

/** What an administrator says when they move an order. */
type Why = { reason: string }

/** Takes what a locked order costs from the member's account: once, however often it is asked. */
export async function pay(session: WriteSession, order: Row): Promise<void> {
  const account: Account = order.pay_type === 'points' ? 'score' : 'money'
  const cost = (account === 'money' ? order.total : order.total_score) as number
  if (cost > 0) await post(session, { ...postingOf(order, account), amount: -cost, source: `order:${order.id}` })
  await settle(session, order)
}

/** A locked order is paid for, wherever the money came from. */
export async function settle(session: WriteSession, order: Row, { reason }: Partial<Why> = {}): Promise<void> {
  await session.touch('shop-order', [order.id as number], { state: 'paid', paytime: sql`epoch_seconds()` })
  await note(session, order, {
    step: 'paid',
    amount: Number(order.total),
    points: order.total_score as number,
    ...(reason && { reason }),
  })
}

export async function deliver(session: WriteSession, order: Row, { reason }: Why): Promise<void> {
  await session.touch('shop-order', [order.id as number], { state: 'delivered' })
  await note(session, order, { step: 'delivered', reason })
}

/** Before it is paid: what it held of the stock is there for others again. */
export async function cancel(session: WriteSession, order: Row, { reason }: Why): Promise<void> {
  await session.touch('shop-order', [order.id as number], { state: 'cancelled' })
  await giveBackStock(session, order)
  await note(session, order, { step: 'cancelled', reason })
}

/**
 * Gives a part of what a locked order cost back, or all that is left: to the account it came from, or where it was paid
 * offline by hand, which is noted. The whole makes it refunded; what was not delivered goes back to the stock then.
 */
export async function refund(
  session: WriteSession,
  order: Row,
  { amount, reason }: Why & { amount?: number | null },
): Promise<void> {
  const isByPoints = order.pay_type === 'points'
  const [cost, refunded] = isByPoints
    ? [order.total_score as number, order.refunded_score as number]
    : [Number(order.total), Number(order.refunded)]
  const left = cost - refunded
  const given = amount ?? left
  if (given > left)
    throw failForm({ amount: { key: 'shop.refundLeft', params: { left: isByPoints ? left : fromCents(left) } } })
  const now = refunded + given
  const isWhole = now === cost
  await session.touch('shop-order', [order.id as number], {
    [isByPoints ? 'refunded_score' : 'refunded']: now,
    ...(isWhole && { state: 'refunded' }),
  })
  if (given > 0 && order.pay_type !== 'offline') {
    const account: Account = isByPoints ? 'score' : 'money'
    await post(session, { ...postingOf(order, account), amount: given, source: `refund:${order.id}:${now}` })
  }
  if (isWhole && order.state === 'paid') await giveBackStock(session, order)
  await note(session, order, { step: 'refunded', [isByPoints ? 'points' : 'amount']: given, reason })
}

const postingOf = ({ user_id, number }: Row, account: Account) => ({
  account,
  member: user_id as number,
  reason: `订单 ${String(number)}`,
})

async function giveBackStock(session: WriteSession, { id }: Row): Promise<void> {
  const { rows } = await sql<{ good_id: number; quantity: number }>`
    select good_id, sum(quantity)::int as quantity from order_line where order_id = ${id} group by good_id
  `.execute(session.transaction)
  await moveStock(session, new Map(rows.map(({ good_id, quantity }) => [good_id, -quantity])))
}

async function note(session: WriteSession, order: Row, { amount = 0, points = 0, ...step }: Step): Promise<void> {
  await session.insert('order-log', [{ order_id: order.id, amount, points, ...step, ...whoOf(session) }])
}

function whoOf({ actor }: WriteSession): Row {
  switch (actor.kind) {
    case 'administrator':
      return { admin_id: actor.id }
    case 'member':
      return { user_id: actor.id }
    case 'system':
    case 'guardian':
    case 'visitor':
      return {}
  }
}
