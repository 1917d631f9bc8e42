import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { answerWith, type Call, calls, refusal } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { widget, widgetRecord, widgetRow } from '../testing/widget.ts'

vi.mock('../../lib/api.ts', () => import('../testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => {
  const definitions = await import('../testing/widget.ts')
  return { RESOURCES: [definitions.widget, definitions.shelf] }
})

/** A server with two widgets that takes what is posted. */
let rows: ReturnType<typeof widgetRow>[]
let onEdit: (call: Call) => unknown
beforeEach(() => {
  rows = [widgetRow(1), widgetRow(2)]
  onEdit = ({ sent: { id, version: _, ...values } }) => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...values, version: row.version + 1 } : row))
    return { undo: 'operation' }
  }
  answerWith((call) => {
    if (call.path === '/admin/widget/index') return { list: rows, total: rows.length, remark: '' }
    if (call.path !== '/admin/widget/edit') return null
    return call.method === 'GET' ? { row: widgetRecord(1, { version: 7, weight: 40 }) } : onEdit(call)
  })
})

const posted = () => calls.filter(({ method, path }) => method === 'POST' && path === '/admin/widget/edit')
const pencil = (name: string) => screen.findByRole('button', { name })
const user = userEvent.setup()

/** The list, once its rows can be dragged: until then they are others. */
async function showList() {
  await renderScreen(widget)
  await screen.findByText(/^按空格键拿起/)
}

async function openWeight() {
  await showList()
  await user.click(await pencil('改重量：零件1'))
  return screen.findByRole('spinbutton', { name: '改重量：零件1' })
}

async function type(input: HTMLElement, text: string) {
  await user.clear(input)
  await user.type(input, text)
}

it('saves one field by Enter, with the version of the row, and offers to take it back', async () => {
  await type(await openWeight(), '15{Enter}')
  await waitFor(() => expect(posted()[0]?.sent).toEqual({ id: 1, version: 1, weight: 15 }))
  expect(await screen.findByText('15 克')).toBeTruthy()
  expect(document.activeElement).toBe(await pencil('改重量：零件1'))
  await user.click(await screen.findByRole('button', { name: '撤销' }))
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/admin/widget/unbatch')?.sent).toEqual({ undo: 'operation' }),
  )
})

it('leaves everything as it is by Escape, and posts nothing where nothing was changed', async () => {
  await type(await openWeight(), '15{Escape}')
  expect(screen.queryByRole('spinbutton')).toBeNull()
  expect(document.activeElement).toBe(await pencil('改重量：零件1'))
  await user.keyboard('{F2}')
  await screen.findByRole('spinbutton')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('spinbutton')).toBeNull())
  expect(posted()).toEqual([])
})

it('goes on to the next cell by Tab with the version that the row has by then, and back', async () => {
  await type(await openWeight(), '15{Tab}')
  const size = await screen.findByRole('spinbutton', { name: '改尺寸：零件1' })
  await waitFor(() => expect(document.activeElement).toBe(size))
  await type(size, '31')
  await user.tab({ shift: true })
  await waitFor(() => expect(posted()[1]?.sent).toEqual({ id: 1, version: 2, size: 31 }))
  expect(await screen.findByRole('spinbutton', { name: '改重量：零件1' })).toBeTruthy()
})

it('saves when it is left, and the click that leaves it opens no row', async () => {
  await type(await openWeight(), '15')
  await user.click(await screen.findByText('widget-2'))
  await waitFor(() => expect(posted()[0]?.sent).toMatchObject({ weight: 15 }))
  await waitFor(() => expect(screen.queryByRole('spinbutton')).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says at the cell what is refused, and keeps what was typed', async () => {
  onEdit = () => {
    throw refusal('尺寸不能小于重量', { errors: { weight: '不能比尺寸大' } })
  }
  const input = await openWeight()
  await type(input, '15{Enter}')
  const cell = input.closest('td')!
  expect(await within(cell).findByText('不能比尺寸大')).toBeTruthy()
  expect((input as HTMLInputElement).value).toBe('15')
  expect(document.activeElement).toBe(input)
})

it('asks, as the form does, when somebody else has changed the row', async () => {
  let isFirst = true
  const take = onEdit
  onEdit = (call) => {
    if (!isFirst) return take(call)
    isFirst = false
    throw refusal('别人刚改过', { changed: true })
  }
  await type(await openWeight(), '15{Enter}')
  await user.click(await screen.findByRole('button', { name: '重新载入' }))
  const input = await screen.findByRole<HTMLInputElement>('spinbutton', { name: '改重量：零件1' })
  await waitFor(() => expect(input.value).toBe('40'))
  expect(screen.getByText('你填写的：15')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '用我填写的' }))
  await user.type(input, '{Enter}')
  await waitFor(() => expect(posted()[1]?.sent).toEqual({ id: 1, version: 7, weight: 15 }))
})

it('edits a text in the language of the list, and saves a choice as it is made', async () => {
  await showList()
  await user.click(await pencil('改标题：零件1'))
  await type(await screen.findByRole('textbox', { name: '改标题：零件1' }), '螺母{Enter}')
  await waitFor(() => expect(posted()[0]?.sent).toEqual({ id: 1, version: 1, title: '螺母' }))
  await user.click(await pencil('改状态：螺母'))
  await user.click(await screen.findByTitle('二手'))
  await waitFor(() => expect(posted()[1]?.sent).toEqual({ id: 1, version: 2, state: 'used' }))
})

it('takes a moment as it is typed, in whichever way, when Tab goes on from it', async () => {
  await showList()
  await user.click(await pencil('改售出：零件1'))
  await type(await screen.findByRole('textbox', { name: '改售出：零件1' }), '2026/11/29 8:35{Tab}')
  const sold = new Date('2026-11-29T08:35:00').getTime() / 1000
  await waitFor(() => expect(posted()[0]?.sent).toEqual({ id: 1, version: 1, sold }))
})

it('is reached from the row by the arrows', async () => {
  await showList()
  const row = (await screen.findByText('零件1')).closest('tr')!
  row.focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(await pencil('改标题：零件1'))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(await pencil('改标题：零件2'))
  await user.keyboard('{Escape}{ArrowUp}')
  expect(document.activeElement).toBe(row)
  await user.keyboard('{F2}')
  expect(await screen.findByRole('textbox', { name: '改标题：零件1' })).toBeTruthy()
})

it('is not there for those who may not edit, nor for rows that are not theirs to change', async () => {
  rows = [widgetRow(1, { fixed: ['weight'] }), widgetRow(2, { fixed: true })]
  await renderScreen(widget)
  expect(await pencil('改价格：零件1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '改重量：零件1' })).toBeNull()
  expect(screen.queryByRole('button', { name: '改价格：零件2' })).toBeNull()
})

it('leaves rows alone of which a draft waits, and published ones for those who may publish', async () => {
  const published: Definition = { ...widget, publishable: true }
  rows = ['draft', 'published', 'changed'].map((publication, at) => widgetRow(at + 1, { publication }))
  await renderScreen(published, { actions: ['index', 'edit'] })
  expect(await pencil('改价格：零件1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '改价格：零件2' })).toBeNull()
  expect(screen.queryByRole('button', { name: '改价格：零件3' })).toBeNull()
})

it('has no pencils in a list that is only looked at', async () => {
  rows = [widgetRow(1)]
  await renderScreen(widget, { actions: ['index'] })
  await screen.findByText('零件1')
  expect(screen.queryByRole('button', { name: /^改/ })).toBeNull()
})
