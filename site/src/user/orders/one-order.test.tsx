// @vitest-environment jsdom
import type { OrderDetail } from '@tutu/contract/api/shop'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { inCentre } from '../../testing/in-centre.tsx'
import { OneOrder } from './one-order.tsx'

const order: OrderDetail = {
  id: 3,
  number: '20261128-3',
  state: 'pending',
  pay_type: 'balance',
  total: '9.90',
  total_score: 0,
  discount: '0.00',
  refunded: '0.00',
  refunded_score: 0,
  createtime: 1_780_000_000,
  paytime: null,
  expiretime: 1_780_086_400,
  lines: [],
  address: '',
  log: [],
  howToPay: '',
  byBalance: true,
}

test.each([
  { moved: ['Cancel the order', 'Cancel the order'], state: 'Cancelled', path: 'cancel', becomes: 'cancelled' },
  { moved: ['Pay from the balance'], state: 'Done', path: 'pay', becomes: 'delivered' },
])(
  'after $moved nothing is to be done, and the keyboard stays at the order',
  async ({ moved, state, path, becomes }) => {
    const { main } = await inCentre(<OneOrder id={3} />, {
      '/api/shop/order': { order },
      [`/api/shop/${path}`]: { order: { ...order, state: becomes } },
    })
    for (const name of moved) {
      const button = await vi.waitFor(() => {
        const found = [...main.querySelectorAll('button')].find(({ textContent }) => textContent === name)
        expect(found).toBeDefined()
        return found!
      })
      button.focus()
      await act(async () => button.click())
    }
    await vi.waitFor(() => expect(main.querySelector('.chip')?.textContent).toBe(state))
    expect(main.querySelector('.order-next')).toBeNull()
    await vi.waitFor(() => expect(document.activeElement).toBe(main.querySelector('h1')!.parentElement!.parentElement))
  },
)
