// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { drawInMain } from '../../testing/draw-in-main.ts'
import { onPage } from '../../testing/on-page.tsx'
import Notices from './page.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test('all are marked as read at once, and the keyboard stays at the notices', async () => {
  const notice = { id: 1, event: '', title: '放假', content: '', link: null, publishtime: 1_790_000_000, read: false }
  const server = vi.fn(async (address: string | URL | Request) => {
    const isRead = String(address).includes('readNotices')
    const data = isRead ? { unread: 0 } : { list: [notice], total: 1, unread: 1 }
    return Response.json({ code: 1, msg: '', data, time: 1 })
  })
  vi.stubGlobal('fetch', server)
  document.body.innerHTML = '<main></main>'
  await drawInMain(onPage(<Notices />, { language: 'zh-cn', path: '/user/notices' }))
  const markAll = await vi.waitUntil(() =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '全部标为已读'),
  )
  markAll.focus()
  await act(async () => markAll.click())
  await vi.waitFor(() => expect(markAll.isConnected).toBe(false))
  expect(document.activeElement).toBe(document.querySelector('h1'))
})
