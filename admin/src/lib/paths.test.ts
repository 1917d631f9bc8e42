import { describe, expect, test } from 'vitest'
import { hrefOf, iframePath, loadingPath, loginPath, parseTarget, targetJson, targetOf } from './paths.ts'

describe('where one was going', () => {
  test.each([
    ['/admin/course', ''],
    ['/admin/course', '?page=2'],
    ['/admin/auth/admin', '?quick_search=图图&ids=1&ids=2'],
    [iframePath('https://example.com/a/../b?c=d#e'), ''],
  ])('%s%s survives the loading route', (path, search) => {
    const target = targetOf(path, search)
    const there = parseTarget(targetJson(loadingPath(target)))
    expect(there).toEqual(target)
    expect(there && decodeURIComponent(hrefOf(there))).toBe(decodeURIComponent(path + search))
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
    ['a way out in disguise', '{"path":"/admin/%2E%2e/user"}'],
    ['a query in the path', '{"path":"/admin/x?y"}'],
    ['the login page', '{"path":"/admin/login"}'],
  ])('%s is refused', (_name, json) => {
    expect(parseTarget(json)).toBeUndefined()
  })

  test('a query that is none is left out', () => {
    expect(parseTarget('{"path":"/admin/course","query":"x"}')).toEqual({ path: '/admin/course', query: {} })
  })
})
