/** Characters that may be said of it besides. */
export const REFUND_WORDS_MAX = 500

/** Why somebody asks to have an order refunded. */
export const REFUND_REASONS = {
  unwanted: { 'zh-cn': '不想要了', en: 'No longer wanted' },
  mistake: { 'zh-cn': '买错了', en: 'Bought by mistake' },
  unsuitable: { 'zh-cn': '内容不合适', en: 'Not suitable' },
  unasked: { 'zh-cn': '孩子没有经过同意付的款', en: 'A child paid without permission' },
  broken: { 'zh-cn': '坏了，或者发错了', en: 'Broken, or the wrong thing' },
  other: { 'zh-cn': '其他原因', en: 'Something else' },
} as const
export type RefundReason = keyof typeof REFUND_REASONS
export const REFUND_REASON_NAMES = Object.keys(REFUND_REASONS) as [RefundReason, ...RefundReason[]]
