import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'Messages',
  intro: 'What the site and your teachers tell you.',
  unread: 'Unread',
  markAll: 'Mark all as read',
  empty: 'No messages yet.',
  problem: 'Your messages could not be read',
}
