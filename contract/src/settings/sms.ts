import type { Localized } from '../core/languages.ts'
import { defineSettings } from './setting.ts'

const key = { kind: 'text', max: 200, pattern: '[\\x21-\\x7e]+', patternMessage: 'rule.accessKey' } as const
const template = {
  kind: 'text',
  max: 40,
  pattern: '[\\w\\-]+',
  patternMessage: 'rule.templateCode',
  form: { half: true, group: 'templates' },
} as const
/** Of a message without a code. */
const ownTemplate = {
  ...template,
  hint: {
    'zh-cn': '里面没有验证码，不用通用模板；不填就不发。',
    en: 'It tells no code: without a template of its own it is not sent.',
  },
} as const

/** Those of one message, as `sms_template_<event>`. */
const templates = {
  sms_template_user_register: { ...template, label: { 'zh-cn': '注册', en: 'Registration' } },
  sms_template_user_change_mobile: { ...template, label: { 'zh-cn': '更换手机', en: 'New mobile number' } },
  sms_template_user_retrieve_pwd: { ...template, label: { 'zh-cn': '找回密码', en: 'Lost password' } },
  sms_template_user_mobile_verify: { ...template, label: { 'zh-cn': '身份验证', en: 'Identity check' } },
  sms_template_guardian_class: {
    ...ownTemplate,
    label: { 'zh-cn': '孩子加入班级', en: 'A child joins a class' },
  },
  sms_template_guardian_meeting: {
    ...ownTemplate,
    label: { 'zh-cn': '孩子班级的课有变动', en: 'A class meeting changes' },
  },
  sms_template_meeting_reminder: {
    ...ownTemplate,
    label: { 'zh-cn': '上课提醒', en: 'Reminder of a class meeting' },
  },
  sms_template_guardian_feedback: {
    ...ownTemplate,
    label: { 'zh-cn': '老师写了课后点评', en: 'Feedback after a meeting' },
  },
  sms_template_guardian_hours: {
    ...ownTemplate,
    label: { 'zh-cn': '孩子的课时不多或快到期', en: 'Lesson hours run low or end' },
  },
  sms_template_guardian_notice: {
    ...ownTemplate,
    label: { 'zh-cn': '给监护人的要紧通知', en: 'Urgent notice to guardians' },
  },
  sms_template_trial_reminder: { ...ownTemplate, label: { 'zh-cn': '试听提醒', en: 'Reminder of a trial lesson' } },
  sms_template_trial_changed: { ...ownTemplate, label: { 'zh-cn': '试听有变化', en: 'A trial lesson has changed' } },
  sms_template_refund_accepted: { ...ownTemplate, label: { 'zh-cn': '退款申请通过了', en: 'A refund is accepted' } },
  sms_template_refund_refused: { ...ownTemplate, label: { 'zh-cn': '退款申请没有通过', en: 'A refund is refused' } },
} as const

/** The messages by their events. */
const MESSAGES: Readonly<Record<string, Localized>> = Object.fromEntries(
  Object.entries(templates).map(([name, { label }]) => [name.replace('sms_template_', ''), label]),
)

export const sms = defineSettings({
  title: { 'zh-cn': '短信', en: 'SMS' },
  hint: {
    'zh-cn': '签名和模板要先在服务商那里审核通过。',
    en: 'Signature and templates must be approved by the provider first.',
  },
  tries: {
    call: 'sendTestMessage',
    right: 'edit',
    title: { 'zh-cn': '发送测试短信', en: 'Send a test message' },
    hint: {
      'zh-cn': '用上面填写的内容发一条短信，里面是示例内容；不用先保存。服务商照常收一条的费用。',
      en: 'Sends a message of examples with what is entered above; no need to save first. The provider charges it as any other.',
    },
    button: { 'zh-cn': '发送', en: 'Send' },
    done: { 'zh-cn': '发送成功', en: 'Sent' },
    failed: { 'zh-cn': '没有发出去', en: 'Not sent' },
    asks: {
      testMobile: { kind: 'text', label: { 'zh-cn': '手机号', en: 'Mobile number' }, required: true, format: 'mobile' },
      testMessage: {
        kind: 'select',
        label: { 'zh-cn': '发哪一条', en: 'Message' },
        required: true,
        options: MESSAGES,
        default: 'user_mobile_verify',
      },
    },
  },
  groups: {
    aliyun: { 'zh-cn': '阿里云', en: 'Aliyun' },
    tencent: { 'zh-cn': '腾讯云', en: 'Tencent Cloud' },
    templates: { 'zh-cn': '审核通过的模板', en: 'Approved templates' },
  },
  fields: {
    sms_driver: {
      kind: 'select',
      label: { 'zh-cn': '短信由谁发送', en: 'Messages are sent by' },
      required: true,
      options: {
        outbox: { 'zh-cn': '不发送，只存进发件箱', en: 'Nobody: they stay in the outbox' },
        aliyun: { 'zh-cn': '阿里云', en: 'Aliyun' },
        tencent: { 'zh-cn': '腾讯云', en: 'Tencent Cloud' },
      },
      form: { half: true },
      default: 'outbox',
    },
    sms_sign_name: {
      kind: 'text',
      label: { 'zh-cn': '短信签名', en: 'Signature' },
      hint: { 'zh-cn': '例如“图图编程”，不带括号。', en: 'Without brackets.' },
      max: 30,
      form: { half: true },
    },
    sms_aliyun_key: {
      ...key,
      label: { 'zh-cn': 'AccessKey ID', en: 'AccessKey ID' },
      form: { half: true, group: 'aliyun' },
    },
    sms_aliyun_secret: {
      ...key,
      secret: true,
      label: { 'zh-cn': 'AccessKey Secret', en: 'AccessKey secret' },
      form: { half: true, group: 'aliyun' },
    },
    sms_tencent_app_id: {
      kind: 'text',
      max: 20,
      pattern: '\\d+',
      patternMessage: 'rule.digits',
      label: { 'zh-cn': '应用 ID（SdkAppId）', en: 'App ID (SdkAppId)' },
      form: { group: 'tencent' },
    },
    sms_tencent_secret_id: {
      ...key,
      label: { 'zh-cn': 'SecretId', en: 'SecretId' },
      form: { half: true, group: 'tencent' },
    },
    sms_tencent_secret_key: {
      ...key,
      secret: true,
      label: { 'zh-cn': 'SecretKey', en: 'SecretKey' },
      form: { half: true, group: 'tencent' },
    },
    sms_template_default: {
      ...template,
      label: { 'zh-cn': '通用模板', en: 'For every purpose' },
      hint: { 'zh-cn': '下面没有单独填写的验证码，都用它。', en: 'Used for codes where none is given below.' },
      form: { group: 'templates' },
    },
    ...templates,
  },
})
