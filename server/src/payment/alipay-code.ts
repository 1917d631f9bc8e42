import { sign } from 'node:crypto'
import { fromCents, toCents } from '@tutu/contract/fields/money'
import { z } from 'zod'
import { ALIPAY_PAID, alipayText, isSignedByAlipay } from './alipay.ts'
import { privateKeyOf } from './keys.ts'
import { callMerchant, jsonOf, refused } from './merchant-call.ts'
import { beijingTime, CODE_LASTS, type Merchant, whatFor } from './merchant.ts'
import type { PaymentProvider } from './provider.ts'
import { alipayKeys, isSetUp, needed } from './settings.ts'

// Alipay, in person (`alipay.trade.precreate`): the payer scans a code. https://opendocs.alipay.com/open/194/106078

const HOST = 'https://openapi.alipay.com'
/** That it was done; of what else is answered `sub_code` says why. */
const DONE = '10000'

const Answer = z.object({
  code: z.string(),
  msg: z.string().default(''),
  sub_code: z.string().default(''),
  sub_msg: z.string().default(''),
  qr_code: z.string().max(512).default(''),
  out_trade_no: z.string().default(''),
  trade_no: z.string().default(''),
  trade_status: z.string().default(''),
  total_amount: z.string().default(''),
  /** Y: this call gave it back. */
  fund_change: z.string().default(''),
  refund_status: z.string().default(''),
})
type Answer = z.output<typeof Answer>

export function alipayCode({ settings, origin, fetch, now = Date.now, hosts }: Merchant): PaymentProvider {
  const host = hosts?.alipay ?? HOST

  /** What Alipay has answered and signed. */
  async function ask(method: string, values: object, notify = false): Promise<Answer> {
    const set = await settings()
    const keys = alipayKeys(set)
    const fields: Record<string, string> = {
      app_id: keys.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: beijingTime(Math.floor(now() / 1000)),
      version: '1.0',
      ...(notify && { notify_url: `${origin}/api/payment/alipay` }),
      biz_content: JSON.stringify(values),
    }
    const key = privateKeyOf(needed(set.alipay_private_key))
    const signature = sign('RSA-SHA256', Buffer.from(alipayText(fields)), key).toString('base64')
    const { text } = await callMerchant(
      {
        url: `${host}/gateway.do?charset=utf-8`,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8', 'user-agent': 'Tutu' },
        body: new URLSearchParams({ ...fields, sign: signature }).toString(),
      },
      fetch,
    )
    const { content, signed } = partsOf(text, method)
    // What it refuses before it knows who asks is not signed.
    if (signed === undefined || !isSignedByAlipay(keys, content, signed)) {
      const data = jsonOf(Answer, content)
      throw refused(data && data.code !== DONE ? saidBy(data) : 'wrong signature')
    }
    const data = jsonOf(Answer, content)
    if (!data) throw refused(content)
    return data
  }

  return {
    isOpen: (set) => isSetUp(set, 'alipay'),
    lasts: CODE_LASTS,
    async begin({ number, amount, expiretime }) {
      const answer = await ask(
        'alipay.trade.precreate',
        {
          out_trade_no: number,
          seller_id: (await settings()).alipay_seller_id.trim(),
          total_amount: fromCents(amount),
          subject: whatFor(await settings()),
          time_expire: beijingTime(expiretime),
        },
        true,
      )
      if (answer.code !== DONE || !answer.qr_code.startsWith('https://')) throw refused(saidBy(answer))
      return answer.qr_code
    },
    howToPay: ({ begun }) => ({ text: '', code: begun ?? '' }),
    async query(number) {
      const answer = await ask('alipay.trade.query', { out_trade_no: number })
      // Until somebody has scanned its code there is no trade.
      if (answer.sub_code === 'ACQ.TRADE_NOT_EXIST') return undefined
      if (answer.code !== DONE) throw refused(saidBy(answer))
      if (!ALIPAY_PAID.has(answer.trade_status)) return undefined
      const amount = toCents(answer.total_amount)
      if (amount === undefined || answer.out_trade_no !== number || !answer.trade_no) throw refused(saidBy(answer))
      return { number, amount, trade: `alipay:${answer.trade_no}` }
    },
    async refund({ number, amount }) {
      const values = {
        out_trade_no: number,
        refund_amount: fromCents(amount),
        // The same number: given back once, however often it is asked for.
        out_request_no: number,
      }
      const answer = await ask('alipay.trade.refund', values)
      if (answer.code !== DONE) throw refused(saidBy(answer))
      if (answer.fund_change === 'Y') return true
      // It was given back before, or is not yet.
      const asked = { out_trade_no: number, out_request_no: number }
      const told = await ask('alipay.trade.fastpay.refund.query', asked)
      if (told.code !== DONE) throw refused(saidBy(told))
      return told.refund_status === 'REFUND_SUCCESS'
    },
  }
}

/** The part that is signed, as it was sent, byte by byte, and its signature: `{"alipay_…_response":{…},"sign":"…"}`. */
function partsOf(text: string, method: string): { content: string; signed?: string } {
  const names = [`"${method.replaceAll('.', '_')}_response":`, '"error_response":']
  const name = names.find((one) => text.includes(one))
  if (!name) return { content: '' }
  const from = text.indexOf(name) + name.length
  const end = text.lastIndexOf(',"sign":"')
  if (end < from) return { content: text.slice(from, text.lastIndexOf('}')) }
  return { content: text.slice(from, end), signed: /^,"sign":"([\w+/=]*)"/.exec(text.slice(end))?.[1] ?? '' }
}

function saidBy({ code, msg, sub_code, sub_msg }: Answer): string {
  return [sub_code || code, sub_msg || msg].filter(Boolean).join(' ')
}
