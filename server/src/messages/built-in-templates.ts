import type { Localized } from '@tutu/contract/core/languages'
import type { Database } from '../postgres/database.ts'
import type { Channel, MessageEvent } from './events.ts'

type BuiltIn = {
  channel: Channel
  code: MessageEvent
  name: Localized
  subject: Localized | null
  body: Localized
}

/** What each code is for: its name in the list of templates, and the words for it in the message. */
const PURPOSES = {
  register: {
    name: { 'zh-cn': '注册验证码', en: 'Registration code' },
    words: { 'zh-cn': '注册账号', en: 'create your account' },
  },
  email: {
    name: { 'zh-cn': '更换邮箱验证码', en: 'Code for a new e-mail address' },
    words: { 'zh-cn': '绑定这个邮箱', en: 'use this e-mail address' },
  },
  mobile: {
    name: { 'zh-cn': '更换手机验证码', en: 'Code for a new mobile number' },
    words: { 'zh-cn': '绑定这个手机号', en: 'use this mobile number' },
  },
  password: {
    name: { 'zh-cn': '找回密码验证码', en: 'Code for a lost password' },
    words: { 'zh-cn': '重新设置密码', en: 'set a new password' },
  },
  identity: {
    name: { 'zh-cn': '身份验证码', en: 'Code to confirm it is you' },
    words: { 'zh-cn': '确认这次操作', en: 'confirm what you are doing' },
  },
  consent: {
    name: { 'zh-cn': '监护人同意验证码', en: 'Code for a guardian’s consent' },
    words: { 'zh-cn': '同意开通孩子的账号', en: 'agree to your child’s account' },
  },
  guardian: {
    name: { 'zh-cn': '家长页验证码', en: 'Code for the guardian page' },
    words: { 'zh-cn': '打开家长页', en: 'open the guardian page' },
  },
} as const satisfies Record<string, { name: Localized; words: Localized }>
type Purpose = (typeof PURPOSES)[keyof typeof PURPOSES]

function mail(code: MessageEvent, { name, words }: Purpose): BuiltIn {
  return {
    channel: 'mail',
    code,
    name,
    subject: { 'zh-cn': '{{code}} 是您的{{site_name}}验证码', en: '{{code}} is your {{site_name}} code' },
    body: {
      'zh-cn': `您好！

您正在{{site_name}}${words['zh-cn']}，验证码是：

## {{code}}

请在 {{minutes}} 分钟内填写。不要把它告诉任何人，我们的老师和客服也不会向您索要。

如果不是您本人操作，不用理会，账号不会有任何变化。`,
      en: `Hello,

to ${words.en} at {{site_name}}, enter this code:

## {{code}}

It is valid for {{minutes}} minutes. Do not give it to anybody: our teachers and staff will never ask for it.

If it was not you, ignore this message. Nothing will change.`,
    },
  }
}

function shortMessage(code: MessageEvent, { name, words }: Purpose): BuiltIn {
  return {
    channel: 'sms',
    code,
    name,
    subject: null,
    body: {
      'zh-cn': `验证码 {{code}}，{{minutes}} 分钟内有效，用于${words['zh-cn']}。请勿告诉他人，非本人操作请忽略。`,
      en: `{{code}} is your code to ${words.en}, valid for {{minutes}} minutes. Do not share it.`,
    },
  }
}

const CONTACT_REPLY: BuiltIn = {
  channel: 'mail',
  code: 'contact_reply',
  name: { 'zh-cn': '回复访客留言', en: 'Reply to an enquiry' },
  subject: { 'zh-cn': '{{site_name}}回复了您的留言', en: 'Our reply to your enquiry at {{site_name}}' },
  body: {
    'zh-cn': `{{name}}，您好！

{{reply}}

您给我们的留言是：

> {{question}}

还想说些什么，请在网站上再给我们留言。

{{site_name}}`,
    en: `Hello {{name}},

{{reply}}

This is what you wrote to us:

> {{question}}

If there is more, please write to us again on the site.

{{site_name}}`,
  },
}

const TRIAL_ASKED: BuiltIn = {
  channel: 'mail',
  code: 'trial_asked',
  name: { 'zh-cn': '收到试听预约', en: 'A trial lesson is asked for' },
  subject: { 'zh-cn': '{{site_name}}收到了您的试听预约', en: 'Your trial lesson at {{site_name}}' },
  body: {
    'zh-cn': `{{name}}，您好！

您的试听预约收到了，预约号是 {{number}}。我们会在两个工作日以内联系您，商量试听的时间。

[看预约，改时间或取消]({{url}})

这个链接不用登录，请不要转给别人。

{{site_name}}`,
    en: `Hello {{name}},

we have your request for a trial lesson, number {{number}}. Within two working days we contact you to agree on a time.

[See it, move it or cancel it]({{url}})

The link needs no account. Please keep it to yourself.

{{site_name}}`,
  },
}

const TRIAL_BOOKED: BuiltIn = {
  channel: 'mail',
  code: 'trial_booked',
  name: { 'zh-cn': '试听约好了', en: 'A trial lesson is booked' },
  subject: { 'zh-cn': '{{site_name}}的试听约好了：{{when}}', en: 'Your trial lesson at {{site_name}}: {{when}}' },
  body: {
    'zh-cn': `{{name}}，您好！

试听约好了，预约号是 {{number}}：

## {{when}}

{{place}}

[看预约，加到日历，改时间或取消]({{url}})

这个链接不用登录，请不要转给别人。来不了的话，请早一点改或者取消，把位置留给别的孩子。

{{site_name}}`,
    en: `Hello {{name}},

your trial lesson is booked, number {{number}}:

## {{when}}

{{place}}

[See it, add it to a calendar, move it or cancel it]({{url}})

The link needs no account. Please keep it to yourself. If you cannot come, please move or cancel it soon, so that another child has the place.

{{site_name}}`,
  },
}

const TRIAL_CHANGED = {
  code: 'trial_changed',
  name: { 'zh-cn': '试听有变化', en: 'A trial lesson has changed' },
} as const

const TRIAL_CHANGED_MAIL: BuiltIn = {
  ...TRIAL_CHANGED,
  channel: 'mail',
  subject: {
    'zh-cn': '{{site_name}}的试听有变化：{{when}}',
    en: 'Your trial lesson at {{site_name}} has changed: {{when}}',
  },
  body: {
    'zh-cn': `{{name}}，您好！

您约的试听（预约号 {{number}}）有变化，现在是：

## {{when}}

{{place}}

老师：{{mentor}}

[看预约，改时间或取消]({{url}})

{{site_name}}`,
    en: `Hello {{name}},

something about your trial lesson (number {{number}}) has changed. It is now:

## {{when}}

{{place}}

Mentor: {{mentor}}

[See it, move it or cancel it]({{url}})

{{site_name}}`,
  },
}

const TRIAL_CHANGED_SMS: BuiltIn = {
  ...TRIAL_CHANGED,
  channel: 'sms',
  subject: null,
  body: {
    'zh-cn': '您约的试听有变化：{{when}}，{{place}}。来不了请给我们打电话。',
    en: 'Your trial lesson has changed: {{when}}, {{place}}. If you cannot come, please call us.',
  },
}

const TRIAL_TOLD: BuiltIn = {
  channel: 'mail',
  code: 'trial_told',
  name: { 'zh-cn': '告诉学校：试听预约', en: 'To the school: trial lessons' },
  subject: { 'zh-cn': '{{site_name}}：{{what}}（{{number}}）', en: '{{site_name}}: {{what}} ({{number}})' },
  body: {
    'zh-cn': `{{what}}，预约号 {{number}}。

原来：{{before}}

现在：{{when}}

[在后台打开]({{url}})`,
    en: `{{what}}, number {{number}}.

Before: {{before}}

Now: {{when}}

[Open it in the back office]({{url}})`,
  },
}

const TRIAL_REMINDER = {
  code: 'trial_reminder',
  name: { 'zh-cn': '试听前一天的提醒', en: 'Reminder of a trial lesson' },
} as const

const TRIAL_REMINDER_MAIL: BuiltIn = {
  ...TRIAL_REMINDER,
  channel: 'mail',
  subject: { 'zh-cn': '提醒：{{when}} 来{{site_name}}试听', en: 'Reminder: trial lesson at {{site_name}}, {{when}}' },
  body: {
    'zh-cn': `{{name}}，您好！

您约的试听快到了（预约号 {{number}}）：

## {{when}}

{{place}}

[看预约，改时间或取消]({{url}})

{{site_name}}`,
    en: `Hello {{name}},

your trial lesson is near (number {{number}}):

## {{when}}

{{place}}

[See it, move it or cancel it]({{url}})

{{site_name}}`,
  },
}

const TRIAL_REMINDER_SMS: BuiltIn = {
  ...TRIAL_REMINDER,
  channel: 'sms',
  subject: null,
  body: {
    'zh-cn': '您约的试听在{{when}}，{{place}}。来不了请给我们打电话。',
    en: 'Your trial lesson: {{when}}, {{place}}. If you cannot come, please call us.',
  },
}

const INVOICE_ISSUED: BuiltIn = {
  channel: 'mail',
  code: 'invoice_issued',
  name: { 'zh-cn': '发票开好了', en: 'The invoice is issued' },
  subject: { 'zh-cn': '{{site_name}}的发票开好了', en: 'Your invoice from {{site_name}}' },
  body: {
    'zh-cn': `您好！

您在{{site_name}}申请的发票开好了：

- 抬头：{{title}}
- 金额：{{amount}} 元
- 发票号码：{{number}}
- 订单号：{{order}}

发票文件在网站的订单里，家长也可以在家长页下载。那里没有文件的话，我们会另外寄给您。`,
    en: `Hello,

the invoice that you asked {{site_name}} for is issued:

- Made out to: {{title}}
- Amount: ¥{{amount}}
- Number: {{number}}
- Order: {{order}}

Its file is with the order on the site; guardians can also download it on their page. Where there is none, we send it to you.`,
  },
}

const INVOICE_REFUSED: BuiltIn = {
  channel: 'mail',
  code: 'invoice_refused',
  name: { 'zh-cn': '发票没有开', en: 'No invoice is issued' },
  subject: { 'zh-cn': '{{site_name}}的发票没有开成', en: 'No invoice from {{site_name}}' },
  body: {
    'zh-cn': `您好！

您为订单 {{order}}（{{amount}} 元，抬头：{{title}}）申请的发票没有开，原因是：

> {{reason}}

改好以后，可以在原来的地方重新申请。

{{site_name}}`,
    en: `Hello,

no invoice was issued for order {{order}} (¥{{amount}}, made out to {{title}}). The reason is:

> {{reason}}

Once that is mended, you can ask for it again where you did.

{{site_name}}`,
  },
}

const INVOICE_VOID: BuiltIn = {
  channel: 'mail',
  code: 'invoice_void',
  name: { 'zh-cn': '发票冲红或作废', en: 'The invoice is void' },
  subject: { 'zh-cn': '{{site_name}}的一张发票作废了', en: 'An invoice from {{site_name}} is void' },
  body: {
    'zh-cn': `您好！

发票 {{number}}（订单 {{order}}，{{amount}} 元，抬头：{{title}}）已经冲红或作废，请不要再用它报销。原因是：

> {{reason}}

订单还有没退的钱，可以在原来的地方重新申请。

{{site_name}}`,
    en: `Hello,

invoice {{number}} (order {{order}}, ¥{{amount}}, made out to {{title}}) is void. Please do not use it any more. The reason is:

> {{reason}}

Where not all of the order was refunded, you can ask for another where you did.

{{site_name}}`,
  },
}

const REFUND_ASKED: BuiltIn = {
  channel: 'mail',
  code: 'refund_asked',
  name: { 'zh-cn': '有人申请退款', en: 'A refund is asked for' },
  subject: {
    'zh-cn': '{{site_name}}：订单 {{order}} 申请退款',
    en: '{{site_name}}: a refund of order {{order}} is asked for',
  },
  body: {
    'zh-cn': `订单 {{order}} 申请退款，原因是：{{reason}}

> {{words}}

请在后台的“订单”里处理。`,
    en: `A refund of order {{order}} is asked for: {{reason}}

> {{words}}

Please answer it under “Orders” in the back office.`,
  },
}

const ACCEPTED = {
  code: 'refund_accepted',
  name: { 'zh-cn': '退款已同意', en: 'The refund is accepted' },
} as const

const REFUND_ACCEPTED: BuiltIn = {
  ...ACCEPTED,
  channel: 'mail',
  subject: { 'zh-cn': '{{site_name}}的退款申请通过了', en: 'Your refund from {{site_name}}' },
  body: {
    'zh-cn': `您好！

您为订单 {{order}} 申请的退款，我们同意了：

> {{reason}}

退了多少，订单里写着。用余额或积分付的，已经退回余额或积分；线下付的，我们另外退给您。

{{site_name}}`,
    en: `Hello,

the refund of order {{order}} that you asked for is accepted:

> {{reason}}

How much it is stands in the order. What was paid from the balance or with points is there again; what was paid in cash we give back to you.

{{site_name}}`,
  },
}

/** To guardians who are reached by telephone alone. */
const REFUND_ACCEPTED_SMS: BuiltIn = {
  ...ACCEPTED,
  channel: 'sms',
  subject: null,
  body: {
    'zh-cn': '您申请的退款通过了，请打开家长页查看。',
    en: 'The refund you asked for is accepted. See the guardian page.',
  },
}

const REFUSED = {
  code: 'refund_refused',
  name: { 'zh-cn': '退款没有同意', en: 'The refund is refused' },
} as const

const REFUND_REFUSED_SMS: BuiltIn = {
  ...REFUSED,
  channel: 'sms',
  subject: null,
  body: {
    'zh-cn': '您申请的退款没有通过，原因请打开家长页查看。',
    en: 'The refund you asked for was not accepted. See why on the guardian page.',
  },
}

const REFUND_REFUSED: BuiltIn = {
  ...REFUSED,
  channel: 'mail',
  subject: { 'zh-cn': '{{site_name}}的退款申请没有通过', en: 'Your refund request to {{site_name}}' },
  body: {
    'zh-cn': `您好！

您为订单 {{order}} 申请的退款，这次没有通过，原因是：

> {{reason}}

有疑问的话，请在网站上给我们留言，会换一个人再看一遍。

{{site_name}}`,
    en: `Hello,

the refund of order {{order}} that you asked for was not accepted. The reason is:

> {{reason}}

If you disagree, please write to us on the site, and somebody else will look at it again.

{{site_name}}`,
  },
}

const OCCUPIED: BuiltIn = {
  channel: 'mail',
  code: 'user_occupied',
  name: { 'zh-cn': '已有账号的提醒', en: 'There is an account already' },
  subject: { 'zh-cn': '您在{{site_name}}已经有账号了', en: 'You have an account at {{site_name}} already' },
  body: {
    'zh-cn': `您好！

有人（可能就是您）想在{{site_name}}用这个邮箱开通账号或绑定账号，但它已经属于一个账号了，所以没有发验证码。

- 请直接用这个邮箱登录；
- 忘了密码，可以在登录页点“忘记密码”重新设置。

如果不是您本人操作，不用理会，账号不会有任何变化。`,
    en: `Hello,

somebody, perhaps you, wanted to use this address for an account at {{site_name}}. It belongs to one already, so no code was sent.

- Sign in with this address.
- If you forgot the password, choose “Forgot password” on the sign-in page.

If it was not you, ignore this message. Nothing will change.`,
  },
}

/** Names neither child nor class: who else reads the mailbox learns nothing of them. */
const CLASS_JOINED = {
  code: 'guardian_class',
  name: { 'zh-cn': '孩子加入班级的提醒', en: 'A child has joined a class' },
} as const

const CLASS_MAIL: BuiltIn = {
  ...CLASS_JOINED,
  channel: 'mail',
  subject: {
    'zh-cn': '您的孩子在{{site_name}}加入了一个班级',
    en: 'A child of yours has joined a class at {{site_name}}',
  },
  body: {
    'zh-cn': `您好！

您的孩子在{{site_name}}加入了一个班级。请打开家长页查看是哪个班、老师是谁；不合适的话，也可以在那里让孩子退出。

同一天里再加入别的班级，不会重复提醒。`,
    en: `Hello,

a child of yours has joined a class at {{site_name}}. Open the guardian page to see which it is and who teaches it. If it is not right, you can take the child out of it there.

You are told once a day at most, however many classes there are.`,
  },
}

const CLASS_SMS: BuiltIn = {
  ...CLASS_JOINED,
  channel: 'sms',
  subject: null,
  body: {
    'zh-cn': '您的孩子加入了一个班级，请打开家长页查看。',
    en: 'A child of yours has joined a class. Open the guardian page to see it.',
  },
}

/** Names neither child nor class, as above. */
const MEETING = {
  code: 'guardian_meeting',
  name: { 'zh-cn': '班级的课取消或改时间', en: 'A class meeting is cancelled or moved' },
} as const

const MEETING_MAIL: BuiltIn = {
  ...MEETING,
  channel: 'mail',
  subject: {
    'zh-cn': '{{site_name}}：您的孩子有一节课取消或改了',
    en: '{{site_name}}: a class of your child’s is cancelled or moved',
  },
  body: {
    'zh-cn': `您好！

您的孩子有一节班级的课取消了、恢复了，或者改了时间、地点。

[打开家长页看课表]({{url}})

在家长页的课表里，也可以提前为孩子请假。`,
    en: `Hello,

a class meeting of your child’s was cancelled or restored, or its time or place has changed.

[See the timetable on the guardian page]({{url}})

There you can also say beforehand that your child will not come.`,
  },
}

const MEETING_SMS: BuiltIn = {
  ...MEETING,
  channel: 'sms',
  subject: null,
  body: {
    'zh-cn': '您的孩子有一节班级的课取消或改了，请打开家长页看课表。',
    en: 'A class meeting of your child’s is cancelled or moved. See the timetable on the guardian page.',
  },
}

const REMINDER = {
  code: 'meeting_reminder',
  name: { 'zh-cn': '上课前一天的提醒', en: 'Reminder of a class meeting' },
} as const

const REMINDER_MAIL: BuiltIn = {
  ...REMINDER,
  channel: 'mail',
  subject: { 'zh-cn': '{{site_name}}：{{when}} 上课', en: '{{site_name}}: class on {{when}}' },
  body: {
    'zh-cn': `您好！

提醒一下，班级的课快到了：

## {{when}}

[打开课表，看在哪里上]({{url}})

来不了的话，在课表里可以请假。`,
    en: `Hello,

a class meeting is near:

## {{when}}

[See the timetable and where it is]({{url}})

There you can also say that you, or your child, will not come.`,
  },
}

const REMINDER_SMS: BuiltIn = {
  ...REMINDER,
  channel: 'sms',
  subject: null,
  body: {
    'zh-cn': '提醒：班级的课在{{when}}，来不了请在家长页请假。',
    en: 'Reminder: a class meets on {{when}}. If your child cannot come, say so on the guardian page.',
  },
}

/** Names neither child nor class, and says nothing of what was written. */
const FEEDBACK = {
  code: 'guardian_feedback',
  name: { 'zh-cn': '老师写了课后点评', en: 'Feedback after a meeting' },
} as const

const FEEDBACK_MAIL: BuiltIn = {
  ...FEEDBACK,
  channel: 'mail',
  subject: { 'zh-cn': '{{site_name}}：老师写了课后点评', en: '{{site_name}}: feedback from the teacher' },
  body: {
    'zh-cn': `您好！

上完课，老师给您的孩子写了点评。

[打开家长页看老师写了什么]({{url}})

以前的点评也在那里。`,
    en: `Hello,

after the class the teacher wrote feedback for your child.

[Read it on the guardian page]({{url}})

What was written before stands there, too.`,
  },
}

const FEEDBACK_SMS: BuiltIn = {
  ...FEEDBACK,
  channel: 'sms',
  subject: null,
  body: {
    'zh-cn': '上完课，老师给您的孩子写了点评，请打开家长页查看。',
    en: 'The teacher wrote feedback for your child. Read it on the guardian page.',
  },
}

/** Names no child, as above. */
const HOURS = {
  code: 'guardian_hours',
  name: { 'zh-cn': '孩子的课时不多或快到期', en: 'Lesson hours run low or end' },
} as const

const HOURS_MAIL: BuiltIn = {
  ...HOURS,
  channel: 'mail',
  subject: {
    'zh-cn': '{{site_name}}：您的孩子的课时不多了，或快到期了',
    en: '{{site_name}}: your child’s lesson hours run low, or end soon',
  },
  body: {
    'zh-cn': `您好！

您的孩子的课时不多了，或者有一部分快到期了。还有多少、哪天到期，请在家长页查看。

[打开家长页看课时]({{url}})

想接着上，请和老师或前台说一声。`,
    en: `Hello,

your child has few lesson hours left, or some of them end soon. How many there are and when they end stands on the guardian page.

[See the lesson hours on the guardian page]({{url}})

To go on, tell the teacher or the front desk.`,
  },
}

const HOURS_SMS: BuiltIn = {
  ...HOURS,
  channel: 'sms',
  subject: null,
  body: {
    'zh-cn': '您的孩子的课时不多了，或快到期了，请打开家长页查看。',
    en: 'Your child’s lesson hours run low, or end soon. See the guardian page.',
  },
}

const NOTICE = {
  code: 'guardian_notice',
  name: { 'zh-cn': '给监护人的要紧通知', en: 'An urgent notice to guardians' },
} as const

/** What it is about stands on no locked screen, and for the rest the page is opened. */
const NOTICE_MAIL: BuiltIn = {
  ...NOTICE,
  channel: 'mail',
  subject: { 'zh-cn': '{{site_name}}有一条要紧的通知', en: 'An urgent notice from {{site_name}}' },
  body: {
    'zh-cn': `您好！

学校有一条要紧的通知：**{{title}}**。

[打开家长页看全文]({{url}})

要紧的通知一天最多写一封信，寄给孩子不满十四岁的监护人。`,
    en: `Hello,

there is an urgent notice from the school: **{{title}}**.

[Read it on the guardian page]({{url}})

Guardians of children under 14 are written to of what is urgent, once a day at most.`,
  },
}

const NOTICE_SMS: BuiltIn = {
  ...NOTICE,
  channel: 'sms',
  subject: null,
  body: {
    'zh-cn': '学校有一条要紧的通知，请打开家长页查看。',
    en: 'There is an urgent notice from the school. Open the guardian page to read it.',
  },
}

const CONFIRM: BuiltIn = {
  channel: 'mail',
  code: 'subscribe_confirm',
  name: { 'zh-cn': '确认订阅', en: 'Confirm a subscription' },
  subject: { 'zh-cn': '请确认：要收{{site_name}}的信吗？', en: 'Please confirm: letters from {{site_name}}?' },
  body: {
    'zh-cn': `您好！

有人（可能就是您）在{{site_name}}留下了这个邮箱，想收来信或开课提醒。

[是的，请寄给我]({{url}})

链接 7 天内有效。不是您，或者不想收，不用理会：没有点过链接，我们不会再寄任何信。`,
    en: `Hello,

somebody, perhaps you, has left this address at {{site_name}} for letters, or to hear when a course opens.

[Yes, send them to me]({{url}})

The link works for 7 days. If it was not you, or you do not want them, ignore this: without it nothing else is sent.`,
  },
}

const WEEK_CONFIRM: BuiltIn = {
  channel: 'mail',
  code: 'guardian_letter_confirm',
  name: { 'zh-cn': '确认每周来信', en: 'Confirm weekly letters' },
  subject: {
    'zh-cn': '请确认：每周收{{site_name}}的来信吗？',
    en: 'Please confirm: a weekly letter from {{site_name}}?',
  },
  body: {
    'zh-cn': `您好！

有人（可能就是您）在{{site_name}}的家长页填了这个邮箱，想每周收一封信，看孩子学了什么。

[是的，请寄给我]({{url}})

链接 7 天内有效。不是您，或者不想收，不用理会：没有点过链接，我们不会再寄任何信。`,
    en: `Hello,

somebody, perhaps you, has entered this address on the guardian page of {{site_name}}, for a weekly letter about what their child learned.

[Yes, send it to me]({{url}})

The link works for 7 days. If it was not you, or you do not want it, ignore this: without it nothing else is sent.`,
  },
}

/** The subject names nobody: it stands on locked screens. */
const WEEK: BuiltIn = {
  channel: 'mail',
  code: 'guardian_letter',
  name: { 'zh-cn': '孩子的一周', en: 'A child’s week' },
  subject: { 'zh-cn': '孩子这一周在{{site_name}}学了什么', en: 'Your child’s week at {{site_name}}' },
  body: {
    'zh-cn': `您好！

**{{nickname}}** 的一周（{{week}}）：

{{facts}}

**接下来**：{{next}}。

**一起做**：[{{together}}]({{together_url}})

[打开家长页看更多]({{url}})

---

收到这封信，是因为您在{{site_name}}的家长页要了每周来信。[一键退订]({{unsubscribe_url}})`,
    en: `Hello,

the week of **{{nickname}}**, {{week}}:

{{facts}}

**Next**: {{next}}.

**To do together**: [{{together}}]({{together_url}})

[See more on the guardian page]({{url}})

---

You get this because you asked for weekly letters on the guardian page of {{site_name}}. [Unsubscribe]({{unsubscribe_url}})`,
  },
}

const LETTER: BuiltIn = {
  channel: 'mail',
  code: 'newsletter',
  name: { 'zh-cn': '来信', en: 'Letter' },
  subject: { 'zh-cn': '{{title}}', en: '{{title}}' },
  body: {
    'zh-cn': `**{{title}}**

{{summary}}

[在{{site_name}}读全文]({{url}})

---

收到这封信，是因为您在{{site_name}}订阅了来信。[一键退订]({{unsubscribe_url}})`,
    en: `**{{title}}**

{{summary}}

[Read it at {{site_name}}]({{url}})

---

You get this because you subscribed to letters from {{site_name}}. [Unsubscribe]({{unsubscribe_url}})`,
  },
}

const COURSE_OPEN: BuiltIn = {
  channel: 'mail',
  code: 'course_open',
  name: { 'zh-cn': '开课提醒', en: 'A course opens' },
  subject: { 'zh-cn': '开课了：{{title}}', en: 'Open now: {{title}}' },
  body: {
    'zh-cn': `您好！

您等的课开课了：**{{title}}**。

[去看这门课]({{url}})

---

这是您在{{site_name}}要的提醒，只寄一次。[不再收信]({{unsubscribe_url}})`,
    en: `Hello,

the course you asked about is open: **{{title}}**.

[See the course]({{url}})

---

You asked {{site_name}} for this reminder; it comes once. [Unsubscribe]({{unsubscribe_url}})`,
  },
}

/** The texts there are from the start, one for each event of `events.ts`. */
export const BUILT_IN: readonly BuiltIn[] = [
  mail('user_register', PURPOSES.register),
  mail('user_change_email', PURPOSES.email),
  mail('user_retrieve_pwd', PURPOSES.password),
  mail('user_email_verify', PURPOSES.identity),
  CONTACT_REPLY,
  REFUND_ASKED,
  REFUND_ACCEPTED,
  REFUND_REFUSED,
  REFUND_ACCEPTED_SMS,
  REFUND_REFUSED_SMS,
  TRIAL_ASKED,
  TRIAL_BOOKED,
  TRIAL_CHANGED_MAIL,
  TRIAL_CHANGED_SMS,
  TRIAL_TOLD,
  TRIAL_REMINDER_MAIL,
  TRIAL_REMINDER_SMS,
  INVOICE_ISSUED,
  INVOICE_REFUSED,
  INVOICE_VOID,
  shortMessage('user_register', PURPOSES.register),
  shortMessage('user_change_mobile', PURPOSES.mobile),
  shortMessage('user_retrieve_pwd', PURPOSES.password),
  shortMessage('user_mobile_verify', PURPOSES.identity),
  OCCUPIED,
  mail('guardian_consent', PURPOSES.consent),
  mail('guardian_sign_in', PURPOSES.guardian),
  shortMessage('guardian_consent', PURPOSES.consent),
  shortMessage('guardian_sign_in', PURPOSES.guardian),
  CONFIRM,
  LETTER,
  COURSE_OPEN,
  CLASS_MAIL,
  CLASS_SMS,
  MEETING_MAIL,
  MEETING_SMS,
  REMINDER_MAIL,
  REMINDER_SMS,
  FEEDBACK_MAIL,
  FEEDBACK_SMS,
  HOURS_MAIL,
  HOURS_SMS,
  NOTICE_MAIL,
  NOTICE_SMS,
  WEEK,
  WEEK_CONFIRM,
]

/** Inserts the texts of events seen for the first time; what administrators have made of the others stays. */
export async function syncMessageTemplates({ kysely }: Database): Promise<void> {
  const rows = BUILT_IN.map((template) => ({
    ...template,
    name: JSON.stringify(template.name),
    subject: template.subject && JSON.stringify(template.subject),
    body: JSON.stringify(template.body),
  }))
  await kysely
    .insertInto('message_template')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['channel', 'code']).doNothing())
    .execute()
}
