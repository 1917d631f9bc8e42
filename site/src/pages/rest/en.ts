import type { zhCn } from './zh-cn.ts'

export const en: Readonly<Record<keyof typeof zhCn, string>> = {
  title: 'Time for a rest',
  heading: 'Tutu is resting too',
  minutes: 'Today’s time is used up. Everything you did is kept: go on tomorrow.',
  quiet: 'It is quiet time now. Everything you did is kept: go on a little later.',
  until: 'See you at',
  free: 'Get up, look far away, drink some water.',
  ready: 'You have rested. You can go on.',
  goOn: 'Go on',
  leave: 'Sign out',
}
