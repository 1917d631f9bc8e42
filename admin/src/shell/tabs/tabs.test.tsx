import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { changeLanguage, i18n, startI18n } from '../../lib/i18n.ts'
import { queryClient } from '../../lib/query.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { clearAdminInfo, fillAdminInfo } from '../../stores/admin-info.ts'
import { useNavTabs } from '../../stores/nav-tabs.ts'
import { fillBrowser } from '../../testing/browser.ts'
import { menuNode, moduleNode } from '../../testing/menus.ts'
import { serve } from '../../testing/server.ts'
import { createAdminRouter } from '../router.tsx'

const fetched: string[] = []

vi.mock('../../resource/resource-screen.tsx', async () => {
  const { useQuery } = await import('@tanstack/react-query')
  const { useState } = await import('react')
  const { useScreenParams } = await import('../../lib/screen-location.tsx')
  return {
    ResourceScreen: ({ definition: { name } }: { definition: { name: string } }) => {
      const [typed, setTyped] = useState('')
      const [params, setParams] = useScreenParams()
      useUnsaved(typed !== '')
      useQuery({ queryKey: [name], staleTime: 0, queryFn: () => fetched.push(name) })
      return (
        <>
          <h1>{name}</h1>
          <input aria-label={`input of ${name}`} value={typed} onChange={({ target }) => setTyped(target.value)} />
          <button type="button" onClick={() => setParams(new URLSearchParams({ page: '2' }))}>
            {name} page {params.get('page') ?? '1'}
          </button>
        </>
      )
    },
  }
})

const menus = [
  moduleNode('course', ['index'], { id: 1, title: '课程' }),
  moduleNode('lesson', ['index'], { id: 2, title: '课时' }),
  moduleNode('tag', ['index'], { id: 3, title: '标签' }),
  moduleNode('admin', ['index'], { id: 7, title: '管理员', name: 'auth/admin', path: 'auth/admin', keepalive: 0 }),
  menuNode({ type: 'menu', name: 'help', id: 4, title: '帮助', menu_type: 'iframe', url: 'https://example.com/help' }),
  menuNode({ type: 'menu', name: 'odd', id: 5, title: '怪事', menu_type: null }),
  menuNode({ type: 'menu', name: 'gone', id: 6, title: '没了', component: 'no/such/screen' }),
]
const adminInfo = { id: 1, username: 'admin', nickname: '小图', avatar: '', lastlogintime_seconds: 1, super: true }

beforeEach(async () => {
  fillBrowser()
  localStorage.clear()
  useNavTabs.setState(useNavTabs.getInitialState(), true)
  clearAdminInfo()
  fillAdminInfo({ id: 1, token: 't', refreshToken: '' })
  if (!i18n.isInitialized) await startI18n('')
  await changeLanguage('zh-cn')
})
afterEach(cleanup)

async function open(path: string) {
  window.history.replaceState(null, '', path)
  serve({
    'GET /admin/index/index': () => ({ code: 1, data: { adminInfo, menus, siteConfig: {}, terminal: {} } }),
  })
  const router = createAdminRouter()
  render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  await screen.findByRole('tablist')
  const go = async (title: string) => user.click(screen.getByRole('link', { name: title }))
  return { router, user, go }
}

const titles = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
const active = () => screen.getAllByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const stored = () => JSON.parse(localStorage.getItem('storeTabViewConfig') ?? '{}').state
const tab = (name: string) => screen.getByRole('tab', { name })

async function openThree() {
  const page = await open('/admin/course')
  await heading('course')
  await page.go('课时')
  await heading('lesson')
  await page.go('标签')
  await heading('tag')
  return page
}

describe('tabs', () => {
  test('a screen has one tab, which learns its query; home is the first', async () => {
    const { user, go } = await open('/admin/tag')
    await heading('tag')
    expect(titles()).toEqual(['课程', '标签'])
    await user.click(screen.getByRole('button', { name: 'tag page 1' }))
    await screen.findByRole('button', { name: 'tag page 2' })
    expect(titles()).toEqual(['课程', '标签'])
    expect(stored()).toMatchObject({ activeIndex: 1, activeRoute: '/admin/tag', adminId: 1 })
    expect(stored().tabsView[1]).toEqual({ path: '/admin/tag', query: '?page=2' })
    await go('课程')
    await heading('course')
    expect(screen.getByRole('link', { name: '标签' }).getAttribute('href')).toBe('/admin/tag?page=2')
  })

  test('a hidden screen keeps its state and fetches nothing until it is shown again', async () => {
    const { user, go } = await open('/admin/course')
    await user.type(await screen.findByLabelText('input of course'), 'half')
    await go('课时')
    await heading('lesson')
    expect(screen.queryByRole('heading', { name: 'course' })).toBeNull()
    fetched.length = 0
    await queryClient.invalidateQueries()
    expect(fetched).toEqual(['lesson'])
    await user.click(tab('课程'))
    await heading('course')
    expect(screen.getByLabelText<HTMLInputElement>('input of course').value).toBe('half')
    await waitFor(() => expect(fetched).toContain('course'))
  })

  test('a screen whose rule is not kept alive begins anew, unless something in it is unsaved', async () => {
    const { user, go } = await open('/admin/auth/admin')
    await user.click(await screen.findByRole('button', { name: 'admin page 1' }))
    await screen.findByRole('button', { name: 'admin page 2' })
    await go('标签')
    await heading('tag')
    expect(screen.queryByLabelText('input of admin')).toBeNull()
    await user.click(tab('管理员'))
    await user.type(await screen.findByLabelText('input of admin'), 'half')
    await go('标签')
    await heading('tag')
    await user.click(tab('管理员'))
    expect((await screen.findByLabelText<HTMLInputElement>('input of admin')).value).toBe('half')
  })

  test('closing the active one shows its neighbour; home cannot be closed', async () => {
    const { user } = await openThree()
    await user.click(tab('课时'))
    await heading('lesson')
    tab('课时').focus()
    await user.keyboard('{Delete}')
    await heading('tag')
    expect(titles()).toEqual(['课程', '标签'])
    fireEvent(tab('标签'), new MouseEvent('auxclick', { bubbles: true, button: 1 }))
    await heading('course')
    expect(titles()).toEqual(['课程'])
    tab('课程').focus()
    await user.keyboard('{Delete}')
    expect(titles()).toEqual(['课程'])
  })

  test('one that is closed on the way to it stays closed, whoever clicks faster than its rows come', async () => {
    const { router } = await openThree()
    fireEvent.click(tab('课时'))
    fireEvent.keyDown(tab('课时'), { key: 'Delete' })
    await waitFor(() => expect(titles()).toEqual(['课程', '标签']))
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    expect(router.state.location.pathname).toBe('/admin/tag')
    expect([titles(), active()]).toEqual([['课程', '标签'], '标签'])
  })

  test('what the screen that is being left still asks for keeps nobody back, and waits for it', async () => {
    const { go } = await openThree()
    const left = screen.getByRole('button', { name: 'tag page 1' })
    // Faster than the rows come, as a search that waits for the typing to pause.
    fireEvent.click(screen.getByRole('link', { name: '课程' }))
    fireEvent.click(left)
    await heading('course')
    expect(active()).toBe('课程')
    expect(window.location.search).toBe('')
    await go('标签')
    await screen.findByRole('button', { name: 'tag page 2' })
  })

  test('what a hidden screen asks for, as when its form is saved at last, is its own business', async () => {
    const { user, go } = await openThree()
    const hidden = screen.getByRole('button', { name: 'tag page 1' })
    await go('课程')
    await user.click(await screen.findByRole('button', { name: 'course page 1' }))
    await screen.findByRole('button', { name: 'course page 2' })
    fireEvent.click(hidden)
    expect(hidden.textContent).toBe('tag page 2')
    expect(window.location.pathname + window.location.search).toBe('/admin/course?page=2')
    await go('标签')
    await screen.findByRole('button', { name: 'tag page 2' })
    expect(window.location.search).toBe('?page=2')
  })

  test('a click on where one is stays there, whatever one was on the way to', async () => {
    const { router } = await openThree()
    fireEvent.click(tab('课时'))
    fireEvent.click(tab('标签'))
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    expect(router.state.location.pathname).toBe('/admin/tag')
  })

  test.each([
    ['继续编辑', ['课程', '标签', '课时']],
    ['放弃修改', ['课程', '课时']],
  ])('closing one with changes in it asks first; %s leaves %j', async (answer, left) => {
    const { user, go } = await open('/admin/tag')
    await user.type(await screen.findByLabelText('input of tag'), 'half')
    await go('课时')
    await heading('lesson')
    tab('标签').focus()
    await user.keyboard('{Delete}')
    await user.click(await screen.findByRole('button', { name: answer }))
    await waitFor(() => expect(titles()).toEqual(left))
  })

  test('the menu of a tab refreshes, closes the others, closes all', async () => {
    const { user } = await openThree()
    const choose = async (of: string, item: string) => {
      fireEvent.contextMenu(tab(of))
      await user.click(await screen.findByRole('menuitem', { name: item }))
    }
    await choose('课时', '关闭其他')
    await heading('lesson')
    expect(titles()).toEqual(['课程', '课时'])
    await choose('课时', '刷新')
    await heading('lesson')
    await choose('课程', '关闭全部')
    await heading('course')
    expect(titles()).toEqual(['课程'])
  })

  test('the arrow keys walk along them, with Shift they move one', async () => {
    const { user } = await openThree()
    tab('标签').focus()
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(document.activeElement).toBe(tab('课时')))
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(titles()).toEqual(['课程', '标签', '课时'])
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await waitFor(() => expect(titles()).toEqual(['课程', '课时', '标签']))
    expect(active()).toBe('标签')
  })

  test('a tab that cannot go further keeps the focus', async () => {
    const { user } = await openThree()
    tab('标签').focus()
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(document.activeElement).toBe(tab('标签'))
    tab('课时').focus()
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await new Promise(requestAnimationFrame)
    expect(document.activeElement).toBe(tab('课时'))
    expect(titles()).toEqual(['课程', '课时', '标签'])
  })

  test('they are there again after the page was loaded anew, but not for somebody else', async () => {
    await openThree()
    cleanup()
    useNavTabs.setState({ menus: null })
    await open('/admin/course')
    expect(titles()).toEqual(['课程', '课时', '标签'])
    cleanup()
    useNavTabs.setState({ menus: null, adminId: 7 })
    await open('/admin/course')
    expect(titles()).toEqual(['课程'])
  })

  test('an error page has none, and leaves them alone', async () => {
    const { router, user } = await openThree()
    await router.navigate('/admin/nowhere')
    await heading('页面不存在')
    expect(titles()).toEqual(['课程', '课时', '标签'])
    expect(active()).toBeUndefined()
    await user.click(screen.getByRole('button', { name: '返回上一页' }))
    await heading('tag')
  })

  test('one can fill the page', async () => {
    const { user } = await openThree()
    await user.click(screen.getByRole('button', { name: '标签操作' }))
    await user.click(await screen.findByRole('menuitem', { name: '全屏显示这一页' }))
    await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull())
    await heading('tag')
    await user.click(screen.getByRole('button', { name: '退出全屏显示' }))
    await screen.findByRole('tablist')
  })
})

describe('menus', () => {
  test('a page of elsewhere stands in a sandboxed frame under its own address', async () => {
    const { router, go } = await open('/admin/course')
    await go('帮助')
    await heading('帮助')
    const frame = screen.getAllByTitle('帮助').find((element) => element instanceof HTMLIFrameElement)
    expect(router.state.location.pathname).toBe('/admin/iframe/https%3A%2F%2Fexample.com%2Fhelp')
    expect(frame?.getAttribute('sandbox')).toContain('allow-scripts')
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  })

  test('its address can be opened directly; one that no menu has cannot', async () => {
    await open('/admin/iframe/https%3A%2F%2Fexample.com%2Fhelp')
    await heading('帮助')
    cleanup()
    useNavTabs.setState({ menus: null })
    await open('/admin/iframe/https%3A%2F%2Fexample.org')
    await heading('页面不存在')
  })

  test.each([
    ['怪事', /菜单类型无法识别/],
    ['没了', /路由无效/],
    ['课程', /已经在要去的页面/],
  ])('%s goes nowhere and says why', async (title, text) => {
    const { router, go } = await open('/admin/course')
    await go(title)
    await screen.findByText(text)
    expect(router.state.location.pathname).toBe('/admin/course')
  })

  test('the search finds a page by either language and goes there', async () => {
    const { user } = await open('/admin/course')
    await heading('course')
    await user.keyboard('{Control>}k{/Control}')
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByRole('combobox'), 'lessons{Enter}')
    await heading('lesson')
  })
})
