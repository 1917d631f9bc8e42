import { z } from 'zod'
import { MOBILE } from '../core/rules.ts'
import { defineCall } from './call.ts'
import { Moment, Paging, RowId } from './values.ts'

// `/api/shop/*`: what members buy, and what of it is open to them (decision 060). Money in yuan, '12.30'.

const PayType = z.enum(['balance', 'points', 'offline'], 'rule.option')
export type PayType = z.output<typeof PayType>
const Kind = z.enum(['course', 'plan', 'lessons', 'virtual', 'physical'])
const OrderState = z.enum(['unconfirmed', 'pending', 'paid', 'delivered', 'cancelled', 'refunded'])
export type OrderState = z.output<typeof OrderState>

/** What somebody types as a discount code, in either case; none: ''. */
const CouponCode = z.string('rule.text').trim()

/** Where physical goods go. */
const Address = z.object({
  name: z.string('rule.required').trim().min(1, 'rule.required').max(40, 'rule.tooLong'),
  mobile: z.string('rule.required').trim().regex(MOBILE, 'rule.mobile'),
  /** Province, city, district, as `/api/ajax/area` names them. */
  area: z.string('rule.required').trim().min(1, 'rule.required').max(80, 'rule.tooLong'),
  street: z.string('rule.required').trim().min(1, 'rule.required').max(150, 'rule.tooLong'),
})

const Quantity = z.coerce
  .number<number | string>('rule.number')
  .int('rule.number')
  .min(1, 'rule.tooSmall')
  .max(99, 'rule.tooBig')

const OrderLine = z.object({
  good_id: z.int(),
  kind: Kind,
  title: z.string(),
  cover: z.string(),
  quantity: z.int(),
  /** Of one. */
  price: z.string(),
  score_price: z.int(),
  /** The course that it opens. */
  course: z.object({ slug: z.string(), title: z.string() }).nullable(),
})
const Order = z.object({
  id: z.int(),
  number: z.string(),
  state: OrderState,
  pay_type: PayType,
  /** What a discount code took off; `total` is what is left. */
  discount: z.string(),
  total: z.string(),
  total_score: z.int(),
  refunded: z.string(),
  refunded_score: z.int(),
  createtime: Moment,
  paytime: Moment.nullable(),
  /** What waits is kept until then; null: it does not wait. */
  expiretime: Moment.nullable(),
  lines: z.array(OrderLine),
})
export type Order = z.output<typeof Order>

const OrderStep = z.object({
  step: z.enum([
    'placed',
    'confirmed',
    'paid',
    'delivered',
    'cancelled',
    'refunded',
    'refund_asked',
    'refund_withdrawn',
    'refund_refused',
  ]),
  amount: z.string(),
  points: z.int(),
  reason: z.string(),
  createtime: Moment,
})
const OrderDetail = Order.extend({
  address: z.string(),
  log: z.array(OrderStep),
  /** How to pay what is paid offline, as long as it is to be paid; '' else. */
  howToPay: z.string(),
  /** Whether the balance is enough to pay it now instead. */
  byBalance: z.boolean(),
})
export type OrderDetail = z.output<typeof OrderDetail>

/** A way to pay: what it comes to, and why not, '' where one can. */
const Way = z.object({ pay_type: PayType, total: z.string(), total_score: z.int(), refusal: z.string() })

export const quote = defineCall({
  method: 'GET',
  path: '/api/shop/quote',
  title: { 'zh-cn': '买之前：要付多少，行不行', en: 'Before one buys: what it costs, and whether one may' },
  access: 'member',
  needs: 'purse',
  query: z.object({ good: RowId, quantity: Quantity.catch(1), code: CouponCode.catch('').optional() }),
  answer: z.object({
    good: z.object({
      id: z.int(),
      kind: Kind,
      title: z.string(),
      description: z.string(),
      cover: z.string(),
      plan_days: z.int().nullable(),
      /** Of one, and for how many months they are good; null: for good, or none. */
      lesson_hours: z.int().nullable(),
      lesson_months: z.int().nullable(),
      /** When lessons are held, in words; '' where nobody said. */
      schedule: z.string(),
      course: z.object({ slug: z.string(), title: z.string() }).nullable(),
    }),
    quantity: z.int(),
    /** The most that may be ordered at once. */
    most: z.int(),
    /** With what the discount code takes off. */
    ways: z.array(Way),
    /** Whether any discount code holds at present. */
    takesCodes: z.boolean(),
    /** What the code that was asked with takes off what is paid in money, or why nothing; null: there was none. */
    coupon: z.object({ code: z.string(), discount: z.string(), refusal: z.string() }).nullable(),
    needsAddress: z.boolean(),
    /** Where the latest parcel of one's own went to, and the order that says so; null: nowhere yet, or nothing is sent. */
    lastAddress: z.object({ order: z.int(), text: z.string() }).nullable(),
    /** Nothing is paid before a guardian has said yes. */
    asksGuardian: z.boolean(),
    /** Whose year of birth is not known is none. */
    isAdult: z.boolean(),
    /** Limits of minors in yuan that are theirs; 0: none. */
    orderMax: z.int(),
    dayMax: z.int(),
    money: z.string(),
    score: z.int(),
    /** Every course is open until then; null: they are not. */
    planUntil: Moment.nullable(),
  }),
})

export const placeOrder = defineCall({
  method: 'POST',
  path: '/api/shop/order',
  title: { 'zh-cn': '下单', en: 'Order' },
  access: 'member',
  needs: 'purse',
  /** `key`: made by the page that asks, the same for each try of one purchase; it is ordered and paid once. */
  body: z.object({
    key: z.string('rule.required').regex(/^[\w-]{16,64}$/, 'rule.pattern'),
    good: RowId,
    quantity: Quantity,
    pay_type: PayType,
    /** A discount code, of what is paid in money. */
    code: CouponCode.optional(),
    address: Address.optional(),
    /** Instead of an address: the order of one's own that has gone where this one is to go. */
    address_of: RowId.optional(),
  }),
  answer: z.object({ order: OrderDetail }),
})

export const orders = defineCall({
  method: 'GET',
  path: '/api/shop/orders',
  title: { 'zh-cn': '自己的订单', en: 'One’s own orders' },
  access: 'member',
  needs: 'purse',
  query: Paging,
  answer: z.object({ list: z.array(Order), total: z.int() }),
})

const Chosen = z.object({ id: RowId })

export const order = defineCall({
  method: 'GET',
  path: '/api/shop/order',
  title: { 'zh-cn': '自己的一张订单', en: 'One order of one’s own' },
  access: 'member',
  needs: 'purse',
  query: Chosen,
  answer: z.object({ order: OrderDetail }),
})

export const payOrder = defineCall({
  method: 'POST',
  path: '/api/shop/pay',
  title: { 'zh-cn': '用余额付一张待付款的订单', en: 'Pay a waiting order from the balance' },
  access: 'member',
  needs: 'purse',
  body: Chosen,
  answer: z.object({ order: OrderDetail }),
})

export const cancelOrder = defineCall({
  method: 'POST',
  path: '/api/shop/cancel',
  title: { 'zh-cn': '取消自己的订单', en: 'Cancel an order of one’s own' },
  access: 'member',
  needs: 'purse',
  body: Chosen,
  answer: z.object({ order: OrderDetail }),
})

export const enrol = defineCall({
  method: 'POST',
  path: '/api/shop/enrol',
  title: { 'zh-cn': '加入一门免费课程', en: 'Join a course that is free' },
  access: 'member',
  inChildMode: true,
  body: z.object({ course: RowId }),
})

export const study = defineCall({
  method: 'GET',
  path: '/api/shop/study',
  title: { 'zh-cn': '一门课对自己开通了吗', en: 'Whether a course is open to oneself' },
  access: 'member',
  query: z.object({ course: RowId }),
  answer: z.object({
    /** Bought, given or joined. */
    hasCourse: z.boolean(),
    planUntil: Moment.nullable(),
    /** Every lesson may be read. */
    isOpen: z.boolean(),
    /** An order of it that waits, if there is one. */
    waiting: z.int().nullable(),
    money: z.string(),
    score: z.int(),
  }),
})

const slug = z.string().regex(/^[a-z0-9-]{1,100}$/)

export const lesson = defineCall({
  method: 'GET',
  path: '/api/shop/lesson',
  title: { 'zh-cn': '已开通课程的一课，整页', en: 'A lesson of a course that is open to oneself, as a page' },
  access: 'member',
  query: z.object({ course: slug, lesson: slug }),
  sends: 'text/html',
})
