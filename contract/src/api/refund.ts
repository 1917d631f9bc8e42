import { z } from 'zod'
import { REFUND_REASON_NAMES, REFUND_WORDS_MAX } from '../definition/refund-reasons.ts'
import { shopOrder as definition } from '../resources/shop-order.ts'
import { defineCall } from './call.ts'
import { Moment, RowId } from './values.ts'

// `/api/{shop,guardian}/*refund*`: refunds of orders that members, and guardians for their children, ask for (decision 364). Money in yuan.

const LABELS = {
  reason: definition.fields.refund_reason.label,
  words: { 'zh-cn': '说明', en: 'Your explanation' },
} as const

const Reason = z.enum(REFUND_REASON_NAMES, 'rule.option')
const Form = z.object({
  reason: Reason,
  words: z
    .string('rule.required')
    .trim()
    .min(1, 'rule.required')
    .max(REFUND_WORDS_MAX, 'rule.tooLong')
    .regex(/^(?:\P{Cc}|[\t\r\n])*$/u, 'rule.text'),
})
export type RefundForm = z.output<typeof Form>

/** An order whose refund can be asked for, or was. */
const Refundable = z.object({
  order: z.int(),
  number: z.string(),
  goods: z.string(),
  kinds: z.array(z.enum(['course', 'plan', 'lessons', 'virtual', 'physical'])),
  pay_type: z.enum(['balance', 'points', 'offline']),
  paytime: Moment.nullable(),
  /** What was paid: yuan, or points. */
  cost: z.string(),
  costPoints: z.int(),
  /** What was paid, less what was given back: yuan, or points. */
  left: z.string(),
  leftPoints: z.int(),
  /** Of what the order has opened, in percent; null: it opened nothing. */
  used: z.int().nullable(),
  /** It can be asked for until then; null: never. */
  until: Moment.nullable(),
  /** Whether whoever reads this can ask now. */
  canAsk: z.boolean(),
  request: z
    .object({
      state: z.enum(['waiting', 'accepted', 'refused', 'withdrawn']),
      reason: Reason,
      /** '' for whoever has not asked for it. */
      words: z.string(),
      /** What the school said to it. */
      answer: z.string(),
      asktime: Moment.nullable(),
    })
    .nullable(),
})
export type Refundable = z.output<typeof Refundable>

const OfOrder = z.object({ order: RowId })
const One = z.object({ one: Refundable.nullable() })
/** The school's rules besides those of each kind of goods. */
const Rules = z.object({ rules: z.string() })
const member = { access: 'member', needs: 'purse' } as const

export const ofOrder = defineCall({
  method: 'GET',
  path: '/api/shop/refund',
  title: { 'zh-cn': '自己一张订单的退款申请', en: 'The refund request of an order of one’s own' },
  ...member,
  query: OfOrder,
  /** `one`: null: there is none, and none can be made. `asksGuardian`: a guardian makes it, on their page. */
  answer: One.extend({ asksGuardian: z.boolean() }).extend(Rules.shape),
})

export const ask = defineCall({
  method: 'POST',
  path: '/api/shop/refund',
  title: { 'zh-cn': '申请退款', en: 'Ask for a refund' },
  ...member,
  body: OfOrder.extend(Form.shape),
  labels: LABELS,
  answer: One,
})

export const withdraw = defineCall({
  method: 'POST',
  path: '/api/shop/withdrawRefund',
  title: { 'zh-cn': '撤回退款申请', en: 'Ask no more for a refund' },
  ...member,
  body: OfOrder,
  answer: One,
})

const OfChild = z.object({ id: RowId })
const OfChildsOrder = OfChild.extend({ order: RowId })

export const ofChild = defineCall({
  method: 'GET',
  path: '/api/guardian/refunds',
  title: { 'zh-cn': '孩子可以退款的订单', en: 'Orders of a child that can be refunded' },
  access: 'guardian',
  query: OfChild,
  /** The latest orders. */
  answer: Rules.extend({ list: z.array(Refundable) }),
})

export const askForChild = defineCall({
  method: 'POST',
  path: '/api/guardian/refund',
  title: { 'zh-cn': '家长申请退款', en: 'A guardian asks for a refund' },
  access: 'guardian',
  body: OfChildsOrder.extend(Form.shape),
  labels: LABELS,
  answer: One,
})

export const withdrawForChild = defineCall({
  method: 'POST',
  path: '/api/guardian/withdrawRefund',
  title: { 'zh-cn': '家长撤回退款申请', en: 'A guardian asks no more for a refund' },
  access: 'guardian',
  body: OfChildsOrder,
  answer: One,
})
