import { expect, test } from 'vitest'
import { alipayNotice, PAYMENT_SETTINGS as set, wechatNotice } from '../testing/payment-notices.ts'
import { alipayNotices } from './alipay.ts'
import { wechatNotices } from './wechat-pay.ts'

const PAID = { number: '202611240001', amount: 50_00, trade: '4200001' }
const wechat = wechatNotices({
  mchId: set.wechat_mch_id,
  appId: set.wechat_app_id,
  apiKey: set.wechat_api_key,
  keyId: set.wechat_key_id,
  publicKey: set.wechat_public_key,
})
const alipay = alipayNotices({
  appId: set.alipay_app_id,
  sellerId: set.alipay_seller_id,
  publicKey: set.alipay_public_key,
})
/** Why a notice is not taken; '' where it is. */
const why = (read: () => unknown): string => {
  try {
    read()
    return ''
  } catch (error) {
    return (error as { params: { why: string } }).params.why
  }
}

test('a notice of WeChat Pay is believed by its signature, its time, its merchant and its key alone', () => {
  expect(wechat(wechatNotice(PAID))).toEqual({ ...PAID, trade: 'wechat:4200001' })
  expect(wechat(wechatNotice(PAID, { changes: { trade_state: 'REFUND' } }))).toBeUndefined()

  const { headers, body } = wechatNotice(PAID)
  expect(why(() => wechat({ headers, body: `${body} ` }))).toBe('wrong signature')
  expect(why(() => wechat({ headers: { ...headers, 'wechatpay-nonce': 'other' }, body }))).toBe('wrong signature')
  expect(why(() => wechat({ headers: { ...headers, 'wechatpay-serial': 'other' }, body }))).toBe(
    'signed with another key',
  )
  for (const time of ['', 'NaN', '1e9', '-1'])
    expect(why(() => wechat({ headers: { ...headers, 'wechatpay-timestamp': time }, body }))).toBe('of another time')
  for (const at of [-400, 400].map((seconds) => Date.now() / 1000 + seconds))
    expect(why(() => wechat(wechatNotice(PAID, { at })))).toBe('of another time')
  expect(why(() => wechat(wechatNotice(PAID, { changes: { mchid: '2' } })))).toBe('for another merchant')
  expect(why(() => wechat(wechatNotice(PAID, { changes: { amount: { total: 50_00, currency: 'USD' } } })))).toBe(
    'of another currency',
  )
  const others = wechatNotices({
    mchId: set.wechat_mch_id,
    appId: set.wechat_app_id,
    apiKey: 'x'.repeat(32),
    keyId: set.wechat_key_id,
    publicKey: set.wechat_public_key,
  })
  expect(why(() => others(wechatNotice(PAID)))).toBe('encrypted with another key')
})

test('a notice of Alipay is believed by its signature and its merchant alone', () => {
  expect(alipay(alipayNotice(PAID))).toEqual({ ...PAID, trade: 'alipay:4200001' })
  expect(alipay(alipayNotice(PAID, { trade_status: 'WAIT_BUYER_PAY' }))).toBeUndefined()
  expect(alipay(alipayNotice(PAID, { gmt_refund: '2026-11-24 10:00:00' }))).toBeUndefined()

  const { headers, body } = alipayNotice(PAID)
  expect(why(() => alipay({ headers, body: body.replace('total_amount=50.00', 'total_amount=5000.00') }))).toBe(
    'wrong signature',
  )
  // Of two fields of one name another could be read than was signed.
  expect(why(() => alipay({ headers, body: `${body}&total_amount=1.00` }))).toBe('not what a notice looks like')
  expect(why(() => alipay({ headers, body: '' }))).toBe('not what a notice looks like')
  expect(why(() => alipay(alipayNotice(PAID, { app_id: '2' })))).toBe('for another merchant')
  expect(why(() => alipay(alipayNotice(PAID, { seller_id: '2' })))).toBe('for another merchant')
})
