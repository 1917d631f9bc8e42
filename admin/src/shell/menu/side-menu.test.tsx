import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, createContext, use } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { addMessages, i18n, startI18n } from '../../lib/i18n.ts'
import { restoreLayout, setLayout } from '../../stores/config.ts'
import { fillBrowser } from '../../testing/browser.ts'
import { menuNode, moduleNode } from '../../testing/menus.ts'
import { SideMenu } from './side-menu.tsx'

const drawn = vi.hoisted(() => vi.fn())
vi.mock('./menu-icon.tsx', () => ({ MenuIcon: drawn }))
const fetchList = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('../list-ahead.ts', () => ({ fetchList }))

const course = moduleNode('course')
const teaching = menuNode({ type: 'menu_dir', name: 'teaching', children: [course, moduleNode('lesson')] })
const MENUS = [moduleNode('dashboard'), teaching]
const ENTRIES = 4

beforeEach(async () => {
  fillBrowser()
  addMessages('shell', { 'zh-cn': async () => ({ menu: '菜单' }), en: async () => ({ menu: 'Menu' }) })
  if (!i18n.isInitialized) await startI18n('')
})
afterEach(cleanup)

type Props = ComponentProps<typeof SideMenu>
const Given = createContext<Props>({ menus: [] })
const GivenMenu = () => <SideMenu {...use(Given)} />

/** The menu on the screen at `path`. */
async function openAt(path: string, given: Props = { menus: MENUS }) {
  const router = createMemoryRouter([{ path: '*', element: <GivenMenu /> }], { initialEntries: [path] })
  const page = (props: Props) => (
    <Given value={props}>
      <RouterProvider router={router} />
    </Given>
  )
  const { rerender } = render(page(given))
  await screen.findByRole('navigation', { name: '菜单' })
  return { goTo: (next: string) => act(() => router.navigate(next)), give: (props: Props) => rerender(page(props)) }
}
const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent)
const links = () => texts(screen.getAllByRole('link'))
const current = () => texts(screen.getAllByRole('link', { current: 'page' }))
const unfolded = () => texts(screen.queryAllByRole('menuitem', { expanded: true }))

test('the entry of the screen that one is on is the one that is marked', async () => {
  const { goTo } = await openAt('/admin/course')
  expect(current()).toEqual(['course'])
  await goTo('/admin/lesson')
  expect(current()).toEqual(['lesson'])
})

test('going to another screen draws each entry once', async () => {
  drawn.mockClear()
  const { goTo } = await openAt('/admin/course')
  expect(drawn).toHaveBeenCalled()
  drawn.mockClear()
  await goTo('/admin/lesson')
  expect(current()).toEqual(['lesson'])
  expect(drawn.mock.calls.length).toBeLessThanOrEqual(ENTRIES)
})

test('the rows of the entry under the mouse are asked for, not those of entries it crosses or a finger touches', async () => {
  await openAt('/admin/dashboard')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const over = (name: string, pointerType = 'mouse') =>
    fireEvent.pointerEnter(screen.getByRole('link', { name }), { pointerType })
  over('course', 'touch')
  vi.advanceTimersByTime(80)
  over('course')
  vi.advanceTimersByTime(40)
  fireEvent.pointerLeave(screen.getByRole('link', { name: 'course' }))
  over('lesson')
  vi.advanceTimersByTime(80)
  vi.useRealTimers()
  await vi.waitFor(() => expect(fetchList).toHaveBeenCalledTimes(1))
  expect(fetchList).toHaveBeenCalledWith(new URL('/admin/lesson', location.origin))
})

test('entries that are called otherwise or are there no more are so in the menu', async () => {
  const { give } = await openAt('/admin/course')
  expect(links()).toEqual(['dashboard', 'course', 'lesson'])
  const retitled = { ...teaching, children: [{ ...course, title: '课程' }] }
  give({ menus: [...MENUS.slice(0, 1), retitled] })
  expect(links()).toEqual(['dashboard', '课程'])
  expect(current()).toEqual(['课程'])
  give({ menus: MENUS.slice(0, 1) })
  expect(links()).toEqual(['dashboard'])
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
})

test('collapsed, no directory lies open over the page', async () => {
  const { goTo } = await openAt('/admin/course', { menus: MENUS, isCollapsed: true })
  expect(links()).toEqual(['dashboard'])
  await goTo('/admin/lesson')
  expect(unfolded()).toEqual([])
})

test('where one directory is open at a time, it is the one that one is in or has opened last', async () => {
  setLayout({ menuUniqueOpened: true })
  onTestFinished(restoreLayout)
  const shop = menuNode({ type: 'menu_dir', name: 'shop', children: [moduleNode('order')] })
  const { goTo } = await openAt('/admin/course', { menus: [...MENUS, shop] })
  expect(unfolded()).toEqual(['teaching'])
  await goTo('/admin/order')
  expect(unfolded()).toEqual(['shop'])
  fireEvent.click(screen.getByRole('menuitem', { name: 'teaching' }))
  expect(unfolded()).toEqual(['teaching'])
})
