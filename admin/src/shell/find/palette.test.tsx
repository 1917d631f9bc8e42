import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { changeLanguage, i18n, startI18n } from '../../lib/i18n.ts'
import { fillAdminInfo } from '../../stores/admin-info.ts'
import { useNavTabs } from '../../stores/nav-tabs.ts'
import { noteRecord, useRecent } from '../../stores/recent.ts'
import { fillBrowser } from '../../testing/browser.ts'
import { menuNode, moduleNode } from '../../testing/menus.ts'
import { type Answer, serve } from '../../testing/server.ts'
import { createAdminRouter } from '../router.tsx'

beforeAll(async () => void (await import('../shell.tsx')))

vi.mock('../../resource/resource-screen.tsx', () => ({
  ResourceScreen: ({ definition }: { definition: { name: string } }) => (
    <input aria-label={`screen of ${definition.name}`} />
  ),
}))

const menus = [
  menuNode({
    type: 'menu_dir',
    name: 'teaching',
    title: '教学',
    children: [
      moduleNode('course', ['index', 'add', 'edit'], { title: '课程' }),
      moduleNode('lesson', ['index'], { title: '课时' }),
      moduleNode('tag', ['index', 'add'], { title: '标签' }),
    ],
  }),
  menuNode({ type: 'button', name: 'ajax/clearCache' }),
]
const adminInfo = { id: 1, username: 'admin', nickname: '小图', avatar: '', lastlogintime_seconds: 0, super: true }
const SPELLED: Readonly<Record<string, string[]>> = {
  标签: ['biao', 'qian'],
  添加标签: ['tian', 'jia', 'biao', 'qian'],
}
const FOUND = {
  found: [
    { module: 'course', rows: [{ id: 7, name: '小兔跳格子', detail: 'Rabbit hops' }], more: true },
    { module: 'lesson', rows: [{ id: 9, name: '第一课' }], more: false },
  ],
  late: ['tag'],
}

beforeEach(async () => {
  fillBrowser()
  localStorage.clear()
  useNavTabs.setState(useNavTabs.getInitialState(), true)
  useRecent.setState({ list: [], adminId: 1 })
  fillAdminInfo({ id: 1, token: 't', refreshToken: '' })
  if (!i18n.isInitialized) await startI18n('')
  await changeLanguage('zh-cn')
})
afterEach(cleanup)

async function open(find: () => Answer = () => ({ code: 1, data: FOUND })) {
  window.history.replaceState(null, '', '/admin/course')
  const calls = serve({
    'GET /admin/index/index': () => ({
      code: 1,
      data: { adminInfo, menus, siteConfig: { siteName: '图图' }, terminal: {} },
    }),
    'GET /admin/index/find': find,
    'POST /admin/index/spell': ({ body }) => ({
      code: 1,
      data: { spelled: (body as { texts: string[] }).texts.map((text) => SPELLED[text] ?? []) },
    }),
    'POST /admin/ajax/clearCache': () => ({ code: 1, msg: '缓存已清除' }),
  })
  const router = createAdminRouter()
  render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  await screen.findByRole('textbox', { name: 'screen of course' })
  const palette = async () => {
    await user.keyboard('{Control>}k{/Control}')
    return screen.findByRole('combobox', { name: '查找' })
  }
  const place = () => router.state.location.pathname + router.state.location.search
  return { calls, user, palette, place }
}

const options = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('records, pages and actions stand in groups; a record opens its form', async () => {
  const { user, palette, place } = await open()
  await user.type(await palette(), '课')
  expect(options('页面')).toEqual(['课程教学', '课时教学'])
  expect(options('操作')).toEqual(['添加课程教学'])
  await screen.findByRole('group', { name: '课程' })
  expect(screen.getByRole('dialog', { name: '查找' })).toBeTruthy()
  expect(options('课程')).toEqual(['小兔跳格子Rabbit hops', '在“课程”里查看全部结果'])
  expect(screen.getByText('标签太慢，没查完。可以打开它的列表再搜。')).toBeTruthy()
  await waitFor(() => expect(screen.getByText('6 个结果')).toBeTruthy())
  await user.click(screen.getByRole('option', { name: /小兔跳格子/ }))
  await waitFor(() => expect(place()).toBe('/admin/course?open=7'))
})

test('an action is called as a sentence is, and found by its words', async () => {
  await changeLanguage('en')
  const { user } = await open()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'Find' }), 'add tag')
  await waitFor(() => expect(options('Actions')).toEqual(['Add a tag教学']))
})

test('a record that one may not edit is shown in its list', async () => {
  const { user, palette, place } = await open()
  await user.type(await palette(), '课')
  await user.click(await screen.findByRole('option', { name: /第一课/ }))
  await waitFor(() => expect(new URLSearchParams(place().split('?')[1]).get('quick_search')).toBe('第一课'))
})

test('the keys choose and open, pinyin and initials find; the chosen one is told', async () => {
  const { user, palette, place } = await open(() => ({ code: 1, data: { found: [], late: [] } }))
  const input = await palette()
  await user.type(input, 'bq')
  await waitFor(() => expect(options('页面')).toEqual(['标签教学']))
  const chosen = () => document.getElementById(input.getAttribute('aria-activedescendant')!)
  expect(chosen()?.textContent).toBe('标签教学')
  await user.keyboard('{ArrowDown}')
  expect(chosen()?.textContent).toBe('添加标签教学')
  expect(chosen()?.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{ArrowDown}{ArrowUp}')
  expect(chosen()?.textContent).toBe('添加标签教学')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(place()).toBe('/admin/tag?open=new'))
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

test('what was opened lately comes first, as far as one may open it still', async () => {
  noteRecord('course', 5, '打字第一步')
  noteRecord('admin', 3, '不再有权限')
  const { palette, user } = await open()
  const input = await palette()
  expect(options('最近打开')).toEqual(['打字第一步课程'])
  await user.type(input, '打字')
  expect(options('最近打开')).toEqual(['打字第一步课程'])
})

test('nothing found says so; a search that fails can be tried again, and the rest goes on', async () => {
  let fails = true
  const { user, palette } = await open(() =>
    fails ? { code: 0, msg: '坏了' } : { code: 1, data: { found: [], late: [] } },
  )
  const input = await palette()
  await user.type(input, '缓存')
  await screen.findByText('没能查找记录：坏了')
  expect(options('操作')).toEqual(['清除服务器缓存'])
  fails = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(screen.queryByText('没能查找记录：坏了')).toBeNull())
  await user.clear(input)
  await user.type(input, 'zzz')
  await screen.findByText('没有找到“zzz”')
})

test('an action is done at once', async () => {
  const { user, palette, calls } = await open(() => ({ code: 1, data: { found: [], late: [] } }))
  await user.type(await palette(), 'clear cache{Enter}')
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/admin/ajax/clearCache'))
})
