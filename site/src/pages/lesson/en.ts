import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  breadcrumbs: 'Where you are',
  outline: 'Lessons',
  place: 'Lesson {place} of {count}',
  neighbours: 'Previous and next lesson',
  previous: 'Previous lesson',
  next: 'Next lesson',
  finish: 'That was the last lesson',
  finishText: 'Back to the course',
  materials: 'Files for this lesson',
  download: 'Download',
  free: 'Free',
  locked: 'Paid lesson',
  description: '{summary} ({course}, lesson {place})',
  lockedTitle: 'This lesson is part of |a paid course',
  lockedText: '“{course}” costs {price}. The text of this lesson can be read by those who have bought the course.',
  lockedFree: 'These lessons are free, and a good way to begin:',
  lockedNoFree: 'Have a look at the course page first, and talk it over with your family.',
  toCourse: 'The course and its price',
}
