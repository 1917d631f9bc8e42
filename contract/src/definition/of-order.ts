/** Which order a row belongs to. */
export const OF_ORDER = {
  kind: 'relation',
  to: 'shop-order',
  onDelete: 'restrict',
  label: { 'zh-cn': '订单', en: 'Order' },
  required: true,
  search: '=',
  table: { width: 190 },
} as const
