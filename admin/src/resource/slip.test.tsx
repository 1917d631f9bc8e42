import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { orderLine } from '@tutu/contract/resources/order-line'
import { shopOrder } from '@tutu/contract/resources/shop-order'
import { beforeEach, expect, it, vi } from 'vitest'
import { useDefinitions } from '../stores/definitions.ts'
import { useSiteConfig } from '../stores/site-config.ts'
import { SlipButton } from './slip.tsx'
import { answerWith, calls } from './testing/fake-api.ts'
import { renderPage } from './testing/render-screen.tsx'

vi.mock('../lib/api.ts', () => import('./testing/fake-api.ts'))

const order = {
  id: 8,
  number: '20261126135429216089',
  user_id: 4,
  user: { id: 4, nickname: '一片叶子', username: 'demo_leaf' },
  state: 'paid',
  pay_type: 'offline',
  goods: '贴纸 × 3',
  total: '29.70',
  total_score: 0,
  refunded: '0.00',
  refunded_score: 0,
  address: '胡萝卜市海龟巷 00 号',
  note: '只给同事看',
  createtime: 1_790_000_000,
  updatetime: 1_790_000_000,
}
const line = {
  id: 1,
  order_id: 8,
  title: '贴纸',
  quantity: 3,
  price: '9.90',
  score_price: 0,
  createtime: 0,
  updatetime: 0,
}

let printed: string[]
beforeEach(() => {
  printed = []
  useSiteConfig.setState({ siteName: '图图编程' })
  answerWith(() => ({ list: [line], total: 1 }))
  vi.stubGlobal('print', () => printed.push(document.querySelector('.print-sheet')?.textContent ?? ''))
})

async function print(known: (definition: Definition) => boolean) {
  await renderPage(
    'shop-order',
    <>
      <h1>订单</h1>
      <SlipButton definition={shopOrder} row={order} />
    </>,
  )
  const button = await screen.findByRole('button', { name: '打印购物清单' })
  useDefinitions.setState(({ list }) => ({ list: list.filter(known) }))
  await userEvent.click(button)
  await waitFor(() => expect(printed).toHaveLength(1))
}

it('prints what a parcel goes with: for whom, where to, what it holds and what was paid, and nothing of colleagues', async () => {
  await print(() => true)
  for (const said of ['图图编程', order.number, '一片叶子', order.address, '线下', '¥29.70'])
    expect(printed[0]).toContain(said)
  for (const unsaid of [order.note, '积分', '已退']) expect(printed[0]).not.toContain(unsaid)
  expect(calls.at(-1)).toMatchObject({
    path: '/admin/orderLine/index',
    sent: { search: [{ field: 'order_id', operator: '=', val: '8' }] },
  })
  const row = within(document.querySelector<HTMLElement>('.print-sheet table')!).getAllByRole('row')[1]!
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['贴纸', '3', '¥9.90'])
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(document.querySelector('.print-sheet')).toBeNull())
})

it('for who may not list what was ordered it says so in short', async () => {
  await print(({ name }) => name !== orderLine.name)
  expect(printed[0]).toContain('贴纸 × 3')
  expect(document.querySelector('.print-sheet table')).toBeNull()
})
