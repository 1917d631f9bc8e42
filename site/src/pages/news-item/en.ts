import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  breadcrumbs: 'Where you are',
  news: 'News',
  allNews: 'All news',
}
