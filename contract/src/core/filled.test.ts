import { expect, it } from 'vitest'
import { translate } from './errors.ts'
import { filled } from './filled.ts'

it.each([
  [0, 'Deleted 0 records'],
  [1, 'Deleted 1 record'],
  ['3', 'Deleted 3 records'],
])('a text says the word for so many: %s', (count, said) => expect(translate('ok.deleted', 'en', { count })).toBe(said))

it('a text without what it names keeps the name', () =>
  expect(filled({ 'zh-cn': '', en: '{a} of {b}' }, 'en', { a: 1 })).toBe('1 of {b}'))

it.each([
  [1, 'the child’s work'],
  [2, 'the children’s work'],
])('the words for so many may be any: %s', (count, said) =>
  expect(filled({ 'zh-cn': '', en: 'the {count|child’s|children’s} work' }, 'en', { count })).toBe(said),
)
