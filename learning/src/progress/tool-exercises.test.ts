import { expect, test } from 'vitest'
import { exerciseTitle, TOOL_EXERCISES } from './tool-exercises.ts'

test('a class can be asked to do every typing lesson and every level, each by a name of its own', () => {
  for (const groups of Object.values(TOOL_EXERCISES)) {
    const names = groups.flatMap(({ exercises }) => exercises.map(({ name }) => name))
    expect(new Set(names).size).toBe(names.length)
  }
  expect(TOOL_EXERCISES.super.flatMap(({ exercises }) => exercises)).toHaveLength(40)
  expect(exerciseTitle('super', 'l1')).toEqual({ 'zh-cn': '第 1 关 回家', en: 'Level 1: Going home' })
  expect(exerciseTitle('typing', 'in-the-park')?.en).toBe('In the park')
  expect(exerciseTitle('typing', 'l1')).toBeUndefined()
})
