import { expect, test } from 'vitest'
import { pageTemplates, templateOf } from './page-template.ts'

const templates = pageTemplates({
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root', index: true },
  courses: { id: 'courses', parentId: 'root', path: '/courses' },
  course: { id: 'course', parentId: 'root', path: '/course/:slug' },
  lesson: { id: 'lesson', parentId: 'root', path: 'course/:slug/:lesson' },
  about: { id: 'about', parentId: 'root', path: 'course/about' },
  gallery: { id: 'gallery', parentId: 'root', path: 'tutu/*' },
  'not-found': { id: 'not-found', parentId: 'root', path: '*' },
})

test.each([
  ['/', '/'],
  ['/courses', '/courses'],
  ['/courses/', '/courses'],
  ['/course/python', '/course/:slug'],
  ['/course/about', '/course/about'],
  ['/course/python/loops', '/course/:slug/:lesson'],
  ['/COURSE/x', '/course/:slug'],
  ['/tutu/a/b', '/tutu/*'],
  ['/nowhere', undefined],
  ['/course/a/b/c', undefined],
  ['', undefined],
])('%s is a view of %s', (pathname, template) => {
  expect(templateOf(templates, pathname)).toBe(template)
})
