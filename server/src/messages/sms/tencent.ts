import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Outcome } from '../outcome.ts'
import type { ShortMessage } from './aliyun.ts'
import type { SmsCall } from './call.ts'

// Tencent Cloud short messages: sms 2021-01-11, action SendSms, signed with TC3-HMAC-SHA256 (V3).
// https://cloud.tencent.com/document/api/382/52072

const ENDPOINT = 'https://sms.tencentcloudapi.com'
const REGION = 'ap-guangzhou'

export type TencentAccount = { secretId: string; secretKey: string; appId: string; signName: string; endpoint?: string }

export function tencentCall(account: TencentAccount, message: ShortMessage, now = new Date()): SmsCall {
  const { secretId, secretKey, appId, signName, endpoint = ENDPOINT } = account
  const body = JSON.stringify({
    PhoneNumberSet: [`+86${message.mobile}`],
    SmsSdkAppId: appId,
    SignName: signName,
    TemplateId: message.template,
    TemplateParamSet: Object.values(message.params),
    SessionContext: message.id,
  })
  const call = { host: new URL(endpoint).host, service: 'sms', action: 'SendSms', body }
  const headers = signTc3({ secretId, secretKey }, call, now)
  return { url: `${endpoint}/`, headers: { ...headers, 'x-tc-version': '2021-01-11', 'x-tc-region': REGION }, body }
}

/** The headers of a signed JSON call; version and region are not part of the signature. */
export function signTc3(
  { secretId, secretKey }: { secretId: string; secretKey: string },
  call: { host: string; service: string; action: string; body: string },
  now: Date,
): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1000)
  const date = now.toISOString().slice(0, 10)
  const contentType = 'application/json; charset=utf-8'
  const signedNames = 'content-type;host;x-tc-action'
  const request = [
    'POST',
    '/',
    '',
    `content-type:${contentType}\nhost:${call.host}\nx-tc-action:${call.action.toLowerCase()}\n`,
    signedNames,
    sha256(call.body),
  ].join('\n')
  const scope = `${date}/${call.service}/tc3_request`
  const key = [date, call.service, 'tc3_request'].reduce<Buffer | string>(hmac, `TC3${secretKey}`)
  const signature = hmac(key, ['TC3-HMAC-SHA256', seconds, scope, sha256(request)].join('\n')).toString('hex')
  return {
    authorization: `TC3-HMAC-SHA256 Credential=${secretId}/${scope}, SignedHeaders=${signedNames}, Signature=${signature}`,
    'content-type': contentType,
    host: call.host,
    'x-tc-action': call.action,
    'x-tc-timestamp': String(seconds),
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const Answer = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string(), Message: z.string().default('') }).optional(),
    SendStatusSet: z
      .array(z.object({ Code: z.string(), Message: z.string().default(''), SerialNo: z.string().optional() }))
      .optional(),
  }),
})

/** Their own carrier kept silent: it may have gone out. */
const OPEN = /^InternalError\.(?:Timeout|RequestTimeException|SendAndRecvFail)$/
/** Refusals that only another message, template, signature or number would mend. */
const FOR_GOOD = /^(?:InvalidParameter(?:Value)?|MissingParameter|UnsupportedOperation|FailedOperation)\b/
/** Refusals of those families that pass: an empty account. */
const PASSES = new Set(['FailedOperation.InsufficientBalanceInSmsPackage'])

/**
 * What Tencent's answer means: errors of the call stand in `Error`, those of the number in its status. Limits
 * (`LimitExceeded.…`), an empty account and wrong keys pass with time or are mended. undefined: no answer of this service.
 */
export function judgeTencent(answer: unknown): Outcome | undefined {
  const { data } = Answer.safeParse(answer)
  const status = data?.Response.SendStatusSet?.[0]
  const said = data?.Response.Error ?? status
  if (!said) return undefined
  const { Code: code, Message: words } = said
  if (code === 'Ok') return { state: 'sent', ...(status?.SerialNo ? { reference: status.SerialNo } : {}) }
  const reason = `${code}: ${words}`
  if (OPEN.test(code)) return { state: 'unknown', reason }
  return { state: FOR_GOOD.test(code) && !PASSES.has(code) ? 'dead' : 'failed', reason }
}
