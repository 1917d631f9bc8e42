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
  'shop.hasCourse': { 'zh-cn': '“{name}”已经开通了，不用再买', en: '“{name}” is yours already' },
  'shop.orderedAlready': {
    'zh-cn': '“{name}”已经下过单了，在“我的订单”里',
    en: '“{name}” is ordered already, see “My orders”',
  },
  'shop.orderMax': {
    'zh-cn': '不到 18 岁，一张订单最多 {yuan} 元。请让家长来买，或者到前台',
    en: 'Under 18 an order is at most {yuan} yuan. Ask a parent to buy it, or come to the counter',
  },
  'shop.dayMax': {
    'zh-cn': '不到 18 岁，一天最多花 {yuan} 元。明天再来，或者请家长到前台',
    en: 'Under 18 one spends at most {yuan} yuan a day. Come again tomorrow, or ask a parent',
  },
  'shop.tooManyHours': {
    'zh-cn': '一次最多买 {hours} 课时',
    en: 'At most {hours} lesson hours can be bought at once',
  },
  'shop.tooFarAhead': {
    'zh-cn': '未成年人的学习卡加起来不能超过 {days} 天，快用完时再买',
    en: 'Minors have at most {days} days ahead. Buy the next when these are nearly used',
  },
  'shop.noOffline': { 'zh-cn': '现在不能线下付款', en: 'Nothing can be paid offline now' },
  'shop.notPayable': { 'zh-cn': '这张订单不用付款，或者已经过期', en: 'This order is not to be paid, or too old' },
  'shop.tooLate': {
    'zh-cn': '订单 {number} 没有在时限内付款或确认，已经作废，请重新下单',
    en: 'Order {number} was not paid or agreed to in time and is void. Please place it again',
  },
  'shop.notCancellable': { 'zh-cn': '这张订单已经不能取消了', en: 'This order can no longer be cancelled' },
  'shop.notConfirmable': { 'zh-cn': '这张订单不用再确认了', en: 'This order needs no more consent' },
  'shop.daysOfPlan': { 'zh-cn': '开通所有课程要写有效天数', en: 'Every course is opened for a number of days' },
  'shop.hasAlready': { 'zh-cn': '这个会员已经有这门课了', en: 'The member has this course already' },
  'shop.tooLittleMoney': {
    'zh-cn': '余额不够，先请家长充值，或者选别的付款方式',
    en: 'Your balance is too low. Ask a parent to add to it, or pay another way',
  },
  'shop.tooFewPoints': {
    'zh-cn': '积分还不够，多来学几天再换',
    en: 'Not enough points yet. A few more days of learning',
  },
  'shop.locked': { 'zh-cn': '这门课还没有开通', en: 'This course is not open to you yet' },
  'shop.notFree': { 'zh-cn': '这门课不是免费的', en: 'This course is not free' },
  'shop.ordered': { 'zh-cn': '买好了', en: 'Bought' },
  'shop.waitsForPayment': { 'zh-cn': '下好单了，请在 24 小时内付款', en: 'Ordered. Pay within 24 hours' },
  'shop.waitsForGuardian': { 'zh-cn': '下好单了，等家长确认', en: 'Ordered. A guardian is asked to agree' },
  'shop.cancelled': { 'zh-cn': '订单取消了', en: 'The order is cancelled' },
  'shop.enrolled': { 'zh-cn': '已加入我的课程', en: 'It is among your courses now' },
  'topUp.closed': {
    'zh-cn': '现在不能自己充值，请联系我们',
    en: 'You cannot top up by yourself now. Please contact us',
  },
  'topUp.between': { 'zh-cn': '一次可以充 {least} 到 {most} 元', en: 'At once it is {least} to {most} yuan' },
  'topUp.minorMost': {
    'zh-cn': '不到 18 岁，一次最多充 {yuan} 元。请让家长来充',
    en: 'Under 18 it is at most {yuan} yuan at once. Ask a parent to top up',
  },
  'topUp.minorDay': {
    'zh-cn': '不到 18 岁，一天最多充 {yuan} 元。明天再来，或者请家长来充',
    en: 'Under 18 it is at most {yuan} yuan a day. Come again tomorrow, or ask a parent',
  },
  'topUp.tooMany': {
    'zh-cn': '已经有 {count} 笔充值在等，先付了或者取消几笔',
    en: '{count} top-ups wait already. Pay them first, or take some back',
  },
  'topUp.asked': { 'zh-cn': '申请好了，照这一页说的付款', en: 'Noted. Pay as this page says' },
  'topUp.waitsForGuardian': { 'zh-cn': '申请好了，等家长确认', en: 'Noted. A guardian is asked to agree' },
  'topUp.notCancellable': { 'zh-cn': '这笔充值已经不能取消了', en: 'This top-up can no longer be taken back' },
  'topUp.cancelled': { 'zh-cn': '这笔不充了', en: 'Taken back' },
  'topUp.wayClosed': { 'zh-cn': '现在不能这样付款，请换一种', en: 'This way to pay is closed now. Choose another' },
  'payment.badNotice': {
    'zh-cn': '收到的付款信息无效：签名、时间或商户不对',
    en: 'What came about a payment is not valid: its signature, time or merchant is wrong',
  },
  'payment.away': {
    'zh-cn': '连不上 {host}，过一会儿再试：{said}',
    en: '{host} cannot be reached. Try again later: {said}',
  },
  'payment.refused': { 'zh-cn': '收款方没有答应：{said}', en: 'Refused by the provider: {said}' },
  'payment.notYet': {
    'zh-cn': '现在还没有收到付款。刚付完的话，等一分钟再问',
    en: 'Nothing has been paid so far. If you have just paid, ask again in a minute',
  },
  'payment.notNow': {
    'zh-cn': '现在问不到付款的情况，过一会儿再试。付了的钱不会丢',
    en: 'The payment cannot be asked about now. Try again later: nothing that was paid is lost',
  },
  'payment.badKey': {
    'zh-cn': '这不是完整的 RSA 密钥，请整段粘贴，从 BEGIN 到 END',
    en: 'This is no whole RSA key. Paste all of it, from BEGIN to END',
  },
  'payment.takenBack': {
    'zh-cn': '余额已经扣回。微信和支付宝的钱正在原路退回，状态会变成“已退款”',
    en: 'The balance has lost it. WeChat Pay and Alipay give it back, and it becomes “Refunded”',
  },
  'payment.refundLater': {
    'zh-cn': '钱还没有退出去，会自动再试。{said}',
    en: 'It is not given back yet, which is tried again by itself. {said}',
  },
  'payment.merchantAsked': {
    'zh-cn':
      '还有 {count} 笔充值要问现在的商户钱到了没有，换掉就问不到了，付了的钱会丢。请先把“一次最多充”改成 0 保存，不再有新的，{minutes} 分钟后再换',
    en: 'The present merchant is still asked about {count} {count|top-up|top-ups}. Once it is replaced, nobody can say what was paid, and money is lost. First save “Most at once” as 0, so that no more come, and replace it in {minutes} {minutes|minute|minutes}',
  },
  'payment.merchantRefunds': {
    'zh-cn': '现在的商户还有 {count} 笔退款没有退完，换掉就退不出去了。请等它们退完，或者在“充值”里标“已另外退还”',
    en: 'The present merchant has {count} {count|refund|refunds} under way, which nobody can give back once it is replaced. Wait for them, or mark them “Given back by hand” under “Top-ups”',
  },
  'payment.works': { 'zh-cn': '连上了，对方认得这个商户', en: 'It answers, and knows the merchant' },
  'payment.worksUntold': {
    'zh-cn': '连上了，对方认得这个商户。但是网站没有设置 https 的 PUBLIC_URL，到账通知收不到，只能每五分钟去问一次',
    en: 'It answers, and knows the merchant. But without a PUBLIC_URL of https the site is not told of payments, and asks every five minutes instead',
  },
  'topUp.tooOften': {
    'zh-cn': '一个小时里申请得太多了，过一会儿再来',
    en: 'Too many were asked for within an hour. Come again later',
  },
  'payment.notSetUp': { 'zh-cn': '没有设置这种收款方式', en: 'This way to be paid is not set up' },
  'refund.asked': { 'zh-cn': '收到了，我们看过以后告诉您', en: 'Noted. We look at it and tell you' },
  'refund.withdrawn': { 'zh-cn': '撤回了', en: 'Withdrawn' },
  'refund.askGuardian': {
    'zh-cn': '请家长在家长页申请退款',
    en: 'A guardian asks for the refund, on the guardian page',
  },
  'refund.notForThis': {
    'zh-cn': '这张订单现在不能在这里申请退款，可以给我们留言',
    en: 'A refund of this order cannot be asked for here now. You can write to us',
  },
  'refund.notWaiting': {
    'zh-cn': '这个申请已经处理了，看看结果吧',
    en: 'This request has been dealt with already. Please look what has come of it',
  },
  'invoice.asked': { 'zh-cn': '收到了，开好会通知', en: 'Noted. You hear of it once it is issued' },
  'invoice.withdrawn': { 'zh-cn': '撤回了', en: 'Withdrawn' },
  'invoice.closed': {
    'zh-cn': '现在不能自己申请发票，请联系我们',
    en: 'Invoices cannot be asked for here now. Please contact us',
  },
  'invoice.askGuardian': {
    'zh-cn': '请家长在家长页申请发票',
    en: 'A guardian asks for the invoice, on the guardian page',
  },
  'invoice.notForThis': {
    'zh-cn': '这张订单没有可以开票的金额：要用钱付过，并且没有全部退款',
    en: 'There is nothing to make an invoice of: the order must be paid with money, and not all of it refunded',
  },
  'invoice.already': { 'zh-cn': '这张订单的发票已经开了', en: 'The invoice of this order is issued already' },
  'invoice.notWaiting': { 'zh-cn': '这张发票已经处理了，不能再改', en: 'This invoice has been dealt with already' },
  'invoice.taxNumber': {
    'zh-cn': '请填写正确的税号：18 位统一社会信用代码，或 15、20 位的旧税号',
    en: 'Enter a correct taxpayer number: the 18 characters of a unified social credit code, or 15 or 20 of an older one',
  },
  'invoice.fileKind': { 'zh-cn': '请传 PDF 或 OFD 文件', en: 'Send a PDF or OFD' },
  'invoice.fileSize': { 'zh-cn': '文件不能超过 1 MB', en: 'The file is at most 1 MB' },
  'invoice.issued': { 'zh-cn': '开好了，已经告诉申请的人', en: 'Issued, and whoever asked for it is told' },
  'shop.placeWhere': { 'zh-cn': '选一个班：买的人进哪个班？', en: 'Choose the class in which buyers get a place' },
  'shop.onePlace': { 'zh-cn': '一次报一个名额', en: 'One place at a time' },
  'shop.noPrice': { 'zh-cn': '价格和积分价至少填一个', en: 'Give a price, in money or in points' },
  'coupon.unknown': { 'zh-cn': '没有这个优惠码，看看有没有打错', en: 'There is no such code. Is it typed right?' },
  'coupon.notYet': { 'zh-cn': '这个优惠码还没有开始', en: 'This code is not valid yet' },
  'coupon.over': { 'zh-cn': '这个优惠码已经过期', en: 'This code is not valid any more' },
  'coupon.usedUp': { 'zh-cn': '这个优惠码已经用完了', en: 'This code is used up' },
  'coupon.usedByYou': { 'zh-cn': '这个优惠码你已经用过了', en: 'You have used this code already' },
  'coupon.otherItem': { 'zh-cn': '这个优惠码只用于“{name}”', en: 'This code is for “{name}” only' },
  'coupon.atLeast': { 'zh-cn': '满 {yuan} 元才能用这个优惠码', en: 'This code is for {yuan} yuan or more' },
  'coupon.moneyOnly': { 'zh-cn': '用积分换的时候不能用优惠码', en: 'A code takes nothing off what is paid in points' },
  'shop.refundLeft': { 'zh-cn': '最多还能退 {left}', en: 'No more than {left} is left to give back' },
} as const satisfies Record<string, Localized>
