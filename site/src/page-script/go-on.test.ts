// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillGoOn } from './go-on.ts'

beforeEach(() => {
  // What lasts as long as a page: tests of one worker share it.
  Reflect.deleteProperty(globalThis, 'tutuProgress')
})
afterEach(() => localStorage.clear())

const course = (count: number) => ({ slug: 'x', title: {}, count })
const lesson = (of: string, number: number, done: number | null) => ({
  course: of,
  slug: 'y',
  title: {},
  number,
  seen: 5,
  done,
  minutes: 0,
  stars: [],
  again: {},
})
const isDone = (selector: string) => document.querySelector(selector)!.hasAttribute('data-done')

it('marks what comes first and is done: a lesson, and a course of which every lesson is', () => {
  document.body.innerHTML = `
    <a data-lesson-ref="11"></a><a data-lesson-ref="22"></a>
    <a data-course-ref="1"></a><a data-course-ref="2"></a><a data-course-ref="3"></a>`
  const lessons = { 11: lesson('1', 1, 6), 21: lesson('2', 1, 8), 22: lesson('2', 2, null) }
  localStorage.setItem('tutu-learning', JSON.stringify({ courses: { 1: course(1), 2: course(2) }, lessons }))
  fillGoOn()
  expect(['[data-lesson-ref="11"]', '[data-course-ref="1"]'].map(isDone)).toEqual([true, true])
  expect(['[data-lesson-ref="22"]', '[data-course-ref="2"]', '[data-course-ref="3"]'].map(isDone)).toEqual([
    false,
    false,
    false,
  ])
})

it('says of a finished course that it is, and of one that is not how it goes on', () => {
  const link = (id: number) =>
    `<a data-go-on="${id}"><span data-go-on-text="Lesson {number}" data-go-on-done="Look again">Start</span></a>`
  document.body.innerHTML = link(1) + link(2) + link(3)
  const lessons = { 11: lesson('1', 1, 6), 21: lesson('2', 1, 8), 22: lesson('2', 2, null) }
  localStorage.setItem('tutu-learning', JSON.stringify({ courses: { 1: course(1), 2: course(2) }, lessons }))
  fillGoOn()
  expect([...document.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Look again',
    'Lesson 2',
    'Start',
  ])
})

it('names the lesson one goes on with where its name is known, and its number alone where it is not', () => {
  document.body.innerHTML =
    '<a data-go-on="" hidden><b data-go-on-text="Lesson {number}: {lesson}" data-go-on-untitled="Lesson {number}"></b></a>'
  const words = () => document.querySelector('b')!.textContent
  const keep = (lessons: object) => {
    Reflect.deleteProperty(globalThis, 'tutuProgress')
    localStorage.setItem('tutu-learning', JSON.stringify({ courses: { 2: course(3) }, lessons }))
    fillGoOn()
  }
  keep({ 21: lesson('2', 1, 8) })
  expect(words()).toBe('Lesson 2')
  keep({ 21: lesson('2', 1, 8), 22: { ...lesson('2', 2, null), title: { 'zh-cn': '画圆' }, seen: 0 } })
  expect(words()).toBe('Lesson 2: 画圆')
})
