import { failForm } from '@tutu/contract/core/errors'
import { fromCents } from '@tutu/contract/fields/money'
import { sql } from 'kysely'
import { ofNumber } from '../lib/own-words.ts'
import { type Telling, tell } from '../data/member-events.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { type Account, post } from '../ledger/post.ts'
import { takeBackOfOrder } from '../lesson-hours/orders.ts'
import { endPlaces, refuseEnded } from './class-places.ts'
import { countUse } from './coupons.ts'
import { closeOfOrder } from './enrolments.ts'
import { followRefund } from './invoices.ts'
import { type Given, type Kind, KINDS } from './kinds.ts'
import { moveStock } from './stock.ts'

/** What one step of an order moves: cents and points. */
type Step = {
  step:
    | 'confirmed'
    | 'paid'
    | 'delivered'
    | 'cancelled'
    | 'refunded'
    | 'refund_asked'
    | 'refund_withdrawn'
    | 'refund_refused'
  amount?: number
  points?: number
  reason?: string
}

/** What an administrator says when they move an order. */
type Why = { reason: string }

/** Takes what a locked order costs from the member's account: once, however often it is asked. */
export async function pay(session: WriteSession, order: Row): Promise<void> {
  await refuseEnded(session, order.id as number)
  const account: Account = order.pay_type === 'points' ? 'score' : 'money'
  const cost = (account === 'money' ? order.total : order.total_score) as number
  if (cost > 0) await post(session, { ...postingOf(order, account), amount: -cost, source: `order:${order.id}` })
  await settle(session, order)
}

/** A guardian has said yes to a locked order: it is paid now, unless that happens offline. */
export async function confirm(session: WriteSession, order: Row, { reason }: Partial<Why> = {}): Promise<void> {
  await refuseEnded(session, order.id as number)
  await session.touch('shop-order', [order.id as number], { state: 'pending' })
  await note(session, order, { step: 'confirmed', ...(reason && { reason }) })
  if (order.pay_type === 'offline') await tellBuyer(session, order, { event: 'order_agreed' })
  else await pay(session, order)
}

/**
 * A locked order is paid for, wherever the money came from. What needs no sending is given now; where nothing is left to be sent,
 * it is delivered with that.
 */
export async function settle(session: WriteSession, order: Row, { reason }: Partial<Why> = {}): Promise<void> {
  await session.touch('shop-order', [order.id as number], { state: 'paid', paytime: sql`epoch_seconds()` })
  await note(session, order, {
    step: 'paid',
    amount: Number(order.total),
    points: order.total_score as number,
    ...(reason && { reason }),
  })
  const lines = await linesOf(session, order)
  const full = lines.reduce((sum, { price, quantity }) => sum + Number(price) * quantity, 0)
  for (const { kind, price, ...line } of lines) {
    await KINDS[kind].give?.(session, {
      ...line,
      // A discount is everybody's in proportion.
      paid: full > 0 ? Math.floor((Number(price) * line.quantity * Number(order.total)) / full) : 0,
      member: order.user_id as number,
      order: order.id as number,
      number: String(order.number),
    })
  }
  const isSent = lines.some(({ kind }) => KINDS[kind].isSent)
  await tellBuyer(session, order, { event: isSent ? 'order_paid' : 'order_opened', reason })
  if (isSent) return
  await session.touch('shop-order', [order.id as number], { state: 'delivered' })
  await note(session, order, { step: 'delivered' })
}

export async function deliver(session: WriteSession, order: Row, { reason }: Why): Promise<void> {
  await session.touch('shop-order', [order.id as number], { state: 'delivered' })
  await note(session, order, { step: 'delivered', reason })
  await tellBuyer(session, order, { event: 'order_delivered', reason })
}

/** Before it is paid: what it held of the stock, and of its discount code, is there for others again. */
export async function cancel(session: WriteSession, order: Row, { reason }: Partial<Why>): Promise<void> {
  await session.touch('shop-order', [order.id as number], { state: 'cancelled' })
  await giveBackStock(session, order, () => true)
  await giveBackUse(session, order)
  await note(session, order, { step: 'cancelled', ...(reason && { reason }) })
  await tellBuyer(session, order, { event: 'order_cancelled', reason })
}

/**
 * Gives a part of what a locked order cost back, or all that is left: to the account it came from, or where it was paid
 * offline by hand, which is noted. The whole makes it refunded: what it has opened closes, what was not sent goes
 * back to the stock, and its discount code may be used again.
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
    // Whoever gives money back has answered who asks for it.
    ...(order.refund_request === 'waiting' && { refund_request: 'accepted' }),
  })
  if (given > 0 && order.pay_type !== 'offline') {
    const account: Account = isByPoints ? 'score' : 'money'
    await post(session, { ...postingOf(order, account), amount: given, source: `refund:${order.id}:${now}` })
  }
  await takeBackOfOrder(session, order, { isWhole, given, reason })
  if (isWhole) {
    await closeOfOrder(session, order.id as number)
    await endPlaces(session, order.id as number)
    await giveBackStock(session, order, (kind) => order.state === 'paid' || !KINDS[kind].isSent)
    await giveBackUse(session, order)
  }
  if (!isByPoints) await followRefund(session, order, cost - now)
  await note(session, order, { step: 'refunded', [isByPoints ? 'points' : 'amount']: given, reason })
  await tellBuyer(session, order, {
    event: isWhole ? 'order_refunded' : 'order_partly_refunded',
    source: `order:${order.id}:refunded:${now}`,
    reason,
    params: { [isByPoints ? 'points' : 'money']: given },
  })
}

/** What has come of an order; each step of it is there once, parts that are given back apart. */
export async function tellBuyer(
  session: WriteSession,
  { id, user_id }: Row,
  told: Omit<Telling, 'member'>,
): Promise<void> {
  const common = { member: user_id as number, order: id as number, source: `order:${id}:${told.event}` }
  await tell(session, [{ ...common, ...told }])
}

const postingOf = ({ user_id, number }: Row, account: Account) => ({
  account,
  member: user_id as number,
  reason: ofNumber('订单', number),
})

type OrderLine = Omit<Given, 'member' | 'order' | 'number' | 'paid'> & {
  good_id: number
  kind: Kind
  price: string
  holds_stock: boolean
}

async function linesOf({ transaction }: WriteSession, { id }: Row): Promise<OrderLine[]> {
  const { rows } = await sql<OrderLine>`
    select line.good_id, line.quantity, line.price, line.holds_stock, good.kind, good.course_id, good.plan_days, good.lesson_hours, good.lesson_months,
      good.classroom_id, good.joins_class
    from order_line as line join good on good.id = line.good_id where line.order_id = ${id} order by line.id
  `.execute(transaction)
  return rows
}

async function giveBackStock(session: WriteSession, order: Row, comesBack: (kind: Kind) => boolean): Promise<void> {
  const lines = (await linesOf(session, order)).filter(({ kind }) => comesBack(kind))
  if (lines.length === 0) return
  await moveStock(
    session,
    lines.map(({ good_id, quantity, holds_stock }) => ({ good: good_id, quantity: -quantity, holds: holds_stock })),
  )
}

/** The discount code that an order had may be used again. */
async function giveBackUse(session: WriteSession, { coupon_id }: Row): Promise<void> {
  if (coupon_id !== null) await countUse(session, coupon_id as number, -1)
}

/** Writes down what became of a locked order. */
export async function note(
  session: WriteSession,
  order: Row,
  { amount = 0, points = 0, ...step }: Step,
): Promise<void> {
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
