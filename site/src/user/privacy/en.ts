import type { zhCn } from './zh-cn.ts'

export const en: Readonly<Record<keyof typeof zhCn, string>> = {
  title: 'My data',
  intro: 'Everything you leave here is yours: take it with you, or have all of it deleted.',
  introOfClass: 'What you make here is yours, and you can take it along.',
  exportTextOfClass: 'Your works and what you have learned. The page is to be read, JSON is for programs.',
  exportTitle: 'Export my data',
  exportText:
    'Profile, works, orders, points and progress, all but the password. A page to read, or JSON for programs.',
  exportPage: 'Export a page',
  exportJson: 'Export JSON',
  eraseTitle: 'Delete my account',
  eraseText:
    'For 7 days you can change your mind. Then everything of yours is deleted for good; of orders and points only a number stays.',
  works: 'My works',
  worksRemove: 'Delete them too',
  worksKeep: 'Leave them on the site, by nobody',
  password: 'Password',
  erase: 'Delete my account',
  erasing: 'Asking…',
  planned: 'Your account will be deleted on {date}',
  plannedText: 'Until then everything is as it was. If you have changed your mind, one press keeps it.',
  keep: 'Keep my account',
  ofClass:
    'Your teacher made this account for your class. Tell them when you no longer want it: they delete it, with your works and your progress.',
  guarded: 'Under 14, a guardian exports, withdraws or deletes on the guardian page.',
  toGuardian: 'To the guardian page',
  problem: 'This could not be read',
}
