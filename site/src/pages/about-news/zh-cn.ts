export const zhCn = {
  name: '新闻',
  title: '最近发生了什么',
  intro: '新课、新工具、活动和通知。',
  description: '图图编程的新闻：上新的课程和工具，能在家做的活动，还有假期安排等通知。',
  categories: '新闻分类',
  all: '全部',
  pinned: '置顶',
  feed: '用阅读器订阅',
  empty: '这里还没有新闻',
  noCategory: '没有这个分类',
  allNews: '看看全部新闻',
  pageTitle: '{title}（第 {page} 页）',
} as const
