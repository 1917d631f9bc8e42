import { describe, expect, it } from 'vitest'
import { fill } from '@tutu/contract/core/fill'
import { translator } from './text.ts'

const messages = {
  'zh-cn': { hello: '你好', results: '找到 {count} 门课' },
  en: { hello: 'Hello', results: '{count} {count|course|courses}' },
} as const

describe('the texts of a page', () => {
  it('come in the language of the page', () => {
    expect(translator(messages, 'zh-cn')('hello')).toBe('你好')
    expect(translator(messages, 'en')('hello')).toBe('Hello')
  })

  it.each([
    ['zh-cn', 3, '找到 3 门课'],
    ['en', 1, '1 course'],
    ['en', 0, '0 courses'],
    ['en', 12, '12 courses'],
  ] as const)('fill in names and choose the word of a number: %s %i', (language, count, text) => {
    expect(translator(messages, language)('results', { count })).toBe(text)
  })

  it('leave names alone that nobody gave', () => {
    expect(fill('{a} {b}', { a: 1 })).toBe('1 {b}')
  })
})
