import { RESOURCES } from '@tutu/contract/resources/index'
import { expect, test } from 'vitest'
import { createRegistry } from '../resource/registry.ts'
import { cacheKey } from './cache-key.ts'

const registry = createRegistry(RESOURCES)
const pages = (pathname: string) =>
  pathname === '/courses' ? { names: ['category', 'page'], freeText: ['q'] } : { names: [], freeText: [] }
const keyOf = (url: string, thinkLang?: string) => cacheKey(url, thinkLang, registry, pages)?.key

test.each([
  ['tracking parameters', '/courses?utm_source=x&page=2', '/courses?page=2'],
  ['the order of parameters', '/courses?page=2&category=ai', '/courses?category=ai&page=2'],
  ['empty parameters', '/courses?page=', '/courses'],
  ['the default language', '/courses?lang=zh-cn', '/courses'],
  ['an unknown language', '/courses?lang=fr', '/courses'],
  ['the case of a call’s path', '/API/Course/INDEX?page=2', '/api/course/index?page=2'],
  ['a filter in a read', '/api/course/read?slug=x&level=y', '/api/course/read?slug=x'],
])('%s make no other entry', (_, one, other) => {
  expect(keyOf(one)).toBeDefined()
  expect(keyOf(one)).toBe(keyOf(other))
})

test.each([
  ['languages', '/courses?lang=en', '/courses'],
  ['pages', '/courses?page=2', '/courses?page=3'],
  ['the case of a value', '/api/course/read?slug=scratch', '/api/course/read?slug=Scratch'],
  ['filters', '/api/course/index?level=beginner', '/api/course/index?level=creator'],
  ['courses of a lesson', '/api/lesson/read?course=a&slug=x', '/api/lesson/read?course=b&slug=x'],
])('%s make another entry', (_, one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other))
})

test.each([
  '/courses?q=rabbit',
  '/api/course/index?quick_search=x',
  '/api/course/index?search[0][field]=x',
  // The routes read these as lists, and the page would be kept as if they were not there.
  '/api/course/index?tag_ids[]=1',
  '/api/course/read?slug[]=x',
  '/api/course/index?page%5B%5D=2',
  '/api/course/index?page=1&page=2',
  '/courses?lang=en&lang=zh-cn',
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

test('a call’s language is its header’s, a page’s is its address’s', () => {
  expect(keyOf('/api/course/index', 'en')).toBe(keyOf('/api/course/index?lang=en'))
  expect(keyOf('/api/course/index?lang=en', 'zh-cn')).toBe(keyOf('/api/course/index'))
  expect(keyOf('/courses', 'en')).toBe(keyOf('/courses'))
})
