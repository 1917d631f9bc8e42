import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../lib/api.ts'
import { changeLanguage, i18n, startI18n } from '../lib/i18n.ts'
import { navigateWith } from '../lib/navigation.ts'
import { watchOtherTabs } from '../lib/session.ts'
import { useUnsaved } from '../lib/unsaved.ts'
import { clearAdminInfo, fillAdminInfo, useAdminInfo } from '../stores/admin-info.ts'
import { useNavTabs } from '../stores/nav-tabs.ts'
import { useSessionEnd } from '../stores/session-end.ts'
import { useSiteConfig } from '../stores/site-config.ts'
import { fillBrowser } from '../testing/browser.ts'
import { moduleNode } from '../testing/menus.ts'
import { serve } from '../testing/server.ts'
import { createAdminRouter } from './router.tsx'

const ENDED = '你已退出登录：登录已失效，或者这个账号在别处退出或登录了。请重新登录'

configure({ asyncUtilTimeout: 8000 })

vi.mock('../resource/resource-screen.tsx', async () => {
  const { useState } = await import('react')
  return {
    ResourceScreen: () => {
      const [typed, setTyped] = useState('')
      useUnsaved(typed !== '')
      return <input aria-label="lesson text" value={typed} onChange={({ target }) => setTyped(target.value)} />
    },
  }
})

const adminInfo = { id: 1, username: 'admin', nickname: '小图', avatar: '', lastlogintime: 1, super: true }
const upload = { mode: 'local', maxsize: 9000, mimetype: 'pdf', savename: '' }
let token = 't'
let held: string[] = []

beforeEach(async () => {
  fillBrowser()
  localStorage.clear()
  useNavTabs.setState(useNavTabs.getInitialState(), true)
  useSessionEnd.setState({ account: null })
  clearAdminInfo()
  token = 't'
  held = ['index', 'del']
  fillAdminInfo({ ...adminInfo, token, refreshToken: '' })
  if (!i18n.isInitialized) await startI18n('')
  await changeLanguage('zh-cn')
})
afterEach(cleanup)

/** A page whose session ends as soon as `token` is another one. */
async function openEnding() {
  window.history.replaceState(null, '', '/admin/course')
  const calls = serve({
    'GET /admin/index/index': () => ({
      code: 1,
      data: {
        adminInfo,
        menus: [moduleNode('course', held, { title: '课程' })],
        siteConfig: { upload },
        terminal: {},
      },
    }),
    'GET /api/index/index': () => ({
      code: 1,
      data: { site: { siteName: '图图编程', upload: { ...upload, maxsize: 1 } } },
    }),
    'POST /admin/course/del': () => ({ code: 401, msg: '没有权限操作' }),
    'GET /admin/index/login': () => ({ code: 1, data: { captcha: false } }),
    'POST /admin/course/edit': ({ headers }) =>
      headers.batoken === token ? { code: 1 } : { code: 302, msg: '请先登录' },
    'POST /admin/index/login': () => ({ code: 1, data: { userInfo: { ...adminInfo, token: 'fresh' } } }),
  })
  const router = createAdminRouter()
  navigateWith((to) => void router.navigate(to))
  render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  return { calls, router, user, input: await screen.findByLabelText<HTMLInputElement>('lesson text') }
}
const save = () => api.post('/admin/course/edit', { id: 1 })

test('with something typed, the page stays, and the same account signs in over it and goes on', async () => {
  const { calls, router, user, input } = await openEnding()
  await user.type(input, 'an hour of work')
  token = 'fresh'
  await expect(save()).rejects.toMatchObject({ reason: 'redirect' })
  const dialog = within(await screen.findByRole('dialog', { name: '登录已过期' }))
  expect(useAdminInfo.getState().token).toBe('')
  expect(router.state.location.pathname).toBe('/admin/course')
  expect(screen.queryByText('请先登录'), 'the dialog says it').toBeNull()
  await waitFor(() => expect(useSiteConfig.getState().siteName).toBe('图图编程'))
  expect(useSiteConfig.getState().upload, 'the limits of the form that is open').toEqual(upload)
  const name = await dialog.findByLabelText<HTMLInputElement>('用户名')
  expect([name.value, name.readOnly]).toEqual(['admin', true])
  await user.type(dialog.getByLabelText('密码'), 'carrot-2026{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.find(({ path, method }) => path === '/admin/index/login' && method === 'POST')?.body).toMatchObject({
    username: 'admin',
  })
  expect(screen.getByLabelText<HTMLInputElement>('lesson text')).toBe(input)
  expect(input.value).toBe('an hour of work')
  await expect(save()).resolves.toMatchObject({ code: 1 })
})

test('a sign-out in another tab of the browser takes nothing away either; signing in there closes the dialog', async () => {
  const { user, input } = await openEnding()
  await user.type(input, 'x')
  clearAdminInfo()
  await screen.findByRole('dialog', { name: '登录已过期' })
  fillAdminInfo({ ...adminInfo, token: 'fresh' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(input.value).toBe('x')
})

test('giving the changes up leads to the login page', async () => {
  const { router, user, input } = await openEnding()
  await user.type(input, 'x')
  token = 'fresh'
  await save().catch(() => undefined)
  await user.click(await screen.findByRole('button', { name: /换个账号登录/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'))
})

test('without anything unsaved it leads to the login page at once', async () => {
  const { router } = await openEnding()
  token = 'fresh'
  await save().catch(() => undefined)
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await screen.findByRole('alert')).textContent).toBe(ENDED)
})

test('so does a sign-out in another tab, which the login page tells of', async () => {
  const { router } = await openEnding()
  const undo = watchOtherTabs()
  localStorage.removeItem('adminInfo')
  localStorage.setItem('adminInfo', JSON.stringify({ state: { id: 0, token: '', refreshToken: '' }, version: 0 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'adminInfo' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'))
  expect((await screen.findByRole('alert')).textContent).toBe(ENDED)
  undo()
})

test('a right that was taken away meanwhile: the menus come anew, once, and not over something unsaved', async () => {
  const { calls, user, input } = await openEnding()
  const boots = () => calls.filter(({ path }) => path === '/admin/index/index').length
  const press = () => api.post('/admin/course/del', { ids: [1] }).catch(() => undefined)
  held = ['index']
  await user.type(input, 'x')
  await press()
  expect(boots()).toBe(1)
  await user.clear(input)
  await press()
  await waitFor(() => expect(useNavTabs.getState().authNode.get('/admin/course')?.has('/admin/course/del')).toBe(false))
  await press()
  expect(boots()).toBe(2)
})
