import { MENU_SCREENS } from '@tutu/contract/definition/menu'
import { RESOURCES } from '@tutu/contract/resources/index'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { changeLanguage, i18n, startI18n } from '../../lib/i18n.ts'
import { fillAdminInfo } from '../../stores/admin-info.ts'
import { setLayout } from '../../stores/config.ts'
import { useNavTabs } from '../../stores/nav-tabs.ts'
import { fillBrowser } from '../../testing/browser.ts'
import { moduleNode } from '../../testing/menus.ts'
import { serve } from '../../testing/server.ts'
import { closeOverlay } from '../overlay.ts'
import { createAdminRouter } from '../router.tsx'

beforeAll(async () => void (await import('../shell.tsx')))

vi.mock('../../resource/resource-screen.tsx', () => ({
  ResourceScreen: ({ definition }: { definition: { name: string } }) => (
    <input aria-label={`screen of ${definition.name}`} />
  ),
}))

beforeEach(async () => {
  fillBrowser()
  localStorage.clear()
  useNavTabs.setState(useNavTabs.getInitialState(), true)
  fillAdminInfo({ id: 1, token: 't', refreshToken: '' })
  setLayout({ singleKeys: true })
  closeOverlay()
  if (!i18n.isInitialized) await startI18n('')
  await changeLanguage('zh-cn')
})
afterEach(cleanup)

async function open() {
  window.history.replaceState(null, '', '/admin/course')
  const adminInfo = { id: 1, username: 'admin', nickname: '小图', avatar: '', lastlogintime_seconds: 0, super: true }
  const menus = [moduleNode('course', ['index'], { title: '课程' }), moduleNode('tag', ['index'], { title: '标签' })]
  serve({
    'GET /admin/index/index': () => ({
      code: 1,
      data: { adminInfo, menus, siteConfig: { siteName: '图图' }, terminal: {} },
    }),
  })
  const router = createAdminRouter()
  render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  const input = await screen.findByRole('textbox', { name: 'screen of course' })
  return { user, input, place: () => router.state.location.pathname }
}

test('? lists every shortcut, with the letters of the pages one may open', async () => {
  const { user } = await open()
  await user.keyboard('?')
  const list = within(await screen.findByRole('dialog', { name: '键盘快捷键' }))
  const jumps = within(list.getByRole('region', { name: '依次按两个键，打开页面' }))
  expect(jumps.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['GC', 'GT'])
  expect(jumps.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['课程', '标签'])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('G and a letter go to a page, other letters nowhere', async () => {
  const { user, place } = await open()
  await user.keyboard('t')
  await user.keyboard('gz')
  await user.keyboard('t')
  expect(place()).toBe('/admin/course')
  await user.keyboard('gt')
  await waitFor(() => expect(place()).toBe('/admin/tag'))
})

test('whoever types types', async () => {
  const { user, input, place } = await open()
  await user.type(input, 'gt?')
  expect(input).toHaveProperty('value', 'gt?')
  expect(place()).toBe('/admin/course')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('single keys can be turned off; the search stays', async () => {
  const { user, place } = await open()
  await user.keyboard('?')
  await user.click(await screen.findByRole('switch', { name: /启用单键快捷键/ }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('?')
  await user.keyboard('gt')
  expect(place()).toBe('/admin/course')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('combobox', { name: '查找' })
})

test('no two pages have the same letter', () => {
  const of = RESOURCES.map(({ menu }: Definition) => menu.letter)
  const letters = [...of, ...MENU_SCREENS.map(({ letter }) => letter)].filter((letter) => letter !== undefined)
  expect(letters.toSorted()).toEqual([...new Set(letters)].toSorted())
  for (const letter of letters) expect(letter).toMatch(/^[a-fh-z]$/)
})
