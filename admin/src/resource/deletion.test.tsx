import { MANY_ROWS_TIMEOUT } from '@tutu/contract/core/constants'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerWith, calls } from './testing/fake-api.ts'
import { renderScreen } from './testing/render-screen.tsx'
import { widget } from './testing/widget.ts'

vi.mock('../lib/api.ts', () => import('./testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => ({ RESOURCES: [(await import('./testing/widget.ts')).widget] }))

const rows = ['螺丝', '螺母'].map((title, index) => ({ id: index + 1, version: 1, title }))
const UNDO = '0198c0de-0000-4000-8000-000000000000'
let effects: object
let deleted: object
beforeEach(() => {
  effects = { count: 1, effects: [], refused: false, recycled: true }
  deleted = { deleted: 1, undo: UNDO }
  answerWith(({ method, path }) => {
    if (path.endsWith('/effects')) return effects
    if (method === 'DELETE') return deleted
    return method === 'GET' ? { list: rows, total: rows.length, remark: '' } : null
  })
})
const sent = (end: string) => calls.filter(({ path }) => path.endsWith(end)).map((call) => call.sent)

it('says what else goes before anything does, on a button that says how many', async () => {
  effects = {
    ...effects,
    count: 7,
    effects: [{ how: 'deleted', count: 6, text: '“螺丝”的 6 条零件会一起删除' }],
    recycled: false,
  }
  await renderScreen(widget)
  await userEvent.click(await screen.findByRole('button', { name: /删除：螺丝/ }))
  expect(await screen.findByText('确定要删除选中的记录吗？')).toBeTruthy()
  expect(screen.getByText('螺丝', { selector: '.deletion-name' })).toBeTruthy()
  expect(await screen.findByText('“螺丝”的 6 条零件会一起删除')).toBeTruthy()
  expect(screen.getByText('删除后不能还原')).toBeTruthy()
  expect(sent('/del')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: '删除 7 条' }))
  await waitFor(() => expect(sent('/del')).toEqual([{ ids: [1], cascade: true }]))
})

it('offers nothing but to go back where something is in the way', async () => {
  effects = {
    ...effects,
    effects: [{ how: 'in-use', count: 2, text: '“螺丝”还有 2 条零件在使用，不能删除' }],
    refused: true,
  }
  await renderScreen(widget)
  await userEvent.click(await screen.findByRole('button', { name: /删除：螺丝/ }))
  expect(await screen.findByText('“螺丝”还有 2 条零件在使用，不能删除')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(sent('/del')).toEqual([])
})

it.each(['the button', 'Ctrl+Z'])('takes a deletion back by %s', async (way) => {
  await renderScreen(widget)
  await userEvent.click(await screen.findByRole('button', { name: /删除：螺母/ }))
  await userEvent.click(await screen.findByRole('button', { name: '删除' }))
  const undo = await screen.findByRole('button', { name: '撤销' })
  expect(sent('/del')).toEqual([{ ids: [2] }])
  if (way === 'Ctrl+Z') await userEvent.keyboard('{Control>}z{/Control}')
  else await userEvent.click(undo)
  await waitFor(() => expect(sent('/undelete')).toEqual([{ undo: UNDO }]))
  const patience = calls.filter(({ path }) => /(un|\/)del/.test(path)).map(({ options }) => options.timeout)
  expect(patience).toEqual([MANY_ROWS_TIMEOUT, MANY_ROWS_TIMEOUT])
})

it('leaves the focus where it was before something was taken back', async () => {
  await renderScreen(widget)
  await userEvent.click(await screen.findByRole('button', { name: /删除：螺母/ }))
  await userEvent.click(await screen.findByRole('button', { name: '删除' }))
  const undo = await screen.findByRole('button', { name: '撤销' })
  const place = screen.getByRole('button', { name: '刷新' })
  place.focus()
  await userEvent.click(undo)
  await waitFor(() => expect(sent('/undelete')).toHaveLength(1))
  expect(document.activeElement).toBe(place)
})

it('has no way back where what is deleted is gone', async () => {
  deleted = { deleted: 1 }
  await renderScreen(widget)
  await userEvent.click(await screen.findByRole('button', { name: /删除：螺母/ }))
  await userEvent.click(await screen.findByRole('button', { name: '删除' }))
  await waitFor(() => expect(sent('/del')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
})
