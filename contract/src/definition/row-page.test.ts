import { expect, test } from 'vitest'
import { defineResource } from './define-resource.ts'
import { RESOURCES } from '../resources/index.ts'
import { course } from '../resources/course.ts'
import { lesson } from '../resources/lesson.ts'
import { tag } from '../resources/tag.ts'
import { rowPage } from './row-page.ts'

const definitionOf = (name: string) => RESOURCES.find((one) => one.name === name)

const numbered = defineResource({ ...tag, public: { ...tag.public, page: '/tags/:id' } })

test.each([
  [course, { slug: 'carrot', status: '1' }, '/course/carrot'],
  [course, { slug: '胡萝卜', status: '1' }, '/course/%E8%83%A1%E8%90%9D%E5%8D%9C'],
  [course, { slug: 'carrot', status: '0' }, undefined],
  [course, { slug: '', status: '1' }, undefined],
  [lesson, { slug: 'one', status: '1', course: { id: 1, slug: 'carrot' } }, '/course/carrot/one'],
  [lesson, { slug: 'one', status: '1', course: null }, undefined],
  [tag, { slug: 'story', status: '1' }, undefined],
  [numbered, { id: 7, status: '1' }, '/tags/7'],
])('%# a row that visitors see has a page where its module has pages', (definition, row, path) =>
  expect(rowPage(definition, row, definitionOf)).toBe(path),
)
