import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  sent: 'One press |in your mailbox',
  sentText:
    'We have sent a mail. Follow its link, and you are in; if you do not, nothing else comes. Not there after some minutes? Look among the spam.',
  confirm: 'Shall letters from Tutu come?',
  confirmText: 'One press, and they do. If not, just close this page.',
  confirmButton: 'Yes, send them',
  confirmed: 'You are in',
  confirmedText:
    'We write when there are new courses and good works. Each letter has a link at its end that stops them.',
  leave: 'No more letters?',
  leaveText: 'One press ends them, and reminders of courses too.',
  leaveButton: 'Stop the letters',
  left: 'No more letters',
  leftText: 'Nothing else will come. You are welcome back at any time.',
  weekly: 'Shall a weekly letter come?',
  weeklyText:
    'One press, and each Sunday evening a letter tells what your child learned that week. If not, just close this page.',
  'weekly-confirmed': 'See you on Sunday',
  weeklyConfirmedText: 'Your child’s week comes on Sunday evening. Each letter has a link at its end that stops them.',
  'weekly-leave': 'No more weekly letters?',
  weeklyLeaveText: 'One press ends them. What your child learned is always on the guardian page.',
  'weekly-left': 'No more weekly letters',
  weeklyLeftText: 'Nothing else will come. You can switch them on again on the guardian page.',
  toGuardian: 'To the guardian page',
  lost: 'This link does not work any more',
  lostText: 'It may be too old, or used already. Ask for another one.',
  problem: 'That address does not look right',
  problemText: 'See whether something is missing or mistyped, and try again.',
  back: 'Back to the subscriptions',
}
