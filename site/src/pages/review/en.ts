import type { zhCn } from './zh-cn.ts'

export const en: Readonly<Record<keyof typeof zhCn, string>> = {
  description: 'What went wrong before comes back after 1, 3, 7 and 21 days, five questions a day at most.',
  lead: 'What went wrong before comes back after 1, 3, 7 and 21 days. Five questions a day at most.',
  noScript: 'The review needs JavaScript. Please turn it on in the browser’s settings and load the page again.',
  loading: 'Looking for the questions',
  left: '{count} {count|question|questions} to go',
  none: 'Nothing to review',
  noneText: 'What goes wrong in a lesson comes here the next day.',
  later: 'Nothing to review today',
  laterText: 'The next one comes back on {date}.',
  done: 'Today’s review is done',
  doneText: 'It will stay with you better now.',
  lost: 'The questions could not be loaded',
  lostText: 'Check the network and try again.',
  retry: 'Try again',
  goOn: 'Go on learning',
}
