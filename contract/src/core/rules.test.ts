import { expect, test } from 'vitest'
import { ACCOUNT, COLOUR, isExternal, MOBILE, PASSWORD, RELATIVE_PATH, SLUG } from './rules.ts'

const CASES: [string, RegExp, string[], string[]][] = [
  [
    'account',
    ACCOUNT,
    ['abc', 'Tutu_2026', `a${'1'.repeat(14)}`],
    ['ab', '1abc', '_abc', 'a-bc', `a${'1'.repeat(15)}`, 'abc ', 'abc\n', '图图图'],
  ],
  [
    'password',
    PASSWORD,
    ['123456', 'x'.repeat(32), '密码密码密码', 'with space'],
    ['12345', 'x'.repeat(33), 'a&bcdef', 'a<bcdef', 'a>bcdef', 'a"bcdef', "a'bcdef", 'abcdef\n'],
  ],
  [
    'mobile',
    MOBILE,
    ['13800138000', '19912345678'],
    ['12800138000', '1380013800', '138001380001', '+8613800138000', '13800138000\n'],
  ],
  ['slug', SLUG, ['a', 'my-course-2'], ['', '-a', 'a-', 'a--b', 'A', 'a_b', 'a b', 'a\n']],
  ['colour', COLOUR, ['#2b8a5b', '#FFFFFF'], ['#fff', '2b8a5b', '#2b8a5g', '#2b8a5b80']],
  [
    'path',
    RELATIVE_PATH,
    ['/static/a.svg', '/storage/20260101/a-b_c@2x.png', '/a%20b'],
    ['', '/', '//host/a', 'a', '/a/../b', '/a b', '/a?b', '/a"', `/${'a'.repeat(255)}`],
  ],
]

test.each(CASES)('%s', (_, rule, good, bad) => {
  for (const value of good) expect(rule.test(value), value).toBe(true)
  for (const value of bad) expect(rule.test(value), value).toBe(false)
})

test.each([
  ['https://example.com', true],
  ['HTTP://example.com', true],
  ['ftp://x', true],
  ['mailto:a@b.c', true],
  ['tel:123', true],
  ['/courses', false],
  ['courses/https:', false],
  ['telephone', false],
])('%s leads outside: %s', (link, outside) => {
  expect(isExternal(link)).toBe(outside)
})
