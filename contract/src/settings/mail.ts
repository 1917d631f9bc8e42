import { HOST_NAME } from './patterns.ts'
import { defineSettings } from './setting.ts'

export const mail = defineSettings({
  title: { 'zh-cn': '邮件', en: 'Mail' },
  hint: {
    'zh-cn': '没有填写服务器时寄不出邮件：验证码留在发件箱，通知和提醒不写。',
    en: 'Without a server no mail is sent: codes stay in the outbox, and notices and reminders are not written.',
  },
  tries: {
    call: 'sendTestMail',
    right: 'sendTestMail',
    title: { 'zh-cn': '发送测试邮件', en: 'Send a test mail' },
    hint: {
      'zh-cn': '用上面填写的内容发一封信，不用先保存。',
      en: 'Sends a mail with what is entered above; no need to save first.',
    },
    button: { 'zh-cn': '发送', en: 'Send' },
    done: { 'zh-cn': '发送成功', en: 'Sent' },
    failed: { 'zh-cn': '没有发出去', en: 'Not sent' },
    // One's own mailbox is the likeliest place to look for it.
    suggestedBy: ['smtp_sender_mail', 'smtp_user'],
    asks: {
      testMail: {
        kind: 'text',
        label: { 'zh-cn': '收件邮箱', en: 'Recipient' },
        required: true,
        max: 100,
        format: 'email',
      },
    },
  },
  fields: {
    smtp_server: {
      kind: 'text',
      label: { 'zh-cn': 'SMTP 服务器', en: 'SMTP server' },
      hint: { 'zh-cn': '例如 smtp.qq.com。', en: 'For example smtp.example.com.' },
      max: 253,
      pattern: HOST_NAME,
      patternMessage: 'rule.hostName',
      form: { half: true },
    },
    smtp_port: {
      kind: 'number',
      label: { 'zh-cn': '端口', en: 'Port' },
      hint: { 'zh-cn': 'SSL 通常是 465，TLS 通常是 587。', en: 'Usually 465 with SSL, 587 with TLS.' },
      required: true,
      min: 1,
      max: 65_535,
      form: { half: true },
      default: 465,
    },
    smtp_verification: {
      kind: 'select',
      label: { 'zh-cn': '加密方式', en: 'Encryption' },
      required: true,
      options: {
        SSL: { 'zh-cn': 'SSL（一连上就加密）', en: 'SSL (from the first byte)' },
        TLS: { 'zh-cn': 'TLS（STARTTLS）', en: 'TLS (STARTTLS)' },
        none: { 'zh-cn': '不加密（仅限内网）', en: 'None (internal networks only)' },
      },
      form: { half: true },
      default: 'SSL',
    },
    smtp_user: {
      kind: 'text',
      label: { 'zh-cn': '用户名', en: 'User name' },
      hint: { 'zh-cn': '通常是完整的邮箱地址。', en: 'Usually the whole e-mail address.' },
      form: { half: true },
    },
    smtp_pass: {
      kind: 'text',
      secret: true,
      // Less encryption, and it travels in the clear.
      sentTo: ['smtp_server', 'smtp_port', 'smtp_verification', 'smtp_user'],
      label: { 'zh-cn': '密码', en: 'Password' },
      hint: {
        'zh-cn': '多数邮箱要填“授权码”，不是登录密码。',
        en: 'Many providers want an app password here, not that of the mailbox.',
      },
      max: 200,
    },
    smtp_sender_mail: {
      kind: 'text',
      label: { 'zh-cn': '发件邮箱', en: 'Sender’s address' },
      hint: { 'zh-cn': '留空就用用户名。', en: 'Empty: the user name.' },
      format: 'email',
      form: { half: true },
    },
    smtp_sender_name: {
      kind: 'text',
      localized: true,
      label: { 'zh-cn': '发件人名称', en: 'Sender’s name' },
      hint: { 'zh-cn': '留空就用网站名称。', en: 'Empty: the site name.' },
      max: 60,
      form: { half: true },
    },
    guardian_letters: {
      kind: 'switch',
      label: { 'zh-cn': '给家长的每周来信', en: 'Weekly letters to guardians' },
      hint: {
        'zh-cn': '每周日晚上寄给在家长页打开它的家长。关闭后不再寄，家长页也不再提供。',
        en: 'Sent on Sunday evenings to guardians who asked for them on their page. While off, none are sent or offered.',
      },
      default: true,
    },
    school_language: {
      kind: 'select',
      label: { 'zh-cn': '写给学校的信用', en: 'Mails to the school are in' },
      hint: {
        'zh-cn': '预约、改时间这样的通知。写给会员和家长的信用他们自己的语言。',
        en: 'Such as that a lesson was booked. Members and families are written to in their own language.',
      },
      required: true,
      options: { 'zh-cn': { 'zh-cn': '中文', en: 'Chinese' }, en: { 'zh-cn': '英文', en: 'English' } },
      default: 'zh-cn',
    },
  },
})
