import { z } from 'zod'
import { ACCOUNT_KINDS } from '../core/accounts.ts'
import { ACCOUNT, MOBILE, PASSWORD } from '../core/rules.ts'
import { defineCall } from './call.ts'
import { ClassSignIn } from './classroom.ts'
import { Flag, MenuEntry, SignOut } from './values.ts'

// `/api/user/*`: how members register, come in and leave (wire 1.4).

/** Who is signed in (spec 3: member info), tokens apart. What was never given is ''; times in seconds, `money` in yuan. */
export const MemberInfo = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  email: z.string(),
  mobile: z.string(),
  avatar: z.string(),
  /** 0 unknown, 1 male, 2 female. */
  gender: z.int(),
  /** 'YYYY-MM-DD'; null: never given. */
  birthday: z.string().nullable(),
  money: z.string(),
  score: z.int(),
  jointime: z.int(),
  motto: z.string(),
  lastlogintime: z.int().nullable(),
  lastloginip: z.string(),
})
export type MemberInfo = z.output<typeof MemberInfo>

/** `refreshToken` is '' unless the sign-in is to be kept. */
export const SignedIn = z.object({
  userInfo: MemberInfo.extend({ token: z.string(), refreshToken: z.string() }),
  routePath: z.string(),
  /** There where the session begins in child mode, and only there: the wire knows no such thing. */
  childMode: z.literal(true).optional(),
})
export type SignedIn = z.output<typeof SignedIn>

/** In which an export of somebody's data is made: for a machine, or to be read. */
export const FORMATS = ['json', 'html'] as const

/** By what a code can reach somebody. */
export const CONTACTS = ['email', 'mobile'] as const
export const Contact = z.enum(CONTACTS, 'request.malformed')
export type Contact = z.output<typeof Contact>
export const CONTACT_LABELS = {
  email: { 'zh-cn': '邮箱', en: 'E-mail' },
  mobile: { 'zh-cn': '手机', en: 'Mobile' },
} as const

const reached = {
  email: z.string().trim().toLowerCase().max(100, 'rule.email').default(''),
  mobile: z.string().trim().default(''),
}

/** An address of mail or a mobile number; `type` says which. */
export const ReachedBy = z.object({ type: Contact, ...reached })

type Reached = { email: string; mobile: string }

/** Refuses an address or number that is none; of the other nothing is asked. */
function checkReached(by: Contact, { email, mobile }: Reached, context: z.core.$RefinementCtx<unknown>): void {
  const isGood = by === 'email' ? z.email().safeParse(email).success : MOBILE.test(mobile)
  if (!isGood) context.addIssue({ code: 'custom', path: [by], message: `rule.${by}` })
}

/** A form whose address or number is one. */
export function reachable<S extends z.ZodType<z.output<typeof ReachedBy>>>(form: S): S {
  return form.superRefine((value, context) => {
    const { type, ...given } = value as z.output<typeof ReachedBy>
    checkReached(type, given, context)
  })
}

export const checkInState = defineCall({
  method: 'GET',
  path: '/api/user/checkIn',
  title: { 'zh-cn': '登录和注册页要知道的事', en: 'What signing in and registering ask for' },
  access: 'public',
  answer: z.object({
    /** What codes can be sent to: services that are set up. */
    accountVerificationType: z.array(Contact),
    /** Whether signing in from here asks for a captcha. */
    captcha: z.boolean(),
    /** Years in which those were born who may be under 14: from this one on a guardian has to agree. */
    guardianFrom: z.int(),
  }),
})

/** The text of the picture, or the code that was sent. */
const captcha = z.string().trim().max(16).catch('')
const captchaId = z.string().max(64).catch('')

const Login = z.object({
  tab: z.literal('login'),
  /** User name, e-mail address or mobile number. */
  username: z.string('rule.required').trim().min(1, 'rule.required').max(100, 'rule.tooLong'),
  password: z.string('rule.required').min(1, 'rule.required').max(64, 'rule.tooLong'),
  keep: Flag,
  captcha,
  captchaId,
})

/**
 * `captcha` is the code sent for `user_register` to the e-mail address or number of `registerType`; without one, by name and
 * password alone, the text of the picture `captchaId`.
 */
const Register = z.object({
  tab: z.literal('register'),
  username: z.string('rule.required').trim().min(1, 'rule.required').regex(ACCOUNT, 'rule.account'),
  password: z.string('rule.required').min(1, 'rule.required').regex(PASSWORD, 'rule.password'),
  registerType: z.enum(['account', ...CONTACTS]).catch('account'),
  ...reached,
  captcha,
  captchaId,
  birth_year: z.coerce
    .number<number | string>('rule.required')
    .int('rule.birthYear')
    .min(1900, 'rule.birthYear')
    .max(2100, 'rule.birthYear'),
  keep: Flag,
})

export const checkIn = defineCall({
  method: 'POST',
  path: '/api/user/checkIn',
  title: { 'zh-cn': '会员登录或注册', en: 'Sign in or register as a member' },
  access: 'public',
  body: z
    .discriminatedUnion('tab', [Login, Register, ClassSignIn], 'request.malformed')
    .superRefine((form, context) => {
      if (form.tab === 'register' && form.registerType !== 'account') checkReached(form.registerType, form, context)
    }),
  labels: {
    username: { 'zh-cn': '用户名', en: 'User name' },
    password: { 'zh-cn': '密码', en: 'Password' },
    birth_year: { 'zh-cn': '出生年份', en: 'Year of birth' },
    ...CONTACT_LABELS,
    captcha: { 'zh-cn': '验证码', en: 'Code' },
    classCode: { 'zh-cn': '班级号', en: 'Class code' },
    nickname: { 'zh-cn': '昵称', en: 'Nickname' },
    pictures: { 'zh-cn': '图片', en: 'Pictures' },
  },
  answer: SignedIn,
})

export const logout = defineCall({
  method: 'POST',
  path: '/api/user/logout',
  title: { 'zh-cn': '会员退出登录', en: 'Sign out as a member' },
  // An expired token must be able to end its session too.
  access: 'public',
  body: SignOut,
})

/** An entry of the member centre's menu; `path` below `/user`. */
export const MemberMenu = MenuEntry.extend({
  type: z.enum(['route', 'menu_dir', 'menu']),
  get children() {
    return z.array(MemberMenu).optional()
  },
})
export type MemberMenu = z.output<typeof MemberMenu>

export const index = defineCall({
  method: 'GET',
  path: '/api/user/index',
  title: { 'zh-cn': '会员中心启动时要的东西', en: 'What the member centre needs at its start' },
  access: 'member',
  duringRest: true,
  /** `account`: whose it is, from which follows what it has (`core/accounts.ts`). `childMode`: of this session. `unread`: messages. */
  answer: z.object({
    userInfo: MemberInfo,
    account: z.enum(ACCOUNT_KINDS),
    childMode: z.boolean(),
    unread: z.int(),
    menus: z.array(MemberMenu),
  }),
})
