import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'What we made',
  intro: 'Every one of these was made by somebody who learns here.',
  description:
    'Scratch projects, web pages, programs, pictures and videos by our learners. A teacher looks at each before it is shown.',
  publish: 'Publish my work',
  kinds: 'Kinds of works',
  all: 'All',
  tags: 'Find by tag',
  tagged: 'Tag: {tag}',
  order: 'Order',
  newest: 'Newest',
  liked: 'Most liked',
  likes: 'Likes',
  results: '{count} {count|work|works}',
  featured: 'Featured',
  emptyTitle: 'No works here yet',
  emptyText: 'Whose will be the first? Take a lesson and make one.',
  courses: 'To the courses',
  pageTitle: '{title} (page {page})',
}
