import { z } from 'zod'
import { MEMBER_EVENT_NAMES } from '../core/member-events.ts'
import { PASSWORD } from '../core/rules.ts'
import { defineCall } from './call.ts'
import { Contact, CONTACT_LABELS, FORMATS, MemberInfo, ReachedBy, reachable } from './user.ts'
import { ChosenRows, Moment, Paging, RowId, Session } from './values.ts'

// `/api/account/*`: what members do with their own account (wire 1.5).

/** One of the last seven days, today last. */
const CheckInDay = z.object({ day: z.string(), done: z.boolean() })
/** Coming by every day: `streak` in days, one missed day a week is forgiven. */
const CheckIns = z.object({
  done: z.boolean(),
  streak: z.int(),
  /** What coming by today gives, or has given. */
  points: z.int(),
  days: z.array(CheckInDay),
})
export type CheckIns = z.output<typeof CheckIns>

/** An IANA name such as 'Asia/Shanghai': where the member's day begins. Absent or unknown: the server's. */
const timeZone = z.string().max(64).optional().catch(undefined)

export const overview = defineCall({
  method: 'GET',
  path: '/api/account/overview',
  title: { 'zh-cn': '会员中心首页', en: 'The member centre’s first page' },
  access: 'member',
  query: z.object({ time_zone: timeZone }),
  answer: z.object({
    /** 'YYYY-MM-DD', oldest first, with what came and went on each: points, and money in yuan. */
    days: z.array(z.string()).length(7),
    score: z.array(z.int()).length(7),
    money: z.array(z.string()).length(7),
    userInfo: MemberInfo,
    checkIns: CheckIns,
    /** What the member is told and has not read, counted as far as is shown (`UNREAD_SHOWN_MAX`). */
    unread: z.int(),
  }),
})

export const dailyCheckIn = defineCall({
  method: 'POST',
  path: '/api/account/dailyCheckIn',
  title: { 'zh-cn': '每日签到', en: 'Daily check-in' },
  access: 'member',
  inChildMode: true,
  needs: 'purse',
  body: z.object({ time_zone: timeZone }),
  /** `gained`: 0 where today's was done before. */
  answer: z.object({ gained: z.int(), score: z.int(), checkIns: CheckIns }),
})

/** Why a child rests, and until when, in seconds where that is known. */
const Rest = z.object({ reason: z.enum(['minutes', 'quiet']), until: z.int() })

export const heartbeat = defineCall({
  method: 'POST',
  path: '/api/account/heartbeat',
  title: { 'zh-cn': '页面开着：计算使用时间', en: 'A page is open: time is counted' },
  access: 'member',
  inChildMode: true,
  duringRest: true,
  body: z.object({}),
  answer: z.object({
    /** False: nobody looks at this member's time, and no more beats are wanted. */
    counted: z.boolean(),
    /** Seconds that are left today; null: no limit. */
    left: z.int().nullable(),
    rest: Rest.nullable(),
    /** Of this session: a guardian may begin and end it from elsewhere. */
    childMode: z.boolean(),
  }),
})

export const profile = defineCall({
  method: 'GET',
  path: '/api/account/profile',
  title: { 'zh-cn': '自己的资料', en: 'One’s own profile' },
  access: 'member',
  answer: z.object({ accountVerificationType: z.array(Contact), userInfo: MemberInfo }),
})

const text = z.union([z.string().max(1000), z.null()], 'rule.text').optional()

export const editProfile = defineCall({
  method: 'POST',
  path: '/api/account/profile',
  title: { 'zh-cn': '修改自己的资料', en: 'Change one’s own profile' },
  access: 'member',
  /** The rules of each value are those of the definition `member`; everything else that is posted is passed over. */
  body: z.object({
    avatar: text,
    username: text,
    nickname: text,
    gender: z.union([z.string(), z.int()]).optional().catch(undefined),
    birthday: text,
    motto: text,
  }),
  answer: z.object({ userInfo: MemberInfo }),
})

const code = z.string('rule.required').trim().min(1, 'rule.required').max(16, 'rule.tooLong')
const CODE_LABEL = { captcha: { 'zh-cn': '验证码', en: 'Code' } } as const

export const verification = defineCall({
  method: 'POST',
  path: '/api/account/verification',
  title: { 'zh-cn': '确认原来的邮箱或手机', en: 'Confirm the address or number one has' },
  access: 'member',
  needs: 'contacts',
  body: z.object({ type: Contact, captcha: code }),
  labels: CODE_LABEL,
  /** Opens `changeBind` for ten minutes. */
  answer: z.object({ type: Contact, accountVerificationToken: z.string() }),
})

export const changeBind = defineCall({
  method: 'POST',
  path: '/api/account/changeBind',
  title: { 'zh-cn': '绑定另一个邮箱或手机', en: 'Use another address or number' },
  access: 'member',
  needs: 'contacts',
  /** Where one is bound already, `accountVerificationToken` says that it was confirmed; else the password is asked for. */
  body: reachable(
    ReachedBy.extend({
      captcha: code,
      accountVerificationToken: z.string().max(64).catch(''),
      password: z.string().max(64).catch(''),
    }),
  ),
  labels: { ...CONTACT_LABELS, ...CODE_LABEL, password: { 'zh-cn': '密码', en: 'Password' } },
  answer: z.object({ userInfo: MemberInfo }),
})

const newPassword = z.string('rule.required').min(1, 'rule.required').regex(PASSWORD, 'rule.password')

export const changePassword = defineCall({
  method: 'POST',
  path: '/api/account/changePassword',
  title: { 'zh-cn': '修改密码', en: 'Change the password' },
  access: 'member',
  needs: 'password',
  /** Every other session ends. */
  body: z.object({
    oldPassword: z.string('rule.required').min(1, 'rule.required').max(64, 'rule.tooLong'),
    newPassword,
  }),
  labels: {
    oldPassword: { 'zh-cn': '原密码', en: 'Current password' },
    newPassword: { 'zh-cn': '新密码', en: 'New password' },
  },
})

export const retrievePassword = defineCall({
  method: 'POST',
  path: '/api/account/retrievePassword',
  title: { 'zh-cn': '忘记密码，用验证码重设', en: 'A new password by a code that was sent' },
  access: 'public',
  body: z.object({
    type: Contact,
    account: z.string('rule.required').trim().min(1, 'rule.required').max(100, 'rule.tooLong'),
    captcha: code,
    password: newPassword,
  }),
  labels: {
    account: { 'zh-cn': '邮箱或手机', en: 'E-mail or mobile' },
    ...CODE_LABEL,
    password: { 'zh-cn': '新密码', en: 'New password' },
  },
})

/** An entry of a ledger; newest first. Money in yuan. */
const Entry = z.object({ id: z.int(), user_id: z.int(), memo: z.string(), createtime: z.int() })

export const balance = defineCall({
  method: 'GET',
  path: '/api/account/balance',
  title: { 'zh-cn': '余额记录', en: 'What came and went of the balance' },
  access: 'member',
  needs: 'purse',
  query: Paging,
  answer: z.object({
    list: z.array(Entry.extend({ money: z.string(), before: z.string(), after: z.string() })),
    total: z.int(),
  }),
})

export const integral = defineCall({
  method: 'GET',
  path: '/api/account/integral',
  title: { 'zh-cn': '积分记录', en: 'What came and went of the points' },
  access: 'member',
  needs: 'purse',
  query: Paging,
  answer: z.object({
    list: z.array(Entry.extend({ score: z.int(), before: z.int(), after: z.int() })),
    total: z.int(),
  }),
})

export const sessions = defineCall({
  method: 'GET',
  path: '/api/account/sessions',
  title: { 'zh-cn': '自己的登录', en: 'Where one is signed in' },
  access: 'member',
  answer: z.object({ list: z.array(Session) }),
})

export const endSessions = defineCall({
  method: 'DELETE',
  path: '/api/account/sessions',
  title: { 'zh-cn': '退出其他登录', en: 'Sign out elsewhere' },
  access: 'member',
  query: ChosenRows,
  answer: z.object({ ended: z.int() }),
})

export const privacy = defineCall({
  method: 'GET',
  path: '/api/account/privacy',
  title: { 'zh-cn': '自己的数据和注销', en: 'One’s own data, and leaving' },
  access: 'member',
  answer: z.object({
    /** When the account will be deleted, in seconds; null: it will not. */
    erasetime: z.int().nullable(),
    /** Looked after by a guardian, who alone deletes the account. */
    guarded: z.boolean(),
    /** Whether there are works that may stay. */
    works: z.int(),
  }),
})

export const exportAccount = defineCall({
  method: 'POST',
  path: '/api/account/export',
  title: { 'zh-cn': '导出自己的数据', en: 'Export one’s own data' },
  access: 'member',
  body: z.object({ format: z.enum(FORMATS).catch('json') }),
  /** What the file is called and what it says: JSON, or a page to read. */
  answer: z.object({ name: z.string(), text: z.string() }),
})

export const eraseAccount = defineCall({
  method: 'POST',
  path: '/api/account/erase',
  title: { 'zh-cn': '注销账号', en: 'Delete one’s account' },
  access: 'member',
  needs: 'leaving',
  /** Done after seven days; until then `keep` takes it back. */
  body: z.object({
    password: z.string('rule.required').min(1, 'rule.required').max(64, 'rule.tooLong'),
    /** What becomes of one's works: they stay, by nobody, or go too. */
    works: z.enum(['keep', 'remove']).catch('remove'),
  }),
  labels: { password: { 'zh-cn': '密码', en: 'Password' } },
  answer: z.object({ erasetime: z.int() }),
})

export const keepAccount = defineCall({
  method: 'POST',
  path: '/api/account/keep',
  title: { 'zh-cn': '不注销了', en: 'Keep one’s account after all' },
  access: 'member',
  needs: 'leaving',
  body: z.object({}),
})

/**
 * What a member is told. `event`: what happened (`core/member-events.ts`); null: somebody wrote it. `link`: path and query of the
 * page where one can see it or act.
 */
const Notice = z.object({
  id: z.int(),
  title: z.string(),
  content: z.string(),
  publishtime: Moment,
  read: z.boolean(),
  event: z.enum(MEMBER_EVENT_NAMES).nullable(),
  link: z.string().nullable(),
})
export type Notice = z.output<typeof Notice>

/** What the member is told; times in seconds. `unread` of all of it, counted as far as is shown. */
export const notices = defineCall({
  method: 'GET',
  path: '/api/account/notices',
  title: { 'zh-cn': '自己的消息', en: 'What one is told' },
  access: 'member',
  query: Paging,
  answer: z.object({ list: z.array(Notice), total: z.int(), unread: z.int() }),
})

export const readNotices = defineCall({
  method: 'POST',
  path: '/api/account/readNotices',
  title: { 'zh-cn': '把消息标为已读', en: 'Mark what one was told as read' },
  access: 'member',
  inChildMode: true,
  /** Absent: all. */
  body: z.object({ ids: z.array(RowId).max(50).optional() }),
  answer: z.object({ unread: z.int() }),
})
