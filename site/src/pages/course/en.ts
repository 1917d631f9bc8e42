import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  breadcrumbs: 'Where you are',
  facts: 'About this course',
  ageFact: 'Ages',
  levelFact: 'Level',
  lengthFact: 'Length',
  length: '{lessons}, {minutes} in all',
  inPreparation: 'Being prepared',
  devicesFact: 'You need',
  priceFact: 'Price',
  start: 'Start lesson one',
  startFree: 'Try lesson one for free',
  firstSummary: 'Look at lesson one',
  intro: 'What you will learn',
  lessons: 'Lessons',
  lessonsFree: '{count} {count|lesson is|lessons are} free and {count|opens|open} straight away.',
  noLessons: 'The lessons are still being written. Please come back in a while.',
  free: 'Free',
  locked: 'Paid lesson',
  teacher: 'Teacher',
  tags: 'Tags',
}
