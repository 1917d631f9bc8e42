import type { Localized } from '@tutu/contract/core/languages'
import type { MESSAGE_EVENTS } from '@tutu/contract/definition/message-events'

/** How a message travels. */
export const CHANNELS = ['mail', 'sms'] as const
export type Channel = (typeof CHANNELS)[number]

/** How an address is written to: a mailbox, or the number of a telephone. */
export const channelOf = (target: string): Channel => (target.includes('@') ? 'mail' : 'sms')
export type MessageEvent = keyof typeof MESSAGE_EVENTS

export type Placeholder = {
  label: Localized
  /** What previews and tests show. */
  example: string
  /** Never to be read in the outbox once it was really sent. */
  secret?: boolean
  /** The message is of no use without it. */
  required?: boolean
}
export type Placeholders = Readonly<Record<string, Placeholder>>

/** Known to every message: the sender of the message fills it in. */
const SITE: Placeholders = {
  site_name: { label: { 'zh-cn': '网站名称', en: 'Name of the site' }, example: '' },
}
const CODE: Placeholders = {
  code: { label: { 'zh-cn': '验证码', en: 'The code' }, example: '482913', secret: true, required: true },
  minutes: { label: { 'zh-cn': '有效时间（分钟）', en: 'Minutes it is valid for' }, example: '5' },
}
const URL = 'https://example.com'
const UNSUBSCRIBE: Placeholders = {
  // Also in the head of the mail, where mail programs find it (RFC 8058, `mail-service.ts`).
  unsubscribe_url: {
    label: { 'zh-cn': '退订链接', en: 'Link that ends them' },
    example: `${URL}/api/newsletter/leave?token=…`,
    secret: true,
    required: true,
  },
}
const LINK = { label: { 'zh-cn': '链接', en: 'Link' }, required: true } as const
const TITLE = { 'zh-cn': '标题', en: 'Title' } as const
const REPLY: Placeholders = {
  name: { label: { 'zh-cn': '对方的称呼', en: 'Their name' }, example: '林妈妈' },
  question: {
    label: { 'zh-cn': '对方的留言', en: 'What they wrote' },
    example: '孩子六岁，还不太认字，可以从哪门课开始？',
  },
  reply: {
    label: { 'zh-cn': '我们的回复', en: 'Our reply' },
    example: '可以从《我的第一本会动的图画书》开始，积木上是图画，不用认字。',
    required: true,
  },
}

/** To whom an invoice is made out is between them and the site, once they were told. */
const INVOICE: Placeholders = {
  order: { label: { 'zh-cn': '订单号', en: 'Number of the order' }, example: '202611250001' },
  title: { label: { 'zh-cn': '抬头', en: 'Made out to' }, example: '胡萝卜市积木小学', secret: true },
  amount: { label: { 'zh-cn': '金额', en: 'Amount' }, example: '199.00' },
}
const INVOICE_NUMBER: Placeholders = {
  number: { label: { 'zh-cn': '发票号码', en: 'Number of the invoice' }, example: '26442000000012345678' },
}
const WHY: Placeholders = {
  reason: { label: { 'zh-cn': '原因', en: 'Reason' }, example: '税号和单位名称对不上', required: true },
}

const REFUND_ORDER: Placeholders = { order: INVOICE.order! }
const REFUND_ASKED: Placeholders = {
  ...REFUND_ORDER,
  reason: { label: { 'zh-cn': '为什么退', en: 'Why' }, example: '买错了' },
  words: { label: { 'zh-cn': '申请的人说', en: 'In their words' }, example: '想买的是另一门课', secret: true },
}

/** Whoever asked for a trial lesson; `url` opens it without an account. */
const TRIAL: Placeholders = {
  name: { label: { 'zh-cn': '家长称呼', en: 'The parent' }, example: '林妈妈' },
  number: { label: { 'zh-cn': '预约号', en: 'Number' }, example: '24830617' },
}
const TRIAL_LINK: Placeholders = {
  url: { ...LINK, example: `${URL}/trial/booking#…`, secret: true },
}
/** The school reads whose it is in the back office, where that is forgotten in time. */
const TRIAL_NEWS: Placeholders = {
  what: { label: { 'zh-cn': '发生了什么', en: 'What happened' }, example: '家长改了时间', required: true },
  before: { label: { 'zh-cn': '原来的时间', en: 'When it was' }, example: '12月4日星期五 19:00–20:00' },
  when: { label: { 'zh-cn': '现在的时间', en: 'When it is' }, example: '12月5日星期六 10:00–11:00' },
  url: { ...LINK, example: `${URL}/admin/trial?quick_search=24830617` },
}
const APPOINTMENT: Placeholders = {
  when: {
    label: { 'zh-cn': '时间', en: 'When' },
    example: '12月5日星期六 10:00–11:00',
    required: true,
  },
  place: { label: { 'zh-cn': '地点', en: 'Place' }, example: '胡萝卜路 8 号 2 楼' },
}

const MENTOR: Placeholders = { mentor: { label: { 'zh-cn': '老师', en: 'Mentor' }, example: '慢慢' } }

/** What a child did is between the site and its guardian: the outbox shows that it was told, not what, nor of whom. */
const WEEK: Placeholders = {
  nickname: { label: { 'zh-cn': '孩子的昵称', en: 'The child’s nickname' }, example: '小豆', secret: true },
  week: { label: { 'zh-cn': '哪一周', en: 'Which week' }, example: '11月15日至11月21日' },
  facts: {
    label: { 'zh-cn': '这一周学了什么', en: 'What was learned' },
    example: '· 来了 4 天，一共 85 分钟\n· 学完 2 课：《小猫躲猫猫》《会转弯的小猫》',
    secret: true,
    required: true,
  },
  next: {
    label: { 'zh-cn': '接下来学什么', en: 'What comes next' },
    example: '《躲猫猫》第 3 课：藏在哪里',
    secret: true,
  },
  together: { label: { 'zh-cn': '一起做的事', en: 'Something to do together' }, example: '一副扑克牌，学会排序' },
  together_url: {
    label: { 'zh-cn': '一起做的事的链接', en: 'Link to it' },
    example: `${URL}/blog/unplugged-sorting`,
  },
  url: { label: { 'zh-cn': '家长页的链接', en: 'Link to the guardian page' }, example: `${URL}/guardian` },
  ...UNSUBSCRIBE,
}

/**
 * What sends messages (wire 1.6), by channel, and what its texts may say. A new event is a line here, its texts, and its
 * name in `contract/src/definition/message-events.ts`.
 */
export const EVENTS: Readonly<Record<Channel, Readonly<Partial<Record<MessageEvent, Placeholders>>>>> = {
  mail: {
    user_register: CODE,
    user_change_email: CODE,
    user_retrieve_pwd: CODE,
    user_email_verify: CODE,
    user_occupied: {},
    guardian_consent: CODE,
    guardian_sign_in: CODE,
    guardian_class: {},
    guardian_meeting: { url: { ...LINK, example: `${URL}/guardian` } },
    meeting_reminder: { when: APPOINTMENT.when!, url: { ...LINK, example: `${URL}/guardian` } },
    guardian_feedback: { url: { ...LINK, example: `${URL}/guardian` } },
    guardian_hours: { url: { ...LINK, example: `${URL}/guardian` } },
    guardian_notice: {
      title: { label: TITLE, example: '明天停课一天' },
      url: { ...LINK, example: `${URL}/guardian` },
    },
    guardian_letter: WEEK,
    guardian_letter_confirm: { url: { ...LINK, example: `${URL}/subscribe/weekly?token=…`, secret: true } },
    contact_reply: REPLY,
    refund_asked: REFUND_ASKED,
    refund_accepted: { ...REFUND_ORDER, ...WHY },
    refund_refused: { ...REFUND_ORDER, ...WHY },
    trial_asked: { ...TRIAL, ...TRIAL_LINK },
    trial_booked: { ...TRIAL, ...APPOINTMENT, ...TRIAL_LINK },
    trial_changed: { ...TRIAL, ...APPOINTMENT, ...MENTOR, ...TRIAL_LINK },
    trial_told: { number: TRIAL.number!, ...TRIAL_NEWS },
    trial_reminder: { ...TRIAL, ...APPOINTMENT, ...TRIAL_LINK },
    invoice_issued: { ...INVOICE, ...INVOICE_NUMBER },
    invoice_refused: { ...INVOICE, ...WHY },
    invoice_void: { ...INVOICE, ...INVOICE_NUMBER, ...WHY },
    subscribe_confirm: { url: { ...LINK, example: `${URL}/subscribe/confirm?token=…`, secret: true } },
    newsletter: {
      title: { label: TITLE, example: '三个在家就能玩的小实验' },
      summary: { label: { 'zh-cn': '摘要', en: 'Summary' }, example: '不用电脑，一副扑克牌就能学会排序。' },
      url: { ...LINK, example: `${URL}/blog/unplugged-sorting` },
      ...UNSUBSCRIBE,
    },
    course_open: {
      title: { label: TITLE, example: '迷宫大冒险' },
      url: { ...LINK, example: `${URL}/course/scratch-maze-adventure` },
      ...UNSUBSCRIBE,
    },
  },
  sms: {
    user_register: CODE,
    user_change_mobile: CODE,
    user_retrieve_pwd: CODE,
    user_mobile_verify: CODE,
    guardian_consent: CODE,
    guardian_sign_in: CODE,
    guardian_class: {},
    guardian_meeting: {},
    meeting_reminder: { when: APPOINTMENT.when! },
    guardian_feedback: {},
    guardian_hours: {},
    guardian_notice: {},
    trial_changed: { ...APPOINTMENT, ...MENTOR },
    refund_accepted: {},
    refund_refused: {},
    trial_reminder: APPOINTMENT,
  },
}

/** Under which the outbox shows what an administrator sent to see a template arrive. */
export const TEST_EVENT = 'test'

/** The placeholders that texts of an event may have; none where there is no such event. */
export function placeholdersOf(channel: Channel, event: string): Placeholders {
  const own = Object.hasOwn(EVENTS[channel], event) ? EVENTS[channel][event as MessageEvent] : undefined
  return own ? { ...own, ...SITE } : {}
}

/** What previews and tests fill them with. */
export function examplesOf(channel: Channel, event: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(placeholdersOf(channel, event)).map(([name, { example }]) => [name, example]),
  )
}
