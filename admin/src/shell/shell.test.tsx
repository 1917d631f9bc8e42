import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { use } from 'react'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { changeLanguage, i18n, startI18n } from '../lib/i18n.ts'
import { message, modal } from '../lib/message.ts'
import { navigateWith } from '../lib/navigation.ts'
import { notices } from '../lib/notices.ts'
import { fillAdminInfo } from '../stores/admin-info.ts'
import { useNavTabs } from '../stores/nav-tabs.ts'
import { fillBrowser } from '../testing/browser.ts'
import { menuNode, moduleNode } from '../testing/menus.ts'
import { type Answer, serve } from '../testing/server.ts'
import { createAdminRouter } from './router.tsx'

const drawn = vi.hoisted(() => vi.fn())

// The first page of the file waits for antd to be loaded.
vi.mock('../resource/resource-screen.tsx', async () => {
  const { ConfigProvider } = await import('antd')
  return {
    ResourceScreen: ({ definition }: { definition: { name: string } }) => {
      // As whatever of antd's stands in it.
      use(ConfigProvider.ConfigContext)
      drawn(definition.name)
      if (definition.name === 'lesson') throw new Error('broken screen')
      return <input aria-label={`screen of ${definition.name}`} />
    },
  }
})

const menus = (language: string | undefined) => {
  const [teaching, courses, lessons] = language === 'en' ? ['Teaching', 'Courses', 'Lessons'] : ['教学', '课程', '课时']
  const children = [
    moduleNode('course', ['index'], { id: 2, title: courses }),
    moduleNode('lesson', [], { id: 3, title: lessons }),
  ]
  return [menuNode({ type: 'menu_dir', name: 'teaching', id: 1, title: teaching, children })]
}
const adminInfo = {
  id: 1,
  username: 'admin',
  nickname: '小图',
  avatar: '',
  lastlogintime_seconds: 1_700_000_000,
  super: true,
}

beforeEach(async () => {
  fillBrowser()
  localStorage.clear()
  useNavTabs.setState(useNavTabs.getInitialState(), true)
  fillAdminInfo({ id: 1, token: 't', refreshToken: '' })
  if (!i18n.isInitialized) await startI18n('')
  await changeLanguage('zh-cn')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function open(path: string, boot?: () => Answer) {
  window.history.replaceState(null, '', path)
  const calls = serve({
    'GET /admin/course/index': () => ({ code: 1, data: { list: [], total: 0 } }),
    'GET /admin/index/index': ({ headers }) =>
      boot?.() ?? {
        code: 1,
        data: { adminInfo, menus: menus(headers['think-lang']), siteConfig: { siteName: '图图' }, terminal: {} },
      },
  })
  const router = createAdminRouter()
  navigateWith((to) => void router.navigate(to))
  render(<RouterProvider router={router} />)
  return { calls, router, user: userEvent.setup() }
}

describe('a path of the back office', () => {
  test.each([
    ['/admin', '/admin/course', 'screen of course', '课程 - 图图'],
    ['/admin/course?page=2', '/admin/course?page=2', 'screen of course', '课程 - 图图'],
    ['/admin/loading/x', '/admin/course', 'screen of course', '课程 - 图图'],
  ])('%s ends at %s', async (path, end, label, title) => {
    const { router } = await open(path)
    await screen.findByLabelText(label)
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe(end)
    expect(document.title).toBe(title)
  })

  test.each([
    ['/admin/nowhere', '页面不存在'],
    ['/admin/tag', '没有访问权限'],
    ['/admin/lesson', '这个页面出了问题'],
  ])('%s says inside the shell: %s', async (path, heading) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await open(path)
    await screen.findByRole('heading', { level: 1, name: heading })
    expect(screen.getByRole('link', { name: '课程' }).getAttribute('href')).toBe('/admin/course')
  })
})

describe('the rows of a list', () => {
  const askedFor = (calls: { path: string; query: URLSearchParams }[]) =>
    calls.filter(({ path }) => path === '/admin/course/index').map(({ query }) => query.get('page'))

  test('are asked for before its screen is drawn, and not again for another page of it', async () => {
    const { calls, router } = await open('/admin/course?page=2')
    await screen.findByLabelText('screen of course')
    expect(askedFor(calls)).toEqual(['2'])
    await router.navigate('/admin/course?page=3')
    expect(router.state.location.search).toBe('?page=3')
    expect(askedFor(calls)).toEqual(['2'])
  })

  test('that have been there are shown again as they were', async () => {
    const { calls, router } = await open('/admin/course')
    await screen.findByLabelText('screen of course')
    await router.navigate('/admin/tag')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    await router.navigate('/admin/course')
    await screen.findByLabelText('screen of course')
    expect(askedFor(calls)).toHaveLength(1)
  })

  test('keep nobody waiting', async () => {
    const { router } = await open('/admin/tag')
    await screen.findByRole('heading', { level: 1, name: '没有访问权限' })
    const usual = fetch
    vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
      input.includes('/admin/course/index') ? new Promise(() => undefined) : usual(input, init),
    )
    await router.navigate('/admin/course')
    await screen.findByLabelText('screen of course')
  })
})

test('what is done elsewhere does not draw a hidden tab anew', async () => {
  const { router } = await open('/admin/course')
  await screen.findByLabelText('screen of course')
  await router.navigate('/admin/nowhere')
  await screen.findByRole('heading', { level: 1, name: '页面不存在' })
  drawn.mockClear()
  await router.navigate('/admin/tag')
  await screen.findByRole('heading', { level: 1, name: '没有访问权限' })
  expect(drawn).not.toHaveBeenCalled()
})

describe('loading the menus', () => {
  test('a failure is told and can be tried again', async () => {
    const answers: Answer[] = [{ code: 0, msg: '服务暂时不可用' }]
    const { user } = await open('/admin/course', () => answers.pop() as Answer)
    expect((await screen.findByRole('alert')).textContent).toBe('服务暂时不可用')
    await user.click(screen.getByRole('button', { name: '重试' }))
    await screen.findByLabelText('screen of course')
  })

  test('without menus the user is told whom to ask', async () => {
    const nothing = { code: 1, data: { adminInfo, menus: [], siteConfig: {}, terminal: {} } }
    await open('/admin', () => nothing)
    expect((await screen.findByRole('alert')).textContent).toContain('请联系管理员')
  })

  test.each([
    [302, 'needs a sign-in'],
    [409, 'has expired'],
  ])('code %i, when the session %s, leads to the login page, which says so and remembers the way', async (code) => {
    const { router } = await open('/admin/course?page=2', () => ({
      code,
      msg: '请先登录',
      data: { routePath: '/admin/login' },
    }))
    expect((await screen.findByRole('alert')).textContent).toContain('你已退出登录')
    const { pathname, search } = router.state.location
    expect(pathname).toBe('/admin/login')
    expect(new URLSearchParams(search).get('to')).toBe('{"path":"/admin/course","query":{"page":"2"}}')
  })
})

describe('the shell', () => {
  test('switches the language, menus included, and keeps what is being typed', async () => {
    const { user } = await open('/admin/course')
    await user.type(await screen.findByLabelText('screen of course'), 'half a')
    await user.click(screen.getByRole('button', { name: '语言' }))
    await user.click(await screen.findByRole('menuitem', { name: 'English' }))
    await screen.findByRole('link', { name: 'Courses' })
    expect(screen.getByLabelText<HTMLInputElement>('screen of course').value).toBe('half a')
    expect(document.title).toBe('Courses - 图图')
  })

  test('is dark when told so, and remembers it', async () => {
    const { user } = await open('/admin/course')
    await screen.findByLabelText('screen of course')
    await user.click(screen.getByRole('button', { name: '外观' }))
    await user.click(await screen.findByRole('menuitem', { name: /深色/ }))
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'))
    expect(localStorage.getItem('storeConfig')).toContain('"isDark":true')
  })

  test('collapses its menu, and remembers it', async () => {
    const { user } = await open('/admin/course')
    await user.click(await screen.findByRole('button', { name: '收起菜单' }))
    expect(screen.getByRole('button', { name: '展开菜单' }).getAttribute('aria-expanded')).toBe('false')
    expect(localStorage.getItem('storeConfig')).toContain('"menuCollapse":true')
  })

  test('has its menu in a drawer on narrow pages', async () => {
    fillBrowser((query) => query.includes('max-width'))
    const { user } = await open('/admin/course')
    await screen.findByLabelText('screen of course')
    expect(screen.queryByRole('navigation', { name: '菜单' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '打开菜单' }))
    await screen.findByRole('navigation', { name: '菜单' })
  })
})

describe('errors', () => {
  test('an address that nobody knows is told with ways on, leads back by itself unless stopped, and is nobody’s mistake here', async () => {
    const { user, calls } = await open('/admin/no-such-page')
    await screen.findByText(/秒后返回/)
    expect(screen.getByText(/没有 \/admin\/no-such-page 这个页面/)).toBeTruthy()
    expect(screen.queryByText(/正在上报/)).toBeNull()
    await user.click(screen.getByRole('button', { name: '先不返回' }))
    await screen.findByText('已停止自动返回')
    await user.click(screen.getByRole('button', { name: '查找页面' }))
    const find = await screen.findByRole('dialog', { name: '查找' })
    await user.type(within(find).getByRole('combobox'), '{Escape}')
    await user.click(screen.getByRole('button', { name: '返回首页' }))
    await screen.findByLabelText('screen of course')
    expect(calls.filter(({ path }) => path === '/api/common/report')).toEqual([])
  })

  test('a page of the back office that leads to none is reported', async () => {
    const { calls, router } = await open('/admin/course')
    await screen.findByLabelText('screen of course')
    await router.navigate('/admin/moved-away')
    await screen.findByText('页面遇到了问题，系统正在上报，并将自动返回上一页。')
    const report = calls.find(({ path }) => path === '/api/common/report')
    expect(report?.body).toMatchObject({ kind: 'not-found', path: '/admin/moved-away' })
  })
})

describe('code outside components', () => {
  test('can tell the user something, once for the same text, and ask', async () => {
    const { user } = await open('/admin/course')
    await screen.findByLabelText('screen of course')
    notices.error('no network')
    notices.error('no network')
    message.success('saved')
    await screen.findByText('saved')
    expect(await screen.findAllByText('no network')).toHaveLength(1)
    const onOk = vi.fn()
    modal.confirm({ title: 'leave?', onOk })
    const question = await screen.findByRole('dialog', { name: 'leave?' })
    await user.click(within(question).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(onOk).toHaveBeenCalledOnce())
  })
})
