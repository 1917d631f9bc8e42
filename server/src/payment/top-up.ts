import type { PaymentWay } from '@tutu/contract/api/payment'
import { fail, Failure, failForm, translate } from '@tutu/contract/core/errors'
import type { Language } from '@tutu/contract/core/languages'
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
/** Seconds after it has ended that its provider is asked about one. */
const ASKED_AFTER = 3600
/** Seconds that a payment has to have left to be begun. */
const BEGUN_LAST = 60

/** What is asked of a provider. */
type Due = { number: string; provider: string }

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

type Begun = Due & { id: number; amount: string; expiretime: string }

/** Begins the payment of those that may be paid and are not begun: of one, or of all that were left. Answers how many. */
export async function beginTopUps(
  db: Kysely<Tables>,
  mutations: Mutations,
  payments: Payments,
  id?: number,
): Promise<number> {
  const { rows } = await sql<Begun>`
    select id, number, amount, provider, expiretime from top_up
    where state = 'waiting' and begun is null and expiretime > epoch_seconds() + ${BEGUN_LAST} and provider = any(${beginning(payments)}::text[]) ${id === undefined ? sql`` : sql`and id = ${id}`} order by id limit ${PORTION}
  `.execute(db)
  await each(rows, async (row) => {
    const asked = { number: row.number, amount: Number(row.amount), expiretime: Number(row.expiretime) }
    const begun = await providerOf(payments, row.provider).begin?.(asked)
    // Begun twice at once it is the same payment: what was kept first stays.
    await mutations.run(SYSTEM, async (session) => {
      const { rows: open } = await sql<{ id: number }>`
        select id from top_up where id = ${row.id} and begun is null for no key update
      `.execute(session.transaction)
      await session.touch(
        'top-up',
        open.map((one) => one.id),
        { begun },
      )
    })
  })
  return rows.length
}

/** Names of those with whom a payment has to be begun. */
const beginning = (payments: Payments): string[] =>
  Object.entries(payments).flatMap(([name, provider]) => (provider.begin ? [name] : []))

type Beginning = {
  kysely: Kysely<Tables>
  mutations: Mutations
  payments: Payments
  log: { warn: (details: object, message: string) => void }
}

/** Begins the payment of one, if it may be paid. Where its provider cannot be reached now, the job does. */
export async function beginNow({ kysely, mutations, payments, log }: Beginning, id: number): Promise<void> {
  if (beginning(payments).length === 0) return
  await beginTopUps(kysely, mutations, payments, id).catch((err: unknown) => log.warn({ err }, 'not begun yet'))
}

/** Asks what has come of those that wait, or of one: a notice may have got lost. What is about to end is asked once more before it does. */
export async function queryTopUps(
  db: Kysely<Tables>,
  mutations: Mutations,
  payments: Payments,
  id?: number,
): Promise<void> {
  // Of what has ended the money may have come at the last moment.
  const { rows } = await sql<Due>`
    select number, provider from top_up
    where begun is not null and provider = any(${beginning(payments)}::text[])
      and (state = 'waiting' or (state in ('expired', 'refused') and expiretime > epoch_seconds() - ${ASKED_AFTER}))
      ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by state = 'waiting' desc, expiretime limit ${PORTION}
  `.execute(db)
  await each(rows, async ({ number, provider }) => {
    const paid = await providerOf(payments, provider).query(number)
    if (paid) await payByNotice(mutations, paid, provider)
  })
}

/**
 * One that fails keeps none of the others from it; what failed is told together. A provider that is away is not asked about the others,
 * each of which would wait for it, and keeps nobody from asking another.
 */
async function each<T extends Due>(rows: readonly T[], work: (row: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  const ask = async (own: readonly T[]): Promise<void> => {
    for (const row of own) {
      try {
        await work(row)
      } catch (error) {
        failures.push(error)
        if (error instanceof Failure && error.key === 'payment.away') return
      }
    }
  }
  await Promise.all([...Map.groupBy(rows, ({ provider }) => provider).values()].map(ask))
  if (failures.length > 0) throw new AggregateError(failures, 'payments could not be begun or asked about')
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

/** Asks about one whose money is said to have come; throws where it has not. */
export async function askAbout({ mutations, payments }: Asking, { number, provider }: Row): Promise<void> {
  const paid = await providerOf(payments, String(provider)).query(String(number))
  if (!paid) throw fail('payment.notYet')
  await payByNotice(mutations, paid, String(provider))
}

type Asking = { mutations: Mutations; payments: Payments }

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
  await session.touch('top-up', [row.id as number], { state: isByHand ? 'refunded' : 'refunding', reason })
  if (isByHand) await tellOf(session, row, 'top_up_refunded', reason)
}

type Refunding = Due & { id: number; amount: string; trade: string | null }

/** Has providers give back what balances have lost: of one, or of all. What is not there yet is asked for again. */
export async function giveBack(db: Kysely<Tables>, { mutations, payments }: Asking, id?: number): Promise<void> {
  const { rows } = await sql<Refunding>`
    select id, number, amount, provider, trade from top_up
    where state = 'refunding' and provider = any(${beginning(payments)}::text[]) ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by id limit ${PORTION}
  `.execute(db)
  await each(rows, async ({ id: one, number, amount, provider, trade }) => {
    const isThere = await providerOf(payments, provider).refund?.({
      number,
      amount: Number(amount),
      trade: trade ?? '',
    })
    if (!isThere) return
    await mutations.run(SYSTEM, async (session) => {
      const { rows: open } = await sql<Row>`
        select * from top_up where id = ${one} and state = 'refunding' for no key update
      `.execute(session.transaction)
      for (const row of open) await wasGivenBack(session, row, { reason: String(row.reason ?? '') })
    })
  })
}

/** The same for one right after it was taken back; throws, in words for whoever asked, where it is not given back yet. */
export async function giveBackNow(
  db: Kysely<Tables>,
  asking: Asking,
  { id, language }: { id: number; language: Language },
): Promise<void> {
  try {
    await giveBack(db, asking, id)
  } catch (error) {
    const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error]
    if (!(first instanceof Failure)) throw error
    throw fail('payment.refundLater', { said: translate(first.key, language, first.params) })
  }
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
