import type { PaymentWay } from '@tutu/contract/api/payment'
import { fail, failForm } from '@tutu/contract/core/errors'
import { type Kysely, sql } from 'kysely'
import { type Telling, tell } from '../data/member-events.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { Mutations, WriteSession } from '../engine/write/session.ts'
import { post } from '../ledger/post.ts'
import { lastDays } from '../lib/days.ts'
import { ofNumber } from '../lib/own-words.ts'
import { SYSTEM } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { newNumber } from '../shop/place-order.ts'
import { type Buyer, buyerOf, type SpendingLimits, waitsForGuardian } from '../shop/rules.ts'
import { badNotice, lastsWith, type Paid, type Payments, providerOf } from './provider.ts'

export const TOP_UP_LEAST = 1_00
/** That wait at once. */
const WAITING_MAX = 5
/** That are asked for in an hour, whatever becomes of them: each is a payment that its provider begins. */
const HOUR_MAX = 20
/** Seconds that a guardian has to answer. */
const UNCONFIRMED_FOR = 86_400
const PORTION = 100

type Wanted = {
  member: number
  /** Cents. */
  amount: number
  /** Who asks names it by it: asked twice, it is there once. */
  key: string
  /** In yuan. */
  most: number
  limits: SpendingLimits
  payments: Payments
  provider: PaymentWay
}

/** A member asks to add to their balance; nothing is added yet. Answers its id, and whether it was not there before. */
export async function askTopUp(
  session: WriteSession,
  { member, amount, key, most, limits, payments, provider }: Wanted,
): Promise<{ id: number; isNew: boolean }> {
  const { transaction } = session
  // First of all: of two requests of one key the second finds the first, and what somebody asks for in a day is counted.
  const buyer = await buyerOf(transaction, member, { lock: true })
  const client_key = `${member}:${key}`
  const { rows } = await sql<{ id: number }>`select id from top_up where client_key = ${client_key}`.execute(
    transaction,
  )
  if (rows[0]) return { id: rows[0].id, isNew: false }
  if (amount < TOP_UP_LEAST || amount > most * 100)
    throw failForm({ amount: { key: 'topUp.between', params: { least: TOP_UP_LEAST / 100, most } } })
  await refuseTooMuch(transaction, buyer, amount, limits)
  const waits = waitsForGuardian(buyer, session.actor)
  const [made] = await session.insert('top-up', [
    {
      number: newNumber(),
      user_id: member,
      amount,
      client_key,
      provider,
      state: waits ? 'unconfirmed' : 'waiting',
      expiretime: until(waits ? UNCONFIRMED_FOR : lastsWith(payments, provider)),
    },
  ])
  return { id: made!.id as number, isNew: true }
}

const until = (seconds: number) => sql`epoch_seconds() + ${seconds}::int`

async function refuseTooMuch(
  db: Kysely<Tables>,
  { id, band }: Buyer,
  amount: number,
  limits: SpendingLimits,
): Promise<void> {
  const [today] = lastDays(1, new Date())
  const { rows } = await sql<{ waiting: number; hour: number; day: string }>`
    select count(*) filter (where state in ('unconfirmed', 'waiting'))::int as waiting,
      count(*) filter (where createtime > epoch_seconds() - 3600)::int as hour,
      coalesce(sum(amount) filter (where state in ('unconfirmed', 'waiting', 'paid')
        and greatest(paytime, createtime) >= ${today!.from}), 0) as day
    from top_up where user_id = ${id}
  `.execute(db)
  const { waiting, hour, day } = rows[0]!
  if (hour >= HOUR_MAX) throw fail('topUp.tooOften')
  if (waiting >= WAITING_MAX) throw fail('topUp.tooMany', { count: WAITING_MAX })
  if (band === 'adult') return
  const { shop_order_max, shop_day_max } = limits
  if (shop_order_max > 0 && amount > shop_order_max * 100)
    throw failForm({ amount: { key: 'topUp.minorMost', params: { yuan: shop_order_max } } })
  if (shop_day_max > 0 && Number(day) + amount > shop_day_max * 100)
    throw failForm({ amount: { key: 'topUp.minorDay', params: { yuan: shop_day_max } } })
}

const PAID: ReadonlySet<string> = new Set(['paid', 'refunding', 'refunded'])

/** Money has come for a locked top-up: the balance has it, once, however often that is told. */
export async function payIn(session: WriteSession, row: Row, { reason, trade }: { reason?: string; trade?: string }) {
  if (PAID.has(String(row.state))) return
  await post(session, {
    account: 'money',
    member: row.user_id as number,
    amount: Number(row.amount),
    reason: ofNumber('充值', row.number),
    source: `topup:${String(row.id)}`,
  })
  await session.touch('top-up', [row.id as number], {
    state: 'paid',
    paytime: sql`epoch_seconds()`,
    reason: reason ?? null,
    ...(trade !== undefined && { trade }),
  })
  await tellOf(session, row, 'top_up_paid', reason)
}

/** What a provider's notice says: once, though it is told twenty times at once. Throws where it is about none of ours. */
export async function payByNotice(mutations: Mutations, { number, amount, trade }: Paid, from: string): Promise<void> {
  await mutations.run(SYSTEM, async (session) => {
    const { rows } = await sql<Row>`
      select * from top_up where number = ${number} and provider = ${from} for no key update
    `.execute(session.transaction)
    const [row] = rows
    if (!row) throw badNotice('of a payment that is none of ours')
    if (Number(row.amount) !== amount) throw badNotice('of another amount')
    await payIn(session, row, { trade })
  })
}

/** A locked top-up will not be paid, or a guardian or the member does not want it. */
export async function refuse(session: WriteSession, row: Row, { reason }: { reason: string }): Promise<void> {
  await session.touch('top-up', [row.id as number], { state: 'refused', reason })
  await tellOf(session, row, 'top_up_refused', reason)
}

/** A guardian has said yes to a locked top-up: it can be paid. */
export async function agree(
  session: WriteSession,
  row: Row,
  { reason, payments }: { reason: string; payments: Payments },
): Promise<void> {
  const expiretime = until(lastsWith(payments, String(row.provider)))
  await session.touch('top-up', [row.id as number], { state: 'waiting', reason, expiretime })
  await tellOf(session, row, 'top_up_agreed')
}

/**
 * Takes a locked one from the balance again; throws where it is spent. Its provider is asked when that is kept (`giveBack`): an answer may get lost, and
 * whoever has their money back has not got it twice.
 */
export async function takeBack(
  session: WriteSession,
  row: Row,
  { reason, payments }: { reason: string; payments: Payments },
): Promise<void> {
  await post(session, {
    account: 'money',
    member: row.user_id as number,
    amount: -Number(row.amount),
    reason: ofNumber('退款', row.number),
    source: `topup-refund:${String(row.id)}`,
  })
  const isByHand = !providerOf(payments, String(row.provider)).refund
  if (isByHand) await wasGivenBack(session, row, { reason })
  else await session.touch('top-up', [row.id as number], { state: 'refunding', reason })
}

/** A locked one was given back. */
export async function wasGivenBack(session: WriteSession, row: Row, { reason }: { reason: string }): Promise<void> {
  await session.touch('top-up', [row.id as number], { state: 'refunded', reason })
  await tellOf(session, row, 'top_up_refunded', reason)
}

async function tellOf(session: WriteSession, row: Row, event: Telling['event'], reason?: string): Promise<void> {
  const { id, user_id, amount } = row
  const source = `topup:${String(id)}:${event}`
  await tell(session, [{ member: user_id as number, event, source, reason, params: { money: Number(amount) } }])
}

/** Ends those that nobody paid or confirmed in time. */
export async function expireTopUps(mutations: Mutations): Promise<void> {
  for (let done = PORTION; done === PORTION;)
    done = await mutations.run(SYSTEM, async (session) => {
      const { rows } = await sql<Row & { id: number }>`
        select * from top_up where state in ('unconfirmed', 'waiting') and expiretime <= epoch_seconds()
        order by id limit ${PORTION} for no key update skip locked
      `.execute(session.transaction)
      if (rows.length > 0)
        await session.touch(
          'top-up',
          rows.map(({ id }) => id),
          { state: 'expired' },
        )
      for (const row of rows) await tellOf(session, row, 'top_up_expired')
      return rows.length
    })
}
