// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// So that the first answer does not wait for it.
import '../../../lib/member/api.ts'
import { onPage } from '../../../testing/on-page.tsx'
import { memberSession } from '../../../lib/member/session.ts'
import { AccountResults } from './account-results.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const main = document.body.appendChild(document.createElement('main'))
let root: ReturnType<typeof createRoot>
const asked: string[] = []

async function show(answer: () => object): Promise<void> {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(answer())
  })
  await act(async () => root.render(onPage(<AccountResults />)))
}
async function open(): Promise<void> {
  const details = main.querySelector('details')!
  await act(async () => {
    details.open = true
    details.dispatchEvent(new Event('toggle'))
  })
  await vi.waitFor(() => act(async () => expect(main.querySelector('.skeleton')).toBeNull()))
}
const ok = (results: object[]) => ({ code: 1, msg: '', time: 0, data: { results } })

beforeEach(() => {
  root = createRoot(main)
  asked.length = 0
  memberSession.write({ id: 7, token: 't', nickname: '', avatar: '', refreshToken: '', childMode: false })
})
afterEach(async () => {
  await act(async () => root.unmount())
  memberSession.clear()
})

test('the latest ten results of the account, asked for when somebody opens them', async () => {
  const one = { script: 'han', speed: 31.4, accuracy: 98.2, length: 40, points: 5, createtime: 1_780_000_000 }
  await show(() => ok(Array.from({ length: 12 }, (_, at) => ({ ...one, createtime: one.createtime - at }))))
  expect(asked).toEqual([])
  await open()
  expect(asked).toHaveLength(1)
  const rows = [...main.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toHaveLength(10)
  expect(rows[0]!.slice(0, 4)).toEqual(['Chinese', '31 characters/min', '98%', '5'])
})

test('an account without results says so', async () => {
  await show(() => ok([]))
  await open()
  expect(main.textContent).toContain('No results in your account yet')
})

test('what could not be read is told, and can be asked for again', async () => {
  let answer: object = { code: 0, msg: 'Out of order', time: 0, data: null }
  await show(() => answer)
  await open()
  expect(main.querySelector('[role=alert]')!.textContent).toContain('Out of order')
  answer = ok([])
  await act(async () => main.querySelector<HTMLButtonElement>('[role=alert] button')!.click())
  await vi.waitFor(() => expect(main.textContent).toContain('No results in your account yet'))
})

test('nobody signed in is offered none', async () => {
  memberSession.clear()
  await show(() => ok([]))
  expect(main.querySelector('details')).toBeNull()
})
