import { describe, expect, test } from 'vitest'
import { hrefOf, loadingPath, loginPath, parseTarget, targetOf } from './paths.ts'

describe('where one was going', () => {
  test.each([
    ['/admin/course', ''],
    ['/admin/course', '?page=2'],
    ['/admin/auth/admin', '?quick_search=图图&ids=1&ids=2'],
  ])('%s%s survives the loading route', (path, search) => {
    const target = targetOf(path, search)
    const json = decodeURIComponent(loadingPath(target).replace('/admin/loading/', ''))
    const there = parseTarget(json)
    expect(there).toEqual(target)
    expect(there && decodeURIComponent(hrefOf(there))).toBe(path + search)
  })

  test.each(['/admin', '/admin/', '/admin/login', '/admin/loading', '/admin/loading/x', '/user'])(
    '%s is no place to come back to',
    (path) => {
      expect(loadingPath(targetOf(path, ''))).toBe('/admin/loading')
      expect(loginPath(targetOf(path, ''))).toBe('/admin/login')
    },
  )

  test.each<[name: string, json: string | undefined]>([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['no object', '"/admin/course"'],
    ['no path', '{"query":{}}'],
    ['another site', '{"path":"//example.com"}'],
    ['another scheme', '{"path":"https://example.com/admin/x"}'],
    ['a script', '{"path":"javascript:alert(1)"}'],
    ['another part of the site', '{"path":"/user"}'],
    ['a way out', '{"path":"/admin/../user"}'],
    ['a query in the path', '{"path":"/admin/x?y"}'],
    ['the login page', '{"path":"/admin/login"}'],
  ])('%s is refused', (_name, json) => {
    expect(parseTarget(json)).toBeUndefined()
  })

  test('a query that is none is left out', () => {
    expect(parseTarget('{"path":"/admin/course","query":"x"}')).toEqual({ path: '/admin/course', query: {} })
  })
})
