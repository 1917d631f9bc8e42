import type { zhCn } from './zh-cn.ts'

export const en: Readonly<Record<keyof typeof zhCn, string>> = {
  worksheets: 'Worksheets',
  worksheetsText: 'Prints on A4 paper, with the answers on page two. The same number always gives the same questions.',
  level: 'Level',
  levelShort: 'Level {level}',
  number: 'Number',
  another: 'Another one',
  print: 'Print',
  withAnswers: 'With the answers',
  name: 'Name',
  date: 'Date',
  answersOf: 'Answers · {title}',
  sheetNumber: 'Worksheet {level}-{number}',
  taskBoth: 'Where a clock has hands, write its time. Where there is a time, draw the hands.',
  taskSum: 'Work it out and write the answer on the line.',
  taskConvert: 'Write the same time the other way.',
  clockOf: 'Clock of question {number}, {time}',
  emptyClock: 'Question {number}: a clock without hands, to be set to {time}',
}
