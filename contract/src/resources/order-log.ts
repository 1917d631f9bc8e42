import { defineResource } from '../definition/define-resource.ts'
import { OF_ORDER } from '../definition/of-order.ts'

/** Every move of an order: when, by whom and why. */
export const orderLog = defineResource({
  name: 'order-log',
  title: { 'zh-cn': '订单记录', en: 'Order log' },
  one: { 'zh-cn': '订单记录', en: 'order entry' },
  empty: { 'zh-cn': '还没有订单', en: 'Nothing has been ordered yet' },
  icon: 'HistoryOutlined',
  menu: { directory: 'shop', weigh: 60 },
  label: 'reason',
  quickSearch: ['reason'],
  alsoFoundBy: { relations: ['order_id'] },
  sort: { field: 'id', direction: 'desc' },
  ledger: true,
  rowSearch: { createtime: 'RANGE' },
  rowLabels: { createtime: { 'zh-cn': '时间', en: 'Time' } },
  fields: {
    order_id: OF_ORDER,
    step: {
      kind: 'select',
      label: { 'zh-cn': '做了什么', en: 'What' },
      required: true,
      search: '=',
      table: { width: 90, priority: 'high' },
      options: {
        placed: { 'zh-cn': '下单', en: 'Placed' },
        confirmed: { 'zh-cn': '家长确认', en: 'Confirmed' },
        paid: { 'zh-cn': '付款', en: 'Paid' },
        delivered: { 'zh-cn': '交付', en: 'Delivered' },
        cancelled: { 'zh-cn': '取消', en: 'Cancelled' },
        refunded: { 'zh-cn': '退款', en: 'Refunded' },
        refund_asked: { 'zh-cn': '申请退款', en: 'Refund asked for' },
        refund_withdrawn: { 'zh-cn': '撤回退款申请', en: 'Refund request withdrawn' },
        refund_refused: { 'zh-cn': '不同意退款', en: 'Refund refused' },
      },
    },
    amount: {
      kind: 'money',
      label: { 'zh-cn': '金额', en: 'Amount' },
      required: true,
      table: {
        width: 120,
        priority: 'high',
        sum: {
          label: { 'zh-cn': '实收，已减退款', en: 'Paid less refunded' },
          of: { step: ['paid', 'refunded'] },
          off: { step: ['refunded'] },
        },
      },
    },
    points: {
      kind: 'number',
      label: { 'zh-cn': '积分', en: 'Points' },
      required: true,
      table: { width: 90 },
    },
    reason: { kind: 'text', ownWords: true, label: { 'zh-cn': '原因', en: 'Reason' }, table: { width: 160 } },
    admin_id: {
      kind: 'relation',
      to: 'admin',
      loose: true,
      label: { 'zh-cn': '管理员', en: 'Administrator' },
      search: '=',
      table: { width: 120 },
    },
    user_id: {
      kind: 'relation',
      to: 'member',
      loose: true,
      label: { 'zh-cn': '会员', en: 'Member' },
      search: '=',
      table: { width: 120, priority: 'low' },
    },
  },
})
