import type { PaymentWay } from '@tutu/contract/api/payment'
import { fail } from '@tutu/contract/core/errors'
import { type SettingName, SETTINGS_GROUPS, type SettingValues } from '@tutu/contract/settings/index'
import type { SettingField } from '@tutu/contract/settings/setting'
import type { AlipayKeys } from './alipay.ts'
import type { WechatKeys } from './wechat-pay.ts'

/** Ways to pay that belong to a merchant of the site. */
export const MERCHANT_WAYS = ['wechat', 'alipay'] as const satisfies readonly PaymentWay[]
export type MerchantWay = (typeof MERCHANT_WAYS)[number]

/** Each throws where not all of it is set. */
export const wechatKeys = (set: SettingValues): WechatKeys => ({
  mchId: needed(set.wechat_mch_id),
  appId: needed(set.wechat_app_id),
  apiKey: needed(set.wechat_api_key),
  keyId: needed(set.wechat_key_id),
  publicKey: needed(set.wechat_public_key),
})

export const alipayKeys = (set: SettingValues): AlipayKeys => ({
  appId: needed(set.alipay_app_id),
  sellerId: needed(set.alipay_seller_id),
  publicKey: needed(set.alipay_public_key),
})

/** Without blanks around it. */
export function needed(value: string | null): string {
  const text = value?.trim()
  if (!text) throw fail('payment.notSetUp')
  return text
}

/** Whether all fields of its group on the settings screen are filled in. */
export function isSetUp(set: SettingValues, way: MerchantWay): boolean {
  return settingsOf(way).every((name) => String(set[name] ?? '').trim() !== '')
}

/** The settings of a provider: its group of fields. */
export function settingsOf(way: MerchantWay): SettingName[] {
  const fields: Readonly<Record<string, SettingField>> = SETTINGS_GROUPS.payment.fields
  return Object.keys(fields).filter((name) => {
    const { form } = fields[name]!
    return form && form.group === way
  }) as SettingName[]
}
