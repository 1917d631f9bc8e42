import type { Localized } from '@tutu/contract/core/languages'

/** A page of the member centre, or a directory of its menu (without `parent`); larger `weigh` first. */
export type BuiltInRule = { name: string; parent?: string; icon: string; title: Localized; weigh: number }

/** Pages of the member centre, below `/user/account/`. */
const PAGES: readonly (readonly [name: string, icon: string, title: Localized])[] = [
  ['overview', 'house', { 'zh-cn': '概览', en: 'Overview' }],
  ['profile', 'user', { 'zh-cn': '个人资料', en: 'Profile' }],
  ['changePassword', 'key', { 'zh-cn': '修改密码', en: 'Password' }],
  ['integral', 'star', { 'zh-cn': '积分', en: 'Points' }],
  ['balance', 'wallet', { 'zh-cn': '余额', en: 'Balance' }],
]

export const BUILT_IN_MEMBER_RULES: readonly BuiltInRule[] = [
  { name: 'account', icon: 'user', title: { 'zh-cn': '我的账号', en: 'My account' }, weigh: 100 },
  ...PAGES.map(([page, icon, title], place) => ({
    name: `account/${page}`,
    parent: 'account',
    icon,
    title,
    weigh: 100 - place,
  })),
]
