import { attachment } from '@tutu/contract/resources/attachment'
import { expect, it } from 'vitest'
import { operatorsOf } from './draft.ts'

it('what is known by words is not compared with parts of what is stored, but where a view does so already', () => {
  const { topic, name } = attachment.fields
  expect(operatorsOf(topic, '=')).toEqual(['=', '<>', 'NULL', 'NOT NULL'])
  expect(operatorsOf(topic, 'LIKE')).toContain('LIKE')
  expect(operatorsOf(name, '=')).toContain('LIKE')
})
