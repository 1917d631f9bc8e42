// @vitest-environment jsdom
import { act } from 'react'
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
    course: null,
  },
  quantity: 1,
  most: 1,
  ways: [
    { ...way, pay_type: 'points' },
    { ...way, pay_type: 'balance' },
  ],
  needsAddress: false,
  asksGuardian: false,
  isAdult: true,
  orderMax: 0,
  dayMax: 0,
  money: '50.00',
  score: 120,
  planUntil: null,
} as unknown as Quote

test('points that were spent in another tab meanwhile: it is said, asked anew, and paid with something else', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main></main>'
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { pay_type: string }).pay_type)
    return Response.json({ code: 0, msg: REFUSAL, data: { errors: { pay_type: REFUSAL } }, time: 1 })
  })
  const onRefused = vi.fn<() => void>()
  await drawInMain(onPage(<BuyForm quote={quote} isStale={false} onQuantity={() => undefined} onRefused={onRefused} />))
  const pay = () => act(async () => document.querySelector<HTMLButtonElement>('button[type=submit]')!.click())
  await pay()
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(REFUSAL))
  expect(onRefused).toHaveBeenCalledOnce()
  await act(async () => document.querySelector<HTMLInputElement>('input[value=balance]')!.click())
  await pay()
  await vi.waitFor(() => expect(sent).toEqual(['points', 'balance']))
})
