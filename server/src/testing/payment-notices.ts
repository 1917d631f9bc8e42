import { createCipheriv, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

// Doubles of the providers' servers: they sign with keys made here.

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
/** The merchant's, for both. */
const merchant = generateKeyPairSync('rsa', { modulusLength: 2048 })
export const MERCHANT_KEY: KeyObject = merchant.publicKey
const API_KEY = 'k'.repeat(32)
export const signed = (text: string) => sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64')

/** What an administrator enters, of both providers. */
export const PAYMENT_SETTINGS = {
  wechat_mch_id: '1900000001',
  wechat_app_id: 'wx1234567890',
  wechat_api_key: API_KEY,
  wechat_key_id: 'PUB_KEY_ID_01',
  wechat_public_key: publicKey.export({ type: 'spki', format: 'pem' }) as string,
  wechat_serial: '5157F09EFDC096DE15EBE81A47057A7200000000',
  // As a field of one line keeps it.
  wechat_private_key: (merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string).replaceAll('\n', ''),
  alipay_app_id: '2021000000000001',
  alipay_seller_id: '2088000000000001',
  // As the open platform shows it: without the lines around it.
  alipay_public_key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  alipay_private_key: merchant.privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64'),
} as const

type Told = { number: string; amount: number; trade: string }

/** What WeChat Pay sends when somebody has paid; `at` in seconds, `changes` in what it tells. */
export function wechatNotice({ number, amount, trade }: Told, { at = Date.now() / 1000, changes = {} } = {}) {
  const transaction = {
    mchid: PAYMENT_SETTINGS.wechat_mch_id,
    appid: PAYMENT_SETTINGS.wechat_app_id,
    out_trade_no: number,
    transaction_id: trade,
    trade_state: 'SUCCESS',
    amount: { total: amount, payer_total: amount, currency: 'CNY' },
    ...changes,
  }
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', API_KEY, nonce)
  cipher.setAAD(Buffer.from('transaction'))
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(transaction)), cipher.final(), cipher.getAuthTag()])
  const resource = { algorithm: 'AEAD_AES_256_GCM', ciphertext: ciphertext.toString('base64'), nonce }
  const body = JSON.stringify({
    id: 'EV-1',
    event_type: 'TRANSACTION.SUCCESS',
    resource: { ...resource, associated_data: 'transaction' },
  })
  const time = String(Math.floor(at))
  const headers = {
    'content-type': 'application/json',
    'wechatpay-timestamp': time,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': PAYMENT_SETTINGS.wechat_key_id,
    'wechatpay-signature': signed(`${time}\n${nonce}\n${body}\n`),
  }
  return { headers, body }
}

/** What Alipay sends when somebody has paid. */
export function alipayNotice({ number, amount, trade }: Told, changes: Readonly<Record<string, string>> = {}) {
  const fields: Record<string, string> = {
    notify_type: 'trade_status_sync',
    app_id: PAYMENT_SETTINGS.alipay_app_id,
    seller_id: PAYMENT_SETTINGS.alipay_seller_id,
    out_trade_no: number,
    trade_no: trade,
    trade_status: 'TRADE_SUCCESS',
    total_amount: (amount / 100).toFixed(2),
    subject: '充值 & 学习卡',
    ...changes,
  }
  const text = Object.keys(fields)
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
  const body = new URLSearchParams({ ...fields, sign_type: 'RSA2', sign: signed(text) }).toString()
  return { headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }, body }
}
