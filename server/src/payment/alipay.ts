import { verify } from 'node:crypto'
import { toCents } from '@tutu/contract/fields/money'
import { publicKeyOf } from './keys.ts'
import { badNotice, type ReadNotice } from './provider.ts'

/** What the open platform gives; `publicKey` is Alipay's, as PEM or the base64 within. */
export type AlipayKeys = { appId: string; sellerId: string; publicKey: string }

export const ALIPAY_PAID: ReadonlySet<string> = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED'])

/** What a signature is over: fields in the order of their names. */
export const alipayText = (fields: Readonly<Record<string, string>>): string =>
  Object.keys(fields)
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')

/** Whether Alipay has signed a text (RSA2). */
export const isSignedByAlipay = ({ publicKey }: Pick<AlipayKeys, 'publicKey'>, text: string, sign: string): boolean =>
  verify('RSA-SHA256', Buffer.from(text), publicKeyOf(publicKey), Buffer.from(sign, 'base64'))

/** Notices of Alipay: a form, signed with Alipay's key over all of its fields in the order of their names (RSA2). */
export function alipayNotices(keys: AlipayKeys): ReadNotice {
  return ({ body }) => {
    const fields = new URLSearchParams(body)
    const { sign = '', sign_type, ...signed } = Object.fromEntries(fields)
    if (sign_type !== 'RSA2' || new Set(fields.keys()).size !== [...fields.keys()].length)
      throw badNotice('not what a notice looks like')
    if (!isSignedByAlipay(keys, alipayText(signed), sign)) throw badNotice('wrong signature')
    if (signed.app_id !== keys.appId || signed.seller_id !== keys.sellerId) throw badNotice('for another merchant')
    // That a part was given back is told by a notice of the same kind.
    if (!ALIPAY_PAID.has(signed.trade_status ?? '') || signed.gmt_refund !== undefined) return undefined
    const amount = toCents(signed.total_amount ?? '')
    if (amount === undefined || !signed.out_trade_no || !signed.trade_no) throw badNotice('says too little')
    return { number: signed.out_trade_no, amount, trade: `alipay:${signed.trade_no}` }
  }
}
