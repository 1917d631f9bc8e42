import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'You are |offline',
  hint: 'This page needs a connection. It opens by itself once you are back online.',
  retry: 'Try again',
  tools: 'Tools that work offline',
  reading: 'Courses and lessons read on this device',
}
