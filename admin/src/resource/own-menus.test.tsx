import type { MenuNode } from '@tutu/contract/api/admin-index'
import { menuRule } from '@tutu/contract/resources/menu-rule'
import { tag } from '@tutu/contract/resources/tag'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newPane, registerPane } from '../lib/pane.ts'
import { useNavTabs } from '../stores/nav-tabs.ts'
import { moduleNode } from '../testing/menus.ts'
import { answerWith, calls } from './testing/fake-api.ts'
import { renderScreen } from './testing/render-screen.tsx'
import { DEFINITIONS } from '../testing/definitions.ts'

vi.mock('../lib/api.ts', () => import('./testing/fake-api.ts'))

const rule = {
  id: 7,
  pid: 0,
  version: 1,
  type: 'menu',
  menu_type: 'tab',
  title: '标签',
  name: 'tag',
  path: 'tag',
  status: '1',
}
let menus: MenuNode[]
let list: object[]
const answer = (path: string): unknown => {
  if (path === '/admin/index/index') return { adminInfo: { id: 1 }, menus, siteConfig: {} }
  if (path === '/admin/index/definitions') return DEFINITIONS
  if (path.endsWith('/index')) return { list, total: list.length, remark: '' }
  return null
}
const boots = () => calls.filter(({ path }) => path === '/admin/index/index').length
const shown = () => (useNavTabs.getState().menus ?? []).map(({ name }) => name)

let undo: (() => void) | undefined
beforeEach(() => {
  menus = [moduleNode('course', []), moduleNode('tag', [])]
  useNavTabs.setState({ menus, tabsView: [] })
  answerWith(({ path }) => answer(path))
})
afterEach(() => undo?.())

const switchOff = async () => userEvent.click((await screen.findAllByRole('switch', { name: /标签/ })).at(-1)!)

it('the menus follow a change of their rules without a reload', async () => {
  list = [rule]
  await renderScreen(menuRule)
  menus = [moduleNode('course', [])]
  await switchOff()
  await waitFor(() => expect(shown()).toEqual(['course']))
})

it('a screen with something unsaved keeps its place in them', async () => {
  list = [rule]
  await renderScreen(menuRule)
  const pane = newPane('/admin/tag')
  pane.unsaved.add({})
  undo = registerPane('/admin/tag', pane)
  useNavTabs.setState({ tabsView: [{ path: '/admin/tag', query: '' }] })
  menus = [moduleNode('course', [])]
  await switchOff()
  await waitFor(() => expect(boots()).toBe(1))
  expect(shown()).toEqual(['course', 'tag'])
})

it('what the menus are not made of leaves them alone', async () => {
  list = [{ id: 3, version: 1, name: '标签', slug: 'x', colour: null, weigh: 0, status: '1' }]
  await renderScreen(tag)
  await switchOff()
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true))
  expect(boots()).toBe(0)
})
