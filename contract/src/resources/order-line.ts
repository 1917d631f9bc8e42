import { defineResource } from '../definition/define-resource.ts'
import { OF_ORDER } from '../definition/of-order.ts'

/** What an order is of, as it was called and cost on that day. */
export const orderLine = defineResource({
  name: 'order-line',
  title: { 'zh-cn': '订单明细', en: 'Order lines' },
  one: { 'zh-cn': '订单明细', en: 'order line' },
  empty: { 'zh-cn': '还没有订单', en: 'Nothing has been ordered yet' },
  icon: 'UnorderedListOutlined',
  menu: { directory: 'shop', weigh: 70 },
  label: 'title',
  quickSearch: ['title'],
  alsoFoundBy: { relations: ['order_id'] },
  sort: { field: 'id', direction: 'asc' },
  ledger: true,
  fields: {
    title: {
      kind: 'text',
      label: { 'zh-cn': '名称', en: 'Title' },
      localized: true,
      required: true,
      search: 'LIKE',
      table: { width: 220, priority: 'high' },
    },
    quantity: {
      kind: 'number',
      label: { 'zh-cn': '数量', en: 'Quantity' },
      required: true,
      table: { width: 90, sum: true },
    },
    order_id: OF_ORDER,
    good_id: {
      kind: 'relation',
      to: 'good',
      onDelete: 'restrict',
      label: { 'zh-cn': '商品', en: 'Item' },
      required: true,
      search: '=',
      table: { width: 180, priority: 'low' },
    },
    price: {
      kind: 'money',
      label: { 'zh-cn': '单价', en: 'Price' },
      required: true,
      quietAtZero: true,
      table: { width: 110, sum: false, priority: 'high' },
    },
    score_price: {
      kind: 'number',
      label: { 'zh-cn': '积分单价', en: 'Price in points' },
      required: true,
      quietAtZero: true,
      table: { width: 110 },
    },
  },
})
