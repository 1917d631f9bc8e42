import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  description:
    'Plans, small things for points, and a letter that does not pester. Prices, refunds and the rules for minors are all on this page.',
  heading: 'Learn slowly, |stop any time',
  intro: 'Some courses cost nothing, and every tool is free. For more, buy one course, or use a plan.',
  plans: 'Plans',
  plansText: 'For as many days, every lesson of every course is open.',
  perDay: '{money} a day',
  lessons: 'Lesson hours',
  lessonsText:
    'For lessons with a teacher in a class: one takes an hour of it, in some classes more. Courses on this site take none.',
  perHour: '{money} an hour',
  rules: 'Before you buy',
  rule1: 'Nothing renews itself. When a plan ends it ends; progress and works stay.',
  rule2:
    'Minors have at most 92 days of plans ahead and sixty lesson hours at once, and limits for each purchase and each day.',
  rule3: 'Under 14, nothing is paid before a parent has agreed. Without that, the order ends after 24 hours.',
  rule4: 'What has not begun can be refunded. Money and points go back where they came from.',
  goods: 'Small things',
  goodsText: 'For money or for points, which come from checking in and practising typing.',
  buy: 'Buy',
  buyFor: 'Buy {title}',
  or: '{money}, or {points}',
  left: '{count} left',
  soldOut: 'Sold out',
  empty: 'Nothing is on sale now',
  emptyText: 'Free courses and tools are always here. Why not take a lesson?',
  toCourses: 'See the courses',
  closed: 'Nothing can be bought online at the moment. Ask at the counter, or write to us.',
  single: 'Only one course?',
  singleText: 'Its page says what it costs, and which lessons are free. Once bought it never runs out.',
  letter: 'Letters from Tutu',
  letterText:
    'One or two a month: new courses, good works, small experiments for home. For parents. One press ends it, and nobody else gets your address.',
  letterLabel: 'A parent’s e-mail address',
  letterButton: 'Send me the letters',
}
