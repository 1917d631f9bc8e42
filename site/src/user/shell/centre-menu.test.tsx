// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { setUnread, useBoot } from '../../lib/member/boot.ts'
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
  expect(entries()).toEqual(['Overview', 'Messages99+120 unread'])
  expect(main.querySelector('.centre-fold')!.textContent).toContain('120 unread')
  await act(async () => setUnread(0))
  expect(entries()).toEqual(['Overview', 'Messages'])
})
