import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  courseLessons: '{done} of {count} lessons done',
  courseFacts: '{stars} {stars|star|stars} · {minutes} {minutes|minute|minutes}',
  courseGoOn: 'Go on with lesson {number}',
  courseFinished: 'You have finished this course',
  courseProgress: 'Progress in {course}',
  menu: 'Member centre menu',
  unread: '{count} unread',
  signOut: 'Sign out',
  loading: 'Opening the member centre…',
  failed: 'The member centre did not open',
  again: 'Try again',
  home: 'Back to the home page',
  noScript: 'The member centre needs scripts. Please allow them in your browser and reload.',
  closed: 'The member centre is not open yet',
  closedHint: 'Courses, works and tools are there without signing in.',
  unknown: 'The member centre has no such page',
  unknownHint: 'The address may be mistyped, or the page has moved.',
  notForAccount: 'A class account has no use for this page',
  notForWard: 'This is for when you are 14',
  notForWardHint: 'Until then your account keeps no e-mail address and no mobile number. We turn to your guardian.',
  notForAccountHint:
    'It has no password, no money and no points, and buys nothing. Tell your teacher what you would like to learn.',
  toOverview: 'To the overview',
}
