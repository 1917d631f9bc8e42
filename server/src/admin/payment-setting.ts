import { Failure, failForm, type MessageKey } from '@tutu/contract/core/errors'
import type { PaymentWay } from '@tutu/contract/api/payment'
import { SECRET_SET } from '@tutu/contract/settings/setting'
import { SETTING_LABELS } from '../data/settings/save.ts'
import { privateKeyOf, publicKeyOf } from '../payment/keys.ts'
import { type Payments, providerOf } from '../payment/provider.ts'

const KEYS = {
  wechat_public_key: publicKeyOf,
  wechat_private_key: privateKeyOf,
  alipay_public_key: publicKeyOf,
  alipay_private_key: privateKeyOf,
} as const

/** Throws a form failure for posted keys that are none: else the first who pays would find out. */
export function refuseBrokenKeys(body: Readonly<Record<string, unknown>>): void {
  const reasons: Record<string, Failure> = {}
  for (const [name, read] of Object.entries(KEYS)) {
    const posted = body[name]
    if (typeof posted !== 'string' || posted.trim() === '' || posted === SECRET_SET) continue
    try {
      read(posted)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      reasons[name] = error
    }
  }
  if (Object.keys(reasons).length > 0) throw failForm(reasons, SETTING_LABELS)
}

/** A number that no payment has. */
const NOBODYS = '00000000000000000000'

/**
 * Asks a provider about a payment that there is not: it answers only who signs rightly. Throws why it does not; answers whether it can
 * tell the site of payments.
 */
export async function tryPayment(payments: Payments, way: PaymentWay, origin: string): Promise<MessageKey> {
  await providerOf(payments, way).query(NOBODYS)
  return origin.startsWith('https:') ? 'payment.works' : 'payment.worksUntold'
}
