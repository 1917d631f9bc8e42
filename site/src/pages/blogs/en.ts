import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'For children, and for whoever sits beside them',
  intro: 'How to learn to code, what to do when stuck, and games for the whole family.',
  description:
    'Articles for parents, teachers and children: how to begin with code, how to help a child who is stuck, and algorithm games without a computer.',
  search: 'Search articles',
  placeholder: 'Search articles',
  tags: 'Tags',
  all: 'All',
  feed: 'Follow in a reader',
  results: '{count} {count|article|articles}',
  clear: 'Clear filters',
  someWords: 'No article has all of these words. These have some of them.',
  emptyTitle: 'No such article yet',
  emptyWords: 'Nothing found for “{words}”',
  emptyText: 'Tutu dozed off while waiting. Try another word, or look at all articles.',
  emptySoon: 'The first one is still being written. Please come back in a while.',
  allArticles: 'See all articles',
  noTag: 'No such tag',
  noTagText: 'There is no tag called “{asked}”. These are the ones we have:',
  pageTitle: '{title} (page {page})',
}
