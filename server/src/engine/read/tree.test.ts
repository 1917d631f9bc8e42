import { RESOURCES } from '@tutu/contract/resources/index'
import { expect, test } from 'vitest'
import { createRegistry } from '../registry.ts'
import { nameOf } from './tree.ts'

const { byName } = createRegistry(RESOURCES)

test('messages call a row by its text, in the reader’s language, and by its choice as the choice is called', () => {
  expect(nameOf(byName('member'), { username: 'pupil' }, 'en')).toBe('pupil')
  expect(nameOf(byName('tag'), { name: { 'zh-cn': '动画', en: 'Animation' } }, 'en')).toBe('Animation')
  expect(nameOf(byName('reaction'), { kind: 'idea' }, 'zh-cn')).toBe('点子真妙')
  expect(nameOf(byName('reaction'), { kind: 'gone' }, 'zh-cn')).toBe('gone')
})
