import { alipayCode } from './alipay-code.ts'
import { manual } from './manual.ts'
import type { Merchant } from './merchant.ts'
import type { Payments } from './provider.ts'
import { wechatNative } from './wechat-native.ts'

/** Who takes money, in the order in which members are asked (decision 062 says how another joins them). */
export const builtInPayments = (merchant: Merchant): Payments => ({
  wechat: wechatNative(merchant),
  alipay: alipayCode(merchant),
  manual,
})
