import type { Field } from '@tutu/contract/fields/index'
import type { Operator } from '@tutu/contract/fields/field'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { i18n, startI18n } from '../lib/i18n.ts'
import { fillBrowser } from '../testing/browser.ts'
import { drawHeld } from '../testing/draw-held.tsx'
import { faceOf } from './index.ts'

beforeAll(async () => {
  fillBrowser()
  if (!i18n.isInitialized) await startI18n('')
})

const label = { 'zh-cn': '多少', en: 'How many' }
const FIELDS = {
  number: { kind: 'number', label },
  money: { kind: 'money', label },
  percentage: { kind: 'percentage', label, decimals: 1 },
} as const satisfies Record<string, Field>

type Kind = keyof typeof FIELDS

/** What a filter holds, shows and says, after somebody typed into its first input and left it. */
async function left(kind: Kind, operator: Operator, typed: string, before = '') {
  const field: Field = FIELDS[kind]
  const Search = faceOf(field).Search as ComponentType<object>
  const { held, unmount } = drawHeld(Search, { field, operator }, before)
  const role = operator === 'IN' ? 'textbox' : 'spinbutton'
  const input = (await screen.findAllByRole<HTMLInputElement>(role))[0]!
  await userEvent.click(input)
  await userEvent.clear(input)
  if (typed) await userEvent.paste(typed)
  await userEvent.tab()
  const said = document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
  const answer = {
    held: held.at(-1) as string,
    shown: input.value,
    isWrong: input.getAttribute('aria-invalid') === 'true',
    said,
  }
  unmount()
  return answer
}

it.each<[Kind, Operator, string, string]>([
  ['number', '>', '１２', '12'],
  ['money', '<', '¥1,200.50', '1200.5'],
  ['percentage', '=', '１２．５%', '12.5'],
  ['number', 'RANGE', '３', '3,9'],
  ['number', 'IN', '１，２，１０', '1,2,10'],
])('filters a %s %s %s as people write it', async (kind, operator, typed, value) => {
  const answer = await left(kind, operator, typed, operator === 'RANGE' ? ',9' : '')
  expect([answer.held, answer.isWrong]).toEqual([value, false])
})

it.each<[Kind, Operator, string, string]>([
  ['number', '>', '12abc', '请填写数字'],
  ['number', '>', '2026-02-31', '请填写数字'],
  ['number', '=', '2.5', '请填写整数'],
  ['money', '<', '9.999', '最多 2 位小数'],
  ['money', 'RANGE', '十二', '请填写数字'],
  ['number', 'IN', '1,two', '请填写数字'],
])('keeps what is no such value, and says so: %s %s %s', async (kind, operator, typed, said) => {
  const answer = await left(kind, operator, typed, operator === 'RANGE' ? '3,9' : '3')
  expect(answer).toMatchObject({ shown: typed, isWrong: true, said })
  expect(answer.held).toBe(operator === 'RANGE' ? `${typed},9` : typed)
})

it('takes half a number with a comma for no range of its own', async () => {
  const answer = await left('money', 'RANGE', '1,5', '3,9')
  expect([answer.held.split(',').length, answer.held.endsWith(',9'), answer.isWrong]).toEqual([2, true, true])
})

it('is empty again once it is emptied', async () => {
  expect(await left('money', '<', '', '3')).toMatchObject({ held: '', shown: '', isWrong: false })
  expect((await left('money', 'RANGE', '', '3,9')).held).toBe(',9')
})
