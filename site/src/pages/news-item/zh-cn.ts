export const zhCn = {
  breadcrumbs: '所在位置',
  news: '新闻',
  allNews: '全部新闻',
} as const
