import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'What are you looking for?',
  description:
    'Search courses, lessons, tutorials, articles and works, in English, Chinese or pinyin. One slip of the finger is forgiven.',
  label: 'Search the whole site',
  placeholder: 'game, turtle, loop, youxi …',
  start: 'English, Chinese, pinyin or its initials will do. If you slip, Tutu guesses what you meant.',
  result: '“{words}”',
  someWords: 'Nothing has all of these words. These have some of them.',
  more: 'All {count} results',
  moreOfMany: 'More results',
  allKinds: 'All results',
  emptyTitle: 'Nothing found for “{words}”',
  emptyText: 'Try another word, or fewer of them. Or have a look around from here.',
  categories: 'Courses by subject',
  courses: 'You could begin with these',
  way: 'Open the learning map',
  tutorials: 'See the tutorials',
  pageTitle: '{title} (page {page})',
}
