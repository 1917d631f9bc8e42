import { MANY_ROWS_TIMEOUT } from '@tutu/contract/core/constants'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { answerWith, type Call, calls } from './testing/fake-api.ts'
import { renderScreen } from './testing/render-screen.tsx'
import { widget, widgetRow } from './testing/widget.ts'

vi.mock('../lib/api.ts', () => import('./testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => {
  const definitions = await import('./testing/widget.ts')
  return { RESOURCES: [definitions.widget, definitions.shelf] }
})

const PREVIEW = {
  rows: [{ id: 1, version: 4 }],
  changes: [
    {
      field: 'weight',
      from: [{ count: 1, change: { fields: ['weight'], secrets: [], before: { weight: 3 }, after: { weight: 7 } } }],
      more: 2,
    },
  ],
  already: 1,
  refused: [{ id: 3, name: '零件3', reason: '尺寸太小' }],
}
const batches = () => calls.filter(({ path }) => path === '/admin/widget/batch')
const sent = () => batches().map((call) => call.sent)

async function openDialog(total = 3) {
  answerWith(({ path, sent: { preview } }: Call) => {
    if (path === '/admin/widget/batch') return preview ? PREVIEW : { changed: 1, undo: 'a' }
    return { list: [1, 2, 3].map((id) => widgetRow(id)), total, remark: '' }
  })
  await renderScreen(widget, { address: '?quick_search=x' })
  await screen.findByText('零件1')
  for (const name of ['零件1', '零件2', '零件3']) await userEvent.click(screen.getByRole('checkbox', { name }))
  await userEvent.click(screen.getByRole('button', { name: '批量修改' }))
  return within(await screen.findByRole('dialog'))
}

async function choose(name: string) {
  await userEvent.click(screen.getByRole('combobox', { name: '要改的内容' }))
  await userEvent.click(await screen.findByTitle(name))
}

it('says how many rows will change before it changes just those, as they were seen', async () => {
  const dialog = await openDialog()
  await choose('重量')
  await userEvent.type(await dialog.findByLabelText('重量'), '7')
  await userEvent.click(dialog.getByRole('button', { name: '预览修改' }))
  expect(await dialog.findByText('将修改 1 条')).toBeTruthy()
  const weights = dialog.getByRole('region', { name: '重量' })
  expect(weights.textContent).toContain('1 条：')
  expect(within(weights).getByRole('deletion').textContent).toBe('3 克')
  expect(within(weights).getByRole('insertion').textContent).toBe('7 克')
  expect(within(weights).getByText('另外还有 2 种原来的值')).toBeTruthy()
  expect(dialog.getByText('1 条已经是这样，不用改')).toBeTruthy()
  expect(dialog.getByText('“零件3”：尺寸太小')).toBeTruthy()
  await userEvent.click(await dialog.findByRole('button', { name: /修改 1 条/ }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[0]).toEqual({ ids: [1, 2, 3], values: { weight: 7 }, preview: true })
  expect(sent()[1]).toEqual({ ids: [1], versions: [4], values: { weight: 7 } })
  // Both wait for their turn on the server.
  expect(batches().map(({ options }) => options.timeout)).toEqual([MANY_ROWS_TIMEOUT, MANY_ROWS_TIMEOUT])
})

it('is for all that the list finds too, by its filter', async () => {
  const dialog = await openDialog(40)
  await userEvent.click(dialog.getByRole('radio', { name: '符合当前条件的全部 40 条' }))
  await choose('重量')
  await userEvent.type(await dialog.findByLabelText('重量'), '7')
  await userEvent.click(dialog.getByRole('button', { name: '预览修改' }))
  await waitFor(() => expect(sent()[0]).toMatchObject({ filter: { quick_search: 'x' }, values: { weight: 7 } }))
})

it('offers neither what names a row nor what only one can hold', async () => {
  await openDialog()
  await userEvent.click(screen.getByRole('combobox', { name: '要改的内容' }))
  expect(await screen.findByTitle('重量')).toBeTruthy()
  for (const name of ['标题', '网址名', '说明书']) expect(screen.queryByTitle(name)).toBeNull()
})
