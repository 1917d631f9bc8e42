// @vitest-environment jsdom
import type { Child } from '@tutu/contract/api/guardian'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawInMain } from '../../testing/draw-in-main.ts'
import { onPage } from '../../testing/on-page.tsx'
import { guardianToken } from '../../lib/guardian/session.ts'
import { notices } from '../../lib/member/notices.ts'
import { Children } from './children.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// jsdom has dialogs, but shows none.
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false
}

const childOf = (id: number): Child => ({
  id,
  username: `child_${id}`,
  nickname: `小${id}`,
  avatar: '/static/avatars/fox.svg',
  jointime: 1_790_000_000,
  active: true,
  agreed: true,
  erasetime: null,
  settings: { can_publish: false, can_comment: true, daily_minutes: 60, quiet_from: null, quiet_to: null },
  childMode: false,
  time: [{ day: '2026-11-25', minutes: 0 }],
  score: 0,
  points: [],
  orders: [],
  topUps: [],
  works: [],
  told: [],
  links: [],
  classes: [],
  courses: [],
  badges: [],
})

/** The server, which forgets a guardian with the data of the last child. */
let children: Child[]
const answers = vi.fn(async (address: string | URL | Request, init?: RequestInit) => {
  const path = new URL(String(address), 'https://tutu.example').pathname
  if (path === '/api/guardian/erase') {
    const { id } = JSON.parse(String(init?.body)) as { id: number }
    children = children.filter((one) => one.id !== id)
    return Response.json({ code: 1, msg: '孩子的信息已删除', data: null, time: 1 })
  }
  return children.length === 0
    ? Response.json({ code: 302, msg: '请先登录', data: {}, time: 1 })
    : Response.json({ code: 1, msg: '', data: { contact: '137****3696', children }, time: 1 })
})
vi.stubGlobal('fetch', answers)

async function show(): Promise<void> {
  document.body.innerHTML = '<main></main>'
  await drawInMain(onPage(<Children />, { language: 'zh-cn', path: '/guardian' }))
  await vi.waitFor(() => expect(document.querySelectorAll('.child-data')).toHaveLength(children.length))
}

async function erase(username: string): Promise<void> {
  const card = [...document.querySelectorAll('.child-data')].find((one) => one.textContent.includes(username))!
  const input = card.querySelector('input')!
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
  await act(async () => {
    setValue.call(input, username)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => card.querySelector<HTMLButtonElement>('dialog .child-erase')!.click())
}

beforeEach(() => {
  guardianToken.write('token')
  answers.mockClear()
})

test('who deletes the data of the only child hears that it is done, and is not asked who they are', async () => {
  children = [childOf(1)]
  await show()
  await erase('child_1')
  await vi.waitFor(() => expect(guardianToken.read()).toBe(''))
  expect(notices.read()).toMatchObject({ kind: 'success', text: '孩子的信息已删除' })
})

test('who has another child stays with that one', async () => {
  children = [childOf(1), childOf(2)]
  await show()
  await erase('child_1')
  await vi.waitFor(() => expect(document.querySelectorAll('.child-data')).toHaveLength(1))
  expect(guardianToken.read()).toBe('token')
  expect(document.body.textContent).toContain('小2')
})
