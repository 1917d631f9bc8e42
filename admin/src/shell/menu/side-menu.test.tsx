import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addMessages, i18n, startI18n } from '../../lib/i18n.ts'
import { fillBrowser } from '../../testing/browser.ts'
import { menuNode, moduleNode } from '../../testing/menus.ts'
import { SideMenu } from './side-menu.tsx'

const drawn = vi.hoisted(() => vi.fn())
vi.mock('./menu-icon.tsx', () => ({ MenuIcon: drawn }))

const MENUS = [
  moduleNode('dashboard'),
  menuNode({ type: 'menu_dir', name: 'teaching', children: [moduleNode('course'), moduleNode('lesson')] }),
]
const ENTRIES = 4

beforeEach(async () => {
  fillBrowser()
  addMessages('shell', { 'zh-cn': async () => ({ menu: '菜单' }), en: async () => ({ menu: 'Menu' }) })
  if (!i18n.isInitialized) await startI18n('')
})
afterEach(cleanup)

async function openAt(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <SideMenu menus={MENUS} /> }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  await screen.findByRole('navigation', { name: '菜单' })
  return (next: string) => act(() => router.navigate(next))
}
const current = () => screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)

test('the entry of the screen that one is on is the one that is marked', async () => {
  const goTo = await openAt('/admin/course')
  expect(current()).toEqual(['course'])
  await goTo('/admin/lesson')
  expect(current()).toEqual(['lesson'])
})

test('going to another screen draws each entry once', async () => {
  const goTo = await openAt('/admin/course')
  drawn.mockClear()
  await goTo('/admin/lesson')
  expect(current()).toEqual(['lesson'])
  expect(drawn.mock.calls.length).toBeLessThanOrEqual(ENTRIES)
})
