import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  name: 'Jobs',
  title: 'Make lessons with us',
  intro: 'For people who like children, and like to get small things right. These places are open.',
  description: 'Openings at Tutu: what you would do, what we hope for, where it is and what it pays.',
  headcount: '{count} {count|person|people} wanted',
  monthly: '{range} a month',
  open: 'Pay to be agreed',
  duties: 'What you would do',
  requirements: 'What we hope for',
  apply: 'How to apply',
  applyText: 'Write us a short letter: which of these, and one thing you made that you are glad of.',
  write: 'Write to us',
  emptyTitle: 'There is no opening at the moment',
  emptyText: 'New ones will stand here. You are welcome to write before then and tell us about yourself.',
}
