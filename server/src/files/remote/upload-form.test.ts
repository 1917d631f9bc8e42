import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startStoreDouble, type StoreDouble } from '../../testing/object-store/double.ts'
import { FORM_LIFE, type FormRules, signForm, type UploadForm } from './upload-form.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000000d', 'hex')
const KEY = 'admin/1/default/0123/cat.png'
const RULES: FormRules = { key: KEY, size: { min: 12, max: 12 }, type: 'image/png' }

/** What a browser posts: key, params, file last. */
type Posted = { form: UploadForm; key?: string; body?: Buffer; change?: (form: FormData, file: File) => void }

async function post({ form, key = KEY, body = PNG, change }: Posted): Promise<number> {
  const data = new FormData()
  data.append('key', key)
  for (const [name, value] of Object.entries(form.params)) data.append(name, value)
  const file = new File([new Uint8Array(body)], 'cat.png', { type: 'image/png' })
  if (change) change(data, file)
  if (!data.has('file')) data.append('file', file)
  const { status } = await fetch(form.url, { method: 'POST', body: data })
  return status
}

describe.each(['oss', 's3'] as const)('a form of %s', (kind) => {
  let store: StoreDouble
  beforeEach(async () => {
    store = await startStoreDouble(kind)
  })
  afterEach(() => store.close())

  test('is taken by a store that checks everything; the object has the type of the form', async () => {
    expect(await post({ form: await signForm(store.bucket, RULES) })).toBe(200)
    const object = store.objects.get(KEY)
    expect(object?.body).toEqual(PNG)
    expect(object?.type).toBe('image/png')
  })

  test('may ask browsers to save the file instead of showing it', async () => {
    const rules: FormRules = { ...RULES, type: 'image/svg+xml', disposition: 'attachment' }
    expect(await post({ form: await signForm(store.bucket, rules) })).toBe(200)
    expect(store.objects.get(KEY)?.disposition).toBe('attachment')
  })

  test('for a whole prefix takes any key of its owner and no other', async () => {
    const form = await signForm(store.bucket, { key: { prefix: 'user/7/' }, size: { min: 1, max: 100 } })
    expect(form.params).not.toHaveProperty('key')
    expect(await post({ form, key: 'user/7/a/b.png' })).toBe(200)
    for (const key of [
      'user/70/a.png',
      'user/8/a.png',
      'admin/7/a.png',
      'USER/7/a.png',
      'storage/a.png',
      '/user/7/a',
    ]) {
      expect(await post({ form, key }), key).toBe(403)
    }
  })

  const field = (name: string, value: string) => (data: FormData) => data.set(name, value)
  const policyField = kind === 's3' ? 'Policy' : 'policy'
  const names =
    kind === 's3'
      ? { date: 'X-Amz-Date', credential: 'X-Amz-Credential', signature: 'X-Amz-Signature' }
      : { date: 'x-oss-date', credential: 'x-oss-credential', signature: 'x-oss-signature' }
  const refused: [string, Partial<Posted>][] = [
    ["another owner's key", { key: 'admin/2/default/0123/cat.png' }],
    ['a key of its owner that is not this one', { key: 'admin/1/default/0124/cat.png' }],
    ['one byte too many', { body: Buffer.concat([PNG, PNG.subarray(0, 1)]) }],
    ['one byte too few', { body: PNG.subarray(1) }],
    ['no bytes', { body: Buffer.alloc(0) }],
    ['another type', { change: field('Content-Type', 'text/html') }],
    ['no type', { change: (data) => data.delete('Content-Type') }],
    ['another answer', { change: field('success_action_status', '201') }],
    ['another date', { change: field(names.date, '20200101T000000Z') }],
    ['another key pair', { change: field(names.credential, 'other/20260101/cn-hangzhou/oss/aliyun_v4_request') }],
    ['a made-up signature', { change: field(names.signature, 'a'.repeat(64)) }],
    ['no signature', { change: (data) => data.delete(names.signature) }],
    ['no policy', { change: (data) => data.delete(policyField) }],
    [
      'a wider policy under the same signature',
      { change: (data) => data.set(policyField, widen(data.get(policyField))) },
    ],
    ['the key behind the file', { change: moveBehindFile('key') }],
    ['the signature behind the file', { change: moveBehindFile(names.signature) }],
    ...(kind === 's3'
      ? ([['a field nobody agreed to', { change: field('acl', 'public-read-write') }]] as [string, Partial<Posted>][])
      : ([['leave to overwrite', { change: field('x-oss-forbid-overwrite', 'false') }]] as [
          string,
          Partial<Posted>,
        ][])),
  ]
  test.each(refused)('with %s is refused', async (_name, posted) => {
    const form = await signForm(store.bucket, RULES)
    const status = await post({ form, ...posted })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(store.objects.size).toBe(0)
  })

  test('holds for ten minutes, and says so', async () => {
    const form = await signForm(store.bucket, RULES)
    expect(Math.abs(form.expires - Date.now() / 1000 - FORM_LIFE)).toBeLessThan(30)
    store.clock.ahead = (FORM_LIFE - 30) * 1000
    expect(await post({ form })).toBe(200)
    store.clock.ahead = (FORM_LIFE + 30) * 1000
    store.objects.clear()
    expect(await post({ form })).toBe(403)
  })

  test('may be given another life', async () => {
    const form = await signForm(store.bucket, { ...RULES, life: 7200 })
    store.clock.ahead = 7100 * 1000
    expect(await post({ form })).toBe(200)
    store.clock.ahead = 7300 * 1000
    store.objects.clear()
    expect(await post({ form })).toBe(403)
  })

  test('signed with another secret is refused', async () => {
    const form = await signForm({ ...store.bucket, secret: 'guessed' }, RULES)
    expect(await post({ form })).toBe(403)
  })

  test('goes to the bucket, not to an object', async () => {
    const form = await signForm(store.bucket, RULES)
    expect(await post({ form: { ...form, url: `${form.url.replace(/\/$/, '')}/${KEY}` } })).toBe(405)
  })
})

test('an OSS form never replaces what is stored', async () => {
  const store = await startStoreDouble('oss')
  const form = await signForm(store.bucket, RULES)
  expect(await post({ form })).toBe(200)
  expect(await post({ form })).toBe(409)
  await store.close()
})

test("the fields of an OSS form are those of Aliyun's description", async () => {
  const bucket = {
    kind: 'oss',
    region: 'cn-hangzhou',
    bucket: 'examplebucket',
    endpoint: '',
    accessKey: 'AKID',
    secret: 'SECRET',
    publicUrl: '',
  } as const
  const { url, params, expires } = await signForm(bucket, RULES, new Date('2026-11-21T03:04:05.678Z'))
  expect(url).toBe('https://examplebucket.oss-cn-hangzhou.aliyuncs.com/')
  expect(expires).toBe(Date.parse('2026-11-21T03:14:05Z') / 1000)
  expect(params).toEqual({
    success_action_status: '200',
    'x-oss-forbid-overwrite': 'true',
    'Content-Type': 'image/png',
    'x-oss-signature-version': 'OSS4-HMAC-SHA256',
    'x-oss-credential': 'AKID/20261121/cn-hangzhou/oss/aliyun_v4_request',
    'x-oss-date': '20261121T030405Z',
    policy: params.policy,
    'x-oss-signature': params['x-oss-signature'],
  })
  expect(JSON.parse(Buffer.from(params.policy ?? '', 'base64').toString())).toEqual({
    expiration: '2026-11-21T03:14:05.000Z',
    conditions: [
      { bucket: 'examplebucket' },
      { 'x-oss-signature-version': 'OSS4-HMAC-SHA256' },
      { 'x-oss-credential': 'AKID/20261121/cn-hangzhou/oss/aliyun_v4_request' },
      { 'x-oss-date': '20261121T030405Z' },
      ['content-length-range', 12, 12],
      ['eq', '$key', KEY],
      ['eq', '$success_action_status', '200'],
      ['eq', '$x-oss-forbid-overwrite', 'true'],
      ['in', '$content-type', ['image/png']],
    ],
  })
  const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
  const key = hmac(hmac(hmac(hmac('aliyun_v4SECRET', '20261121'), 'cn-hangzhou'), 'oss'), 'aliyun_v4_request')
  expect(params['x-oss-signature']).toBe(hmac(key, params.policy ?? '').toString('hex'))
})

/** The same policy for a megabyte more. */
function widen(policy: FormDataEntryValue | null): string {
  const text = Buffer.from(String(policy), 'base64').toString()
  return Buffer.from(text.replace(/12,12|12, 12/, '1,1000000')).toString('base64')
}

function moveBehindFile(name: string) {
  return (data: FormData, file: File): void => {
    const value = data.get(name) ?? ''
    data.delete(name)
    data.append('file', file)
    data.append(name, value)
  }
}
