import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'Tutu’s tutorial rooms',
  intro: 'Fourteen signs, and behind each some short tutorials, every one for a single sitting. Push open any door.',
  description:
    'Short tutorials on fourteen topics: Scratch, web pages, pictures, typing, Python, C++, AI and more. Each takes one sitting, with drawn steps.',
  topics: 'All topics',
  count: '{count} {count|tutorial|tutorials}',
}
