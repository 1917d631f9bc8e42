import type { zhCn } from './zh-cn.ts'

export const en: Readonly<Record<keyof typeof zhCn, string>> = {
  title: 'Tutu Clock',
  description:
    'A clock that teaches the time: turn the hands, practise on five levels, see a countdown shrink, and use the stopwatch, focus timer, exam clock and world clock. Works offline.',
  noScript: 'The clock needs JavaScript. Switch it on in your browser’s settings and reload the page.',
  modes: 'Ways to use the clock',
  clock: 'Clock',
  learn: 'Learn',
  exercise: 'Practise',
  countdown: 'Countdown',
  stopwatch: 'Stopwatch',
  pomodoro: 'Focus',
  exam: 'Exam',
  world: 'World',
  full: 'Full screen (F)',
  leaveFull: 'Leave full screen (F)',

  week: 'Week {week}',
  lunarDay: 'Chinese calendar: {day}',
  hours: 'Hours',
  hours12: '12 hours',
  hours24: '24 hours',
  numerals: 'Numbers',
  numeralsNone: 'None',
  seconds: 'Second hand',
  lunar: 'Chinese calendar',
}
