import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'Points',
  intro: 'Points come from checking in, learning and taking part.',
  now: 'You have',
  empty: 'No points yet. Check in on the overview.',
}
