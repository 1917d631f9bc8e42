import { describe, expect, test } from 'vitest'
import { clockTime, couldBeProject, minuteAt, turnTo } from './play.ts'

describe('the clock of the home page', () => {
  test.each([
    [0, -50, 0],
    [50, 0, 15],
    [0, 50, 30],
    [-50, 0, 45],
    [-3, -50, 0],
    [28, -50, 5],
  ])('a hand through (%s, %s) points to minute %s', (x, y, minute) => {
    expect(minuteAt(x, y)).toBe(minute)
  })

  test.each([
    [610, 15, 615],
    [610, 5, 605],
    [655, 0, 660],
    [600, 55, 595],
    [715, 0, 0],
    [0, 55, 715],
    [150, 30, 150],
  ])('from %s the minute hand goes the short way to %s: %s', (time, minute, after) => {
    expect(turnTo(time, minute)).toBe(after)
  })

  test.each([
    [0, '12:00'],
    [210, '3:30'],
    [715, '11:55'],
  ])('%s minutes after twelve is %s', (time, words) => {
    expect(clockTime(time)).toBe(words)
  })
})

test.each([
  ['猫.sb3', true],
  ['OLD.SB2', true],
  ['project.zip', true],
  ['no-ending', true],
  ['holiday.jpg', false],
  ['notes.docx', false],
])('%s could be a project: %s', (name, could) => {
  expect(couldBeProject({ name })).toBe(could)
})
