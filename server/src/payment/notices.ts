import { fail } from '@tutu/contract/core/errors'
import type { SettingValues } from '@tutu/contract/settings/index'
import { alipayNotices } from './alipay.ts'
import type { ReadNotice } from './provider.ts'
import { wechatNotices } from './wechat-pay.ts'

/** How notices of each provider are read with what is set; throws where that is not all of it: nobody calls then. */
export const NOTICES = {
  wechat: (set: SettingValues): ReadNotice =>
    wechatNotices({
      mchId: needed(set.wechat_mch_id),
      appId: needed(set.wechat_app_id),
      apiKey: needed(set.wechat_api_key),
      keyId: needed(set.wechat_key_id),
      publicKey: needed(set.wechat_public_key),
    }),
  alipay: (set: SettingValues): ReadNotice =>
    alipayNotices({
      appId: needed(set.alipay_app_id),
      sellerId: needed(set.alipay_seller_id),
      publicKey: needed(set.alipay_public_key),
    }),
} as const
export type NoticeFrom = keyof typeof NOTICES

function needed(value: string | null): string {
  const text = value?.trim()
  if (!text) throw fail('payment.notSetUp')
  return text
}
