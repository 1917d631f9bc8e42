import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  title: 'Balance',
  intro: 'Your teacher or the administrator fills it; courses are bought with it.',
  now: 'You have',
  yuan: '¥{money}',
  empty: 'Nothing has come or gone yet.',
}
