// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { setUnread, useBoot } from '../../lib/member/boot.ts'
import { notices } from '../../lib/member/notices.ts'
import { inCentre } from '../../testing/in-centre.tsx'
import { CentreMenu } from './centre-menu.tsx'

function Menu() {
  const boot = useBoot()
  return boot.kind === 'ready' && <CentreMenu menus={boot.menus} member={boot.userInfo} />
}

test('the menu says how many messages are not read, until they are', async () => {
  const page = (id: number, path: string, title: string) => ({
    id,
    path,
    title,
    icon: 'bell',
    menu_type: 'tab',
    url: '',
  })
  const pages = [page(2, 'account/overview', 'Overview'), page(3, 'account/notices', 'Messages')]
  const { main } = await inCentre(<Menu />, {
    '/api/user/index': {
      userInfo: { id: 7, username: 'doudou', nickname: '豆豆', avatar: '/static/images/avatar.png' },
      account: 'own',
      childMode: false,
      unread: 120,
      menus: [{ id: 1, path: 'account', title: 'My account', children: pages }],
    },
  })
  const entries = () => [...main.querySelectorAll('nav a')].map((entry) => entry.textContent)
  expect(entries()).toEqual(['Overview', 'Messages99+99+ unread'])
  expect(main.querySelector('.centre-fold')!.textContent).toContain('99+ unread')
  await act(async () => setUnread(0))
  expect(entries()).toEqual(['Overview', 'Messages'])
})

test('without a network the menu stays where it is, and says why', async () => {
  const entry = { id: 2, path: 'account/notices', title: 'Messages', icon: 'bell', menu_type: 'tab', url: '' }
  const { main } = await inCentre(<Menu />, {
    '/api/user/index': {
      userInfo: { id: 7, username: 'doudou', nickname: '豆豆', avatar: '/static/images/avatar.png' },
      account: 'own',
      childMode: false,
      unread: 0,
      menus: [{ id: 1, path: 'account', title: 'My account', children: [entry] }],
    },
  })
  const told = vi.spyOn(notices, 'error').mockReturnValue(undefined)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => main.querySelector<HTMLAnchorElement>('nav a')!.click())
  expect(told).toHaveBeenCalledWith('You are disconnected!')
})
