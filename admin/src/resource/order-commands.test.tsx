import { shopOrder } from '@tutu/contract/resources/shop-order'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { answerWith } from './testing/fake-api.ts'
import { renderScreen } from './testing/render-screen.tsx'

vi.mock('../lib/api.ts', () => import('./testing/fake-api.ts'))

const order = {
  id: 8,
  version: 2,
  createtime: 0,
  updatetime: 0,
  number: '20261126135429216089',
  user_id: 4,
  user: { id: 4, nickname: '一片叶子', username: 'demo_leaf' },
  pay_type: 'offline',
  total: '29.70',
  refunded: '10.00',
  address: '胡萝卜市海龟巷 00 号',
}

it.each<[string, 'markPaid' | 'deliver' | 'refund', string[]]>([
  ['pending', 'markPaid', ['一片叶子', '¥29.70']],
  ['paid', 'deliver', ['一片叶子', '胡萝卜市海龟巷 00 号']],
  ['delivered', 'refund', ['一片叶子', '线下', '¥29.70', '¥10.00']],
])('an order that is %s says whose it is and what it is about before %s', async (state, command, said) => {
  answerWith(() => ({ list: [{ ...order, state }], total: 1, remark: '' }))
  await renderScreen(shopOrder, { actions: ['index', 'edit', 'markPaid', 'deliver', 'refund'] })
  const isSeldom = command === 'refund'
  const label = shopOrder.commands[command].label['zh-cn']
  await userEvent.click(
    await screen.findByRole('button', { name: `${isSeldom ? '更多操作' : label}：${order.number}` }),
  )
  if (isSeldom) await userEvent.click(await screen.findByRole('menuitem', { name: label }))
  const dialog = within(await screen.findByRole('dialog', { name: label }))
  for (const one of said) expect(dialog.getByText(one)).toBeTruthy()
})

it('a part given back is told below what was paid, of an order that gave back nothing there is nothing', async () => {
  const rows = [
    { ...order, state: 'paid' },
    { ...order, id: 9, number: '20261126135429216090', state: 'paid', refunded: '0.00' },
    { ...order, id: 10, number: '20261126135429216091', pay_type: 'points', total_score: 300, refunded_score: 100 },
  ]
  answerWith(() => ({ list: rows, total: 3, remark: '' }))
  await renderScreen(shopOrder, { actions: ['index'] })
  const told = async (number: string) =>
    within((await screen.findByText(number)).closest('tr')!)
      .getAllByRole('cell')
      .flatMap(({ textContent, dataset }) => (dataset.less ? [`${textContent}, ${dataset.less}`] : []))
  expect(await told(rows[0]!.number)).toEqual(['¥29.70, 已退金额 ¥10.00'])
  expect(await told(rows[1]!.number)).toEqual([])
  expect(await told(rows[2]!.number)).toContain('300, 已退积分 100')
  // The column of points may be out of sight.
  expect(screen.getByRole('cell', { name: '积分 300' })).toBeTruthy()
})

it('under a list it says that the sum is what was paid, less what was given back', async () => {
  answerWith(({ path }) =>
    path === '/admin/order/sums'
      ? { count: 1, sums: { total: '19.70', refunded: '10.00' } }
      : { list: [{ ...order, state: 'paid' }], total: 1, remark: '' },
  )
  await renderScreen(shopOrder, { actions: ['index'] })
  const sums = within((await screen.findByText('全部 1 条合计')).closest('tr')!)
  expect(sums.getByText('实收，已减退款').parentElement!.textContent).toBe('实收，已减退款¥19.70')
})
