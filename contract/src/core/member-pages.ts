import { type AccountKind, accountHas, type AccountTrait } from './accounts.ts'
import type { Localized } from './languages.ts'

/** What entries of the member centre's menu are drawn with (`site/src/user/shell/menu-icon.tsx`). */
export const MEMBER_ICONS = [
  'house',
  'user',
  'smile',
  'book',
  'bookmark',
  'school',
  'palette',
  'keyboard',
  'star',
  'wallet',
  'bag',
  'bell',
  'mail',
  'key',
  'shield',
  'monitor',
  'rabbit',
  'link',
  'calendar',
  'clock',
] as const
export type MemberIcon = (typeof MEMBER_ICONS)[number]

/** Groups of the member centre's menu, in order. */
const DIRECTORIES = {
  account: { icon: 'user', title: { 'zh-cn': '我的账号', en: 'My account' } },
  shop: { icon: 'bag', title: { 'zh-cn': '购买', en: 'Shopping' } },
} as const satisfies Record<string, { icon: MemberIcon; title: Localized }>

/** A page as all of them are. */
export type MemberPageRules = {
  /** Below `/user/`; its folder in `site/src/user/` is called by its last part, in kebab case. */
  readonly path: string
  readonly directory: keyof typeof DIRECTORIES
  readonly icon: MemberIcon
  readonly title: Localized
  /** What an account must have to see it. */
  readonly needs?: AccountTrait
  /** In the menu of those alone who ever had some of it. */
  readonly onceHad?: 'lessonHours'
  /** Is also there in child mode (decision 120). */
  readonly forChildren?: true
}

/** Every page of the member centre: routes, menu (`/api/user/index`) and titles derive from it. */
export const MEMBER_PAGES = [
  {
    path: 'account/overview',
    directory: 'account',
    icon: 'house',
    title: { 'zh-cn': '概览', en: 'Overview' },
    forChildren: true,
  },
  {
    path: 'account/courses',
    directory: 'account',
    icon: 'book',
    title: { 'zh-cn': '我的课程', en: 'My courses' },
    forChildren: true,
  },
  {
    path: 'account/classes',
    directory: 'account',
    icon: 'school',
    title: { 'zh-cn': '我的班级', en: 'My classes' },
    forChildren: true,
  },
  {
    path: 'account/timetable',
    directory: 'account',
    icon: 'calendar',
    title: { 'zh-cn': '我的课表', en: 'My timetable' },
    forChildren: true,
  },
  {
    path: 'account/lessonHours',
    directory: 'account',
    icon: 'clock',
    title: { 'zh-cn': '我的课时', en: 'My lesson hours' },
    onceHad: 'lessonHours',
  },
  {
    path: 'account/notices',
    directory: 'account',
    icon: 'bell',
    title: { 'zh-cn': '消息', en: 'Messages' },
    forChildren: true,
  },
  { path: 'account/profile', directory: 'account', icon: 'smile', title: { 'zh-cn': '个人资料', en: 'Profile' } },
  {
    path: 'works',
    directory: 'account',
    icon: 'palette',
    title: { 'zh-cn': '我的作品', en: 'My works' },
    forChildren: true,
  },
  {
    path: 'account/favourites',
    directory: 'account',
    icon: 'bookmark',
    title: { 'zh-cn': '我的收藏', en: 'My favourites' },
    forChildren: true,
  },
  {
    path: 'account/typing',
    directory: 'account',
    icon: 'keyboard',
    title: { 'zh-cn': '我的打字', en: 'My typing' },
    forChildren: true,
  },
  {
    path: 'account/integral',
    directory: 'account',
    icon: 'star',
    title: { 'zh-cn': '积分', en: 'Points' },
    needs: 'purse',
  },
  {
    path: 'account/balance',
    directory: 'account',
    icon: 'wallet',
    title: { 'zh-cn': '余额', en: 'Balance' },
    needs: 'purse',
  },
  {
    path: 'account/binding',
    directory: 'account',
    icon: 'mail',
    title: { 'zh-cn': '邮箱和手机', en: 'E-mail, mobile' },
    needs: 'contacts',
  },
  {
    path: 'account/changePassword',
    directory: 'account',
    icon: 'key',
    title: { 'zh-cn': '修改密码', en: 'Password' },
    needs: 'password',
  },
  {
    path: 'account/childMode',
    directory: 'account',
    icon: 'rabbit',
    title: { 'zh-cn': '儿童模式', en: 'Child mode' },
    needs: 'password',
    forChildren: true,
  },
  { path: 'account/privacy', directory: 'account', icon: 'shield', title: { 'zh-cn': '我的数据', en: 'My data' } },
  { path: 'account/sessions', directory: 'account', icon: 'monitor', title: { 'zh-cn': '登录设备', en: 'Devices' } },
  {
    path: 'shop/orders',
    directory: 'shop',
    icon: 'bag',
    title: { 'zh-cn': '我的订单', en: 'My orders' },
    needs: 'purse',
  },
] as const satisfies readonly MemberPageRules[]

export const MEMBER_DIRECTORIES: Readonly<
  Record<MemberPageRules['directory'], { icon: MemberIcon; title: Localized }>
> = DIRECTORIES

export type MemberPage = (typeof MEMBER_PAGES)[number]

/** Pages that an account of this kind does not have. */
export const pagesWithout = (kind: AccountKind): readonly string[] =>
  MEMBER_PAGES.flatMap(({ path, needs }: MemberPageRules) => (needs && !accountHas(kind, needs) ? [path] : []))

/** Pages in the menu of those alone who ever had some of what they are about. */
export const pagesOnceHad = (what: NonNullable<MemberPageRules['onceHad']>): readonly string[] =>
  MEMBER_PAGES.flatMap(({ path, onceHad }: MemberPageRules) => (onceHad === what ? [path] : []))

/** Pages that are there in child mode too. */
export const PAGES_FOR_CHILDREN: readonly string[] = MEMBER_PAGES.flatMap(({ path, forChildren }: MemberPageRules) =>
  forChildren ? [path] : [],
)

/** Its folder in `site/src/user/`: 'account/changePassword' → 'change-password'. */
export function memberPageFolder({ path }: Pick<MemberPageRules, 'path'>): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
