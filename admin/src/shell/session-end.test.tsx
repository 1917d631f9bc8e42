import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '../lib/api.ts'
import { changeLanguage, i18n, startI18n } from '../lib/i18n.ts'
import { hasUnsavedAnywhere } from '../lib/pane.ts'
import * as navigation from '../lib/navigation.ts'
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

const adminInfo = { id: 1, username: 'admin', nickname: '小图', avatar: '', lastlogintime_seconds: 1, super: true }
const upload = { mode: 'local', maxsize: 9000, mimetype: 'pdf', savename: '' }
let token = 't'
let held: string[] = []

beforeEach(async () => {
  fillBrowser()
  localStorage.clear()
  useNavTabs.setState(useNavTabs.getInitialState(), true)
  useSessionEnd.setState(useSessionEnd.getInitialState(), true)
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
  navigation.navigateWith((to) => void router.navigate(to))
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

const other = { ...adminInfo, id: 2, username: 'editor', nickname: '小编', token: 'theirs', refreshToken: '' }

/** What another tab of this browser does: signs somebody in there, or out. */
function inAnotherTab(info: Partial<typeof other>) {
  localStorage.setItem('adminInfo', JSON.stringify({ state: info, version: 0 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'adminInfo' }))
}
const stored = () => JSON.parse(localStorage.getItem('adminInfo') ?? '{}').state
/** The tokens that changes were sent with. */
const saved = (calls: Awaited<ReturnType<typeof openEnding>>['calls']) =>
  calls.filter(({ path }) => path === '/admin/course/edit').map(({ headers }) => headers.batoken)

describe('another account signs in in another tab', () => {
  const leave = vi.spyOn(navigation, 'loadPage').mockImplementation(() => undefined)
  let undo = () => undefined as void
  beforeEach(() => {
    leave.mockClear()
    undo = watchOtherTabs()
  })
  afterEach(() => undo())

  test('with nothing unsaved the page begins anew as theirs', async () => {
    await openEnding()
    inAnotherTab(other)
    expect(leave).toHaveBeenCalledWith('/admin')
  })

  test.each([
    ['at once', () => undefined],
    ['after the session has ended here', () => inAnotherTab({ id: 0, token: '', refreshToken: '' })],
  ])('with something unsaved it stays whose it was, and says so: %s', async (_, before) => {
    const { calls, router, user, input } = await openEnding()
    await user.type(input, 'an hour of work')
    before()
    inAnotherTab(other)
    await screen.findByRole('dialog', { name: '这个浏览器现在登录的是 editor' })
    expect(leave).not.toHaveBeenCalled()
    expect(useAdminInfo.getState()).toMatchObject({ id: 1, username: 'admin', nickname: '小图', token: '' })

    await user.click(screen.getByRole('button', { name: '留在这里复制内容' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(input.value).toBe('an hour of work')
    await save().catch(() => undefined)
    expect(saved(calls), 'not as the other one').toEqual([''])
    await screen.findByRole('dialog', { name: /登录的是 editor/ })
    expect(stored(), 'the other tab keeps its session').toEqual(other)
    expect(router.state.location.pathname).toBe('/admin/course')

    await user.click(screen.getByRole('button', { name: /重新加载/ }))
    expect(leave.mock.calls).toEqual([['/admin']])
    expect(hasUnsavedAnywhere(), 'the browser has nothing to ask').toBe(false)
  })

  test('its token does not go out before the page hears of it either', async () => {
    const { calls } = await openEnding()
    localStorage.setItem('adminInfo', JSON.stringify({ state: other, version: 0 }))
    await save().catch(() => undefined)
    expect(saved(calls)).toEqual([''])
    expect(leave.mock.calls[0]).toEqual(['/admin'])
    expect(stored()).toEqual(other)
  })

  test('who opened the page may take it back and save', async () => {
    const { calls, user, input } = await openEnding()
    await user.type(input, 'x')
    inAnotherTab(other)
    token = 'fresh'
    const dialog = within(await screen.findByRole('dialog', { name: /登录的是 editor/ }))
    await user.type(await dialog.findByLabelText('密码'), 'carrot-2026{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(save()).resolves.toMatchObject({ code: 1 })
    expect(saved(calls)).toEqual(['fresh'])
    expect(stored()).toMatchObject({ id: 1, token: 'fresh' })
  })

  test('when the other one signs out, what is left is the session that ended', async () => {
    const { user, input } = await openEnding()
    await user.type(input, 'x')
    inAnotherTab(other)
    await screen.findByRole('dialog', { name: /登录的是 editor/ })
    inAnotherTab({ id: 0, token: '', refreshToken: '' })
    await screen.findByRole('dialog', { name: '登录已过期' })
  })
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
