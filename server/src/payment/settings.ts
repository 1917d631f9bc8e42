import { fail } from '@tutu/contract/core/errors'
import type { SettingName, SettingValues } from '@tutu/contract/settings/index'
import type { AlipayKeys } from './alipay.ts'
import type { WechatKeys } from './wechat-pay.ts'

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

export function hasAll(set: SettingValues, names: readonly SettingName[]): boolean {
  return names.every((name) => String(set[name] ?? '').trim() !== '')
}
