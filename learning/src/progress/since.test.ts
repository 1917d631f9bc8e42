import { expect, it } from 'vitest'
import { finish, type LessonRecord, merge, NO_PROGRESS, type Progress, solve, spendMinutes, visit } from './progress.ts'
import { since } from './since.ts'

const course = { slug: 'turtle', title: {}, count: 6 }
const see = (known: Progress, id: string, at: number, courseId = '1'): Progress =>
  visit(
    known,
    { courseId, course, lesson: { id, slug: `lesson-${id}`, title: {}, number: Number(id) }, next: null },
    at,
  )
const lessonsOf = (progress: Progress): Record<string, LessonRecord> => progress.lessons

const before: Progress = {
  ...spendMinutes(solve(finish(see(see(NO_PROGRESS, '1', 5), '2', 6), '1', 7), '1', 'a', 8), '1', 10),
  tools: { typing: { fj: 2, dk: 3 } },
}

it('tells nothing where nothing was done', () => {
  expect(since(before, before)).toEqual(NO_PROGRESS)
})

it('of a lesson begun before only what is new, of a new one all', () => {
  const now = see(spendMinutes(solve(see(before, '1', 20), '1', 'b', 21), '1', 4), '3', 22, '2')
  const news = since(now, before)
  expect(Object.keys(news.courses)).toEqual(['1', '2'])
  expect(Object.keys(lessonsOf(news))).toEqual(['1', '3'])
  expect(lessonsOf(news)['1']).toMatchObject({ seen: 20, done: null, stars: ['b'], minutes: 4 })
  expect(lessonsOf(news)['3']).toEqual(now.lessons['3'])
})

it('tells what was done in a lesson that stood open when it began', () => {
  expect(lessonsOf(since(spendMinutes(before, '2', 3), before))).toMatchObject({ 2: { seen: 6, minutes: 3 } })
})

it('of the tools the exercises that went better', () => {
  const now = { ...before, tools: { typing: { fj: 3, dk: 3 }, clock: { 1: 1 } } }
  expect(since(now, before).tools).toEqual({ typing: { fj: 3 }, clock: { 1: 1 } })
})

it('put together again it is what there was', () => {
  const now = see(finish(see(before, '2', 20), '2', 21), '3', 22)
  expect(merge(before, since(now, before))).toEqual(now)
})
