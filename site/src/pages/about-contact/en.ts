import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'Contact us',
  intro: 'A question, an idea, or just a hello: please write to us.',
  description: 'Write to Tutu about courses, accounts, refunds or works. A person replies within two working days.',
  needsScript:
    'This form needs scripts to be sent. You can also reach us by the telephone and e-mail at the foot of the page.',
  name: 'Your name',
  nameHint: 'Children use a pen name, and leave out their school.',
  email: 'E-mail',
  reachHint: 'An e-mail address or a mobile number is enough. We use it to reply.',
  mobile: 'Mobile number',
  content: 'Your message',
  contentHint: 'If it is about a course or a work, add its name or address.',
  aboutOrder: 'Order {number}: I would like to give something back or change it. Why: ',
  send: 'Send',
  privacy: 'Only those who reply can read this. It does not appear on the site.',
  offline: 'You are offline. What you wrote is still here: press Send again once you are connected.',
  broken: 'It was not sent. What you wrote is still here: wait a moment, then press Send again.',
  thanks: 'We have it',
  thanksText: 'We reply within two working days. Please watch your mailbox or your phone.',
}
