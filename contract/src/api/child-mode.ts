import { z } from 'zod'
import { PIN } from '../core/rules.ts'
import { defineCall } from './call.ts'

// `/api/childMode/*`: a session that learns, plays and makes, and neither buys nor changes the account (decision 120).

/** What grown-ups type to end it. */
export const Pin = z.string('rule.required').trim().min(1, 'rule.required').regex(PIN, 'rule.pin')

export const state = defineCall({
  method: 'GET',
  path: '/api/childMode/state',
  title: { 'zh-cn': '儿童模式', en: 'Child mode' },
  access: 'member',
  duringRest: true,
  answer: z.object({
    /** Here, in this session. */
    isOn: z.boolean(),
    hasPin: z.boolean(),
    /** A guardian looks after the account, and sets the PIN on their page. */
    guarded: z.boolean(),
  }),
})

export const start = defineCall({
  method: 'POST',
  path: '/api/childMode/start',
  title: { 'zh-cn': '在这台设备上开始儿童模式', en: 'Begin child mode on this device' },
  access: 'member',
  inChildMode: true,
  body: z.object({}),
})

export const leave = defineCall({
  method: 'POST',
  path: '/api/childMode/leave',
  title: { 'zh-cn': '离开儿童模式', en: 'Leave child mode' },
  access: 'member',
  duringRest: true,
  inChildMode: true,
  body: z.object({ pin: Pin }),
  labels: { pin: { 'zh-cn': 'PIN', en: 'PIN' } },
})

export const setPin = defineCall({
  method: 'POST',
  path: '/api/childMode/pin',
  title: { 'zh-cn': '设定或取消儿童模式的 PIN', en: 'Set or take away the PIN of child mode' },
  access: 'member',
  needs: 'password',
  /** The account's password says who asks. */
  inChildMode: true,
  body: z.object({
    /** '': there is none from now on, and child mode ends everywhere. */
    pin: z.union([z.literal(''), Pin]),
    password: z.string('rule.required').min(1, 'rule.required').max(64, 'rule.tooLong'),
  }),
  labels: { pin: { 'zh-cn': 'PIN', en: 'PIN' }, password: { 'zh-cn': '账号密码', en: 'Account password' } },
})
