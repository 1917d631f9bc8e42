import { createDecipheriv, verify } from 'node:crypto'
import { z } from 'zod'
import { publicKeyOf } from './keys.ts'
import { jsonOf } from './merchant-call.ts'
import { badNotice, type Paid, type ReadNotice } from './provider.ts'

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
  trade_state: z.string(),
  /** Both only once it is paid. */
  transaction_id: z.string().default(''),
  amount: z.object({ total: z.int(), currency: z.string().default('CNY') }).optional(),
})

/**
 * Notices of WeChat Pay, APIv3: signed over time, nonce and body with WeChat's key (RSA-SHA256), what they tell
 * encrypted with the merchant's (AES-256-GCM).
 */
export function wechatNotices(keys: WechatKeys, now: () => number = Date.now): ReadNotice {
  return ({ headers, body }) => {
    checkWechatSignature(keys, { header: (name) => String(headers[name] ?? ''), body }, now)
    const { event_type, resource } = parsed(Envelope, body)
    if (event_type !== 'TRANSACTION.SUCCESS') return undefined
    return paidOf(keys, decrypted(resource, keys.apiKey))
  }
}

type Signed = { header: (name: string) => string; body: string }

/** Throws `badNotice` unless WeChat signed it just now: what it sends, and what it answers. */
export function checkWechatSignature(
  { keyId, publicKey }: Pick<WechatKeys, 'keyId' | 'publicKey'>,
  { header, body }: Signed,
  now: () => number,
): void {
  const [time, nonce, signature, serial] = ['timestamp', 'nonce', 'signature', 'serial'].map((name) =>
    header(`wechatpay-${name}`),
  ) as [string, string, string, string]
  if (serial !== keyId) throw badNotice('signed with another key')
  if (!/^\d{1,12}$/.test(time) || Math.abs(now() / 1000 - Number(time)) > SKEW) throw badNotice('of another time')
  const signed = Buffer.from(`${time}\n${nonce}\n${body}\n`)
  if (!verify('RSA-SHA256', signed, publicKeyOf(publicKey), Buffer.from(signature, 'base64')))
    throw badNotice('wrong signature')
}

/** What a transaction comes to, as WeChat tells it in a notice or when it is asked. */
export function paidOf({ mchId, appId }: Pick<WechatKeys, 'mchId' | 'appId'>, text: string): Paid | undefined {
  const told = parsed(Transaction, text)
  if (told.mchid !== mchId || told.appid !== appId) throw badNotice('for another merchant')
  if (told.trade_state !== 'SUCCESS') return undefined
  if (!told.amount || !told.transaction_id) throw badNotice('says too little')
  if (told.amount.currency !== 'CNY') throw badNotice('of another currency')
  return { number: told.out_trade_no, amount: told.amount.total, trade: `wechat:${told.transaction_id}` }
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
  const data = jsonOf(schema, text)
  if (!data) throw badNotice('not what a notice looks like')
  return data
}
