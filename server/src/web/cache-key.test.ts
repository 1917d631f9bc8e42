import { expect, test } from 'vitest'
import { cacheKey, type Parameters } from './cache-key.ts'
import { testRegistry } from '../testing/services.ts'

const registry = testRegistry()
const PAGES: Readonly<Record<string, Parameters>> = {
  '/courses': { names: ['category', 'page'], freeText: ['q'] },
  '/clock': { names: ['mode'], freeText: [], values: { mode: ['learn'] } },
}
const pages = (pathname: string) => PAGES[pathname] ?? { names: [], freeText: [] }
const keyOf = (url: string, thinkLang?: string) => cacheKey(url, { thinkLang }, registry, pages)?.key

test.each([
  ['tracking parameters', '/courses?utm_source=x&page=2', '/courses?page=2'],
  ['the order of parameters', '/courses?page=2&category=ai', '/courses?category=ai&page=2'],
  ['empty parameters', '/courses?page=', '/courses'],
  ['the default language', '/courses?lang=zh-cn', '/courses'],
  ['an unknown language', '/courses?lang=fr', '/courses'],
  ['the case of a call’s path', '/API/Course/INDEX?page=2', '/api/course/index?page=2'],
  ['a filter in a read', '/api/course/read?slug=x&level=y', '/api/course/read?slug=x'],
  ['a course in the read of one', '/api/course/read?slug=x&course=7', '/api/course/read?slug=x'],
  ['a course beside a lesson’s id', '/api/lesson/read?id=7&course=a&slug=b', '/api/lesson/read?id=7'],
  ['the filter of another resource', '/api/tag/index?level=beginner', '/api/tag/index'],
])('%s make no other entry', (_, one, other) => {
  expect(keyOf(one)).toBeDefined()
  expect(keyOf(one)).toBe(keyOf(other))
})

test.each([
  ['languages', '/courses?lang=en', '/courses'],
  ['pages', '/courses?page=2', '/courses?page=3'],
  ['the case of a value', '/api/course/read?slug=scratch', '/api/course/read?slug=Scratch'],
  ['numbers', '/api/course/index?age_min=7', '/api/course/index?age_min=8'],
  ['modes of a tool', '/clock?mode=learn', '/clock'],
  ['switches', '/api/lesson/index?free=1', '/api/lesson/index?free=0'],
  ['filters', '/api/course/index?level=beginner', '/api/course/index?level=creator'],
  ['courses of a lesson', '/api/lesson/read?course=a&slug=x', '/api/lesson/read?course=b&slug=x'],
])('%s make another entry', (_, one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other))
})

test.each([
  '/courses?q=rabbit',
  '/api/course/index?quick_search=x',
  '/api/course/index?search[0][field]=x',
  '/api/course/index?cursor=WyJ3ZWlnaCxkZXNjIiwibmV4dCIsNywiNyJd',
  // Anybody could make as many of these as they like.
  '/api/course/index?level=v1',
  '/api/course/index?level=constructor',
  '/api/course/index?age_min=x',
  '/api/course/index?age_min=07',
  '/api/course/index?age_min=%207',
  '/api/course/index?category_id=1.0',
  '/api/course/index?category_id=99999999999',
  '/api/course/index?tag_ids=1,2,3',
  '/api/lesson/index?free=true',
  '/api/course/index?page=02',
  '/api/course/index?page=x',
  '/api/course/index?limit=51',
  '/api/course/index?order=price',
  '/api/course/index?order=price%20,asc',
  '/api/course/read?id=07',
  '/clock?mode=v1',
  // A call, not the page.
  '/courses?server=1',
  // The routes read these as lists, and the page would be kept as if they were not there.
  '/api/course/index?tag_ids[]=1',
  '/api/course/read?slug[]=x',
  '/api/course/index?page%5B%5D=2',
  '/api/course/index?page=1&page=2',
  '/api/course/index?lang=en&lang=zh-cn',
  `/courses?category=${'x'.repeat(101)}`,
  `/courses?utm=${'x'.repeat(1000)}`,
  '/admin/course/index',
  '/user/profile',
  '/api/account/index',
  '/api/course/edit',
  '/static/covers/blank.svg',
  '//evil.example/courses',
  'http://evil.example/courses',
])('%s is not kept', (url) => {
  expect(keyOf(url)).toBeUndefined()
})

test('a page’s address that is marked as a call is another answer, a call’s is the same', () => {
  const marked = (url: string) => cacheKey(url, { isMarkedAsCall: true }, registry, pages)?.key
  expect(marked('/courses')).toBeUndefined()
  expect(marked('/api/course/index')).toBe(keyOf('/api/course/index'))
})

test('a call’s language is its header’s, a page’s is its address’s', () => {
  expect(keyOf('/api/course/index', 'en')).toBe(keyOf('/api/course/index?lang=en'))
  expect(keyOf('/api/course/index?lang=en', 'zh-cn')).toBe(keyOf('/api/course/index'))
  expect(keyOf('/courses', 'en')).toBe(keyOf('/courses'))
})

test.each([
  ['/courses?x[]=1', 'zh-cn /courses'],
  ['/courses?x%5B%5D=2&lang=en', 'en /courses?lang=en'],
  ['/courses?lang=en&lang=zh-cn', 'en /courses?lang=en'],
])('%s is the page without what means nothing to it: %s', (address, key) => {
  expect(cacheKey(address, {}, registry, pages)?.key).toBe(key)
})
