import { describe, expect, it } from 'vitest'
import { alongTo, destinationOf, loadingPath, loginPath, parseTarget, targetJson } from './paths.ts'

const toOf = (address: string) => new URL(address, 'https://tutu.example').searchParams.get('to')

describe('where one was going', () => {
  it.each([
    ['/user/account/integral', '?page=2'],
    ['/course/hide-and-seek/hello', ''],
    ['/', ''],
  ])('%s%s is gone back to after signing in, in the language of the page', (path, search) => {
    expect(destinationOf(toOf(loginPath(path, search, 'zh-cn')), 'zh-cn')).toBe(path + search)
    const english = loginPath(path, search ? `${search}&lang=en` : '?lang=en', 'en')
    expect(english).toMatch(/&lang=en$/)
    expect(destinationOf(toOf(alongTo('/user/reg', toOf(english), 'en')), 'en')).toBe(
      `${path}${search ? `${search}&` : '?'}lang=en`,
    )
  })

  it('is carried by the loading route, case and all', () => {
    const address = loadingPath('/user/account/changePassword', '?q=A%2FB', 'zh-cn')
    expect(parseTarget(targetJson(address))).toEqual({ path: '/user/account/changePassword', query: { q: 'A/B' } })
    // Only pages of the centre are waited for there.
    expect(loadingPath('/courses', '', 'en')).toBe('/user/loading?lang=en')
  })

  it.each([
    '{"path":"//elsewhere.example"}',
    '{"path":"https://elsewhere.example/user/x"}',
    '{"path":"/\\\\elsewhere.example"}',
    // Browsers leave tabs and ends of lines out of an address.
    String.raw`{"path":"/\t/elsewhere.example"}`,
    String.raw`{"path":"/\n/elsewhere.example"}`,
    String.raw`{"path":"\r//elsewhere.example"}`,
    String.raw`{"path":"/user/.\t./admin"}`,
    '{"path":"/user/../admin"}',
    '{"path":"/admin/course"}',
    '{"path":"/api/user/index"}',
    '{"path":"/user/login"}',
    '{"path":"/user/loading/x"}',
    'no JSON',
    '',
  ])('%s is no place', (json) => {
    expect(destinationOf(json, 'zh-cn')).toBe('/user')
  })
})
