// @vitest-environment jsdom
import type { Refundable } from '@tutu/contract/api/refund'
import type { OrderDetail } from '@tutu/contract/api/shop'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { inCentre } from '../../testing/in-centre.tsx'
import { OrderAfter } from './order-after.tsx'

const order = { id: 3, state: 'delivered', refunded: '0.00', refunded_score: 0 } as OrderDetail
const one: Refundable = {
  order: 3,
  number: '20261128-3',
  goods: 'A month',
  kinds: ['plan'],
  pay_type: 'balance',
  paytime: 1_780_000_000,
  left: '30.00',
  cost: '30.00',
  costPoints: 0,
  leftPoints: 0,
  used: 20,
  until: 1_782_592_000,
  canAsk: true,
  request: null,
}
const waiting: Refundable = {
  ...one,
  canAsk: false,
  request: { state: 'waiting', reason: 'mistake', words: 'Twice', answer: '', asktime: 1_780_000_100 },
}

async function drawn(answer: object, more: object = {}) {
  const changes: OrderDetail[] = []
  const { main } = await inCentre(<OrderAfter order={order} onChange={(next) => changes.push(next)} />, {
    '/api/shop/invoice': { one: null, last: null, asksGuardian: false },
    '/api/shop/refund': { rules: 'Two working days.', asksGuardian: false, ...answer },
    '/api/shop/order': { order },
    ...more,
  })
  return { main, changes }
}
const button = (main: HTMLElement, name: string) =>
  vi.waitFor(() => {
    const found = [...main.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    expect(found).toBeDefined()
    return found!
  })
const press = async (main: HTMLElement, name: string) => {
  const found = await button(main, name)
  await act(async () => found.click())
}

test('the rules stand before the form, and without words nothing is sent', async () => {
  const { main } = await drawn({ one })
  await press(main, 'Ask for a refund')
  for (const said of ['Days that have not begun', 'Two working days.', '¥30.00', '20%'])
    expect(main.textContent).toContain(said)
  expect(document.activeElement).toBe(main.querySelector('input[name=reason]'))
  await press(main, 'Send the request')
  expect(main.querySelector('.field-error')).not.toBeNull()
  expect(main.querySelector('.chip')).toBeNull()
})

test('what waits is withdrawn, and the steps of the order are read anew', async () => {
  const withdrawn = { ...waiting, canAsk: true, request: { ...waiting.request, state: 'withdrawn' } }
  const { main, changes } = await drawn({ one: waiting }, { '/api/shop/withdrawRefund': { one: withdrawn } })
  await press(main, 'Withdraw the request')
  await button(main, 'Ask once more')
  expect(main.querySelector('.chip')?.textContent).toBe('Withdrawn')
  await vi.waitFor(() => expect(changes).toEqual([order]))
})

test('what was accepted says how much came back, and where to', async () => {
  const request = { ...waiting.request, state: 'accepted', answer: 'Fair' }
  const { main } = await drawn({ one: { ...waiting, left: '12.50', request } })
  await vi.waitFor(() => expect(main.textContent).toContain('¥17.50 was given back to the balance.'))
})

test('a child is told who asks, and can neither ask nor withdraw', async () => {
  const { main } = await drawn({ one: { ...one, canAsk: false }, asksGuardian: true })
  await vi.waitFor(() => expect(main.textContent).toContain('A guardian asks for the refund'))
  expect(main.querySelectorAll('button')).toHaveLength(0)
})

test('of an order without any there is nothing', async () => {
  const { main } = await drawn({ one: null })
  expect(main.textContent).toBe('')
})
