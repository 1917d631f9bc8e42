import { z } from 'zod'
import type { Definition } from '../definition/define-resource.ts'
import { defineCall } from './call.ts'
import { Flag, MenuEntry, Moment, SignOut, SiteConfig } from './values.ts'

// `/admin/index/*`: how administrators come in and leave, and what the back office needs at its start (wire 1.3).

/** Who is signed in (spec 3: admin info), tokens apart. `lastlogintime` as 'YYYY-MM-DD HH:mm:ss' or 'none' (wire 1.1). */
const AdminInfo = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  lastlogintime: z.string(),
  /** null: never. */
  lastlogintime_seconds: Moment.nullable(),
})

export const loginState = defineCall({
  method: 'GET',
  path: '/admin/index/login',
  title: { 'zh-cn': '登录页要不要验证码', en: 'Whether signing in asks for a captcha' },
  access: 'public',
  answer: z.object({ captcha: z.boolean() }),
})

export const login = defineCall({
  method: 'POST',
  path: '/admin/index/login',
  title: { 'zh-cn': '管理员登录', en: 'Sign in as an administrator' },
  access: 'public',
  body: z.object({
    username: z
      .string('rule.text')
      .trim()
      .min(3, 'rule.tooShort')
      .max(30, 'rule.tooLong')
      .regex(/^\P{Cc}*$/u, 'rule.pattern'),
    password: z.string('rule.text').min(6, 'rule.tooShort').max(32, 'rule.tooLong'),
    /** Whether to stay signed in, with a refresh token. */
    keep: Flag,
    captcha: z.string().max(16).catch(''),
    captcha_id: z.string().max(64).catch(''),
  }),
  labels: {
    username: { 'zh-cn': '用户名', en: 'User name' },
    password: { 'zh-cn': '密码', en: 'Password' },
  },
  answer: z.object({
    /** `refreshToken` is '' unless the sign-in is to be kept. */
    userInfo: AdminInfo.extend({ super: z.boolean().optional(), token: z.string(), refreshToken: z.string() }),
    routePath: z.string(),
  }),
})

export const logout = defineCall({
  method: 'POST',
  path: '/admin/index/logout',
  title: { 'zh-cn': '管理员退出登录', en: 'Sign out as an administrator' },
  // An expired token must be able to end its session too.
  access: 'public',
  body: SignOut,
})

/** A node of the menu tree; a button is a right of its screen. */
export const MenuNode = MenuEntry.extend({
  type: z.enum(['menu_dir', 'menu', 'button']),
  keepalive: z.union([z.number(), z.string()]),
  get children() {
    return z.array(MenuNode).optional()
  },
})
export type MenuNode = z.output<typeof MenuNode>

export const boot = defineCall({
  method: 'GET',
  path: '/admin/index/index',
  title: { 'zh-cn': '后台启动时要的东西', en: 'What the back office needs at its start' },
  access: 'administrator',
  answer: z.object({
    adminInfo: AdminInfo.extend({ super: z.boolean() }),
    menus: z.array(MenuNode),
    /** `timeZone`: in which the server's days begin, an IANA name. */
    siteConfig: SiteConfig.extend({ timeZone: z.string() }),
    /** Module → the view of its list that the caller begins with (decision 039). */
    defaultViews: z.record(z.string(), z.int()),
    terminal: z.object({ installServicePort: z.string(), npmPackageManager: z.string() }),
  }),
})

/** What the back office is made of. */
const Definitions = z.object({
  version: z.string(),
  /** null where the caller has that version already. */
  list: z
    .array(z.custom<Definition>((one) => typeof one === 'object'))
    .readonly()
    .nullable(),
  /** Permission nodes of all modules there are: addresses that exist, also for those who may not open them. */
  nodes: z.array(z.string()).readonly(),
})
export type Definitions = z.output<typeof Definitions>

export const definitions = defineCall({
  method: 'GET',
  path: '/admin/index/definitions',
  title: { 'zh-cn': '后台各模块的定义', en: 'Definitions of the back office’s modules' },
  access: 'administrator',
  query: z.object({ version: z.string().max(100).optional().catch(undefined) }),
  answer: Definitions,
})
