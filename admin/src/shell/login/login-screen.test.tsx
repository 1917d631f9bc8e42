import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeLanguage, i18n, startI18n } from '../../lib/i18n.ts'
import { notices } from '../../lib/notices.ts'
import { clearAdminInfo, fillAdminInfo, useAdminInfo } from '../../stores/admin-info.ts'
import { fillBrowser } from '../../testing/browser.ts'
import { type Answer, type Call, serve } from '../../testing/server.ts'
import { createAdminRouter } from '../router.tsx'

const WRONG = { code: 0, msg: '用户名或密码不正确' }
const SIGNED_IN: Answer = { code: 1, data: { userInfo: { id: 1, username: 'admin', token: 't', refreshToken: 'r' } } }

beforeEach(async () => {
  fillBrowser()
  localStorage.clear()
  clearAdminInfo()
  if (!i18n.isInitialized) await startI18n('')
  await changeLanguage('zh-cn')
})
afterEach(cleanup)

const asksSum = (): Answer => ({ code: 1, data: { question: '二十加三等于几？请用数字回答。' } })

async function openLogin(
  answer: (call: Call) => Answer,
  { captcha = false, search = '', sum = asksSum }: { captcha?: boolean; search?: string; sum?: () => Answer } = {},
) {
  window.history.replaceState(null, '', `/admin/login${search}`)
  const calls = serve({
    'GET /admin/index/login': () => ({ code: 1, data: { captcha } }),
    'GET /api/index/index': () => ({ code: 1, data: { site: { siteName: '图图编程' } } }),
    'GET /api/common/captcha': sum,
    'POST /admin/index/login': answer,
  })
  const router = createAdminRouter()
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: '登录后台' })
  const user = userEvent.setup()
  return {
    calls,
    router,
    user,
    username: screen.getByLabelText<HTMLInputElement>('用户名'),
    password: screen.getByLabelText<HTMLInputElement>('密码'),
    submit: screen.getByRole('button', { name: '登录' }),
    posts: () => calls.filter(({ method }) => method === 'POST'),
  }
}

describe('the login page', () => {
  test('has its title and the focus on the user name', async () => {
    const { username } = await openLogin(() => SIGNED_IN)
    await waitFor(() => expect(document.title).toBe('登录 - 图图编程'))
    expect(document.activeElement).toBe(username)
  })

  test('signs in with Enter, keeps the session when asked to, and goes on to where one was going', async () => {
    const to = encodeURIComponent('{"path":"/admin/course","query":{"page":"2"}}')
    const { user, router, username, password, posts } = await openLogin(() => SIGNED_IN, { search: `?to=${to}` })
    await user.type(username, ' admin ')
    await user.type(password, 'secret1')
    await user.click(screen.getByLabelText('保持登录'))
    await user.type(password, '{Enter}')
    await waitFor(() => expect(decodeURIComponent(router.state.location.pathname)).toContain('/admin/loading/{"path"'))
    expect(posts()[0]?.body).toMatchObject({ username: 'admin', password: 'secret1', keep: true })
    expect(useAdminInfo.getState()).toMatchObject({ id: 1, token: 't', refreshToken: 'r' })
  })

  test('empty fields are named beside them, nothing is sent, and the first gets the focus', async () => {
    const { user, username, password, submit, posts } = await openLogin(() => SIGNED_IN)
    await user.click(submit)
    expect(username.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('请填写用户名').id).toBe(username.getAttribute('aria-describedby'))
    expect(screen.getByText('请填写密码').id).toBe(password.getAttribute('aria-describedby'))
    await waitFor(() => expect(document.activeElement).toBe(username))
    expect(posts()).toEqual([])
  })

  test('a refused password is told once above the form, and the password gets the focus', async () => {
    const { user, username, password, submit } = await openLogin(() => WRONG)
    await user.type(username, 'admin')
    await user.type(password, 'wrong12')
    await user.click(submit)
    expect((await screen.findByRole('alert')).textContent).toBe('用户名或密码不正确')
    await waitFor(() => expect(document.activeElement).toBe(password))
    expect(screen.queryByLabelText('验证码')).toBeNull()
  })

  test('messages for fields stand beside them', async () => {
    const refuse = () => ({ code: 0, msg: '有 1 项需要修改', data: { errors: { username: '账号格式不对' } } })
    const { user, username, password, submit } = await openLogin(refuse)
    await user.type(username, 'x')
    await user.type(password, 'wrong12')
    await user.click(submit)
    await screen.findByText('账号格式不对')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('the password can be shown', async () => {
    const { user, password } = await openLogin(() => SIGNED_IN)
    const show = screen.getByRole('button', { name: '显示密码' })
    await user.click(show)
    expect([password.type, show.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
    await user.click(show)
    expect(password.type).toBe('password')
  })

  test('both languages, without losing what was typed', async () => {
    const { user, username } = await openLogin(() => SIGNED_IN)
    await user.type(username, 'admin')
    await user.click(screen.getByRole('button', { name: 'English' }))
    await screen.findByRole('heading', { name: 'Back office sign-in' })
    expect(screen.getByLabelText<HTMLInputElement>('User name').value).toBe('admin')
    expect(document.documentElement.lang).toBe('en')
  })

  test('the end of a session is explained', async () => {
    notices.error('登录已过期')
    await openLogin(() => SIGNED_IN)
    expect((await screen.findByRole('alert')).textContent).toBe('登录已过期')
  })

  test('whoever is signed in already goes on', async () => {
    fillAdminInfo({ id: 1, token: 't' })
    window.history.replaceState(null, '', '/admin/login')
    serve({})
    const router = createAdminRouter()
    render(<RouterProvider router={router} />)
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/loading'))
  })
})

describe('the captcha', () => {
  const picture = () => screen.getByRole<HTMLImageElement>('img', { name: '图中的 4 个字符', hidden: true }).src

  test('is there from the start when the server says so, and must be filled in', async () => {
    const { user, username, password, submit, posts } = await openLogin(() => SIGNED_IN, { captcha: true })
    await screen.findByLabelText('验证码')
    await user.type(username, 'admin')
    await user.type(password, 'secret1')
    await user.click(submit)
    await screen.findByText('请填写验证码')
    expect(posts()).toEqual([])
  })

  test('appears after a refusal that asks for it; every refused try brings another picture', async () => {
    const { user, username, password, submit, posts } = await openLogin(() => ({ ...WRONG, data: { captcha: true } }))
    await user.type(username, 'admin')
    await user.type(password, 'wrong12')
    await user.click(submit)
    const code = await screen.findByLabelText<HTMLInputElement>('验证码')
    const first = picture()
    // The refusal puts the focus where to mend it, one frame later.
    await waitFor(() => expect(document.activeElement?.localName).toBe('input'))
    await user.type(code, 'K7PQ')
    await user.click(submit)
    await waitFor(() => expect(picture()).not.toBe(first))
    expect(posts()[1]?.body).toMatchObject({ captcha: 'K7PQ', captcha_id: new URL(first).searchParams.get('id') })
    expect(code.value).toBe('')
  })

  test('can be exchanged for another', async () => {
    const { user } = await openLogin(() => SIGNED_IN, { captcha: true })
    const code = await screen.findByLabelText<HTMLInputElement>('验证码')
    const first = picture()
    await user.type(code, 'ab')
    await user.click(screen.getByRole('button', { name: '换一张验证码' }))
    expect(picture()).not.toBe(first)
    expect([code.value, document.activeElement]).toEqual(['', code])
  })

  test('can be a sum in words for whoever cannot see the picture, and a picture again', async () => {
    const { user, calls } = await openLogin(() => SIGNED_IN, { captcha: true })
    const sums = () => calls.filter(({ path }) => path === '/api/common/captcha')
    await user.type(await screen.findByLabelText('验证码'), 'K7')
    await user.click(screen.getByRole('button', { name: '看不清？换成算术题' }))
    const answer = await screen.findByLabelText<HTMLInputElement>('二十加三等于几？请用数字回答。')
    expect([answer.value, document.activeElement, answer.inputMode]).toEqual(['', answer, 'numeric'])
    expect(screen.getByRole('status').textContent).toBe('二十加三等于几？请用数字回答。')
    await user.click(screen.getByRole('button', { name: '换一道算术题' }))
    await waitFor(() => expect(new Set(sums().map(({ query }) => query.get('id'))).size).toBe(2))
    await user.click(screen.getByRole('button', { name: '换回图片验证码' }))
    expect(picture()).toContain('/api/common/captcha?id=')
  })

  test('a sum that does not come says why', async () => {
    const { user } = await openLogin(() => SIGNED_IN, { captcha: true, sum: () => ({ code: 0, msg: '操作太频繁' }) })
    await user.click(await screen.findByRole('button', { name: '看不清？换成算术题' }))
    expect((await screen.findByRole('status')).textContent).toBe('操作太频繁')
  })
})
