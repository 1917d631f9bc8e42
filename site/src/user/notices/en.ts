import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'Messages',
  intro: 'News of your works, classes and orders, and what your teachers tell you.',
  unread: 'Unread',
  markAll: 'Mark all as read',
  empty: 'No messages yet.',
  see: 'Have a look',
  mend: 'Mend it',
  problem: 'Your messages could not be read',
}
