import { course } from '@tutu/contract/resources/course'
import { message } from '@tutu/contract/resources/message'
import { expect, it } from 'vitest'
import { buttonsOf } from './row-panels.ts'

const STANDARD = ['weigh-sort', 'edit', 'delete']

it.each([
  ['a record', { id: 1 }, STANDARD],
  ['a record made here', { id: 1, built_in: '0', is_own: false }, STANDARD],
  ['a built-in rule', { id: 1, built_in: '1' }, ['weigh-sort', 'edit']],
  ['a built-in rule of others', { id: 1, built_in: '1', fixed: ['weigh', 'status'] }, ['edit']],
  ['a rule that only leads to others', { id: 1, built_in: '0', fixed: true }, []],
  ['one’s own group', { id: 1, is_own: true }, ['weigh-sort']],
])('%s', (_, row, buttons) => expect(buttonsOf(course, row, STANDARD)).toEqual(buttons))

it.each([
  ['failed', ['info', 'resend', 'delete']],
  ['sent', ['info', 'delete']],
])('a command is offered for the rows it is for: %s', (state, buttons) =>
  expect(buttonsOf(message, { id: 1, state }, ['info', 'resend', 'delete'])).toEqual(buttons),
)
