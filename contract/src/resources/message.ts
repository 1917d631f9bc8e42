import { defineResource } from '../definition/define-resource.ts'
import { MESSAGE_EVENTS } from '../definition/message-events.ts'

/** Every mail and short message that was to be sent, and what became of it. */
export const message = defineResource({
  name: 'message',
  title: { 'zh-cn': '发件箱', en: 'Outbox' },
  one: { 'zh-cn': '消息', en: 'message' },
  empty: { 'zh-cn': '还没有发送过消息', en: 'No message has been sent yet' },
  icon: 'MailOutlined',
  menu: { directory: 'system', weigh: 80, letter: 'm' },
  label: 'subject',
  quickSearch: ['target', 'subject'],
  searchByScan: true,
  sort: { field: 'id', direction: 'desc' },
  demo: true,
  history: false,
  recycle: false,
  rowSearch: { createtime: 'RANGE' },
  actions: ['index', 'del'],
  commands: {
    resend: {
      label: { 'zh-cn': '重新发送', en: 'Send again' },
      icon: 'RedoOutlined',
      question: {
        'zh-cn': '消息会再发一次。如果上一次其实已经发出，收件人可能会收到两次。',
        en: 'The message goes out once more. If it did go out before, it may arrive twice.',
      },
      when: { state: ['failed', 'dead', 'unknown'] },
      bulk: true,
    },
  },
  fields: {
    // What it was, what became of it, to whom, and why not: what is looked for here, before all that is wide.
    subject: { kind: 'text', label: { 'zh-cn': '主题', en: 'Subject' }, required: true, table: { width: 220 } },
    state: {
      kind: 'select',
      label: { 'zh-cn': '状态', en: 'State' },
      required: true,
      default: 'queued',
      search: '=',
      table: { width: 150, priority: 'high' },
      options: {
        queued: { 'zh-cn': '等待发送', en: 'Waiting', accent: 'sky' },
        sending: { 'zh-cn': '正在发送', en: 'Being sent', accent: 'sky' },
        sent: { 'zh-cn': '已发出', en: 'Sent', accent: 'leaf' },
        kept: { 'zh-cn': '未发送，仅存于此', en: 'Not sent, kept here', accent: 'teal' },
        failed: { 'zh-cn': '失败，稍后重试', en: 'Failed, will retry', accent: 'honey' },
        dead: { 'zh-cn': '失败，不再重试', en: 'Failed for good', accent: 'berry' },
        unknown: { 'zh-cn': '不知是否发出', en: 'May have been sent', accent: 'carrot' },
      },
    },
    target: {
      kind: 'text',
      label: { 'zh-cn': '收件人', en: 'Recipient' },
      required: true,
      search: 'LIKE',
      table: { width: 200 },
    },
    reason: {
      kind: 'textarea',
      label: { 'zh-cn': '原因', en: 'Reason' },
      table: { width: 260 },
    },
    event: {
      kind: 'select',
      label: { 'zh-cn': '用途', en: 'Purpose' },
      required: true,
      search: '=',
      table: { width: 130, priority: 'low' },
      options: {
        test: { 'zh-cn': '测试', en: 'Test' },
        ...MESSAGE_EVENTS,
      },
    },
    channel: {
      kind: 'select',
      label: { 'zh-cn': '方式', en: 'Channel' },
      required: true,
      search: '=',
      table: { width: 100, priority: 'low' },
      options: {
        mail: { 'zh-cn': '邮件', en: 'Mail', accent: 'sky' },
        sms: { 'zh-cn': '短信', en: 'SMS', accent: 'leaf' },
      },
    },
    attempts: {
      kind: 'number',
      label: { 'zh-cn': '发送次数', en: 'Attempts' },
      required: true,
      default: 0,
      table: { width: 100, hidden: true },
    },
    nexttime: {
      kind: 'date-time',
      label: { 'zh-cn': '下次发送', en: 'Next attempt' },
      table: { width: 170, hidden: true },
    },
    senttime: { kind: 'date-time', label: { 'zh-cn': '发出时间', en: 'Sent' }, table: { width: 170, hidden: true } },
    body: { kind: 'textarea', label: { 'zh-cn': '正文', en: 'Text' }, required: true, table: false },
    language: {
      kind: 'select',
      label: { 'zh-cn': '语言', en: 'Language' },
      required: true,
      table: { width: 90, hidden: true },
      options: { 'zh-cn': { 'zh-cn': '中文', en: 'Chinese' }, en: { 'zh-cn': '英文', en: 'English' } },
    },
    service: {
      kind: 'text',
      label: { 'zh-cn': '发送服务', en: 'Service' },
      table: { width: 110, hidden: true },
    },
    reference: {
      kind: 'text',
      label: { 'zh-cn': '服务商回执', en: 'Receipt' },
      table: { width: 200, hidden: true },
    },
  },
})
