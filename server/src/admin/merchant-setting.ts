import { Failure, failForm } from '@tutu/contract/core/errors'
import type { SettingName } from '@tutu/contract/settings/index'
import type { Kysely } from 'kysely'
import { type Reader, readRows, readSettings } from '../data/settings/read.ts'
import { SETTING_LABELS } from '../data/settings/save.ts'
import { openWith } from '../payment/asking.ts'
import { isSetUp, MERCHANT_WAYS, settingsOf } from '../payment/settings.ts'
import type { Tables } from '../postgres/database.ts'
import { newTexts, type PostedSettings } from './new-texts.ts'

/** Whose payments they are: with others of these it is another merchant. Keys are changed at any time. */
const MERCHANT: ReadonlySet<SettingName> = new Set([
  'wechat_mch_id',
  'wechat_app_id',
  'alipay_app_id',
  'alipay_seller_id',
])

/**
 * Throws a form failure where a posted form would replace a merchant, or leave it without its keys, while payments of it are open:
 * nobody could say any more whether they were paid, or give them back. Looked at in the transaction of the save, once it has its turn.
 */
export async function refuseReplacedMerchant(
  { kysely, reader }: { kysely: Kysely<Tables>; reader: Reader },
  posted: PostedSettings,
): Promise<void> {
  const { values } = readSettings(await readRows(kysely), reader)
  const reasons: Record<string, Failure> = {}
  for (const way of MERCHANT_WAYS) {
    if (!isSetUp(values, way)) continue
    const texts = await newTexts({ kysely, reader }, posted, settingsOf(way))
    const replaced = settingsOf(way).find((name) => texts[name] === '' || (MERCHANT.has(name) && texts[name]))
    if (!replaced) continue
    const { asked, minutes, refunding } = await openWith(kysely, way)
    if (asked > 0) reasons[replaced] = new Failure('payment.merchantAsked', { params: { count: asked, minutes } })
    else if (refunding > 0) reasons[replaced] = new Failure('payment.merchantRefunds', { params: { count: refunding } })
  }
  if (Object.keys(reasons).length > 0) throw failForm(reasons, SETTING_LABELS)
}
