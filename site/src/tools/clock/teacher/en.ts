import type { zhCn } from './zh-cn.ts'

export const en: Readonly<Record<keyof typeof zhCn, string>> = {
  forTeachers: 'For teachers and parents',
  bookmark: 'Each has an address of its own: open it, bookmark it, and have it ready in class. No network needed.',
  paper: 'Worksheets to print',
  paperOf: 'Worksheet, level {level}',
  together: 'With the whole class',
  pair: 'Two clocks: how long was it?',
  noNumerals: 'A clock without numbers',
  minute: 'How long is one minute?',
  reading: 'Quiet reading, 10 minutes',
  readingName: 'Quiet reading',
  tidy: 'Pack your bag in 5 minutes',
  tidyName: 'Pack your bag',
  focus: 'Focus for 15 minutes, rest for 5',
  stopwatch: 'Stopwatch: guess 30 seconds',
}
