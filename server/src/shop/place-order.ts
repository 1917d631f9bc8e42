import { randomInt } from 'node:crypto'
import { fail, failForm } from '@tutu/contract/core/errors'
import { type Language, LANGUAGES, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { SOLD_MAX } from '@tutu/contract/core/lesson-hours'
import { type Kysely, sql } from 'kysely'
import { OPEN } from '../data/classrooms.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { requireTrait } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { refuseFull } from './class-places.ts'
import { countUse, discountOf } from './coupons.ts'
import { studyOf } from './enrolments.ts'
import { type Kind, KINDS } from './kinds.ts'
import { pay } from './move-order.ts'
import {
  type Buyer,
  buyerOf,
  refuseTooFarAhead,
  refuseTooMuch,
  type SpendingLimits,
  waitsForGuardian,
} from './rules.ts'
import { moveStock } from './stock.ts'

export type PayType = 'balance' | 'points' | 'offline'
export type Wanted = {
  member: number
  payType: PayType
  lines: readonly Line[]
  /** Where physical goods go. */
  address?: string
  /** A discount code, of what is paid in money. */
  code?: string
  /** Who asks names the order by it: asked twice, it is ordered once. */
  key?: string
  /** Absent: they do not apply. */
  limits?: SpendingLimits
}
type Line = { good: number; quantity: number }

export type Good = {
  id: number
  title: Localized
  kind: Kind
  price: number | null
  score_price: number | null
  stock: number | null
  member_limit: number | null
  course_id: number | null
  plan_days: number | null
  lesson_hours: number | null
  /** In which a place comes with it. */
  place_in: number | null
  isOnSale: boolean
  /** Seconds, of a course that is not open yet. */
  opens: number | null
}
export type Pair = { good: Good; quantity: number }

const LINES_MAX = 20
const QUANTITY_MAX = 99
/** Seconds until what is not paid or not confirmed is given to others. */
const PENDING_FOR = 86_400

/**
 * Orders goods for a member: takes them from the stock and, unless it is paid offline or a guardian is asked first, what they
 * cost from the account, and gives what needs no sending; all or nothing. Answers the order's id. Throws where something is not on
 * sale, not for this way of paying, sold out or beyond what one member may have, where a code takes nothing off, and where there is
 * not enough to pay.
 */
export async function placeOrder(session: WriteSession, wanted: Wanted): Promise<number> {
  const { member, payType, address, key, code } = wanted
  const { transaction, language } = session
  // Before the goods: of two orders of one key the second finds the first, and what somebody spends in a day is counted.
  const buyer = await buyerOf(transaction, member, { lock: true })
  const known = key === undefined ? undefined : await findByKey(transaction, member, key)
  if (known !== undefined) return known
  const pairs = await findGoods(transaction, wanted.lines, { lock: true })
  if (code && payType === 'points') throw failForm({ code: { key: 'coupon.moneyOnly' } })
  const taken = code ? await discountOf(transaction, code, { member, pairs, lock: true, language }) : undefined
  if (taken?.refusal) throw failForm({ code: taken.refusal })
  const discount = taken?.amount ?? 0
  const goesOn = await judge(transaction, buyer, pairs, { ...wanted, discount }, language)
  if (needsAddress(pairs) && !address?.trim()) throw failForm({ address: { key: 'shop.address' } })
  const { total, total_score } = costOf(pairs, payType, discount)
  const isAsked = waitsForGuardian(buyer, session.actor)
  const [order] = await session.insert('shop-order', [
    {
      number: newNumber(),
      user_id: member,
      goods: Object.fromEntries(LANGUAGES.map((language) => [language, said(pairs, language)])),
      client_key: key === undefined ? null : keyOf(member, key),
      pay_type: payType,
      state: isAsked ? 'unconfirmed' : 'pending',
      discount,
      coupon_id: taken?.coupon ?? null,
      total,
      total_score,
      refunded: 0,
      refunded_score: 0,
      expiretime: sql`epoch_seconds() + ${PENDING_FOR}::int`,
      address: (needsAddress(pairs) && address?.trim()) || null,
    },
  ])
  const id = order!.id as number
  const isByPoints = payType === 'points'
  await session.insert(
    'order-line',
    pairs.map(({ good, quantity }) => ({
      order_id: id,
      good_id: good.id,
      title: good.title,
      quantity,
      holds_stock: !goesOn.has(good.id),
      price: isByPoints ? 0 : good.price,
      score_price: isByPoints ? good.score_price : 0,
    })),
  )
  if (taken) await countUse(session, taken.coupon, 1)
  await moveStock(
    session,
    pairs.map(({ good, quantity }) => ({ good: good.id, quantity, holds: !goesOn.has(good.id) })),
  )
  await session.insert('order-log', [{ order_id: id, step: 'placed', amount: 0, points: 0, user_id: member }])
  if (payType !== 'offline' && !isAsked) await pay(session, order!)
  return id
}

/** What is ordered, in a line: whoever looks at orders looks for that first. */
const said = (pairs: readonly Pair[], language: Language): string =>
  pairs
    .map(({ good: { title }, quantity }) => pickLanguage(title, language) + (quantity > 1 ? ` × ${quantity}` : ''))
    .join(language === 'zh-cn' ? '、' : ', ')

const keyOf = (member: number, key: string): string => `${member}:${key}`

async function findByKey(trx: Kysely<Tables>, member: number, key: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from shop_order where client_key = ${keyOf(member, key)}
  `.execute(trx)
  return rows[0]?.id
}

/** The goods, each once; with `lock` locked in the order of their ids until the transaction ends. Throws where one is gone. */
export async function findGoods(
  db: Kysely<Tables>,
  lines: readonly Line[],
  { lock }: { lock: boolean },
): Promise<Pair[]> {
  const quantities = new Map<number, number>()
  for (const { good, quantity } of lines) {
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > QUANTITY_MAX)
      throw fail('shop.quantity', { max: QUANTITY_MAX })
    quantities.set(good, (quantities.get(good) ?? 0) + quantity)
  }
  if (quantities.size === 0 || quantities.size > LINES_MAX) throw fail('shop.lines', { max: LINES_MAX })
  const { rows } = await sql<Good>`
    select good.id, good.title, good.kind, good.price::float8 as price, good.score_price, good.stock, good.member_limit,
      good.course_id, good.plan_days, good.lesson_hours,
      case when good.joins_class then good.classroom_id end as place_in,
      case when course.publishtime > epoch_seconds() then course.publishtime end as opens,
      good.status and coalesce(course.status, true) and (not good.joins_class or ${OPEN}) and coalesce(good.sale_from, 0) <= epoch_seconds()
        and coalesce(good.sale_to, epoch_seconds() + 1) > epoch_seconds() as "isOnSale"
    from good left join course on course.id = good.course_id
      left join classroom c on c.id = good.classroom_id left join member teacher on teacher.id = c.teacher_id
    where good.id = any(${[...quantities.keys()]}::int[]) order by good.id ${lock ? sql`for no key update of good` : sql``}
  `.execute(db)
  if (rows.length < quantities.size) throw fail('shop.gone')
  return rows.map((good) => ({ good, quantity: quantities.get(good.id)! }))
}

export const needsAddress = (pairs: readonly Pair[]): boolean => pairs.some(({ good }) => KINDS[good.kind].isSent)

/** Cents and points; `discount`: cents that a code takes off. */
export function costOf(
  pairs: readonly Pair[],
  payType: PayType,
  discount: number,
): { total: number; total_score: number } {
  const sum = (price: (good: Good) => number): number =>
    pairs.reduce((total, { good, quantity }) => total + price(good) * quantity, 0)
  return payType === 'points'
    ? { total: 0, total_score: sum(({ score_price }) => score_price!) }
    : { total: sum(({ price }) => price!) - discount, total_score: 0 }
}

/** Throws why these cannot be ordered so: the same whether they are asked about or ordered. Answers of which goods they go on (`goingOn`). */
export async function judge(
  db: Kysely<Tables>,
  buyer: Buyer,
  pairs: readonly Pair[],
  { payType, limits, discount }: Pick<Wanted, 'payType' | 'limits'> & { discount: number },
  language: Language,
): Promise<ReadonlySet<number>> {
  requireTrait(buyer, 'purse')
  const goesOn = await goingOn(db, buyer.id, pairs)
  for (const pair of pairs) await refuse(db, pair, buyer, { payType, goesOn: goesOn.has(pair.good.id) }, language)
  const hours = pairs.reduce((sum, { good, quantity }) => sum + (good.lesson_hours ?? 0) * quantity, 0)
  if (hours > SOLD_MAX) throw fail('shop.tooManyHours', { hours: SOLD_MAX })
  const days = pairs.reduce((sum, { good, quantity }) => sum + (good.plan_days ?? 0) * quantity, 0)
  await refuseTooFarAhead(db, buyer, days)
  if (limits) await refuseTooMuch(db, buyer, costOf(pairs, payType, discount).total, limits)
  return goesOn
}

async function refuse(
  db: Kysely<Tables>,
  { good, quantity }: Pair,
  buyer: Buyer,
  { payType, goesOn }: { payType: PayType; goesOn: boolean },
  language: Language,
): Promise<void> {
  const name = pickLanguage(good.title, language)
  if (!good.isOnSale || good.opens !== null) throw fail('shop.notOnSale', { name })
  if ((payType === 'points' ? good.score_price : good.price) === null)
    throw fail(payType === 'points' ? 'shop.notForPoints' : 'shop.notForMoney', { name })
  if (!goesOn && good.stock !== null && good.stock < quantity) throw fail('shop.soldOut', { name, left: good.stock })
  if (good.course_id !== null && (await studyOf(db, buyer.id, good.course_id)).hasCourse)
    throw fail('shop.hasCourse', { name })
  if (good.place_in !== null) {
    if (quantity > 1) throw fail('shop.onePlace')
    if (!goesOn) await refuseFull(db, good.place_in, buyer.id)
  }
  const { isOnce = false } = KINDS[good.kind]
  const limit = isOnce ? 1 : good.member_limit
  if (limit === null) return
  const has = await boughtBy(db, buyer.id, good.id)
  if (isOnce && has > 0) throw fail('shop.orderedAlready', { name })
  if (has + quantity > limit) throw fail('shop.limit', { name, limit, has })
}

/** Of which goods somebody has the place already: they buy the hours that come with it, and nothing of what is left of places. */
async function goingOn(db: Kysely<Tables>, member: number, pairs: readonly Pair[]): Promise<ReadonlySet<number>> {
  const ofPlaces = pairs.filter(({ good }) => good.place_in !== null)
  if (ofPlaces.length === 0) return new Set()
  const { rows } = await sql<{ classroom: number }>`
    select classroom_id as classroom from classroom_member
    where user_id = ${member} and classroom_id = any(${ofPlaces.map(({ good }) => good.place_in)}::int[])
  `.execute(db)
  const has = new Set(rows.map(({ classroom }) => classroom))
  return new Set(ofPlaces.filter(({ good }) => has.has(good.place_in!)).map(({ good }) => good.id))
}

/** How many of a good a member has ordered and kept. Under the lock of the good, so that two orders at once are counted. */
async function boughtBy(db: Kysely<Tables>, member: number, good: number): Promise<number> {
  const { rows } = await sql<{ has: number }>`
    select coalesce(sum(line.quantity), 0)::int as has
    from order_line as line join shop_order as placed on placed.id = line.order_id
    where placed.user_id = ${member} and line.good_id = ${good} and placed.state not in ('cancelled', 'refunded')
  `.execute(db)
  return rows[0]!.has
}

/** '202611240307' and eight digits that nobody guesses: one says it on the telephone. */
export function newNumber(now = new Date()): string {
  const day = now.toISOString().slice(0, 16).replaceAll(/\D/g, '')
  return `${day}${String(randomInt(100_000_000)).padStart(8, '0')}`
}
