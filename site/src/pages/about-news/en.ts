import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  name: 'News',
  title: 'What has happened lately',
  intro: 'New courses, new tools, things to do together, and notices.',
  description: 'News of Tutu: new courses and tools, activities for home, and notices such as holiday arrangements.',
  categories: 'Kinds of news',
  all: 'All',
  pinned: 'Pinned',
  feed: 'Follow in a reader',
  empty: 'There is no news here yet',
  noCategory: 'There is no such kind of news',
  allNews: 'See all news',
  pageTitle: '{title} (page {page})',
}
