import { expect, it } from 'vitest'
import { MAP, pointAt, stepsOf, STRETCHES } from '../../../ui/way-land/road.ts'
import { stageOf } from './stages.ts'
import { titleLines } from './title-lines.ts'

it('every place stands on the map, with room for its house and its board, however many there are', () => {
  for (const stage of STRETCHES.keys())
    for (const count of [1, 2, 3, 6])
      for (const { x, y } of stepsOf(stage, count).map(pointAt)) {
        expect(x).toBeGreaterThan(100)
        expect(x).toBeLessThan(MAP.width - 96)
        expect(y).toBeGreaterThan(160)
        expect(y).toBeLessThan(MAP.height - 150)
      }
})

it.each([
  [5, 'hill'],
  [7, 'valley'],
  [8, 'valley'],
  [9, 'river'],
  [11, 'coast'],
  [14, 'coast'],
])('a course from the age of %i is in the land of the %s', (age_min, stage) => {
  expect(stageOf({ age_min })).toBe(stage)
})

it.each([
  ['迷宫大冒险', ['迷宫大冒险']],
  ['十个手指的家：打字第一步', ['十个手指的家：', '打字第一步']],
  ['写一个会躲猫猫的小程序', ['写一个会躲猫猫', '的小程序']],
  ['How machines learn', ['How machines', 'learn']],
  ['Hide and seek in a small program', ['Hide and seek in', 'a small program']],
])('“%s” stands in %j', (title, lines) => {
  expect(titleLines(title, 9, 3)).toEqual(lines)
})

it('a title that is too long ends in dots', () => {
  const lines = titleLines('一个名字特别特别特别特别特别特别特别特别特别特别长的课程名字', 9, 2)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/…$/)
})
