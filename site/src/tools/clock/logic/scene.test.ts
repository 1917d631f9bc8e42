import { expect, test } from 'vitest'
import { lightAt, sceneOf } from './scene.ts'
import { partOfDay } from './words.ts'

test('the scene is that of the time, and never another than its words', () => {
  expect([7, 12, 16, 19, 23, 3].map((hour) => sceneOf(hour * 60))).toEqual([
    'morning',
    'noon',
    'afternoon',
    'evening',
    'night',
    'night',
  ])
  for (let time = 0; time < 24 * 60; time += 1) {
    const isDark = ['evening', 'night'].includes(sceneOf(time))
    expect(isDark).toBe(['凌晨', '晚上'].includes(partOfDay(time, 'zh-cn')))
  }
})

test('the sun rises at the left, stands above the clock at noon and goes down at the right; so does the moon', () => {
  expect([6, 12, 17].map((hour) => lightAt(hour * 60))).toEqual([0, 90, 165])
  expect([18, 0, 4].map((hour) => lightAt(hour * 60))).toEqual([0, 90, 150])
})
