export const zhCn = {
  breadcrumbs: '所在位置',
  allArticles: '全部文章',
} as const
