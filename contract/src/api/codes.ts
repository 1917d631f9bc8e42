import { z } from 'zod'
import { MOBILE } from '../core/rules.ts'
import { defineCall } from './call.ts'

// `/api/Ems/send` and `/api/Sms/sendSms`: verification codes (wire 1.6).

/** What the code is for. */
const event = z.string('verification.event').max(60, 'verification.event')
/** A captcha that was solved, under either name of the wire's; `password` for what confirms who somebody is. */
const also = {
  captcha_id: z.string().optional().catch(undefined),
  captchaId: z.string().optional().catch(undefined),
  captcha: z.string().optional().catch(undefined),
  password: z.string().max(64).optional().catch(undefined),
}

export const sendMailCode = defineCall({
  method: 'POST',
  path: '/api/Ems/send',
  title: { 'zh-cn': '发送邮箱验证码', en: 'Send a verification code by mail' },
  access: 'public',
  body: z.object({
    email: z.string('rule.email').trim().toLowerCase().max(100, 'rule.email').pipe(z.email('rule.email')),
    event,
    ...also,
  }),
})

export const sendSmsCode = defineCall({
  method: 'POST',
  path: '/api/Sms/sendSms',
  title: { 'zh-cn': '发送短信验证码', en: 'Send a verification code by short message' },
  access: 'public',
  body: z.object({
    mobile: z.string('rule.mobile').regex(MOBILE, 'rule.mobile'),
    /** The event, as the wire calls it. */
    template_code: event,
    ...also,
  }),
})
