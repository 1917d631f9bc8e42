import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { expect, it, vi } from 'vitest'
import { answerWith, calls } from './testing/fake-api.ts'
import { renderScreen } from './testing/render-screen.tsx'
import { widget, widgetRow } from './testing/widget.ts'

vi.mock('../lib/api.ts', () => import('./testing/fake-api.ts'))

const dated: Definition = {
  ...widget,
  rowSearch: { createtime: 'RANGE' },
  shortcuts: { tomorrow: { label: { 'zh-cn': '明天', en: 'Tomorrow' }, filters: { createtime: 'tomorrow,tomorrow' } } },
}

it('searches by a day with one press, and shows the whole list with the next', async () => {
  vi.setSystemTime(new Date(2026, 10, 29, 23, 30))
  answerWith(() => ({ list: [widgetRow(1)], total: 1, remark: '' }))
  const router = await renderScreen(dated)
  await userEvent.click(await screen.findByRole('button', { name: '明天', pressed: false }))
  expect(await screen.findByRole('button', { name: '明天', pressed: true })).toBeTruthy()
  expect(router.state.location.search).toBe('?createtime=2026-11-30%2C2026-11-30')
  const from = new Date(2026, 10, 30).getTime() / 1000
  expect(calls.at(-1)?.sent.search).toEqual([
    { field: 'createtime', operator: 'RANGE', val: `${from},${from + 86_399}` },
  ])
  await userEvent.click(screen.getByRole('button', { name: '明天' }))
  expect(await screen.findByRole('button', { name: '明天', pressed: false })).toBeTruthy()
  expect(router.state.location.search).toBe('')
  vi.useRealTimers()
})

it('also by the day before, and by what is empty', async () => {
  vi.setSystemTime(new Date(2026, 11, 1, 8, 30))
  answerWith(() => ({ list: [widgetRow(1)], total: 1, remark: '' }))
  const late: Definition = {
    ...dated,
    fields: { ...dated.fields, taken: { kind: 'date-time', label: { 'zh-cn': '点名', en: 'Taken' }, search: 'NULL' } },
    shortcuts: {
      late: { label: { 'zh-cn': '还没点名', en: 'Not taken' }, filters: { createtime: ',yesterday', taken: '1' } },
    },
  }
  await renderScreen(late)
  await userEvent.click(await screen.findByRole('button', { name: '还没点名', pressed: false }))
  expect(await screen.findByRole('button', { name: '还没点名', pressed: true })).toBeTruthy()
  const until = new Date(2026, 11, 1).getTime() / 1000 - 1
  const search = calls.at(-1)?.sent.search
  expect(search).toContainEqual({ field: 'createtime', operator: 'RANGE', val: `,${until}` })
  expect(search).toContainEqual({ field: 'taken', operator: 'NULL', val: '' })
  vi.useRealTimers()
})
