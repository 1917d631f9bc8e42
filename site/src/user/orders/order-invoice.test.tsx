// @vitest-environment jsdom
import type { Invoiced } from '@tutu/contract/api/invoice'
import type { OrderDetail } from '@tutu/contract/api/shop'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { inCentre } from '../../testing/in-centre.tsx'
import { OrderAfter } from './order-after.tsx'

const order = { id: 3, state: 'delivered', refunded: '0.00' } as OrderDetail
const one: Invoiced = {
  order: 3,
  number: '20261128-3',
  goods: 'Album',
  paytime: 1_780_000_000,
  amount: '30.00',
  canAsk: true,
  invoice: null,
}
const SCHOOL = { title_kind: 'company', title: '胡萝卜小学', email: 'books@example.com' } as const

async function drawn(answer: object) {
  const { main, asked } = await inCentre(<OrderAfter order={order} onChange={() => {}} />, {
    '/api/shop/invoice': answer,
    '/api/shop/refund': { one: null, asksGuardian: false, rules: '' },
  })
  await vi.waitFor(() => expect(asked.some(({ pathname }) => pathname === '/api/shop/invoice')).toBe(true))
  return main
}
const button = (main: HTMLElement, name: string) =>
  vi.waitFor(() => {
    const found = [...main.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    expect(found).toBeDefined()
    return found!
  })

test('the form begins with what was written the last time, and a wrong number is told beside it', async () => {
  const last = { ...SCHOOL, tax_number: '91350100M000100Y44' }
  const main = await drawn({ one, last, asksGuardian: false })
  const ask = await button(main, 'Ask for an invoice')
  await act(async () => ask.click())
  const values = [...main.querySelectorAll<HTMLInputElement>('.field-input input')].map(({ value }) => value)
  expect(values).toEqual([SCHOOL.title, last.tax_number, SCHOOL.email])
  const send = await button(main, 'Ask for it')
  await act(async () => send.click())
  expect(main.querySelector('.field-error')?.textContent).toBe(
    'This is no taxpayer number. Compare it with the business licence',
  )
  await vi.waitFor(() => expect(document.activeElement).toBe(main.querySelector('input[name=tax_number]')))
})

test('a child is told who asks, and can neither ask nor withdraw', async () => {
  const main = await drawn({ one: { ...one, canAsk: false }, last: null, asksGuardian: true })
  await vi.waitFor(() => expect(main.textContent).toContain('A guardian asks for the invoice'))
  expect(main.querySelectorAll('button')).toHaveLength(0)
})

test('of an order without any there is nothing', async () => {
  const main = await drawn({ one: null, last: null, asksGuardian: false })
  expect(main.textContent).toBe('')
})
