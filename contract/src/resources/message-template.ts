import { defineResource } from '../definition/define-resource.ts'
import { MESSAGE_EVENTS } from '../definition/message-events.ts'

/** The texts of mails and short messages. Which there are is decided by the events that send them. */
export const messageTemplate = defineResource({
  name: 'message-template',
  title: { 'zh-cn': '消息模板', en: 'Templates' },
  one: { 'zh-cn': '消息模板', en: 'template' },
  icon: 'FormOutlined',
  menu: { directory: 'system', weigh: 70, letter: 'e' },
  label: 'name',
  quickSearch: ['name', 'code'],
  sort: { field: 'id', direction: 'asc' },
  actions: ['index', 'edit'],
  commands: {
    preview: { label: { 'zh-cn': '预览', en: 'Preview' }, icon: 'EyeOutlined', reads: true },
    test: {
      label: { 'zh-cn': '发送测试', en: 'Send a test' },
      icon: 'SendOutlined',
      input: {
        language: {
          kind: 'select',
          label: { 'zh-cn': '语言', en: 'Language' },
          default: 'zh-cn',
          options: { 'zh-cn': { 'zh-cn': '中文', en: 'Chinese' }, en: { 'zh-cn': '英文', en: 'English' } },
        },
      },
    },
  },
  rowButtons: ['preview', 'edit'],
  fields: {
    name: {
      kind: 'text',
      label: { 'zh-cn': '名称', en: 'Name' },
      localized: true,
      required: true,
      max: 60,
      search: 'LIKE',
      table: { width: 220 },
    },
    channel: {
      kind: 'select',
      label: { 'zh-cn': '方式', en: 'Channel' },
      required: true,
      search: '=',
      table: { width: 110 },
      form: false,
      options: {
        mail: { 'zh-cn': '邮件', en: 'Mail', accent: 'sky' },
        sms: { 'zh-cn': '短信', en: 'SMS', accent: 'leaf' },
      },
    },
    code: {
      kind: 'select',
      label: { 'zh-cn': '用途', en: 'Purpose' },
      required: true,
      search: '=',
      table: { width: 160, priority: 'low' },
      form: false,
      options: MESSAGE_EVENTS,
    },
    subject: {
      kind: 'text',
      label: { 'zh-cn': '邮件主题', en: 'Subject' },
      localized: true,
      required: true,
      max: 120,
      table: { width: 260 },
      form: { when: { channel: ['mail'] } },
    },
    body: {
      kind: 'textarea',
      label: { 'zh-cn': '正文', en: 'Text' },
      hint: {
        'zh-cn': '{{code}} 这样的位置会换成真实内容，能用哪些见“预览”。邮件可以用 Markdown',
        en: '{{code}} and its like are filled in; “Preview” lists which there are. Mails may use Markdown',
      },
      localized: true,
      required: true,
      max: 5000,
      rows: 12,
      table: false,
    },
    status: {
      kind: 'switch',
      label: { 'zh-cn': '启用', en: 'Enabled' },
      default: true,
      search: '=',
      table: { width: 90, priority: 'high' },
    },
  },
})
