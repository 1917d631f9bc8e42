import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'What we made',
  intro: 'Every one of these was made by somebody who learns here.',
  description: 'Scratch projects, pictures and videos by our learners. A teacher looks at each before it is shown.',
  kinds: 'Kinds of works',
  all: 'All',
  results: '{count} {count|work|works}',
  featured: 'Featured',
  by: 'By {author}',
  emptyTitle: 'No works here yet',
  emptyText: 'Whose will be the first? Take a lesson and make one.',
  courses: 'To the courses',
  pageTitle: '{title} (page {page})',
}
