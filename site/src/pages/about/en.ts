import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'About {siteName}',
  description: 'How {siteName} began, what a lesson is like, and how children stay safe and parents stay calm.',
  empty: 'The story is still being written. Please come back in a while.',
  write: 'Anything else you would like to know?',
  writeText: 'Write to us. A person will reply.',
  contact: 'Contact us',
}
