import { createHash, createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Outcome } from '../outcome.ts'
import type { SmsCall } from './call.ts'

// Aliyun short messages: dysmsapi 2017-05-25, action SendSms, signed with ACS3-HMAC-SHA256 (V3).
// https://help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature

const ENDPOINT = 'https://dysmsapi.aliyuncs.com'

export type AliyunAccount = { keyId: string; secret: string; signName: string; endpoint?: string }
export type ShortMessage = {
  /** Eleven digits. */
  mobile: string
  /** Id of the text the provider has approved. */
  template: string
  /** Its variables, in their order. */
  params: Readonly<Record<string, string>>
  /** Comes back in the provider's records. */
  id: string
}
type Moment = { now: Date; nonce: string }

export function aliyunCall(
  account: AliyunAccount,
  message: ShortMessage,
  moment: Moment = { now: new Date(), nonce: randomUUID() },
): SmsCall {
  const { keyId, secret, signName, endpoint = ENDPOINT } = account
  const query = {
    PhoneNumbers: message.mobile,
    SignName: signName,
    TemplateCode: message.template,
    TemplateParam: JSON.stringify(message.params),
    OutId: message.id,
  }
  const host = new URL(endpoint).host
  const headers = signAcs3({ keyId, secret }, { host, action: 'SendSms', version: '2017-05-25', query }, moment)
  return { url: `${endpoint}/?${canonicalQuery(query)}`, headers }
}

/** The headers of a signed call without a body, parameters in the query. */
export function signAcs3(
  { keyId, secret }: { keyId: string; secret: string },
  call: { host: string; action: string; version: string; query: Readonly<Record<string, string>> },
  { now, nonce }: Moment,
): Record<string, string> {
  const bodyHash = sha256('')
  const headers: Record<string, string> = {
    host: call.host,
    'x-acs-action': call.action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': now.toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': call.version,
  }
  const names = Object.keys(headers).toSorted()
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('')
  const request = ['POST', '/', canonicalQuery(call.query), lines, names.join(';'), bodyHash].join('\n')
  const signature = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
    .digest('hex')
  const authorization = `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${names.join(';')},Signature=${signature}`
  return { ...headers, authorization }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** RFC 3986: `encodeURIComponent` leaves five characters alone that must be escaped too. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)

function canonicalQuery(query: Readonly<Record<string, string>>): string {
  return Object.keys(query)
    .toSorted()
    .map((name) => `${encode(name)}=${encode(query[name]!)}`)
    .join('&')
}

const Answer = z.object({ Code: z.string(), Message: z.string().default(''), BizId: z.string().optional() })

/** Refusals that only another message, template, signature or number would mend. */
const FOR_GOOD = new Set([
  'isv.MOBILE_NUMBER_ILLEGAL',
  'isv.MOBILE_COUNT_OVER_LIMIT',
  'isv.BLACK_KEY_CONTROL_LIMIT',
  'isv.INVALID_PARAMETERS',
  'isv.INVALID_JSON_PARAM',
  'isv.PARAM_LENGTH_LIMIT',
  'isv.PARAM_NOT_SUPPORT_URL',
  'isv.TEMPLATE_MISSING_PARAMETERS',
  'isv.TEMPLATE_PARAMS_ILLEGAL',
  'isv.SMS_TEMPLATE_ILLEGAL',
  'isv.SMS_SIGNATURE_ILLEGAL',
  'isv.SMS_SIGN_ILLEGAL',
  'isv.SMS_SIGNATURE_SCENE_ILLEGAL',
  'isv.SMS_CONTENT_ILLEGAL',
  'isv.DOMESTIC_NUMBER_NOT_SUPPORTED',
  'isv.DENY_IP_RANGE',
])

/**
 * What Aliyun's answer means. Limits per number (`isv.BUSINESS_LIMIT_CONTROL`), an empty account and errors of the
 * gateway pass with time. undefined: no answer of this service.
 */
export function judgeAliyun(answer: unknown): Outcome | undefined {
  const { data } = Answer.safeParse(answer)
  if (!data) return undefined
  const { Code: code, Message: words, BizId: reference } = data
  if (code === 'OK') return { state: 'sent', ...(reference ? { reference } : {}) }
  return { state: FOR_GOOD.has(code) ? 'dead' : 'failed', reason: `${code}: ${words}` }
}
