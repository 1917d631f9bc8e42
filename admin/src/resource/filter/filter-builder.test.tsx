import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { changeLanguage } from '../../lib/i18n.ts'
import { answerWith, calls } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { shelf, widget, widgetRow } from '../testing/widget.ts'

vi.mock('../../lib/api.ts', () => import('../testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => {
  const definitions = await import('../testing/widget.ts')
  return { RESOURCES: [definitions.widget, definitions.shelf] }
})

afterEach(() => changeLanguage('zh-cn'))

const one = (field: string, operator: string, val = '') => ({ field, operator, val })
const cheap = one('price', '<', '5')
const onShelf = one('shelf_id', 'IN', '3,4')
const used = one('state', '=', 'used')
const tree = { match: 'any', of: [cheap, { match: 'all', of: [onShelf, used] }] }
const at = (where: object) => `?where=${encodeURIComponent(JSON.stringify(where))}`

const answers = () =>
  answerWith(({ path, sent }) => {
    if (path === '/admin/shelf/index' && sent.initValue)
      return {
        options: [
          { id: 3, name: '上层' },
          { id: 4, name: '下层' },
        ],
      }
    return path === '/admin/widget/index' ? { list: [widgetRow(1)], total: 1, remark: '' } : { options: [] }
  })
const lastWhere = () => {
  const sent = calls.findLast(({ path }) => path === '/admin/widget/index')?.sent.where
  return sent === undefined ? undefined : (JSON.parse(String(sent)) as unknown)
}
const choose = async (label: RegExp, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }))
  const options = await screen.findAllByText(option)
  await userEvent.click(options.at(-1)!)
}

it('says in words what an address narrows the list by, and takes out one or all', async () => {
  answers()
  const router = await renderScreen(widget, { address: at(tree) })
  const summary = within(await screen.findByRole('group', { name: '筛选条件' }))
  expect(summary.getByText('价格 小于 ¥5')).toBeTruthy()
  expect(await summary.findByText('架子 是其中之一 上层、下层')).toBeTruthy()
  expect(summary.getByText('状态 等于 二手')).toBeTruthy()
  expect(summary.getAllByText(/^[且或]$/).map(({ textContent }) => textContent)).toEqual(['或', '且'])
  expect(lastWhere()).toEqual(tree)
  expect(screen.getByRole('button', { name: '筛选（3）' })).toBeTruthy()

  await userEvent.click(summary.getByRole('button', { name: '去掉条件：状态 等于 二手' }))
  await waitFor(() => expect(lastWhere()).toEqual({ match: 'any', of: [cheap, { match: 'all', of: [onShelf] }] }))
  await userEvent.click(summary.getByRole('button', { name: '清除全部条件' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(screen.queryByRole('group', { name: '筛选条件' })).toBeNull()
})

it.each([
  ['RANGE', '2,5', '价格 介于 ¥2 至 ¥5', 'Price is between ¥2 and ¥5'],
  ['NOT RANGE', '2,5', '价格 不介于 ¥2 至 ¥5', 'Price is not between ¥2 and ¥5'],
  ['RANGE', '2,', '价格 大于或等于 ¥2', 'Price is at least ¥2'],
  ['RANGE', ',5', '价格 小于或等于 ¥5', 'Price is at most ¥5'],
  ['NOT RANGE', ',5', '价格 大于 ¥5', 'Price is more than ¥5'],
])('says %s %s as %s', async (operator, val, said, english) => {
  answers()
  await renderScreen(widget, { address: at({ match: 'all', of: [one('price', operator, val)] }) })
  expect(await screen.findByText(said)).toBeTruthy()
  await changeLanguage('en')
  expect(await screen.findByText(english)).toBeTruthy()
})

it('says what the common search narrows by too, while its panel is closed', async () => {
  answers()
  const any = { match: 'any', of: [cheap, used] }
  const router = await renderScreen(widget, { address: `${at(any)}&status=1` })
  await userEvent.click(await screen.findByRole('button', { name: '筛选（3）' }))
  const summary = within(await screen.findByRole('group', { name: '筛选条件' }))
  expect((await summary.findByText('公开 等于 是')).closest('ul')?.textContent).toMatch(/是且价格 小于 ¥5或状态/)
  await userEvent.click(summary.getByRole('button', { name: '去掉条件：公开 等于 是' }))
  await waitFor(() => expect(router.state.location.search).not.toContain('status'))
  expect(lastWhere()).toEqual(any)
})

it('builds conditions joined by any, with a group, and asks for what is missing', async () => {
  answers()
  await renderScreen(widget)
  await userEvent.click(await screen.findByRole('button', { name: '筛选' }))
  await userEvent.click(await screen.findByRole('button', { name: '更多条件…' }))
  const dialog = within(await screen.findByRole('dialog', { name: '更多条件' }))
  await userEvent.click(dialog.getByText('任一'))
  await choose(/条件 1 · 字段/, '价格')
  await choose(/条件 1 · 比较方式/, '小于')
  await userEvent.click(dialog.getByRole('button', { name: '筛选' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('请填写要比较的值')
  const value = dialog.getByLabelText('条件 1 · 值')
  await waitFor(() => expect(document.activeElement).toBe(value))
  fireEvent.change(value, { target: { value: 'five' } })
  await userEvent.click(dialog.getByRole('button', { name: '筛选' }))
  await waitFor(() => expect(document.activeElement).toBe(value))
  expect([lastWhere(), document.getElementById(value.getAttribute('aria-describedby')!)?.textContent]).toEqual([
    undefined,
    '请填写数字',
  ])
  fireEvent.change(value, { target: { value: '5' } })

  await userEvent.click(dialog.getByRole('button', { name: '添加条件组' }))
  const group = within(dialog.getByRole('group', { name: '条件组 1' }))
  await choose(/条件 2 · 字段/, '状态')
  await choose(/条件 2 · 值/, '二手')
  await userEvent.click(group.getByRole('button', { name: '在组里添加条件' }))
  await waitFor(() => expect(document.activeElement?.id).toMatch(/-field$/))
  await choose(/条件 3 · 字段/, '售出')
  await choose(/条件 3 · 比较方式/, '为空')
  await userEvent.click(dialog.getByRole('button', { name: '筛选' }))
  await waitFor(() =>
    expect(lastWhere()).toEqual({
      match: 'any',
      of: [cheap, { match: 'all', of: [used, one('sold', 'NULL')] }],
    }),
  )
})

it('opens with what is there, and is put aside without a trace', async () => {
  answers()
  const router = await renderScreen(widget, { address: at(tree) })
  await userEvent.click(await screen.findByRole('button', { name: '修改条件' }))
  const dialog = within(await screen.findByRole('dialog', { name: '更多条件' }))
  expect(dialog.getAllByRole('group', { name: /^条件 \d$/ })).toHaveLength(3)
  await userEvent.click(dialog.getByRole('button', { name: '去掉条件组 1' }))
  await userEvent.click(dialog.getByRole('button', { name: '去掉条件 1' }))
  expect(dialog.queryAllByRole('group', { name: /^条件 \d$/ })).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: '取消' }))
  expect(router.state.location.search).toContain('where=')
})

it('stands open to modules whose definition searches nothing: every row has a number and times', async () => {
  answerWith(() => ({ list: [], remark: '' }))
  await renderScreen(shelf)
  await userEvent.click(await screen.findByRole('button', { name: '筛选' }))
  expect(await screen.findByRole('dialog', { name: '更多条件' })).toBeTruthy()
})
