import { z } from 'zod'
import { toLanguage } from '../core/languages.ts'
import { defineCall } from './call.ts'
import { RowId } from './values.ts'

// `/api/newsletter/*`: letters and reminders by mail (decision 061). Plain forms of pages are answered with a page to go to.

const lang = z.string().max(10).optional().catch(undefined).transform(toLanguage)

export const join = defineCall({
  method: 'POST',
  path: '/api/newsletter/join',
  title: { 'zh-cn': '订阅来信，或者要一门课的开课提醒', en: 'Ask for letters, or to be told when a course opens' },
  access: 'public',
  /** `website`: people leave it empty. */
  body: z.object({
    email: z.string().trim().toLowerCase().max(100).catch(''),
    course: RowId.optional().catch(undefined),
    lang,
    website: z.string().catch('?').default(''),
  }),
  labels: { email: { 'zh-cn': '邮箱', en: 'E-mail' } },
})

const Key = z.object({ token: z.string().max(64).catch('') })
/** `page`: a form of a page was sent, whose reader goes on to another page in that language. */
const FromPage = z.object({ page: z.string().max(10).optional().catch(undefined) }).catch({ page: undefined })

export const confirm = defineCall({
  method: 'POST',
  path: '/api/newsletter/confirm',
  title: { 'zh-cn': '确认订阅', en: 'Confirm a subscription' },
  access: 'public',
  query: Key,
  body: FromPage,
})

export const leave = defineCall({
  method: 'POST',
  path: '/api/newsletter/leave',
  title: { 'zh-cn': '一键退订（RFC 8058）', en: 'Unsubscribe at one press (RFC 8058)' },
  access: 'public',
  query: Key,
  body: FromPage,
})

export const leavePage = defineCall({
  method: 'GET',
  path: '/api/newsletter/leave',
  title: { 'zh-cn': '退订链接，转到退订页', en: 'The link of a mail, to the page that asks' },
  access: 'public',
  query: Key,
  sends: 'text/html',
})
