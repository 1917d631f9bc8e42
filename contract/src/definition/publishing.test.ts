import { expect, test } from 'vitest'
import { course } from '../resources/course.ts'
import { tag } from '../resources/tag.ts'
import { isSavedAtOnce } from './publishing.ts'

test('a field is saved outside its form where that goes past no draft, and of what visitors see by those who may publish', () => {
  expect(isSavedAtOnce(tag, undefined, false)).toBe(true)
  const cases = ['draft', 'published', 'changed'].map((state) => [
    isSavedAtOnce(course, state, false),
    isSavedAtOnce(course, state, true),
  ])
  expect(cases).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ])
})
