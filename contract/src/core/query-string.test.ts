import { expect, test } from 'vitest'
import { toQueryString, withQuery } from './query-string.ts'

test.each<[params: Record<string, unknown>, query: string]>([
  [{}, ''],
  [{ page: 1, select: true, empty: '' }, 'page=1&select=true&empty='],
  [{ none: null, absent: undefined, list: [], nothing: {} }, ''],
  [{ ids: [1, 2] }, 'ids[]=1&ids[]=2'],
  [{ extra: { a: 1, b: { c: 2 } } }, 'extra[a]=1&extra[b][c]=2'],
  [
    { search: [{ field: 'price', val: '1,2', operator: 'RANGE' }, { field: 'title' }] },
    'search[0][field]=price&search[0][val]=1%2C2&search[0][operator]=RANGE&search[1][field]=title',
  ],
  [{ search: [{ field: 'id', val: [1, 2] }] }, 'search[0][field]=id&search[0][val][]=1&search[0][val][]=2'],
  [{ quick_search: '图图 & a=b' }, 'quick_search=%E5%9B%BE%E5%9B%BE%20%26%20a%3Db'],
])('%o', (params, query) => {
  expect(toQueryString(params)).toBe(query)
})

test.each<[path: string, params: Record<string, unknown> | undefined, url: string]>([
  ['/x', undefined, '/x'],
  ['/x', { a: null }, '/x'],
  ['/x', { a: 1 }, '/x?a=1'],
  ['/x?b=2', { a: 1 }, '/x?b=2&a=1'],
])('%s with %o is %s', (path, params, url) => {
  expect(withQuery(path, params)).toBe(url)
})
