import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Parcel } from '../parcel.ts'
import type { ServiceSettings } from '../service.ts'
import { smsService } from './sms-service.ts'

// Strict doubles of both providers: they read the request as it came over the wire and make its signature again.

const settings = {
  sms_sign_name: '图图编程',
  sms_aliyun_key: 'LTAI-test',
  sms_aliyun_secret: 'aliyun-secret',
  sms_tencent_app_id: '1400000000',
  sms_tencent_secret_id: 'AKID-test',
  sms_tencent_secret_key: 'tencent-secret',
  sms_template_default: 'SMS_1',
  sms_template_user_register: 'SMS_2',
} as ServiceSettings

const parcel: Parcel = {
  id: 77,
  key: '77.1',
  event: 'user_register',
  target: '13800000001',
  language: 'en',
  template: { subject: null, body: { 'zh-cn': '{{minutes}} 分钟内有效：{{code}}', en: '{{code}}' } },
  values: { code: '012345', minutes: '5', site_name: '图图 & (co)*' },
}

type Heard = { method: string; url: URL; headers: Record<string, string>; body: string }
let answer: (heard: Heard, response: ServerResponse) => void
let heard: Heard | undefined
const double = createServer(async (request: IncomingMessage, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  heard = {
    method: request.method ?? '',
    url: new URL(request.url ?? '', `http://${request.headers.host}`),
    headers: request.headers as Record<string, string>,
    body: Buffer.concat(chunks).toString(),
  }
  answer(heard, response)
})
let endpoint: string
beforeAll(async () => {
  double.listen(0, '127.0.0.1')
  await once(double, 'listening')
  endpoint = `http://127.0.0.1:${(double.address() as AddressInfo).port}`
})
afterAll(() => {
  double.closeAllConnections()
  double.close()
})

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const says =
  (body: unknown, status = 200) =>
  (_: Heard, response: ServerResponse) => {
    response.statusCode = status
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
const send = (provider: 'aliyun' | 'tencent', more: Partial<Parcel> = {}, patience = 5000) =>
  smsService(provider, settings, { endpoint, patience }).send({ ...parcel, ...more })

test('Aliyun: every parameter, header and the signature are what its documentation asks for', async () => {
  answer = says({ Code: 'OK', Message: 'OK', BizId: '9006^0', RequestId: 'A' })
  expect(await send('aliyun')).toEqual({ state: 'sent', reference: '9006^0' })
  const { method, url, headers, body } = heard!
  expect({ method, path: url.pathname, body }).toEqual({ method: 'POST', path: '/', body: '' })
  expect(Object.fromEntries(url.searchParams)).toEqual({
    PhoneNumbers: '13800000001',
    SignName: '图图编程',
    TemplateCode: 'SMS_2',
    TemplateParam: '{"minutes":"5","code":"012345"}',
    OutId: '77',
  })
  expect(headers).toMatchObject({
    'x-acs-action': 'SendSms',
    'x-acs-version': '2017-05-25',
    'x-acs-content-sha256': sha256(''),
  })
  expect(headers['x-acs-date']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect(Math.abs(Date.parse(headers['x-acs-date']!) - Date.now())).toBeLessThan(60_000)
  expect(headers['x-acs-signature-nonce']).toMatch(/^[\w-]{16,}$/)

  const names = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-acs-'))].toSorted()
  const canonical = [
    'POST',
    '/',
    url.search.slice(1),
    `${names.map((name) => `${name}:${headers[name]!.trim()}`).join('\n')}\n`,
    names.join(';'),
    sha256(body),
  ].join('\n')
  const signature = hmac('aliyun-secret', `ACS3-HMAC-SHA256\n${sha256(canonical)}`).toString('hex')
  expect(headers.authorization).toBe(
    `ACS3-HMAC-SHA256 Credential=LTAI-test,SignedHeaders=${names.join(';')},Signature=${signature}`,
  )
  // The order and the escapes on the wire are those that were signed.
  const pairs = url.search.slice(1).split('&')
  expect(pairs).toEqual(pairs.toSorted())
  expect(url.search).not.toMatch(/[!'()*+]/)
})

test('Tencent: the body, headers and the signature are what its documentation asks for', async () => {
  answer = says({ Response: { SendStatusSet: [{ SerialNo: '2019:1', Code: 'Ok', Message: 'send success' }] } })
  expect(await send('tencent')).toEqual({ state: 'sent', reference: '2019:1' })
  const { method, url, headers, body } = heard!
  expect({ method, path: url.pathname, query: url.search }).toEqual({ method: 'POST', path: '/', query: '' })
  expect(JSON.parse(body)).toEqual({
    PhoneNumberSet: ['+8613800000001'],
    SmsSdkAppId: '1400000000',
    SignName: '图图编程',
    TemplateId: 'SMS_2',
    TemplateParamSet: ['5', '012345'],
    SessionContext: '77',
  })
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-tc-action': 'SendSms',
    'x-tc-version': '2021-01-11',
    'x-tc-region': 'ap-guangzhou',
  })
  const timestamp = headers['x-tc-timestamp']!
  expect(Math.abs(Number(timestamp) * 1000 - Date.now())).toBeLessThan(60_000)
  const date = new Date(Number(timestamp) * 1000).toISOString().slice(0, 10)
  const canonical = `POST\n/\n\ncontent-type:application/json; charset=utf-8\nhost:${headers.host}\nx-tc-action:sendsms\n\ncontent-type;host;x-tc-action\n${sha256(body)}`
  const scope = `${date}/sms/tc3_request`
  const key = hmac(hmac(hmac('TC3tencent-secret', date), 'sms'), 'tc3_request')
  const signature = hmac(key, `TC3-HMAC-SHA256\n${timestamp}\n${scope}\n${sha256(canonical)}`).toString('hex')
  expect(headers.authorization).toBe(
    `TC3-HMAC-SHA256 Credential=AKID-test/${scope}, SignedHeaders=content-type;host;x-tc-action, Signature=${signature}`,
  )
})

test('an event without an approved text of its own uses the common one; without any it is dead at once', async () => {
  answer = says({ Code: 'OK', Message: 'OK' })
  await send('aliyun', { event: 'user_retrieve_pwd' })
  expect(heard?.url.searchParams.get('TemplateCode')).toBe('SMS_1')
  const bare = { ...settings, sms_template_default: '', sms_template_user_register: '' }
  const outcome = await smsService('aliyun', bare, { endpoint }).send(parcel)
  expect(outcome).toMatchObject({ state: 'dead', reason: { key: 'message.noProviderTemplate' } })
})

test('what tells no code is never sent as the text for codes', async () => {
  answer = says({ Code: 'OK', Message: 'OK' })
  const news = { event: 'guardian_class', values: {} }
  expect(await send('aliyun', news)).toMatchObject({ state: 'dead', reason: { key: 'message.noProviderTemplate' } })
  const approved = { ...settings, sms_template_guardian_class: 'SMS_3' }
  await smsService('aliyun', approved, { endpoint }).send({ ...parcel, ...news })
  expect(heard?.url.searchParams.get('TemplateCode')).toBe('SMS_3')
})

const tencentStatus = (code: string) => ({ Response: { SendStatusSet: [{ Code: code, Message: 'm' }] } })
const tencentError = (code: string) => ({ Response: { Error: { Code: code, Message: 'm' } } })

describe('answers', () => {
  test.each([
    ['aliyun', { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: 'm' }, 'failed'],
    ['aliyun', { Code: 'isv.AMOUNT_NOT_ENOUGH', Message: 'm' }, 'failed'],
    ['aliyun', { Code: 'SignatureDoesNotMatch', Message: 'm' }, 'failed'],
    ['aliyun', { Code: 'Throttling.User', Message: 'm' }, 'failed'],
    ['aliyun', { Code: 'isv.MOBILE_NUMBER_ILLEGAL', Message: 'm' }, 'dead'],
    ['aliyun', { Code: 'isv.SMS_TEMPLATE_ILLEGAL', Message: 'm' }, 'dead'],
    ['aliyun', { Code: 'isv.TEMPLATE_MISSING_PARAMETERS', Message: 'm' }, 'dead'],
    ['tencent', tencentStatus('LimitExceeded.PhoneNumberThirtySecondLimit'), 'failed'],
    ['tencent', tencentStatus('FailedOperation.InsufficientBalanceInSmsPackage'), 'failed'],
    ['tencent', tencentStatus('FailedOperation.PhoneNumberInBlacklist'), 'dead'],
    ['tencent', tencentStatus('InvalidParameterValue.IncorrectPhoneNumber'), 'dead'],
    ['tencent', tencentError('AuthFailure.SignatureFailure'), 'failed'],
    ['tencent', tencentError('InternalError.SendAndRecvFail'), 'unknown'],
  ] as const)('%s says %j → %s', async (provider, words, state) => {
    answer = says(words)
    const outcome = await send(provider)
    expect(outcome).toMatchObject({ state, reason: expect.stringMatching(/: m$/) })
  })

  test.each(['aliyun', 'tencent'] as const)(
    '%s: what is no answer leaves open whether it was sent',
    async (provider) => {
      answer = says('<html>502 Bad Gateway</html>', 502)
      expect(await send(provider)).toMatchObject({ state: 'unknown', reason: { params: { status: 502 } } })
      answer = (_, response) => void response.destroy()
      expect(await send(provider)).toMatchObject({ state: 'unknown' })
      answer = () => undefined
      expect(await send(provider, {}, 200)).toMatchObject({ state: 'unknown', reason: { key: 'message.noAnswer' } })
    },
  )

  test.each(['aliyun', 'tencent'] as const)('%s: nobody there → failed', async (provider) => {
    const free = createServer().listen(0, '127.0.0.1')
    await once(free, 'listening')
    const { port } = free.address() as AddressInfo
    await new Promise((resolve) => free.close(resolve))
    const outcome = await smsService(provider, settings, { endpoint: `http://127.0.0.1:${port}` }).send(parcel)
    expect(outcome).toMatchObject({ state: 'failed' })
  })
})
