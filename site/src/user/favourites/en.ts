import type { zhCn } from './zh-cn.ts'

export const en: Readonly<Record<keyof typeof zhCn, string>> = {
  title: 'My favourites',
  intro: 'Press “Keep” on a course, a tutorial, an article or a work, and find it again here.',
  problem: 'Your favourites could not be read',
  all: 'All',
  kind_course: 'Courses',
  kind_tutu: 'Tutorials',
  kind_blog: 'Articles',
  kind_cases: 'Works',
  kinds: 'By kind',
  search: 'Find among your favourites',
  find: 'Find',
  empty: 'Nothing is kept yet. Where you like something, press “Keep”.',
  none: 'Nothing was found. Try another word.',
  toCourses: 'Look at the courses',
  gone: 'Not there any more',
  goneText: 'It was taken down or deleted.',
  by: 'A work by {name}',
  keptAt: 'Kept on {time}',
  remove: 'Keep no more',
  removeOf: 'Keep no more: {title}',
}
