import { course } from '@tutu/contract/resources/course'
import { act, render, screen } from '@testing-library/react'
import type { NumberField } from '@tutu/contract/fields/number'
import { beforeAll, expect, it } from 'vitest'
import { i18n, startI18n } from '../lib/i18n.ts'
import { number } from './number.tsx'

const field: NumberField = { kind: 'number', label: { 'zh-cn': '成绩', en: 'Score' } }

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n('')
})

it.each([
  [{ decimals: 1 }, 4, '4.0'],
  [{ decimals: 1 }, 4.5, '4.5'],
  [{}, 12, '12'],
])('of %j shows %d as %s: digit stands below digit', async (own, value, shown) => {
  const cell = (
    <number.Cell
      name="score"
      field={{ ...field, ...own }}
      value={value}
      row={{ id: 1 }}
      rowName=""
      definition={course}
    />
  )
  await act(async () => render(cell))
  expect(await screen.findByText(shown)).toBeTruthy()
})

it('stars begin where they begin: they are no amount', () => {
  expect([number.atEnd?.(field), number.atEnd?.({ ...field, stars: true })]).toEqual([true, false])
})
