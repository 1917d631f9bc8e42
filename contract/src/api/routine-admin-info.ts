import { z } from 'zod'
import { fieldLabels } from '../definition/define-resource.ts'
import { admin } from '../resources/admin.ts'
import { defineCall } from './call.ts'
import { ChosenRows, Moment, Session } from './values.ts'

// `/admin/routine.adminInfo/*`: the administrator's own profile, password and sessions.

/** Everything administrators may know of themselves. */
const Profile = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  motto: z.string().nullable(),
  lastlogintime: z.string(),
  lastlogintime_seconds: Moment.nullable(),
  lastloginip: z.string().nullable(),
})
export type Profile = z.output<typeof Profile>

export const profile = defineCall({
  method: 'GET',
  path: '/admin/routine.adminInfo/index',
  title: { 'zh-cn': '自己的资料', en: 'One’s own profile' },
  access: 'administrator',
  answer: z.object({ info: Profile }),
})

const text = z.union([z.string().max(1000), z.null()], 'rule.text').optional()

export const editProfile = defineCall({
  method: 'POST',
  path: '/admin/routine.adminInfo/edit',
  title: { 'zh-cn': '修改自己的资料或密码', en: 'Change one’s own profile or password' },
  access: { node: 'routine/adminInfo/edit' },
  /** The rules of each value are those of the definition `admin`; a new `password` needs the old one. */
  body: z.object({
    nickname: text,
    email: text,
    mobile: text,
    motto: text,
    avatar: text,
    password: text,
    oldPassword: z.string('rule.text').max(64, 'rule.tooLong').optional(),
  }),
  labels: { oldPassword: { 'zh-cn': '原密码', en: 'Current password' }, ...fieldLabels(admin) },
})

export const sessions = defineCall({
  method: 'GET',
  path: '/admin/routine.adminInfo/sessions',
  title: { 'zh-cn': '自己的登录', en: 'Where one is signed in' },
  access: 'administrator',
  answer: z.object({ list: z.array(Session) }),
})

export const endSessions = defineCall({
  method: 'DELETE',
  path: '/admin/routine.adminInfo/sessions',
  title: { 'zh-cn': '退出其他登录', en: 'Sign out elsewhere' },
  access: 'administrator',
  query: ChosenRows,
  answer: z.object({ ended: z.int() }),
})
