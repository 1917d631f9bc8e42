import type { Localized } from '../languages.ts'

/** Messages to people, and their templates. */
export const outbox = {
  'newsletter.sent': { 'zh-cn': '确认信寄出了，去邮箱里点一下链接', en: 'A mail is on its way. Follow the link in it' },
  'newsletter.confirmed': { 'zh-cn': '订好了', en: 'You are in' },
  'newsletter.left': { 'zh-cn': '已退订', en: 'No more letters' },
  'newsletter.lost': { 'zh-cn': '这个链接过期了，或者已经用过', en: 'This link is too old, or was used already' },
  'weekly.on': { 'zh-cn': '好的，每周日晚上寄给您', en: 'A letter comes each Sunday evening' },
  'weekly.asked': { 'zh-cn': '确认信寄出了，去邮箱里点一下链接', en: 'A mail is on its way. Follow the link in it' },
  'weekly.off': { 'zh-cn': '不再寄每周来信', en: 'No more weekly letters' },
  'weekly.closed': { 'zh-cn': '现在没有每周来信', en: 'There are no weekly letters at the moment' },
  'newsletter.sentAlready': { 'zh-cn': '这篇文章已经作为来信发过了', en: 'This article was sent as a letter already' },
  'newsletter.nobody': { 'zh-cn': '还没有人确认订阅', en: 'Nobody has confirmed a subscription yet' },
  'newsletter.begun': {
    'zh-cn': '开始寄给 {count} 位订阅者',
    en: 'It is going out to {count} {count|subscriber|subscribers}',
  },
  'message.off': {
    'zh-cn': '这类消息已停用，请联系网站管理员',
    en: 'Messages of this kind are switched off. Contact the website administrator',
  },
  'message.testOff': {
    'zh-cn': '这个模板已停用，先在消息模板里启用',
    en: 'This template is off: switch it on in Templates first',
  },
  'message.resent': { 'zh-cn': '已重新加入发送队列', en: 'Queued again' },
  'message.cannotResend': {
    'zh-cn': '这条消息不能重发：它已经发出或只存在这里，或者其中的验证码已过期',
    en: 'This message cannot be sent again: it was sent or only kept here, or the code in it has expired',
  },
  'message.onItsWay': {
    'zh-cn': '这条消息已经在发送队列里，不用再次重发',
    en: 'This message is in the queue already and goes out by itself',
  },
  'message.noAnswer': {
    'zh-cn': '内容已交出，但对方没有回应，可能已经发出，也可能没有',
    en: 'It was handed over and nobody answered: it may have been sent or not',
  },
  'message.strangeAnswer': {
    'zh-cn': '对方的回应看不懂（HTTP {status}），可能已经发出，也可能没有',
    en: 'The answer makes no sense (HTTP {status}): it may have been sent or not',
  },
  'message.killed': {
    'zh-cn': '发送时服务器停止了，可能已经发出，也可能没有',
    en: 'The server stopped while sending: it may have been sent or not',
  },
  'message.expired': {
    'zh-cn': '其中的验证码已过期，没有发送',
    en: 'Not sent: the code in it has expired',
  },
  'message.unreadable': {
    'zh-cn': '内容已无法读取：密钥或模板已更换',
    en: 'What it says cannot be read any more: the key or the template has changed',
  },
  'message.keptMail': {
    'zh-cn':
      '没有填写邮件服务器，所以没有发出。正文还在，可以自己转告收件人；在“系统设置 · 邮件”填好以后，只有新的邮件会发出',
    en: 'Not sent, as there is no mail server. You can pass on what it says; once there is one in the mail settings, new mails alone go out',
  },
  'message.keptSms': {
    'zh-cn':
      '没有选择短信服务，所以没有发出。正文还在，可以自己转告收件人；在“系统设置 · 短信”选好以后，只有新的短信会发出',
    en: 'Not sent, as no SMS service is chosen. You can pass on what it says; once there is one in the SMS settings, new messages alone go out',
  },
  'message.noSender': {
    'zh-cn': '没有填写发件邮箱，请到“系统设置 · 邮件”填写',
    en: 'No sender’s address. Enter it in the mail settings',
  },
  'message.noProviderTemplate': {
    'zh-cn': '没有填写短信模板号，请到“系统设置 · 短信”填写',
    en: 'No id of an approved text. Enter it in the SMS settings',
  },
  'message.testQueued': {
    'zh-cn': '测试消息已交给发件箱，收件人 {target}',
    en: 'A test message to {target} is in the outbox',
  },
  'message.noOwnMail': {
    'zh-cn': '请先在“个人资料”里填写自己的邮箱',
    en: 'Enter your e-mail address in your profile first',
  },
  'message.noOwnMobile': {
    'zh-cn': '请先在“个人资料”里填写自己的手机号',
    en: 'Enter your mobile number in your profile first',
  },
  'contact.unreachable': {
    'zh-cn': '请留下手机或邮箱，我们好回复您',
    en: 'Leave a mobile number or an e-mail address, so that we can reply',
  },
  'contact.noMail': {
    'zh-cn': '“{name}”没有留下邮箱，请打电话：{mobile}',
    en: '“{name}” left no e-mail address. Please call {mobile}',
  },
  'contact.replied': {
    'zh-cn': '回复已交给发件箱，会发到 {target}',
    en: 'The reply is in the outbox and goes to {target}',
  },
  'trial.closed': {
    'zh-cn': '现在不能在网上预约试听，请联系我们',
    en: 'Trial lessons cannot be booked here now. Please contact us',
  },
  'trial.consent': {
    'zh-cn': '请勾选同意，不然我们不能联系您',
    en: 'Please tick this: we may not contact you otherwise',
  },
  'trial.noTime': {
    'zh-cn': '请选一个时段，或者写下方便的时间',
    en: 'Choose a time, or say which times suit you',
  },
  'trial.full': {
    'zh-cn': '这个时段刚刚约满了，请换一个',
    en: 'That time has just been taken. Please choose another',
  },
  'trial.notOffered': {
    'zh-cn': '这个时段不能约了，请换一个',
    en: 'That time is not offered any more. Please choose another',
  },
  'trial.past': { 'zh-cn': '请选还没有到的时间', en: 'Choose a time to come' },
  'trial.tooMany': {
    'zh-cn': '用这个手机或邮箱已经约了 {max} 次，还没有试听。请先改或者取消一次，也可以打电话给我们',
    en: 'With this number or address {max} lessons are asked for already. Move or cancel one first, or call us',
  },
  'trial.lost': {
    'zh-cn': '找不到这次预约：链接不完整，或者已经过期',
    en: 'This booking was not found: the link is cut off, or too old',
  },
  'trial.notChangeable': {
    'zh-cn': '这次预约不能自己改了，请联系我们',
    en: 'This booking cannot be changed here any more. Please contact us',
  },
  'trial.booked': { 'zh-cn': '预约好了', en: 'It is booked' },
  'trial.moved': { 'zh-cn': '改好了', en: 'It is moved' },
  'trial.wished': { 'zh-cn': '收到了，我们会联系您', en: 'We have it, and contact you' },
  'trial.cancelled': { 'zh-cn': '取消了', en: 'It is cancelled' },
  'trial.calendarTitle': { 'zh-cn': '{site}试听课', en: 'Trial lesson at {site}' },
  'trial.calendarText': { 'zh-cn': '预约号 {number}', en: 'Booking {number}' },
  'trial.placesTaken': {
    'zh-cn': '已经约了 {taken} 家，名额不能比它少',
    en: '{taken} families are booked; there cannot be fewer places',
  },
  'trial.timeOver': {
    'zh-cn': '已经到时间了，有人约过，不能再改：请另开一个时段',
    en: 'Families were booked and its time has come. Offer another one',
  },
  'trial.repeated': {
    'zh-cn': '开了 {made} 个时段，{skipped} 个原来就有',
    en: 'Offered: {made}. There already: {skipped}',
  },
  'trial.repeatsNothing': {
    'zh-cn': '到这一天为止没有要开的时段：已经过去、停课，或者原来就有',
    en: 'Nothing to offer until then: it is over, there already, or a day without lessons',
  },
  'trial.repeatsTooLong': { 'zh-cn': '最多到半年以后', en: 'Half a year ahead at most' },
  'trial.told': {
    'zh-cn': '约好了，确认信会发到 {target}',
    en: 'Booked. The confirmation goes to {target}',
  },
  'template.fixed': { 'zh-cn': '由系统决定，不能修改', en: 'Decided by the system and cannot be changed' },
  'template.unknown': {
    'zh-cn': '没有 {name}，可以用的有：{known}',
    en: 'There is no {name}. You may use {known}',
  },
  'template.missing': { 'zh-cn': '正文里必须有 {name}', en: 'The text must contain {name}' },
} as const satisfies Record<string, Localized>
