import { expect, test } from 'vitest'
import { RESOURCES } from '../resources/index.ts'
import type { Definition } from './define-resource.ts'
import { aOneOf, countOf, inSentence, manyOf, oneOf, withName } from './row-names.ts'

const titled = (en: string): Pick<Definition, 'title'> => ({ title: { 'zh-cn': '校车', en } })

test.each([
  ['Courses', 'course', 'a course', 'courses'],
  ['Course categories', 'course category', 'a course category', 'course categories'],
  ['Boxes', 'box', 'a box', 'boxes'],
  ['Administrators', 'administrator', 'an administrator', 'administrators'],
  ['Users', 'user', 'a user', 'users'],
  ['Universities', 'university', 'a university', 'universities'],
  ['Uploads', 'upload', 'an upload', 'uploads'],
  ['Hours', 'hour', 'an hour', 'hours'],
  ['SMS logs', 'SMS log', 'an SMS log', 'SMS logs'],
  ['News', 'record', 'a record', 'records'],
  ['Outbox', 'record', 'a record', 'records'],
  ['Bus', 'record', 'a record', 'records'],
])('a module called %s without a word of its own has a %s', (title, one, aOne, many) => {
  expect([oneOf(titled(title), 'en'), aOneOf(titled(title), 'en'), manyOf(titled(title), 'en')]).toEqual([
    one,
    aOne,
    many,
  ])
})

test('a definition’s own word is taken, and counted', () => {
  const outbox = { ...titled('Outbox'), one: { 'zh-cn': '消息', en: 'message' } }
  expect([0, 1, 3].map((count) => countOf(outbox, count, 'en'))).toEqual(['0 messages', '1 message', '3 messages'])
  expect(countOf(outbox, 3, 'zh-cn')).toBe('3 条消息')
  expect(aOneOf(outbox, 'zh-cn')).toBe('消息')
})

test.each([
  ['folder of files', 'folders of files'],
  ['entry of the log', 'entries of the log'],
])('of several a %s says its noun in the plural', (one, many) => {
  expect(manyOf({ ...titled('Things'), one: { 'zh-cn': '东西', en: one } }, 'en')).toBe(many)
})

test('every definition of the tree says what one of its rows is called', () => {
  expect(RESOURCES.filter(({ one }: Definition) => !one?.en || !one['zh-cn']).map(({ name }) => name)).toEqual([])
})

test('a label keeps its capitals within a sentence where it is a short form', () => {
  expect(['User name', 'IP', '网址'].map(inSentence)).toEqual(['user name', 'IP', '网址'])
})

test('whom others are called as is told apart by the name that is theirs alone', () => {
  expect(withName('豆豆', 'demo_doudou')).toBe('豆豆 (demo_doudou)')
  expect([withName('leaf', 'leaf'), withName('豆豆', '')]).toEqual(['leaf', '豆豆'])
})
