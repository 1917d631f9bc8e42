import { createDecipheriv, verify } from 'node:crypto'
import { z } from 'zod'
import { badNotice, type ReadNotice } from './provider.ts'

/** What the merchant platform gives: `apiKey` is the APIv3 key of 32 characters, `keyId` names the public key. */
export type WechatKeys = { mchId: string; appId: string; apiKey: string; keyId: string; publicKey: string }

/** Seconds that a notice may be old, or ahead: one that was caught is not sent again later. */
const SKEW = 300
const TAG_BYTES = 16

const Envelope = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().default(''),
  }),
})
const Transaction = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string(),
  trade_state: z.string(),
  amount: z.object({ total: z.int(), currency: z.string().default('CNY') }),
})

/**
 * Notices of WeChat Pay, APIv3: signed over time, nonce and body with WeChat's key (RSA-SHA256), what they tell
 * encrypted with the merchant's (AES-256-GCM).
 */
export function wechatNotices(keys: WechatKeys, now: () => number = Date.now): ReadNotice {
  return ({ headers, body }) => {
    const [time, nonce, signature, serial] = ['timestamp', 'nonce', 'signature', 'serial'].map((name) =>
      String(headers[`wechatpay-${name}`] ?? ''),
    ) as [string, string, string, string]
    if (serial !== keys.keyId) throw badNotice('signed with another key')
    if (!/^\d{1,12}$/.test(time) || Math.abs(now() / 1000 - Number(time)) > SKEW) throw badNotice('of another time')
    const signed = Buffer.from(`${time}\n${nonce}\n${body}\n`)
    if (!verify('RSA-SHA256', signed, keys.publicKey, Buffer.from(signature, 'base64')))
      throw badNotice('wrong signature')
    const { event_type, resource } = parsed(Envelope, body)
    if (event_type !== 'TRANSACTION.SUCCESS') return undefined
    const told = parsed(Transaction, decrypted(resource, keys.apiKey))
    if (told.mchid !== keys.mchId || told.appid !== keys.appId) throw badNotice('for another merchant')
    if (told.trade_state !== 'SUCCESS') return undefined
    if (told.amount.currency !== 'CNY') throw badNotice('of another currency')
    return { number: told.out_trade_no, amount: told.amount.total, trade: `wechat:${told.transaction_id}` }
  }
}

function decrypted({ ciphertext, nonce, associated_data }: z.output<typeof Envelope>['resource'], key: string): string {
  const bytes = Buffer.from(ciphertext, 'base64')
  try {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key), Buffer.from(nonce), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(associated_data))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    throw badNotice('encrypted with another key')
  }
}

function parsed<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw badNotice('not what a notice looks like')
  }
}
