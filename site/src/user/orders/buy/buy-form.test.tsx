// @vitest-environment jsdom
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { drawInMain } from '../../../testing/draw-in-main.ts'
import { onPage } from '../../../testing/on-page.tsx'
import { BuyForm } from './buy-form.tsx'
import type { Quote } from './quote.ts'

const REFUSAL = 'Not enough points yet'
const way = { total: '9.90', total_score: 120, refusal: null } as const
const quote = {
  good: {
    id: 2,
    kind: 'course',
    title: 'Maze',
    description: '',
    cover: '/static/covers/blank.svg',
    plan_days: null,
    lesson_hours: null,
    lesson_months: null,
    course: null,
  },
  quantity: 1,
  most: 1,
  ways: [
    { ...way, pay_type: 'points' },
    { ...way, pay_type: 'balance' },
  ],
  needsAddress: false,
  lastAddress: null,
  asksGuardian: false,
  isAdult: true,
  orderMax: 0,
  dayMax: 0,
  money: '50.00',
  score: 120,
  planUntil: null,
  takesCodes: false,
  coupon: null,
} as unknown as Quote

/** Asked about anew, points are none of the ways any more. */
function Asked() {
  const [asked, setAsked] = useState(quote)
  const ways = quote.ways.map((one) => (one.pay_type === 'points' ? { ...one, refusal: REFUSAL } : one))
  const again = () => setAsked({ ...quote, ways })
  return (
    <BuyForm quote={asked} isStale={false} onQuantity={() => undefined} onCode={() => undefined} onRefused={again} />
  )
}

test('points that were spent in another tab meanwhile: it is said, and money is paid only where it is chosen', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main></main>'
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { pay_type: string }).pay_type)
    return Response.json({ code: 0, msg: REFUSAL, data: { errors: { pay_type: REFUSAL } }, time: 1 })
  })
  await drawInMain(onPage(<Asked />))
  const button = document.querySelector<HTMLButtonElement>('button[type=submit]')!
  const pay = () => act(async () => button.click())
  button.focus()
  await pay()
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(REFUSAL))
  await vi.waitFor(() => expect(button.textContent).toBe('Choose how to pay first'))
  expect([button.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', button])
  expect(document.querySelector('input:checked')).toBeNull()
  await pay()
  expect(sent).toEqual(['points'])
  await act(async () => document.querySelector<HTMLInputElement>('input[value=balance]')!.click())
  await vi.waitFor(() => expect(button.textContent).toBe('Pay ¥9.90 from the balance'))
  await pay()
  await vi.waitFor(() => expect(sent).toEqual(['points', 'balance']))
})

test('a parcel goes where the last one went without its address being written again, or elsewhere', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main></main>'
  const sent: object[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    if (url.includes('area')) return Response.json({ code: 1, msg: '', data: [], time: 1 })
    sent.push(JSON.parse(body!) as object)
    return Response.json({ code: 0, msg: 'Sold out', data: {}, time: 1 })
  })
  const parcel = { ...quote, needsAddress: true, lastAddress: { order: 7, text: 'Ms Lin 13800001111\nHangzhou' } }
  const nothing = () => undefined
  await drawInMain(
    onPage(<BuyForm quote={parcel} isStale={false} onQuantity={nothing} onCode={nothing} onRefused={nothing} />),
  )
  const pay = () => act(async () => document.querySelector<HTMLButtonElement>('button[type=submit]')!.click())
  expect(document.querySelector('.buy-address')!.textContent).toContain('Hangzhou')
  expect(document.querySelector('[name=street]')).toBeNull()
  await pay()
  await vi.waitFor(() => expect(sent).toEqual([expect.objectContaining({ address_of: 7 })]))
  await act(async () => document.querySelectorAll<HTMLInputElement>('[name=goes_to]')[1]!.click())
  await pay()
  await vi.waitFor(() => expect(document.querySelector('[name=street]')?.getAttribute('aria-invalid')).toBe('true'))
  expect(sent).toHaveLength(1)
})

test('a code is asked about before anything is ordered, takes its share off, and goes with the order', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main></main>'
  const sent: object[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as object)
    return Response.json({ code: 0, msg: 'Sold out', data: {}, time: 1 })
  })
  function Asking() {
    const [code, setCode] = useState('')
    const isRight = code === 'carrot-20'
    const coupon =
      code === '' ? null : { code, discount: isRight ? '2.00' : '0.00', refusal: isRight ? '' : 'No such code' }
    const asked: Quote = {
      ...quote,
      takesCodes: true,
      ways: [{ ...quote.ways[1]!, total: isRight ? '7.90' : '9.90' }],
      coupon,
    }
    const nothing = () => undefined
    return <BuyForm quote={asked} isStale={false} onQuantity={nothing} onCode={setCode} onRefused={nothing} />
  }
  await drawInMain(onPage(<Asking />))
  const input = () => document.querySelector<HTMLInputElement>('[name=code]')
  const button = document.querySelector<HTMLButtonElement>('button[type=submit]')!
  const pay = () => act(async () => button.click())
  const press = (key: string) =>
    act(async () => input()!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))

  await typeInto(input()!, 'carrot-99')
  await press('Enter')
  expect(document.querySelector('.field-error')?.textContent).toBe('No such code')
  await pay()
  expect(sent).toEqual([])

  await typeInto(input()!, 'carrot-20')
  await pay()
  expect(input()).toBeNull()
  expect(document.querySelector('#code')!.parentElement!.textContent).toContain('carrot-20 takes ¥2 off')
  expect(button.textContent).toBe('Pay ¥7.90 from the balance')
  expect(sent).toEqual([])
  await pay()
  expect(sent).toEqual([expect.objectContaining({ code: 'carrot-20' })])

  await act(async () => document.querySelector<HTMLButtonElement>('.text-button')!.click())
  expect(input()!.value).toBe('')
  await pay()
  expect(sent[1]).not.toHaveProperty('code')
})

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
const typeInto = (input: HTMLInputElement, text: string) =>
  act(async () => {
    setValue.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
