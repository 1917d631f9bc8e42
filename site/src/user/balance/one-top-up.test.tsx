// @vitest-environment jsdom
import type { TopUp } from '@tutu/contract/api/payment'
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Answers, inCentre } from '../../testing/in-centre.tsx'
import { en as pay } from '../../ui/to-pay/en.ts'
import { en } from './en.ts'
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
  way: 'manual',
  howToPay: '',
  payCode: '',
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

test('a code is there to be scanned until its money is there, which the page sees by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const scanned: TopUp = { ...topUp, way: 'wechat', payCode: 'weixin://wxpay/bizpayurl?pr=3' }
  const answers: Answers = { '/api/payment/topUp': { topUp: scanned }, '/api/payment/check': { topUp: scanned } }
  const { main } = await inCentre(<OneTopUp id={3} />, answers)
  await vi.waitFor(() => expect(main.querySelector('svg[role=img]')?.getAttribute('aria-label')).toContain('50.00'))
  expect(main.textContent).toContain(pay.scan_wechat)

  const check = [...main.querySelectorAll('button')].find(({ textContent }) => textContent === pay.check)!
  await act(async () => check.click())
  await vi.waitFor(() => expect(main.textContent).toContain(pay.notYet))
  answers['/api/payment/topUp'] = { topUp: { ...scanned, state: 'paid', payCode: '', paytime: 1_780_000_100 } }
  await act(async () => vi.advanceTimersByTimeAsync(10_000))
  expect(main.querySelector('svg[role=img]')).toBeNull()
  expect(main.textContent).toContain(en.next_paid)
})

test('where the provider was away the code is asked for again', async () => {
  const waiting: TopUp = { ...topUp, way: 'alipay' }
  const begun = { ...waiting, payCode: 'https://qr.alipay.com/3' }
  const { main } = await inCentre(<OneTopUp id={3} />, {
    '/api/payment/topUp': { topUp: waiting },
    '/api/payment/check': { topUp: begun },
  })
  await vi.waitFor(() => expect(main.textContent).toContain(pay.codeLate))
  await act(async () => main.querySelector('button')!.click())
  await vi.waitFor(() => expect(main.querySelector('a[href="https://qr.alipay.com/3"]')).not.toBeNull())
})
