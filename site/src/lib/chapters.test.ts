import { expect, test } from 'vitest'
import { inChapters } from './chapters.ts'
import type { LessonRow } from './public-api.ts'

const lesson = (id: number, chapter: number | null) =>
  ({ id, chapter: chapter === null ? null : { id: chapter, title: `C${chapter}`, summary: '' } }) as LessonRow

const shape = (...lessons: LessonRow[]) =>
  inChapters(lessons).map(({ chapter, lessons: own }) => [chapter?.title ?? null, own.map(({ number }) => number)])

test('lessons are gathered under their chapters and keep their numbers in the course', () => {
  expect(shape(lesson(1, 1), lesson(2, 1), lesson(3, 2))).toEqual([
    ['C1', [1, 2]],
    ['C2', [3]],
  ])
})

test('lessons without a chapter stand by themselves, wherever they are', () => {
  expect(shape(lesson(1, null), lesson(2, 1), lesson(3, null))).toEqual([
    [null, [1]],
    ['C1', [2]],
    [null, [3]],
  ])
  expect(shape()).toEqual([])
})

test('a chapter that is interrupted begins again: the order is that of the lessons', () => {
  expect(shape(lesson(1, 1), lesson(2, 2), lesson(3, 1)).map(([title]) => title)).toEqual(['C1', 'C2', 'C1'])
})
