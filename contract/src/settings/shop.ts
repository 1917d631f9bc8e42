import { defineSettings } from './setting.ts'

/** The most that a limit may be, in yuan. */
const YUAN_MAX = 100_000

export const shop = defineSettings({
  title: { 'zh-cn': '购买', en: 'Buying' },
  fields: {
    shop_offline_text: {
      kind: 'textarea',
      label: { 'zh-cn': '线下付款说明', en: 'How to pay offline' },
      hint: {
        'zh-cn': '会员选“线下付款”以后看到：到哪里付、找谁、怎么核对。留空就不能线下付款。',
        en: 'Shown to members who pay offline: where, whom to ask, what to say. Empty: nobody can pay offline.',
      },
      localized: true,
      max: 500,
      rows: 3,
      default: {
        'zh-cn': '请家长到前台付款，报上单号；24 小时内没有付会自动取消。',
        en: 'A parent pays at the front desk, with the number that stands on the order. What is not paid within 24 hours is cancelled.',
      },
    },
    shop_order_max: {
      kind: 'number',
      label: { 'zh-cn': '未成年人每单上限', en: 'Most per order, minors' },
      hint: {
        'zh-cn': '元，0 为不限。不到 18 岁的会员自己下单时算；前台代下单不算',
        en: 'Yuan, 0 for no limit. For members under 18 who order by themselves, not at the counter',
      },
      required: true,
      min: 0,
      max: YUAN_MAX,
      unit: { 'zh-cn': '元', en: 'yuan' },
      default: 300,
    },
    shop_day_max: {
      kind: 'number',
      label: { 'zh-cn': '未成年人每天上限', en: 'Most per day, minors' },
      hint: {
        'zh-cn': '元，0 为不限。同一天里的订单加起来算',
        en: 'Yuan, 0 for no limit. All orders of a day together',
      },
      required: true,
      min: 0,
      max: YUAN_MAX,
      unit: { 'zh-cn': '元', en: 'yuan' },
      default: 500,
    },
    shop_refund_days: {
      kind: 'number',
      label: { 'zh-cn': '可以申请退款的天数', en: 'Days to ask for a refund' },
      hint: {
        'zh-cn': '付款以后这么多天里，会员和家长可以在订单里申请退款；0 为不能。退多少由你在订单里决定',
        en: 'For so many days after the payment members and guardians may ask for a refund in the order; 0: never. How much it is you say in the order',
      },
      required: true,
      min: 0,
      max: 366,
      unit: { 'zh-cn': '天', en: 'days' },
      default: 30,
    },
    shop_refund_text: {
      kind: 'textarea',
      label: { 'zh-cn': '退款规则', en: 'Rules of refunds' },
      hint: {
        'zh-cn': '申请退款以前看到，在每种商品自己的规则下面',
        en: 'Read before one asks, below the rules of each kind of item',
      },
      localized: true,
      max: 500,
      rows: 3,
      default: {
        'zh-cn': '两个工作日以内回复，告诉您退多少、怎样算的。全部退款以后，这张订单开通的课就关上了。',
        en: 'We reply within two working days, and say how much it is and how we worked it out. Once all of it is refunded, what the order has opened is closed.',
      },
    },
    shop_refund_mail: {
      kind: 'text',
      format: 'email',
      label: { 'zh-cn': '退款申请通知到', en: 'Told of refund requests' },
      hint: {
        'zh-cn': '有人申请退款时，给这个邮箱写信；留空只在后台首页显示',
        en: 'Gets a mail when a refund is asked for. Empty: only the dashboard shows it',
      },
      default: '',
    },
    trial_lessons: {
      kind: 'switch',
      label: { 'zh-cn': '可以预约试听', en: 'Trial lessons can be booked' },
      hint: {
        'zh-cn': '家长在网站上预约，在“试听预约”里跟进。关掉以后网站上不再出现，约好的还可以改和取消',
        en: 'Families ask on the site, and the school follows up under “Trial lessons”. Off: nothing of it is shown, and what is booked can still be moved or cancelled',
      },
      default: true,
    },
    trial_mail: {
      kind: 'text',
      format: 'email',
      label: { 'zh-cn': '试听预约通知到', en: 'Told of trial lessons' },
      hint: {
        'zh-cn': '有人预约、改时间或者取消试听时，给这个邮箱写信；留空只在后台首页显示',
        en: 'Gets a mail when a family asks for a trial lesson, moves it or cancels it. Empty: only the dashboard shows it',
      },
      default: '',
    },
    shop_invoices: {
      kind: 'switch',
      label: { 'zh-cn': '可以申请发票', en: 'Invoices can be asked for' },
      hint: {
        'zh-cn': '会员和家长可以为付过款的订单申请发票，在“发票”里开。关掉以后不再显示，已经开过的还能下载',
        en: 'Members and guardians may ask for an invoice of a paid order, issued under “Invoices”. Off: nothing of it is shown, and what was issued can still be downloaded',
      },
      default: true,
    },
  },
})
