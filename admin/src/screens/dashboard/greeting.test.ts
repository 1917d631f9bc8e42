import { expect, it } from 'vitest'
import { en } from './en.ts'
import { greetingAt } from '@tutu/contract/core/greeting'
import { zhCn } from './zh-cn.ts'

it.each([
  [0, 'lateNight'],
  [4, 'lateNight'],
  [5, 'morning'],
  [8, 'morning'],
  [9, 'forenoon'],
  [11, 'forenoon'],
  [12, 'noon'],
  [13, 'noon'],
  [14, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
] as const)('at %i o’clock the greeting is %s', (hour, greeting) => expect(greetingAt(hour)).toBe(greeting))

it.each(['lateNight', 'morning', 'forenoon', 'noon', 'afternoon', 'evening'] as const)(
  '%s is followed by a welcome back in both languages',
  (greeting) => {
    expect(zhCn[greeting]).toMatch(/欢迎回来/)
    expect(en[greeting]).toMatch(/[Ww]elcome back/)
  },
)
