import { RESOURCES } from '@tutu/contract/resources/index'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import routes, { pages } from '../routes.ts'
import { inLanguage, linkTo, navigation, withQuery } from './links.ts'
import { parametersOf } from './page-parameters.ts'

it.each([
  [linkTo('home', 'zh-cn'), '/'],
  [linkTo('home', 'en'), '/?lang=en'],
  [linkTo('course', 'zh-cn', { slug: 'a b' }), '/course/a%20b'],
  [linkTo('lesson', 'en', { slug: 'a', lesson: 'b' }), '/course/a/b?lang=en'],
  [linkTo('courses', 'en', { query: { q: '海龟', page: undefined } }), '/courses?q=%E6%B5%B7%E9%BE%9F&lang=en'],
  [withQuery('/x', 'zh-cn', { a: '', b: 0 }), '/x?b=0'],
  [inLanguage('/courses', '?age=8', 'en'), '/courses?age=8&lang=en'],
  [inLanguage('/courses', '?age=8&lang=en', 'zh-cn'), '/courses?age=8'],
])('an address keeps the language and drops what is empty: %s', (link, expected) => {
  expect(link).toBe(expected)
})

it.each(routes)('the page $id has its file', ({ file }) => {
  expect(existsSync(new URL(`../${file}`, import.meta.url))).toBe(true)
})

it('the navigation shows only pages of the list that need nothing to be filled in', () => {
  for (const { href } of navigation('zh-cn', { hasTrials: true }))
    expect(pages.map(({ path }): string => path)).toContain(href)
})

it.each([
  ['/courses', ['category', 'tag', 'level', 'age', 'sort', 'page', 'q'], ['q']],
  ['/course/a', [], []],
  ['/nowhere/at/all', [], []],
])('the cache key of %s holds the parameters %j', (path, names, freeText) => {
  expect(parametersOf(path)).toEqual({ names, freeText })
})

it('the clock’s page is kept for its modes and no other ones', () => {
  expect(parametersOf('/clock').values).toEqual({ mode: expect.arrayContaining(['learn', 'countdown']) })
})

it.each(RESOURCES.filter((one) => one.public?.page).map((one) => [one.name, one.public!.page!]))(
  'the page that the module %s says its rows have is one of the site: %s',
  (_, path) => {
    const shape = (one: string) => one.replace(/:\w+/g, ':')
    expect(pages.map((page) => shape(page.path))).toContain(shape(path))
  },
)
