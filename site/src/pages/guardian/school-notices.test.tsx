// @vitest-environment jsdom
import type { GuardianNotice } from '@tutu/contract/api/guardian'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawInMain } from '../../testing/draw-in-main.ts'
import { onPage } from '../../testing/on-page.tsx'
import { SchoolNotices } from './school-notices.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let notices: GuardianNotice[]
const server = vi.fn(async (address: string | URL | Request, init?: RequestInit) => {
  const { pathname, searchParams } = new URL(String(address), 'https://tutu.example')
  if (pathname === '/api/guardian/readNotices') {
    const { ids } = JSON.parse(String(init?.body)) as { ids?: number[] }
    notices = notices.map((one) => (!ids || ids.includes(one.id) ? { ...one, read: true } : one))
  }
  const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))]
  const list = notices.slice((page - 1) * limit, page * limit)
  const unread = notices.filter(({ read }) => !read).length
  return Response.json({ code: 1, msg: '', data: { list, total: notices.length, unread }, time: 1 })
})
vi.stubGlobal('fetch', server)

const noticeOf = (id: number): GuardianNotice => ({
  id,
  title: `通知${id}`,
  content: `说的是${id}`,
  publishtime: 1_790_000_000 - id * 86_400,
  read: false,
})
beforeEach(() => void (notices = [noticeOf(1), noticeOf(2)]))

async function show(): Promise<void> {
  document.body.innerHTML = '<main></main>'
  await drawInMain(onPage(<SchoolNotices />, { language: 'zh-cn', path: '/guardian' }))
}
const section = () => document.querySelector('.school-notices')!
const titles = () => [...section().querySelectorAll('summary b')].map((one) => one.textContent)
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click())

test('what the school tells is unread until it is opened', async () => {
  await show()
  await vi.waitFor(() => expect(titles()).toEqual(['通知1', '通知2']))
  expect(section().querySelector('header')!.textContent).toContain('2 条未读')
  const [first, second] = section().querySelectorAll('details')
  await act(async () => {
    first!.open = true
    first!.dispatchEvent(new Event('toggle'))
  })
  await vi.waitFor(() => expect(section().querySelector('header')!.textContent).toContain('1 条未读'))
  expect(first!.querySelector('.chip')).toBeNull()
  expect(second!.querySelector('.chip')!.textContent).toBe('未读')
})

test('all are marked as read at once, and the keyboard stays at the notices', async () => {
  await show()
  await vi.waitFor(() => expect(titles()).toHaveLength(2))
  await press('全部标为已读')
  await vi.waitFor(() => expect(section().textContent).not.toContain('未读'))
  expect(document.activeElement!.textContent).toContain('学校的通知')
})

test('of many a few are shown, the others a press away', async () => {
  notices = [1, 2, 3, 4, 5, 6].map(noticeOf)
  await show()
  await vi.waitFor(() => expect(titles()).toHaveLength(5))
  await press('更早的通知')
  await vi.waitFor(() => expect(titles()).toEqual(['通知6']))
  expect(document.activeElement!.textContent).toContain('学校的通知')
  await press('更近的通知')
  await vi.waitFor(() => expect(titles()).toHaveLength(5))
})

test('where the school has told nothing there is no place for it', async () => {
  notices = []
  await show()
  await vi.waitFor(() => expect(server).toHaveBeenCalled())
  expect(document.querySelector('main')!.textContent).toBe('')
})
