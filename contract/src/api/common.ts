import { z } from 'zod'
import { defineCall } from './call.ts'

// `/api/common/*`: captchas, new access tokens for all kinds of session, reports and page views of browsers.

export const captcha = defineCall({
  method: 'GET',
  path: '/api/common/captcha',
  title: { 'zh-cn': '验证码：图片，或一道算术题', en: 'A captcha: a picture, or as text a sum' },
  access: 'public',
  query: z.object({ id: z.string().regex(/^[\w-]{8,64}$/), type: z.enum(['image', 'text']).default('image') }),
  /** Of a text; an image is sent as it is. */
  answer: z.object({ question: z.string() }),
  sends: 'image/png',
})

const NO_SESSION = 'auth.signInFirst'

export const refreshToken = defineCall({
  method: 'POST',
  path: '/api/common/refreshToken',
  title: { 'zh-cn': '换新的访问令牌', en: 'A new access token for an expired one' },
  access: 'public',
  body: z.object({ refresh_token: z.string(NO_SESSION) }),
  answer: z.object({ type: z.enum(['admin-refresh', 'user-refresh', 'guardian-refresh']), token: z.string() }),
})

const MALFORMED = 'request.malformed'
const Text = z.string(MALFORMED).refine((value) => value.isWellFormed() && !value.includes('\0'), MALFORMED)

export const report = defineCall({
  method: 'POST',
  path: '/api/common/report',
  title: { 'zh-cn': '浏览器报告页面出错', en: 'A browser reports that a page broke' },
  access: 'public',
  isBeacon: true,
  body: z.object(
    {
      message: Text.trim().min(1, MALFORMED),
      path: Text,
      /** Other kinds of `client_report` are the server's own. */
      kind: z.enum(['broken', 'not-found'], MALFORMED),
      component: Text.nullish(),
    },
    MALFORMED,
  ),
})

export const like = defineCall({
  method: 'POST',
  path: '/api/common/like',
  title: { 'zh-cn': '喜欢一篇内容，或收回', en: 'A device likes what a page shows, or takes that back' },
  access: 'public',
  body: z.object({
    path: z.string(MALFORMED).min(1, MALFORMED).max(300, MALFORMED),
    /** Made by the browser for this alone; kept hashed. */
    device: z.string(MALFORMED).regex(/^[\w-]{20,64}$/, MALFORMED),
    on: z.boolean(MALFORMED).default(true),
  }),
  answer: z.object({ likes: z.number(), liked: z.boolean() }),
})

export const view = defineCall({
  method: 'POST',
  path: '/api/common/view',
  title: { 'zh-cn': '浏览器记一次页面访问', en: 'A browser counts a view of a page' },
  access: 'public',
  isBeacon: true,
  // Nobody waits for the answer: what makes no sense is not counted.
  body: z.object({ path: z.string().max(500).catch('') }).catch({ path: '' }),
  sends: null,
})
