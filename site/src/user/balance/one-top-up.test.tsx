// @vitest-environment jsdom
import type { TopUp } from '@tutu/contract/api/payment'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { inCentre } from '../../testing/in-centre.tsx'
import { OneTopUp } from './one-top-up.tsx'

const topUp: TopUp = {
  id: 3,
  number: '20261128-3',
  amount: '50.00',
  state: 'waiting',
  reason: '',
  createtime: 1_780_000_000,
  paytime: null,
  expiretime: 1_780_086_400,
  howToPay: '',
}

test('after it was taken back the keyboard stays where that was done', async () => {
  const { main } = await inCentre(<OneTopUp id={3} />, {
    '/api/payment/topUp': { topUp },
    '/api/payment/cancel': { topUp: { ...topUp, state: 'expired' } },
  })
  const button = await vi.waitFor(() => {
    const found = main.querySelector('button')
    expect(found).not.toBeNull()
    return found!
  })
  button.focus()
  await act(async () => button.click())
  await vi.waitFor(() => expect(main.querySelector('button')).toBeNull())
  const place = main.querySelector('.order-next')!
  await vi.waitFor(() => expect(place.contains(document.activeElement)).toBe(true))
})
