import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  breadcrumbs: 'Where you are',
  title: '{topic} tutorials',
  description: 'Short {topic} tutorials. {intro}',
  open: 'Step by step',
  pictures: '{count} {count|picture|pictures} of the steps',
  video: 'With a video',
  emptyTitle: 'Nothing behind this sign yet',
  emptyText: 'Tutu is writing the first one. Have a look next door meanwhile.',
  others: 'Other signs',
}
