import { randomBytes, sign } from 'node:crypto'
import { Failure } from '@tutu/contract/core/errors'
import type { SettingValues } from '@tutu/contract/settings/index'
import { z } from 'zod'
import { callMerchant, jsonOf, type MerchantAnswer, refused } from './merchant-call.ts'
import { privateKeyOf } from './keys.ts'
import { beijingTime, CODE_LASTS, type Merchant, whatFor } from './merchant.ts'
import { isSetUp, needed, wechatKeys } from './settings.ts'
import type { PaymentProvider } from './provider.ts'
import { checkWechatSignature, paidOf } from './wechat-pay.ts'

// WeChat Pay, APIv3, Native: the payer scans a code. https://pay.weixin.qq.com/doc/v3/merchant/4012791877

const HOST = 'https://api.mch.weixin.qq.com'

const Refused = z.object({ code: z.string(), message: z.string().default('') })
const Begun = z.object({ code_url: z.string().min(1).max(512) })
const Refund = z.object({ status: z.string() })

export function wechatNative({ settings, origin, fetch, now = Date.now, hosts }: Merchant): PaymentProvider {
  const host = hosts?.wechat ?? HOST

  /** The answer's JSON, which WeChat has signed; undefined: there is no such payment. */
  async function ask(
    set: SettingValues,
    method: 'GET' | 'POST',
    path: string,
    values?: object,
  ): Promise<string | undefined> {
    const body = values ? JSON.stringify(values) : ''
    const time = Math.floor(now() / 1000)
    const nonce = randomBytes(16).toString('hex')
    const text = `${method}\n${path}\n${time}\n${nonce}\n${body}\n`
    const signature = sign('RSA-SHA256', Buffer.from(text), privateKeyOf(needed(set.wechat_private_key)))
    const named = {
      mchid: needed(set.wechat_mch_id),
      nonce_str: nonce,
      signature: signature.toString('base64'),
      timestamp: String(time),
      serial_no: needed(set.wechat_serial),
    }
    const credentials = Object.entries(named)
      .map(([name, value]) => `${name}="${value}"`)
      .join(',')
    const keys = wechatKeys(set)
    const answer = await callMerchant(
      {
        url: `${host}${path}`,
        method,
        headers: {
          authorization: `WECHATPAY2-SHA256-RSA2048 ${credentials}`,
          accept: 'application/json',
          'content-type': 'application/json',
          'user-agent': 'Tutu',
          // With which of its keys the answer is to be signed.
          'wechatpay-serial': keys.keyId,
        },
        ...(values && { body }),
      },
      fetch,
    )
    const isDone = answer.status < 300
    if (!isDone) refuseUnlessAbsent(answer)
    const header = (name: string): string => answer.headers.get(name) ?? ''
    // That there is no such payment is believed unsigned, too: whoever waits for one goes on waiting.
    if (isDone || header('wechatpay-signature'))
      believed(() => checkWechatSignature(keys, { header, body: answer.text }, now))
    return isDone ? answer.text : undefined
  }

  return {
    isOpen: (set) => isSetUp(set, 'wechat'),
    lasts: CODE_LASTS,
    async begin({ number, amount, expiretime }) {
      const set = await settings()
      const text = await ask(set, 'POST', '/v3/pay/transactions/native', {
        appid: set.wechat_app_id.trim(),
        mchid: set.wechat_mch_id.trim(),
        description: whatFor(set),
        out_trade_no: number,
        time_expire: `${beijingTime(expiretime).replace(' ', 'T')}+08:00`,
        notify_url: `${origin}/api/payment/wechat`,
        amount: { total: amount, currency: 'CNY' },
      })
      return answered(Begun, text).code_url
    },
    howToPay: ({ begun }) => ({ text: '', code: begun ?? '' }),
    async query(number) {
      const set = await settings()
      const keys = wechatKeys(set)
      const text = await ask(set, 'GET', `/v3/pay/transactions/out-trade-no/${number}?mchid=${keys.mchId}`)
      if (text === undefined) return undefined
      const paid = believed(() => paidOf(keys, text))
      if (paid && paid.number !== number) throw refused('another payment')
      return paid
    },
    async refund({ number, amount }) {
      const text = await ask(await settings(), 'POST', '/v3/refund/domestic/refunds', {
        out_trade_no: number,
        // The same number: given back once, however often it is asked for.
        out_refund_no: number,
        amount: { refund: amount, total: amount, currency: 'CNY' },
      })
      const { status } = answered(Refund, text)
      if (status !== 'SUCCESS' && status !== 'PROCESSING') throw refused(status)
      return status === 'SUCCESS'
    },
  }
}

/** What WeChat did not sign rightly is not what was asked for. */
function believed<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Failure && error.key === 'payment.badNotice') throw refused(String(error.params.why))
    throw error
  }
}

/** Throws its reason, unless that is that there is no such payment. */
function refuseUnlessAbsent({ status, text }: MerchantAnswer): void {
  const data = jsonOf(Refused, text)
  if (data && /^ORDER_?NOT_?EXIST$/.test(data.code)) return
  throw refused(data ? `${data.code} ${data.message}` : `HTTP ${status}`)
}

function answered<S extends z.ZodType>(schema: S, text = ''): z.output<S> {
  const data = jsonOf(schema, text)
  if (!data) throw refused(text || 'no such payment')
  return data
}
