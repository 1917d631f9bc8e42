import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  name: 'Mentors',
  title: 'The mentors beside your child',
  intro: 'Behind every course stands a mentor, who thinks about how it is taught and what helps when a child is stuck.',
  description: 'The mentors of Tutu: how each of them teaches, what they are good at, and which courses are theirs.',
  specialities: 'Good at',
  courses: 'Courses',
  empty: 'The mentors are still writing about themselves. Please come back in a while.',
}
