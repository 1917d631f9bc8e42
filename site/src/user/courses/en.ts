import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'My courses',
  intro: 'Whichever device you learned on, it is remembered here.',
  problem: 'Your progress could not be loaded',
  offline: 'Below is what this device remembers.',
  empty: 'No course begun yet. Choose one you like and start with its first lesson.',
  choose: 'Choose a course',
  lessons: '{done} of {count} lessons done',
  facts: '{stars} {stars|star|stars} · {minutes} {minutes|minute|minutes}',
  goOn: 'Go on with lesson {number}',
  open: 'See the course',
  finished: 'You have finished this course',
  progress: 'Progress in {course}',
}
