import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  breadcrumbs: 'Where you are',
  allArticles: 'All articles',
}
