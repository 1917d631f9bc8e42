import { z } from 'zod'
import { toCents } from '../fields/money.ts'
import { defineCall } from './call.ts'
import { Moment, RowId } from './values.ts'

// `/api/payment/*`: what members add to their balance, and what providers tell of money that came (decision 062). Money in yuan.

const State = z.enum(['unconfirmed', 'waiting', 'paid', 'refused', 'expired', 'refunding', 'refunded'])
export type TopUpState = z.output<typeof State>

/** Who takes the money: a provider whose code is scanned, or the counter. */
export const PAYMENT_WAYS = ['wechat', 'alipay', 'manual'] as const
const Way = z.enum(PAYMENT_WAYS)
export type PaymentWay = z.output<typeof Way>

export const TopUp = z.object({
  id: z.int(),
  number: z.string(),
  amount: z.string(),
  state: State,
  /** Why it was refused or given back. */
  reason: z.string(),
  createtime: Moment,
  paytime: Moment.nullable(),
  /** What waits is kept until then; null: it does not wait. */
  expiretime: Moment.nullable(),
  way: Way,
  /** As long as it is to be paid, words and what a code to scan says; '' else, and where there is none. */
  howToPay: z.string(),
  payCode: z.string(),
})
export type TopUp = z.output<typeof TopUp>
export const OneTopUp = z.object({ topUp: TopUp })

/** '12.30' → cents. */
const Amount = z.union([z.string(), z.number()], 'rule.required').transform((value, context) => {
  const cents = toCents(value)
  if (cents !== undefined) return cents
  context.addIssue({ code: 'custom', message: String(value).trim() === '' ? 'rule.required' : 'rule.money' })
  return z.NEVER
})

export const topUps = defineCall({
  method: 'GET',
  path: '/api/payment/topUps',
  title: { 'zh-cn': '自己的充值', en: 'One’s own top-ups' },
  access: 'member',
  needs: 'purse',
  answer: z.object({
    /** How one can pay now, none: nobody tops up; and from how much to how much, in yuan. */
    ways: z.array(Way),
    least: z.int(),
    most: z.int(),
    /** Nothing is paid before a guardian has said yes. */
    asksGuardian: z.boolean(),
    isAdult: z.boolean(),
    /** Whether invoices are asked for here, of orders (decision 354). */
    takesInvoices: z.boolean(),
    /** The latest twenty. */
    list: z.array(TopUp),
  }),
})

export const topUp = defineCall({
  method: 'POST',
  path: '/api/payment/topUp',
  title: { 'zh-cn': '申请充值', en: 'Ask to top up' },
  access: 'member',
  needs: 'purse',
  /** `key`: made by the page that asks, the same for each try of one top-up. */
  body: z.object({
    key: z.string('rule.required').regex(/^[\w-]{16,64}$/, 'rule.pattern'),
    amount: Amount,
    /** Absent: the first that is open. */
    way: z.enum(PAYMENT_WAYS, 'rule.option').optional(),
  }),
  labels: { amount: { 'zh-cn': '金额', en: 'Amount' }, way: { 'zh-cn': '怎么付款', en: 'How to pay' } },
  answer: OneTopUp,
})

export const oneTopUp = defineCall({
  method: 'GET',
  path: '/api/payment/topUp',
  title: { 'zh-cn': '自己的一次充值', en: 'One top-up of one’s own' },
  access: 'member',
  needs: 'purse',
  query: z.object({ id: RowId }),
  answer: OneTopUp,
})

export const checkTopUp = defineCall({
  method: 'POST',
  path: '/api/payment/check',
  title: { 'zh-cn': '问一问钱到了没有', en: 'Ask whether the money is there' },
  access: 'member',
  needs: 'purse',
  body: z.object({ id: RowId }),
  answer: OneTopUp,
})

export const cancelTopUp = defineCall({
  method: 'POST',
  path: '/api/payment/cancel',
  title: { 'zh-cn': '不充了', en: 'Take back a top-up' },
  access: 'member',
  needs: 'purse',
  body: z.object({ id: RowId }),
  answer: OneTopUp,
})

// Called by the providers' servers, whose signature says who they are. Refused they get another status, and call again.

export const wechatNotice = defineCall({
  method: 'POST',
  path: '/api/payment/wechat',
  title: { 'zh-cn': '微信支付的付款通知', en: 'WeChat Pay tells of a payment' },
  access: 'public',
  sends: null,
})

export const alipayNotice = defineCall({
  method: 'POST',
  path: '/api/payment/alipay',
  title: { 'zh-cn': '支付宝的付款通知', en: 'Alipay tells of a payment' },
  access: 'public',
  /** 'success'. */
  sends: 'text/plain',
})
