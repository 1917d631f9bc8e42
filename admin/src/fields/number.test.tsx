import { render, screen } from '@testing-library/react'
import type { NumberField } from '@tutu/contract/fields/number'
import { expect, it } from 'vitest'
import { number } from './number.tsx'

const field: NumberField = { kind: 'number', label: { 'zh-cn': '成绩', en: 'Score' } }

it.each([
  [{ decimals: 1 }, 4, '4.0'],
  [{ decimals: 1 }, 4.5, '4.5'],
  [{}, 12, '12'],
])('of %j shows %d as %s: digit stands below digit', async (own, value, shown) => {
  render(<number.Cell name="score" field={{ ...field, ...own }} value={value} row={{ id: 1 }} rowName="" />)
  expect(await screen.findByText(shown)).toBeTruthy()
})

it('stars begin where they begin: they are no amount', () => {
  expect([number.atEnd?.(field), number.atEnd?.({ ...field, stars: true })]).toEqual([true, false])
})
