import { RESOURCES } from '@tutu/contract/resources/index'
import { expect, test } from 'vitest'
import { ofNumber } from '../../lib/own-words.ts'
import { createRegistry } from '../registry.ts'
import { nameOf } from './tree.ts'

const { byName } = createRegistry(RESOURCES)

test('messages call a row by its text, in the reader’s language, and by its choice as the choice is called', () => {
  expect(nameOf(byName('member'), { username: 'pupil' }, 'en')).toBe('pupil')
  expect(nameOf(byName('tag'), { name: { 'zh-cn': '动画', en: 'Animation' } }, 'en')).toBe('Animation')
  expect(nameOf(byName('reaction'), { kind: 'idea' }, 'zh-cn')).toBe('点子真妙')
  expect(nameOf(byName('reaction'), { kind: 'gone' }, 'zh-cn')).toBe('gone')
})

test('so do they where the server wrote the text itself', () => {
  const memo = ofNumber('订单', 7)
  expect(nameOf(byName('enrolment'), { memo }, 'en')).toBe('Order 7')
  expect(nameOf(byName('enrolment'), { memo }, 'zh-cn')).toBe(memo)
  expect(nameOf(byName('enrolment'), { memo: '开学第一课' }, 'en')).toBe('开学第一课')
  expect(nameOf(byName('enrolment'), { memo: null }, 'en')).toBe('')
})
