import { expect, it } from 'vitest'
import { fitting, interestsOf, readWishes } from './finder.ts'

const tag = (id: number, slug: string) => ({ id, slug, name: slug, colour: null })
const course = (
  slug: string,
  age_min: number,
  age_max: number,
  level: 'beginner' | 'explorer' | 'creator',
  tags: string[],
) => ({
  slug,
  age_min,
  age_max,
  level,
  tags: tags.map((one, index) => tag(index + one.length * 10, one)),
})
const courses = [
  course('stories', 5, 8, 'beginner', ['story']),
  course('hide', 7, 11, 'beginner', ['game']),
  course('maze', 8, 13, 'explorer', ['game', 'drawing']),
  course('sorting', 12, 16, 'creator', ['maths']),
]
const lowAndHigh = [
  course('keys', 6, 12, 'beginner', []),
  course('words', 10, 14, 'explorer', []),
  course('page', 9, 14, 'beginner', []),
]
const first = (wishes: Parameters<typeof fitting>[1]) => fitting(courses, wishes, 1)[0]!.slug

it.each([
  [{ age: 6 }, 'stories'],
  [{ age: 8, like: 'game', can: 'beginner' }, 'hide'],
  [{ age: 9, like: 'game', can: 'explorer' }, 'maze'],
  [{ age: 9, like: 'drawing' }, 'maze'],
  [{ age: 16 }, 'sorting'],
  [{ age: 5, can: 'creator' }, 'stories'],
  [{}, 'stories'],
] as const)('%j leads to %s', (wishes, slug) => {
  expect(first(wishes)).toBe(slug)
})

it('leads twelve-year-olds who said no more to a beginning made for about their age', () => {
  expect(fitting(lowAndHigh, { age: 12 }, 3).map(({ slug }) => slug)).toEqual(['page', 'keys', 'words'])
})

it('takes only answers that the questions offer', () => {
  expect(readWishes(new URLSearchParams('age=9&like=game&can=explorer'), [tag(1, 'game')])).toEqual({
    age: 9,
    like: 'game',
    can: 'explorer',
  })
  expect(readWishes(new URLSearchParams('age=99&like=x&can=y'), [tag(1, 'game')])).toEqual({})
})

it('offers what most courses are about', () => {
  expect(interestsOf(courses, 1).map(({ slug }) => slug)).toEqual(['game'])
})
