import type { SettingValues } from '@tutu/contract/settings/index'
import { alipayNotices } from './alipay.ts'
import type { ReadNotice } from './provider.ts'
import { alipayKeys, wechatKeys } from './settings.ts'
import { wechatNotices } from './wechat-pay.ts'

/** How notices of each provider are read with what is set; throws where that is not all of it: nobody calls then. */
export const NOTICES = {
  wechat: (set: SettingValues): ReadNotice => wechatNotices(wechatKeys(set)),
  alipay: (set: SettingValues): ReadNotice => alipayNotices(alipayKeys(set)),
} as const
export type NoticeFrom = keyof typeof NOTICES
