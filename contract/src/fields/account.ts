import type { ImageField } from './image.ts'
import type { PasswordField } from './password.ts'
import type { TextField } from './text.ts'

/* What accounts are known by, those of administrators and of members. */

/** What one signs in with. */
export const USERNAME = {
  kind: 'text',
  label: { 'zh-cn': '用户名', en: 'User name' },
  hint: {
    'zh-cn': '3 到 15 个字符，字母开头，只能用字母、数字和下划线',
    en: '3 to 15 characters, beginning with a letter; only letters, digits and underscores',
  },
  required: true,
  unique: true,
  pattern: '[a-zA-Z][a-zA-Z0-9_]{2,14}',
  patternMessage: 'rule.account',
  search: 'LIKE',
} as const satisfies TextField

/** What one is called. */
export const NICKNAME = {
  kind: 'text',
  label: { 'zh-cn': '昵称', en: 'Nickname' },
  required: true,
  max: 50,
  search: 'LIKE',
} as const satisfies TextField

/** A new password, where one is set. */
export const PASSWORD = {
  kind: 'password',
  label: { 'zh-cn': '密码', en: 'Password' },
  hint: { 'zh-cn': '6 到 32 个字符', en: '6 to 32 characters' },
  required: true,
  table: false,
} as const satisfies PasswordField

/** An address by which one is reached. */
export const EMAIL = {
  kind: 'text',
  label: { 'zh-cn': '邮箱', en: 'E-mail' },
  max: 100,
  format: 'email',
  search: 'LIKE',
} as const satisfies TextField

/** A number by which one is reached. */
export const MOBILE = {
  kind: 'text',
  label: { 'zh-cn': '手机', en: 'Mobile' },
  format: 'mobile',
  search: 'LIKE',
} as const satisfies TextField

/** What stands for one in pictures. */
export const AVATAR = {
  kind: 'image',
  set: 'avatars',
  label: { 'zh-cn': '头像', en: 'Avatar' },
  table: { width: 90, priority: 'low' },
} as const satisfies ImageField

/** Where one signed in last. */
export const LAST_SIGN_IN_FROM = {
  kind: 'text',
  label: { 'zh-cn': '最近登录 IP', en: 'Last sign-in from' },
  readonly: true,
  form: false,
  search: 'LIKE',
  table: { width: 140, hidden: true },
} as const satisfies TextField
