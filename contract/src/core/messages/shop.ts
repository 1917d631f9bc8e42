import type { Localized } from '../languages.ts'

/** What is said where something is bought, paid or given back. */
export const shop = {
  'ledger.zero': { 'zh-cn': '数额不能是 0', en: 'The amount must not be 0' },
  'ledger.tooLittle': {
    'zh-cn': '不够减：现有 {has}，要减 {amount}',
    en: 'Not enough: there is {has}, and {amount} is to be taken',
  },
  'ledger.tooMuch': { 'zh-cn': '加上以后超过了上限 {most}', en: 'It would come to more than {most}' },
  'ledger.noMember': { 'zh-cn': '没有编号为 {id} 的会员', en: 'There is no member with the ID {id}' },
  'ledger.otherEntry': {
    'zh-cn': '“{source}”已经记过另一笔账',
    en: '“{source}” has been entered already, with something else',
  },
  'shop.quantity': { 'zh-cn': '数量要在 1 到 {max} 之间', en: 'The quantity is between 1 and {max}' },
  'shop.lines': { 'zh-cn': '一张订单可以有 1 到 {max} 种商品', en: 'An order has between 1 and {max} different items' },
  'shop.gone': { 'zh-cn': '有的商品已经没有了，请重新选', en: 'Some of these are not there any more. Choose again' },
  'shop.notOnSale': { 'zh-cn': '“{name}”现在没有在卖', en: '“{name}” is not on sale now' },
  'shop.notForPoints': { 'zh-cn': '“{name}”不能用积分换', en: '“{name}” is not for points' },
  'shop.notForMoney': { 'zh-cn': '“{name}”只能用积分换', en: '“{name}” is for points only' },
  'shop.soldOut': { 'zh-cn': '“{name}”只剩 {left} 件', en: 'Of “{name}” {left} are left' },
  'shop.limit': {
    'zh-cn': '“{name}”每人限购 {limit} 件，已经买了 {has} 件',
    en: 'Of “{name}” each member may have {limit}; {has} are ordered already',
  },
  'shop.address': { 'zh-cn': '请填写收货人、电话和地址', en: 'Say to whom and where it is to be sent' },
  'shop.noPrice': { 'zh-cn': '价格和积分价至少填一个', en: 'Give a price, in money or in points' },
  'shop.refundLeft': { 'zh-cn': '最多还能退 {left}', en: 'No more than {left} is left to give back' },
} as const satisfies Record<string, Localized>
