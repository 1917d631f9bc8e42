import { z } from 'zod'
import { ACCOUNT, PASSWORD } from '../core/rules.ts'
import { DAILY_MINUTES_MAX, DAILY_MINUTES_MIN } from '../resources/member.ts'
import { defineCall } from './call.ts'
import { Pin } from './child-mode.ts'
import { OneTopUp, TopUp } from './payment.ts'
import { CONTACT_LABELS, Contact, FORMATS, reachable, ReachedBy, SignedIn } from './user.ts'
import { Paging, RowId } from './values.ts'

// `/api/guardian/*`: how guardians agree to a child's account, and what they see and set of it. They have no password:
// a code to their number or address opens it, one number for several children.

const captcha = z.string().max(16).optional().catch(undefined)
const captchaId = z.string().max(64).optional().catch(undefined)
const code = z.string('rule.required').trim().min(1, 'rule.required').max(16, 'rule.tooLong')
const LABELS = { ...CONTACT_LABELS, captcha: { 'zh-cn': '验证码', en: 'Code' } } as const

/** An IANA name: where the guardian's clock is. */
const timeZone = z.string().max(64).optional().catch(undefined)

const birthYear = z.coerce
  .number<number | string>('rule.required')
  .int('rule.birthYear')
  .min(1900, 'rule.birthYear')
  .max(2100, 'rule.birthYear')

export const notice = defineCall({
  method: 'GET',
  path: '/api/guardian/notice',
  title: { 'zh-cn': '监护人要读的告知书', en: 'The notice that guardians read' },
  access: 'public',
  answer: z.object({
    title: z.string(),
    /** HTML, made of the published page `children-privacy`. */
    body: z.string(),
    version: z.int(),
    /** SHA-256 of title and source, in hexadecimal: what a consent is to. */
    hash: z.string(),
    /** By what guardians can be reached. */
    contacts: z.array(Contact),
  }),
})

export const ask = defineCall({
  method: 'POST',
  path: '/api/guardian/ask',
  title: { 'zh-cn': '请监护人同意', en: 'Ask a guardian to agree' },
  access: 'public',
  /** Nothing but the birth year and a digest of number or address is held, for a day at most. */
  body: reachable(ReachedBy.extend({ birth_year: birthYear, captcha, captchaId })),
  labels: { ...LABELS, birth_year: { 'zh-cn': '出生年份', en: 'Year of birth' } },
  answer: z.object({ request: z.string() }),
})

const noticeHash = z.string().regex(/^[0-9a-f]{64}$/, 'consent.noticeChanged')

export const agree = defineCall({
  method: 'POST',
  path: '/api/guardian/agree',
  title: { 'zh-cn': '监护人同意，开通孩子的账号', en: 'A guardian agrees: the child’s account' },
  access: 'public',
  body: reachable(
    ReachedBy.extend({
      request: z.string('consent.askAgain').max(64, 'consent.askAgain'),
      captcha: code,
      notice: noticeHash,
      time_zone: timeZone,
      username: z.string('rule.required').trim().min(1, 'rule.required').regex(ACCOUNT, 'rule.account'),
      password: z.string('rule.required').min(1, 'rule.required').regex(PASSWORD, 'rule.password'),
    }),
  ),
  labels: {
    ...LABELS,
    username: { 'zh-cn': '孩子的用户名', en: 'Your child’s user name' },
    password: { 'zh-cn': '密码', en: 'Password' },
  },
  answer: SignedIn,
})

export const refuse = defineCall({
  method: 'POST',
  path: '/api/guardian/refuse',
  title: { 'zh-cn': '监护人不同意', en: 'A guardian refuses' },
  access: 'public',
  body: z.object({ request: z.string('consent.askAgain').max(64, 'consent.askAgain'), notice: noticeHash }),
})

export const sendCode = defineCall({
  method: 'POST',
  path: '/api/guardian/code',
  title: { 'zh-cn': '发送家长页的验证码', en: 'A code for the guardian page' },
  access: 'public',
  body: reachable(ReachedBy.extend({ captcha, captchaId })),
  labels: LABELS,
})

export const signIn = defineCall({
  method: 'POST',
  path: '/api/guardian/signIn',
  title: { 'zh-cn': '打开家长页', en: 'Open the guardian page' },
  access: 'public',
  body: reachable(ReachedBy.extend({ captcha: code })),
  labels: LABELS,
  /** Sent as `ba-guardian-token`; it ends by itself after a day. */
  answer: z.object({ token: z.string() }),
})

export const signOut = defineCall({
  method: 'POST',
  path: '/api/guardian/signOut',
  title: { 'zh-cn': '离开家长页', en: 'Leave the guardian page' },
  access: 'public',
  body: z.object({}),
})

/** 'HH:mm', or null: none. */
const TimeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'rule.time')
  .nullable()

/** What a guardian allows. */
export const ChildSettings = z.object({
  can_publish: z.boolean(),
  can_comment: z.boolean(),
  /** Minutes; null: no limit. */
  daily_minutes: z.int().min(DAILY_MINUTES_MIN, 'child.minutes').max(DAILY_MINUTES_MAX, 'child.minutes').nullable(),
  /** Both or neither. */
  quiet_from: TimeOfDay,
  quiet_to: TimeOfDay,
})
export type ChildSettings = z.output<typeof ChildSettings>

const Child = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  jointime: z.int(),
  /** False: closed, by withdrawal or deletion, or by the school. */
  active: z.boolean(),
  /** Under 14, counted by years, or the year of birth is not known: what changes for a child of 14 has not changed yet. */
  isWard: z.boolean(),
  /** Whether the last word of the guardian is agreement. */
  agreed: z.boolean(),
  /** When everything of the child will be deleted, in seconds; null: it will not. */
  erasetime: z.int().nullable(),
  settings: ChildSettings,
  /** Whether there is a PIN: sessions of the child begin in child mode. */
  childMode: z.boolean(),
  /** 'YYYY-MM-DD' and minutes of the last seven days, today last. */
  time: z.array(z.object({ day: z.string(), minutes: z.int() })),
  score: z.int(),
  /** The latest that came and went of the points. */
  points: z.array(z.object({ score: z.int(), memo: z.string(), createtime: z.int() })),
  /** Orders that wait for the guardian's yes. */
  orders: z.array(
    z.object({
      id: z.int(),
      number: z.string(),
      title: z.string(),
      /** When lessons of it are held, in words; '': nobody said. */
      schedule: z.string(),
      total: z.string(),
      points: z.int(),
      createtime: z.int(),
    }),
  ),
  /** Top-ups of the balance that wait for the guardian's yes, or to be paid. */
  topUps: z.array(TopUp),
  works: z.array(z.object({ title: z.string(), state: z.string(), createtime: z.int() })),
  /** The latest that the child was told of what happened (`core/member-events.ts`). */
  told: z.array(z.object({ id: z.int(), title: z.string(), content: z.string(), createtime: z.int() })),
  /** By which the family sees works (`family.ts`). */
  links: z.array(z.object({ id: z.int(), title: z.string(), expiretime: z.int() })),
  /** Classes that the child is in: `as` is what they are called there; `teacher` is '' where nobody teaches it. */
  classes: z.array(z.object({ id: z.int(), name: z.string(), as: z.string(), teacher: z.string(), jointime: z.int() })),
  /** Courses that were begun, the one last looked at first; `minutes` in their lessons. */
  courses: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      done: z.int(),
      count: z.int(),
      stars: z.int(),
      minutes: z.int(),
      seentime: z.int(),
    }),
  ),
  /** For trying again, in the order they were earned. */
  badges: z.array(z.string()),
  /** Of courses, the latest first; `name`: as the child is called on it. */
  certificates: z.array(z.object({ number: z.string(), title: z.string(), name: z.string(), createtime: z.int() })),
})
export type Child = z.output<typeof Child>

export const GuardianLetters = z.object({
  /** asked: the address has not said yes. */
  state: z.enum(['off', 'asked', 'on']),
  /** Where they go, or would go, partly hidden; '': an address is needed. */
  email: z.string(),
})
export type GuardianLetters = z.output<typeof GuardianLetters>

export const children = defineCall({
  method: 'GET',
  path: '/api/guardian/children',
  title: { 'zh-cn': '孩子们的学习和设置', en: 'What the children do, and what they may' },
  access: 'guardian',
  answer: z.object({
    contact: z.string(),
    /** null: the site writes none, or none of the children is under 14. */
    letters: GuardianLetters.nullable(),
    children: z.array(Child),
  }),
})

export const letters = defineCall({
  method: 'POST',
  path: '/api/guardian/letters',
  title: { 'zh-cn': '要不要每周来信', en: 'Whether weekly letters shall come' },
  access: 'guardian',
  /** `email`: for those who come by a number; it is asked first. */
  body: z.object({
    on: z.boolean('request.malformed'),
    email: z.string().trim().toLowerCase().max(100).catch('').default(''),
  }),
  labels: { email: { 'zh-cn': '邮箱', en: 'E-mail' } },
})

export const letter = defineCall({
  method: 'GET',
  path: '/api/guardian/letter',
  title: { 'zh-cn': '每周来信是什么样', en: 'What the weekly letter looks like' },
  access: 'guardian',
  query: z.object({ id: RowId }),
  /** Of the last seven whole days; `html`: a whole page. */
  answer: z.object({ subject: z.string(), html: z.string() }),
})

const GuardianNotice = z.object({
  id: z.int(),
  title: z.string(),
  content: z.string(),
  publishtime: z.int(),
  read: z.boolean(),
})
export type GuardianNotice = z.output<typeof GuardianNotice>

/** Newest first; times in seconds. `unread` of all of them, counted as far as is shown. */
export const notices = defineCall({
  method: 'GET',
  path: '/api/guardian/notices',
  title: { 'zh-cn': '给监护人的通知', en: 'What guardians are told' },
  access: 'guardian',
  query: Paging,
  answer: z.object({ list: z.array(GuardianNotice), total: z.int(), unread: z.int() }),
})

export const readNotices = defineCall({
  method: 'POST',
  path: '/api/guardian/readNotices',
  title: { 'zh-cn': '监护人把通知标为已读', en: 'A guardian marks what they were told as read' },
  access: 'guardian',
  /** Absent: all. */
  body: z.object({ ids: z.array(RowId).max(50).optional() }),
  answer: z.object({ unread: z.int() }),
})

const OfChild = z.object({ id: z.int('request.malformed') })

export const settings = defineCall({
  method: 'POST',
  path: '/api/guardian/settings',
  title: { 'zh-cn': '修改孩子的设置', en: 'Set what a child may' },
  access: 'guardian',
  body: OfChild.extend({ ...ChildSettings.shape, time_zone: timeZone }).refine(
    ({ quiet_from, quiet_to }) => (quiet_from === null) === (quiet_to === null),
    { path: ['quiet_to'], message: 'child.quietBoth' },
  ),
  labels: {
    daily_minutes: { 'zh-cn': '每天可用', en: 'Minutes a day' },
    quiet_from: { 'zh-cn': '休息时段从', en: 'Quiet from' },
    quiet_to: { 'zh-cn': '休息时段到', en: 'Quiet until' },
  },
})

export const childMode = defineCall({
  method: 'POST',
  path: '/api/guardian/childMode',
  title: { 'zh-cn': '打开或关掉孩子的儿童模式', en: 'Switch a child’s child mode on or off' },
  access: 'guardian',
  /** With a PIN every session of the child is in child mode from now on; '' ends it everywhere. */
  body: OfChild.extend({ pin: z.union([z.literal(''), Pin]) }),
  labels: { pin: { 'zh-cn': 'PIN', en: 'PIN' } },
})

export const withdraw = defineCall({
  method: 'POST',
  path: '/api/guardian/withdraw',
  title: { 'zh-cn': '收回同意', en: 'Withdraw consent' },
  access: 'guardian',
  /** The account is closed at once and deleted after seven days, unless the guardian agrees again. */
  body: OfChild,
})

export const agreeAgain = defineCall({
  method: 'POST',
  path: '/api/guardian/agreeAgain',
  title: { 'zh-cn': '重新同意，不删除了', en: 'Agree again: nothing is deleted' },
  access: 'guardian',
  body: OfChild.extend({ notice: noticeHash }),
})

export const erase = defineCall({
  method: 'POST',
  path: '/api/guardian/erase',
  title: { 'zh-cn': '删除孩子的信息', en: 'Delete what there is of a child' },
  access: 'guardian',
  body: OfChild,
})

export const answerOrder = defineCall({
  method: 'POST',
  path: '/api/guardian/order',
  title: { 'zh-cn': '同意或不同意孩子的订单', en: 'Say yes or no to a child’s order' },
  access: 'guardian',
  body: OfChild.extend({ order: z.int('request.malformed'), agree: z.boolean('request.malformed') }),
})

const OfTopUp = OfChild.extend({ topUp: z.int('request.malformed') })

export const answerTopUp = defineCall({
  method: 'POST',
  path: '/api/guardian/topUp',
  title: { 'zh-cn': '同意或不同意孩子充值', en: 'Say yes or no to a child’s top-up' },
  access: 'guardian',
  body: OfTopUp.extend({ agree: z.boolean('request.malformed') }),
})

export const childTopUp = defineCall({
  method: 'GET',
  path: '/api/guardian/topUp',
  title: { 'zh-cn': '孩子的一次充值', en: 'One top-up of a child' },
  access: 'guardian',
  query: z.object({ id: RowId, topUp: RowId }),
  answer: OneTopUp,
})

export const checkChildTopUp = defineCall({
  method: 'POST',
  path: '/api/guardian/checkTopUp',
  title: { 'zh-cn': '问一问孩子充值的钱到了没有', en: 'Ask whether the money of a child’s top-up is there' },
  access: 'guardian',
  body: OfTopUp,
  answer: OneTopUp,
})

export const endLink = defineCall({
  method: 'POST',
  path: '/api/guardian/endLink',
  title: { 'zh-cn': '收回孩子发给家人的链接', en: 'End a child’s link for the family' },
  access: 'guardian',
  body: OfChild.extend({ link: z.int('request.malformed') }),
})

export const leaveClass = defineCall({
  method: 'POST',
  path: '/api/guardian/leaveClass',
  title: { 'zh-cn': '让孩子退出班级', en: 'Take a child out of a class' },
  access: 'guardian',
  body: OfChild.extend({ classroom: z.int('request.malformed') }),
})

export const exportChild = defineCall({
  method: 'POST',
  path: '/api/guardian/export',
  title: { 'zh-cn': '导出孩子的信息', en: 'Export what there is of a child' },
  access: 'guardian',
  body: OfChild.extend({ format: z.enum(FORMATS).catch('json') }),
  /** What the file is called and what it says: JSON, or a page to read. */
  answer: z.object({ name: z.string(), text: z.string() }),
})
