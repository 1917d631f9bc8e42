import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { answerWith, calls, refusal } from './testing/fake-api.ts'
import { renderScreen } from './testing/render-screen.tsx'
import { shelf, widget, widgetRow } from './testing/widget.ts'

vi.mock('../lib/api.ts', () => import('./testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => {
  const definitions = await import('./testing/widget.ts')
  return { RESOURCES: [definitions.widget, definitions.shelf] }
})

const asked = () => calls.filter(({ path }) => path === '/admin/widget/sums')
const line = async (name: RegExp) => within((await screen.findByText(name)).closest('tr')!)

it('adds up what the filter finds, on whichever page, and the rows chosen', async () => {
  answerWith(({ path, sent }) => {
    if (path !== '/admin/widget/sums') return { list: [widgetRow(1), widgetRow(2)], total: 95, remark: '' }
    return sent.ids ? { count: 1, sums: { price: '-12.30' } } : { count: 95, sums: { price: '1234567.89' } }
  })
  await renderScreen(widget, { address: '?page=2&state=fresh' })
  expect((await line(/^全部 95 条合计$/)).getByText('¥1234567.89')).toBeTruthy()
  expect(asked()[0]?.sent).toEqual({ search: [{ field: 'state', operator: '=', val: 'fresh' }] })
  await userEvent.click(screen.getByRole('checkbox', { name: '零件2' }))
  expect((await line(/^选中的 1 条合计$/)).getByText('-¥12.30')).toBeTruthy()
  expect(asked().at(-1)?.sent).toEqual({ ids: [2] })
})

it('says where there is too much to add up, and where it failed', async () => {
  let isBroken = true
  answerWith(({ path }) => {
    if (path !== '/admin/widget/sums') return { list: [widgetRow(1)], total: 1, remark: '' }
    if (isBroken) throw refusal('坏了')
    return { count: 1_000_000, sums: null }
  })
  await renderScreen(widget)
  const failed = await line(/合计没有算出来/)
  isBroken = false
  await userEvent.click(failed.getByRole('button', { name: /^重\s?试$/ }))
  expect(await screen.findByText(/超过 1000000 条，不合计/)).toBeTruthy()
})

it('asks nothing where no column is added up', async () => {
  answerWith(() => ({ list: [{ id: 1, pid: 0, name: '上层', weigh: 1 }] }))
  await renderScreen(shelf)
  await screen.findByText('上层')
  await waitFor(() => expect(calls.length).toBeGreaterThan(0))
  expect(calls.some(({ path }) => path.endsWith('/sums'))).toBe(false)
})
