import type { Definition } from '@tutu/contract/define-resource'
import { course } from '@tutu/contract/resources/course'
import { RESOURCES } from '@tutu/contract/resources/index'
import { expect, test } from 'vitest'
import { definitionMistakes, relationMistakes } from './definition-mistakes.ts'
import { createRegistry } from './registry.ts'

test.each(RESOURCES.map((definition) => [definition.name, definition] as const))(
  '%s says nothing that cannot be',
  (_, one) => expect(definitionMistakes(one)).toEqual([]),
)

test.each<[change: Partial<Definition>, mistake: string]>([
  [{ label: 'name' }, "course: label: 'name' is none of its fields"],
  [{ quickSearch: ['titel'] }, "course: quickSearch: 'titel' is none of its fields"],
  [{ sort: { field: 'place', direction: 'asc' } }, "course: sort: 'place' is none of its fields"],
  [
    { public: { ...course.public, filters: { colour: '=' } } },
    "course: public.filters: 'colour' is none of its fields",
  ],
  [{ public: { ...course.public, read: ['name'] } }, "course: public.read: 'name' is none of its fields"],
  [{ checks: [{ field: 'age_max', atLeast: 'age' }] }, "course: checks: 'age' is none of its fields"],
  [{ groups: {} }, "course: 'level': there is no group 'audience'"],
])('a mistake is told in plain words: %j', (change, mistake) => {
  const wrong: Definition = { ...course, ...change }
  expect(definitionMistakes(wrong)).toContain(mistake)
  expect(() => createRegistry([wrong])).toThrow(mistake)
})

test('so is one between definitions', () => {
  expect(relationMistakes(createRegistry([course]))).toEqual([
    "course: 'category_id' points to 'course-category', which there is not",
    "course: 'tag_ids' points to 'tag', which there is not",
  ])
  expect(() => createRegistry([course, course])).toThrow("two modules are named 'course'")
  expect(() => createRegistry([course, { ...course, name: 'lesson', base: 'Course' }])).toThrow('/admin/Course')
})
