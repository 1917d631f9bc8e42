import type { MemberMenu } from '@tutu/contract/api/user'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'

/** Pages of the member centre, below `/user/account/`. */
const PAGES: readonly (readonly [name: string, icon: string, title: Localized])[] = [
  ['overview', 'house', { 'zh-cn': '概览', en: 'Overview' }],
  ['profile', 'user', { 'zh-cn': '个人资料', en: 'Profile' }],
  ['changePassword', 'key', { 'zh-cn': '修改密码', en: 'Password' }],
  ['integral', 'star', { 'zh-cn': '积分', en: 'Points' }],
  ['balance', 'wallet', { 'zh-cn': '余额', en: 'Balance' }],
]
const DIRECTORY = { 'zh-cn': '我的账号', en: 'My account' } as const

const NODE = { menu_type: 'tab', url: '', component: '', extend: 'none' } as const

/** The menu of the member centre (wire 1.4). */
export function memberMenus(language: Language): MemberMenu[] {
  const children = PAGES.map(([page, icon, title], place) => ({
    ...NODE,
    id: place + 2,
    pid: 1,
    type: 'menu' as const,
    title: pickLanguage(title, language),
    name: `account/${page}`,
    path: `account/${page}`,
    icon,
  }))
  const directory = { id: 1, pid: 0, type: 'menu_dir', title: pickLanguage(DIRECTORY, language) } as const
  return [{ ...NODE, ...directory, menu_type: null, name: 'account', path: 'account', icon: 'user', children }]
}
