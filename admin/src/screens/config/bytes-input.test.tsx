import { fieldSchema } from '@tutu/contract/definition/input'
import type { Field } from '@tutu/contract/fields/index'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { i18n, startI18n } from '../../lib/i18n.ts'
import { fillBrowser } from '../../testing/browser.ts'
import { drawHeld } from '../../testing/draw-held.tsx'
import { BytesInput } from './bytes-input.tsx'

beforeAll(async () => {
  fillBrowser()
  if (!i18n.isInitialized) await startI18n('')
})

const field: Field = { kind: 'number', label: { 'zh-cn': '大小', en: 'Size' }, bytes: true }

const Input = BytesInput as ComponentType<object>

/** What the settings hold, and the input shows, after somebody typed over 10 MB and left the input. */
async function left(typed: string) {
  const { held, unmount } = drawHeld(Input, { field }, 10 * 1024 ** 2)
  const input = screen.getByRole<HTMLInputElement>('spinbutton')
  await userEvent.click(input)
  await userEvent.clear(input)
  if (typed) await userEvent.paste(typed)
  await userEvent.tab()
  const { value } = input
  unmount()
  return [held.at(-1), value]
}

it.each([
  ['１２', 12 * 1024 ** 2, '12'],
  ['1.5', 1.5 * 1024 ** 2, '1.5'],
  ['', null, ''],
])('reads %j as a size', async (typed, bytes, shown) => expect(await left(typed)).toEqual([bytes, shown]))

it.each(['12abc', '10 MB', '2026-02-31'])('keeps %s for the form to refuse', async (typed) => {
  const [held, shown] = await left(typed)
  expect([held, shown]).toEqual([typed, typed])
  expect(fieldSchema(field, 'zh-cn').safeParse(held).error?.issues[0]?.message).toBe('rule.number')
})
