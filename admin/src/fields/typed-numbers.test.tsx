import { fieldSchema } from '@tutu/contract/definition/input'
import type { Field } from '@tutu/contract/fields/index'
import { screen, waitFor } from '@testing-library/react'
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
  weigh: { kind: 'weigh', label },
  duration: { kind: 'duration', label, unit: 'minutes' },
} as const satisfies Record<string, Field>

type Kind = keyof typeof FIELDS

/** What a form holds, and its input shows, after somebody typed into an input and left it. */
async function left(kind: Kind, typed: string, before: unknown = null) {
  const field: Field = FIELDS[kind]
  const Input = faceOf(field).Input as ComponentType<object>
  const { held, unmount } = drawHeld(Input, { field }, before)
  const input = (await screen.findAllByRole<HTMLInputElement>('spinbutton'))[0]!
  await userEvent.click(input)
  await userEvent.clear(input)
  if (typed) await userEvent.paste(typed)
  await userEvent.tab()
  await waitFor(() => expect(held.at(-1)).not.toEqual(before))
  const shown = input.value
  unmount()
  return { held: held.at(-1), shown }
}

it.each<[Kind, string, unknown]>([
  ['number', '１２', 12],
  ['number', '1,200', 1200],
  ['number', '+5', 5],
  ['number', '-3', -3],
  ['money', '１２．５', '12.5'],
  ['money', '¥1,200.00', '1200'],
  ['money', '￥９．９元', '9.9'],
  ['money', '12。5', '12.5'],
  ['percentage', '１２．５%', 12.5],
  ['weigh', '７', 7],
  ['duration', '２', 120],
])('a %s is read as people write it: %s', async (kind, typed, value) => {
  expect((await left(kind, typed)).held).toEqual(value)
})

it.each<[Kind, string, string]>([
  ['number', '12abc', 'rule.number'],
  ['number', '2026-02-31', 'rule.number'],
  ['number', '1,5', 'rule.number'],
  ['money', '十二', 'rule.money'],
  ['money', '2026-02-31', 'rule.money'],
  ['money', '1.2.3', 'rule.money'],
  ['money', '12元5', 'rule.money'],
  ['percentage', 'half', 'rule.number'],
  ['weigh', 'last', 'rule.number'],
])('a %s that is none stays in sight for the form to refuse: %s', async (kind, typed, reason) => {
  const { held, shown } = await left(kind, typed, 3)
  expect([held, shown]).toEqual([typed, typed])
  expect(fieldSchema(FIELDS[kind], 'zh-cn').safeParse(held).error?.issues[0]?.message).toBe(reason)
})

it('a length of time of which a part is no number is refused', async () => {
  const { held, shown } = await left('duration', 'two', 60)
  expect([held, shown]).toEqual([NaN, 'two'])
})

it.each<Kind>(['number', 'money', 'percentage', 'weigh'])('a %s taken out is none', async (kind) => {
  expect(await left(kind, '', kind === 'money' ? '3' : 3)).toEqual({ held: null, shown: '' })
})
