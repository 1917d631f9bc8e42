import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerWith, type Call, calls } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { widget, widgetRecord, widgetRow } from '../testing/widget.ts'

vi.mock('../../lib/api.ts', () => import('../testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => {
  const definitions = await import('../testing/widget.ts')
  return { RESOURCES: [definitions.widget, definitions.shelf] }
})

const shown: Definition = {
  ...widget,
  views: { cards: { picture: 'picture', fields: ['price', 'state'] }, calendar: { at: 'sold' } },
}
const at = (day: number, hour = 12) => Math.floor(new Date(2026, 2, day, hour).getTime() / 1000)
type Entry = { field: string; operator: string; val: string }
const searchOf = ({ sent }: Call) => (sent.search ?? []) as Entry[]

beforeEach(() => {
  localStorage.clear()
  answerWith((call) => {
    if (call.path === '/admin/widget/edit') return { row: widgetRecord(1) }
    if (call.path !== '/admin/widget/index') return null
    if (searchOf(call).some(({ operator }) => operator === 'NULL'))
      return { list: [widgetRow(9, { sold: null })], total: 23, remark: '' }
    const list = [widgetRow(1, { sold: at(3, 9) }), widgetRow(2, { sold: at(31) })]
    return { list, total: list.length, remark: '' }
  })
})

const look = (name: string) => screen.findByRole('radio', { name })
const lists = () => calls.filter(({ path }) => path === '/admin/widget/index')

it('shows a list as cards, with the same rows, selection and buttons, and begins so the next time', async () => {
  const router = await renderScreen(shown, { address: '?page=2&state=fresh' })
  await userEvent.click(await look('卡片'))
  const card = within(await screen.findByRole('listitem', { name: '零件1' }))
  expect(card.getByText('¥12.30')).toBeTruthy()
  expect(card.getByText('全新')).toBeTruthy()
  expect(router.state.location.search).toBe('?state=fresh&as=cards')
  await userEvent.click(card.getByRole('checkbox', { name: '零件1' }))
  expect(await screen.findByText('已选 1 条')).toBeTruthy()
  expect(card.getByRole('button', { name: '删除：零件1' })).toBeTruthy()
  await userEvent.click(card.getByRole('button', { name: '零件1' }))
  expect(await screen.findByRole('dialog', { name: /零件/ })).toBeTruthy()
})

it('begins as it was looked at last in this browser, unless the address says otherwise', async () => {
  localStorage.setItem('listLook.0.widget', 'cards')
  await renderScreen(shown, { address: '?as=table' })
  expect(await screen.findByRole('columnheader', { name: '价格' })).toBeTruthy()
  expect((await look('表格')).hasAttribute('checked') || (await look('表格')).matches(':checked')).toBe(true)
})

it('shows a month of a list, leads to others, and tells of what has no date', async () => {
  const router = await renderScreen(shown, { address: '?as=calendar&month=2026-03&state=fresh' })
  const day = within((await screen.findByLabelText('3月3日')).closest('td')!)
  expect(day.getByRole('button', { name: '09:00 零件1' })).toBeTruthy()
  const own = lists().find((call) => searchOf(call).some(({ operator }) => operator === 'RANGE'))!
  const last = Math.floor(new Date(2026, 3, 1).getTime() / 1000) - 1
  expect(searchOf(own)).toEqual([
    { field: 'state', operator: '=', val: 'fresh' },
    { field: 'sold', operator: 'RANGE', val: `${Math.floor(new Date(2026, 2, 1).getTime() / 1000)},${last}` },
  ])
  const undated = within(await screen.findByRole('region', { name: '没有日期的：23 条' }))
  expect(undated.getByRole('button', { name: '零件9' })).toBeTruthy()
  expect(undated.getByText('还有 22 条')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '下个月' }))
  await waitFor(() => expect(router.state.location.search).toContain('month=2026-04'))
  expect(await screen.findByRole('heading', { name: '2026年4月' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '今天' }))
  const now = new Date()
  expect(await screen.findByRole('heading', { name: `${now.getFullYear()}年${now.getMonth() + 1}月` })).toBeTruthy()
})

it('opens a row of the calendar, and chooses it', async () => {
  await renderScreen(shown, { address: '?as=calendar&month=2026-03' })
  await userEvent.click(await screen.findByRole('checkbox', { name: '零件2' }))
  expect(await screen.findByText('已选 1 条')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '12:00 零件2' }))
  expect(await screen.findByRole('dialog', { name: /零件/ })).toBeTruthy()
})

it('offers no other view where the definition names none', async () => {
  await renderScreen(widget, { address: '?as=cards' })
  await screen.findByText('零件1')
  expect(screen.queryByRole('radio', { name: '卡片' })).toBeNull()
  expect(screen.getByRole('columnheader', { name: '价格' })).toBeTruthy()
})
