// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { inCentre } from '../../testing/in-centre.tsx'
import { en as pay } from '../../ui/to-pay/en.ts'
import { en } from './en.ts'
import { TopUps } from './top-ups.tsx'

const state = {
  ways: ['wechat', 'manual'],
  least: 1,
  most: 1000,
  asksGuardian: false,
  isAdult: true,
  takesInvoices: true,
  list: [],
}

test('of several ways to pay one is chosen, and that is what is asked for', async () => {
  const { main } = await inCentre(<TopUps />, { '/api/payment/topUps': state, '/api/payment/topUp': '现在不行' })
  await vi.waitFor(() => expect(main.querySelectorAll('input[type=radio]')).toHaveLength(2))
  const [wechat, counter] = [...main.querySelectorAll<HTMLInputElement>('input[type=radio]')] as [
    HTMLInputElement,
    HTMLInputElement,
  ]
  expect([wechat.checked, wechat.labels![0]!.textContent]).toEqual([true, pay.by_wechat])
  await act(async () => counter.click())
  expect([wechat.checked, counter.checked]).toEqual([false, true])
})

test('of one way nobody is asked which', async () => {
  const { main } = await inCentre(<TopUps />, { '/api/payment/topUps': { ...state, ways: ['manual'] } })
  await vi.waitFor(() => expect(main.querySelector('form')).not.toBeNull())
  expect(main.querySelector('input[type=radio]')).toBeNull()
})

test('where none is open the page says whom to write to', async () => {
  const { main } = await inCentre(<TopUps />, { '/api/payment/topUps': { ...state, ways: [] } })
  await vi.waitFor(() => expect(main.textContent).toContain(en.closed))
  expect(main.querySelector('form')).toBeNull()
})

test.each([true, false])('it says where invoices are asked for, if they are: %s', async (takesInvoices) => {
  const { main } = await inCentre(<TopUps />, { '/api/payment/topUps': { ...state, takesInvoices } })
  await vi.waitFor(() => expect(main.querySelector('h2')).not.toBeNull())
  expect(main.textContent?.includes('A top-up has no invoice')).toBe(takesInvoices)
})
