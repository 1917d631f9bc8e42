import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from 'antd'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetBrowserStorage } from '../../lib/browser-storage.ts'
import { i18n, loadMessages, startI18n } from '../../lib/i18n.ts'
import { connectMessages } from '../../lib/message.ts'
import { setMenus } from '../../stores/nav-tabs.ts'
import { fillBrowser } from '../../testing/browser.ts'
import { menuNode } from '../../testing/menus.ts'
import { serve } from '../../testing/server.ts'
import '../messages.ts'
import { CacheMenu } from './cache-menu.tsx'

beforeEach(async () => {
  fillBrowser()
  localStorage.clear()
  if (!i18n.isInitialized) await startI18n('')
  await loadMessages('shell')
})
afterEach(() => {
  cleanup()
  connectMessages(null)
})

/** With antd's dialogs, as the shell has them. */
function Page() {
  const { message, modal } = App.useApp()
  useEffect(() => connectMessages({ message, modal }), [message, modal])
  return <CacheMenu />
}

function open(nodes: readonly string[]) {
  const children = nodes.map((name) => menuNode({ type: 'button', name }))
  setMenus([menuNode({ type: 'menu_dir', name: 'system', children })])
  const calls = serve({ 'POST /admin/ajax/clearCache': () => ({ code: 1, msg: '缓存已清除' }) })
  render(
    <App>
      <Page />
    </App>,
  )
  return calls
}

test('who may not clear caches is not offered to', () => {
  open(['ajax/other'])
  expect(screen.queryByRole('button', { name: '清除缓存' })).toBeNull()
})

test('the server’s caches are cleared at once', async () => {
  const calls = open(['ajax/clearCache'])
  await userEvent.click(screen.getByRole('button', { name: '清除缓存' }))
  await userEvent.click(await screen.findByText('清除服务器缓存'))
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ type: 'tp' }]))
})

test('what this browser remembers is cleared after a question', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, reload })
  localStorage.setItem('tableView.1.course', '{}')
  const calls = open(['ajax/clearCache'])
  await userEvent.click(screen.getByRole('button', { name: '清除缓存' }))
  await userEvent.click(await screen.findByText('清除服务器缓存和本机的界面设置'))
  expect(calls).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: '清除并刷新' }))
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(calls.map(({ body }) => body)).toEqual([{ type: 'all' }])
  expect(localStorage.getItem('tableView.1.course')).toBeNull()
  vi.unstubAllGlobals()
})

test('the session and what belongs to the site are not forgotten', () => {
  for (const key of ['adminInfo', 'theme', 'storeConfig', 'storeTabViewConfig', 'tableView.1.course'])
    localStorage.setItem(key, '{}')
  forgetBrowserStorage()
  expect(Object.keys(localStorage).toSorted()).toEqual(['adminInfo', 'theme'])
})
