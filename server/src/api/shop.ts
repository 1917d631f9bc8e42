import * as calls from '@tutu/contract/api/shop'
import { fail, Failure, failForm, failureText } from '@tutu/contract/core/errors'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { SOLD_MAX } from '@tutu/contract/core/lesson-hours'
import { fromCents } from '@tutu/contract/fields/money'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Config } from '../data/config.ts'
import { isOpen } from '../data/open-courses.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { Engine } from '../engine/engine.ts'
import type { WriteSession } from '../engine/write/session.ts'
import type { Member } from '../policy/actors.ts'
import { memberOf } from '../policy/callers.ts'
import { discountOf, takesCodes, UNKNOWN } from '../shop/coupons.ts'
import { openCourse, planEnd, studyOf } from '../shop/enrolments.ts'
import { KINDS } from '../shop/kinds.ts'
import { cancel, pay } from '../shop/move-order.ts'
import { addressOf, orderOf, ordersOf } from '../shop/orders.ts'
import {
  costOf,
  findGoods,
  type Good,
  judge,
  needsAddress,
  type Pair,
  type PayType,
  placeOrder,
} from '../shop/place-order.ts'
import { buyerOf, refuseTooMuch, type SpendingLimits, waitsForGuardian } from '../shop/rules.ts'
import { IS_LATE, STILL_WAITS } from '../shop/waiting.ts'
import type { Tables } from '../postgres/database.ts'
import { serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'

type Deps = { engine: Engine; config: Config; wrongCodes: ReturnType<typeof tokenBucket> }
type Db = Engine['database']['kysely']

const WAYS: readonly PayType[] = ['balance', 'points', 'offline']
const BLANK = '/static/covers/blank.svg'

/** `/api/shop/*`: what members buy, and what of it is open to them. */
export async function shopRoutes(app: FastifyInstance, services: Omit<Deps, 'wrongCodes'>): Promise<void> {
  // A class tries what stands on a leaflet; whoever guesses needs thousands.
  const deps = { ...services, wrongCodes: tokenBucket({ burst: 40, perSecond: 1 / 15 }) }
  quoteRoutes(app, deps)
  orderRoutes(app, deps)
  studyRoutes(app, deps)
}

/** What something costs in each way, and what stands in the way of buying it. */
function quoteRoutes(app: FastifyInstance, { engine, config, wrongCodes }: Deps): void {
  const { kysely } = engine.database

  serveCall(app, calls.quote, async ({ request, query, ok }) => {
    const { language } = request
    const member = memberOf(request)
    const buyer = await buyerOf(kysely, member.id, { lock: false })
    const [pair] = await findGoods(kysely, [{ good: query.good, quantity: query.quantity }], { lock: false })
    const { good, quantity } = pair!
    const limits = await config.get()
    const account = await accountOf(kysely, member)
    const coupon = query.code ? await triedCode(request, query.code, pair!) : null
    const ways = await Promise.all(
      WAYS.filter((way) => (way === 'points' ? good.score_price : good.price) !== null).map(async (payType) => {
        const { total, total_score } = costOf([pair!], payType, coupon?.discount ?? 0)
        const refusal = await refusalOf(language, async () => {
          await judge(kysely, buyer, [pair!], { payType, limits, discount: coupon?.discount ?? 0 }, language)
          refuseOffline(payType, limits.shop_offline_text, language)
          const [has, costs] = payType === 'points' ? [account.score, total_score] : [account.money, total]
          if (payType !== 'offline' && has < costs)
            throw fail(payType === 'points' ? 'shop.tooFewPoints' : 'shop.tooLittleMoney')
        })
        return { pay_type: payType, total: fromCents(total), total_score, refusal }
      }),
    )
    const planUntil = await planEnd(kysely, member.id)
    return ok({
      good: await shownGood(kysely, good.id, language),
      quantity,
      most: mostOf(good),
      ways,
      takesCodes: await takesCodes(kysely),
      coupon: coupon && { ...coupon, discount: fromCents(coupon.discount) },
      needsAddress: needsAddress([pair!]),
      lastAddress: (needsAddress([pair!]) && (await addressOf(kysely, member.id))) || null,
      isAdult: buyer.band === 'adult',
      asksGuardian: waitsForGuardian(buyer, member),
      orderMax: buyer.band === 'adult' ? 0 : limits.shop_order_max,
      dayMax: buyer.band === 'adult' ? 0 : limits.shop_day_max,
      money: fromCents(account.money),
      score: account.score,
      planUntil: planUntil || null,
    })
  })

  /** What a code takes off what is paid in money, in cents, or why nothing. */
  async function triedCode(request: FastifyRequest, code: string, pair: Pair) {
    const { language } = request
    let discount = 0
    const refusal = await refusalOf(language, async () => {
      wrongCodes(request, { onlyLook: true })
      const member = memberOf(request).id
      const found = await discountOf(kysely, code, { member, pairs: [pair], lock: false, language })
      if (found.refusal?.key === UNKNOWN) wrongCodes(request)
      if (found.refusal) throw fail(found.refusal.key, found.refusal.params)
      discount = found.amount
    })
    return { code, discount, refusal }
  }
}

/** From ordering to paying or giving up. */
function orderRoutes(app: FastifyInstance, { engine, config, wrongCodes }: Deps): void {
  const { database, mutations } = engine
  const { kysely } = database

  serveCall(app, calls.placeOrder, async ({ request, body, ok }) => {
    const actor = memberOf(request)
    const { good, quantity, pay_type, code, address, address_of, key } = body
    const { shop_order_max, shop_day_max, shop_offline_text } = await config.get()
    refuseOffline(pay_type, shop_offline_text, request.language)
    if (code) wrongCodes(request, { onlyLook: true })
    const limits: SpendingLimits = { shop_order_max, shop_day_max }
    const written = address
      ? `${address.name} ${address.mobile}\n${address.area} ${address.street}`
      : address_of && (await addressOf(kysely, actor.id, address_of))?.text
    const id = await mutations
      .run(actor, (tx) =>
        placeOrder(tx, {
          member: actor.id,
          payType: pay_type,
          lines: [{ good, quantity }],
          key,
          limits,
          ...(code && { code }),
          ...(written && { address: written }),
        }),
      )
      .catch((error: unknown) => {
        if (error instanceof Failure && error.fields?.code?.key === UNKNOWN) wrongCodes(request)
        throw inWordsOfTheShop(error)
      })
    const order = await shown(request, id)
    switch (order.state) {
      case 'unconfirmed':
        return ok({ order }, 'shop.waitsForGuardian')
      case 'pending':
        return ok({ order }, 'shop.waitsForPayment')
      case 'paid':
      case 'delivered':
      case 'cancelled':
      case 'refunded':
        return ok({ order }, 'shop.ordered')
    }
  })

  serveCall(app, calls.orders, async ({ request, query, ok }) =>
    ok(await ordersOf(kysely, memberOf(request).id, { ...query, language: request.language })),
  )

  serveCall(app, calls.order, async ({ request, query, ok }) => ok({ order: await shown(request, query.id) }))

  serveCall(app, calls.payOrder, async ({ request, body, ok }) => {
    const limits = await config.get()
    await mutations
      .run(memberOf(request), async (tx) => {
        const order = await lockOwn(tx, memberOf(request), body.id)
        if (order.state !== 'pending' || order.pay_type !== 'offline' || order.is_late) throw fail('shop.notPayable')
        // It is spent today, whenever it was ordered.
        const buyer = await buyerOf(tx.transaction, memberOf(request).id, { lock: true })
        await refuseTooMuch(tx.transaction, buyer, Number(order.total), limits, body.id)
        const [switched] = await tx.touch('shop-order', [body.id], { pay_type: 'balance' })
        await pay(tx, switched!)
      })
      .catch((error: unknown) => {
        throw inWordsOfTheShop(error)
      })
    return ok({ order: await shown(request, body.id) }, 'shop.ordered')
  })

  serveCall(app, calls.cancelOrder, async ({ request, body, ok }) => {
    await mutations.run(memberOf(request), async (tx) => {
      const order = await lockOwn(tx, memberOf(request), body.id)
      if (order.state !== 'pending' && order.state !== 'unconfirmed') throw fail('shop.notCancellable')
      await cancel(tx, order, {})
    })
    return ok({ order: await shown(request, body.id) }, 'shop.cancelled')
  })

  async function shown(request: FastifyRequest, id: number) {
    const order = await orderOf(kysely, memberOf(request).id, id, request.language)
    if (!order) throw fail('record.notFound')
    const isToPay = order.state === 'pending' && order.pay_type === 'offline'
    const howToPay = isToPay ? pickLanguage((await config.get()).shop_offline_text, request.language) : ''
    return { ...order, howToPay, byBalance: isToPay && (await isCovered(kysely, id)) }
  }
}

/** Whether its member's balance is enough for an order. */
async function isCovered(db: Kysely<Tables>, order: number): Promise<boolean> {
  const { rows } = await sql<{ covered: boolean }>`
    select m.money >= o.total as covered from shop_order o join member m on m.id = o.user_id where o.id = ${order}
  `.execute(db)
  return rows[0]?.covered ?? false
}

/** Courses that are open to somebody, and how free ones come to be. */
function studyRoutes(app: FastifyInstance, { engine }: Deps): void {
  const { database, mutations } = engine
  const { kysely } = database

  serveCall(app, calls.enrol, async ({ request, reply, body }) => {
    const actor = memberOf(request)
    await mutations.run(actor, async (tx) => {
      await buyerOf(tx.transaction, actor.id, { lock: true })
      const { rows } = await sql<{ price: string }>`
        select price from course where id = ${body.course} and ${isOpen('course')}
      `.execute(tx.transaction)
      if (!rows[0]) throw fail('record.notFound')
      if (Number(rows[0].price) > 0) throw fail('shop.notFree')
      await openCourse(tx, { member: actor.id, course: body.course, source: 'free', memo: '免费课程' })
    })
    return reply.ok(null, 'shop.enrolled')
  })

  serveCall(app, calls.study, async ({ request, query, ok }) => {
    const member = memberOf(request)
    const [study, account, waiting] = await Promise.all([
      studyOf(kysely, member.id, query.course),
      accountOf(kysely, member),
      waitingOrder(kysely, member, query.course),
    ])
    const isOpen = study.hasCourse || study.planUntil !== null
    return ok({ ...study, isOpen, waiting, money: fromCents(account.money), score: account.score })
  })
}

/** How many of it may be ordered at once; one at least, which the shop may refuse. */
function mostOf({ kind, stock, member_limit, lesson_hours, place_in }: Good): number {
  if (KINDS[kind].isOnce || place_in !== null) return 1
  const ofHours = lesson_hours === null ? 99 : Math.floor(SOLD_MAX / lesson_hours)
  return Math.max(1, Math.min(99, stock ?? 99, member_limit ?? 99, ofHours))
}

async function shownGood(kysely: Db, id: number, language: Language) {
  const { rows } = await sql<ShownGood>`
    select good.id, good.kind, good.title, good.description, good.cover, good.plan_days, good.lesson_hours, good.lesson_months,
      good.schedule, course.slug, course.title as course_title
    from good left join course on course.id = good.course_id where good.id = ${id}
  `.execute(kysely)
  const { title, description, schedule, cover, slug, course_title, ...good } = rows[0]!
  return {
    ...good,
    title: pickLanguage(title, language),
    description: pickLanguage(description, language),
    schedule: pickLanguage(schedule, language),
    cover: cover ?? BLANK,
    course: slug === null ? null : { slug, title: pickLanguage(course_title, language) },
  }
}

/** Cents, and points. */
async function accountOf(kysely: Db, { id }: Member): Promise<{ money: number; score: number }> {
  const { rows } = await sql<{ money: string; score: number }>`
    select money, score from member where id = ${id}
  `.execute(kysely)
  return { money: Number(rows[0]!.money), score: rows[0]!.score }
}

async function waitingOrder(kysely: Db, { id }: Member, course: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from shop_order where user_id = ${id} and ${STILL_WAITS} and exists (
      select from order_line as line join good on good.id = line.good_id
      where line.order_id = shop_order.id and good.course_id = ${course}
    ) order by id desc limit 1
  `.execute(kysely)
  return rows[0]?.id ?? null
}

type ShownGood = {
  id: number
  kind: keyof typeof KINDS
  title: Localized
  description: Localized | null
  schedule: Localized | null
  cover: string | null
  plan_days: number | null
  lesson_hours: number | null
  lesson_months: number | null
  slug: string | null
  course_title: Localized | null
}

/** Another's order is none. */
async function lockOwn({ transaction }: WriteSession, { id: member }: Member, id: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select *, ${IS_LATE} as is_late from shop_order where id = ${id} and user_id = ${member} for no key update
  `.execute(transaction)
  if (!rows[0]) throw fail('record.notFound')
  return rows[0]
}

function refuseOffline(payType: PayType, howToPay: Localized, language: Language): void {
  if (payType === 'offline' && !pickLanguage(howToPay, language)) throw fail('shop.noOffline')
}

async function refusalOf(language: Language, work: () => Promise<void>): Promise<string> {
  try {
    await work()
    return ''
  } catch (error) {
    if (error instanceof Failure) return failureText(error, language)
    throw error
  }
}

/** The ledger names its columns; whoever buys reads what they lack. */
function inWordsOfTheShop(error: unknown): unknown {
  if (!(error instanceof Failure)) return error
  if (error.fields?.money) return failForm({ pay_type: { key: 'shop.tooLittleMoney' } })
  if (error.fields?.score) return failForm({ pay_type: { key: 'shop.tooFewPoints' } })
  return error
}
