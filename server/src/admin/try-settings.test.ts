import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { startStoreDouble, type StoreDouble } from '../testing/object-store/double.ts'

const BASE = '/admin/routine.config'
let server: TestApp
beforeAll(async () => {
  server = await testApp({ env: { SECRET_KEY: 'ab'.repeat(32), ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' } })
})
afterAll(() => server.close())

let callers = 0
type Refusal = { errors?: Record<string, string> } | null
// Each attempt from a network of its own: there are few for one.
async function call(action: string, payload: object, batoken = server.token) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `${BASE}/${action}`,
    remoteAddress: `10.${(callers += 1)}.0.1`,
    headers: { batoken, 'think-lang': 'zh-cn', server: 'true' },
    payload,
  })
  return answer.json<{ code: number; msg: string; data: Refusal }>()
}
const logged = async () => {
  const rows = await server.database.kysely.selectFrom('admin_log').selectAll().execute()
  return JSON.stringify(rows)
}

describe.each(['oss', 's3'] as const)('a store of %s is tried as it is entered', (kind) => {
  let double: StoreDouble
  beforeEach(async () => {
    double = await startStoreDouble(kind)
  })
  afterEach(() => double.close())

  const entered = (more: object = {}) => {
    const { region, bucket, endpoint, accessKey, secret } = double.bucket
    const values = { region, bucket, endpoint, access_key: accessKey, secret, ...more }
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${kind}_${name}`, value]))
  }
  const attempt = (more: object = {}) => call('tryStorage', entered(more))

  test('a small file is written, read back and deleted, and nothing is saved', async () => {
    expect(await attempt()).toMatchObject({ code: 1, msg: expect.stringContaining('可以用') })
    expect(double.requests.map((line) => line.split(' ')[0])).toEqual(['PUT', 'GET', 'DELETE'])
    expect(double.objects.size).toBe(0)
    const { data } = await server.call<{ list: { storage: { list: { name: string; value: unknown }[] } } }>(
      'GET',
      `${BASE}/index`,
    )
    expect(data.list.storage.list.find(({ name }) => name === `${kind}_bucket`)?.value).toBe('')
    expect(await logged()).not.toContain(double.bucket.secret)
  })

  test('wrong keys, an address where nobody is and a field left empty are told in words', async () => {
    const wrong = await attempt({ secret: 'guessed' })
    expect(wrong).toMatchObject({ code: 0, msg: expect.stringContaining('不是一对') })
    expect(JSON.stringify(wrong)).not.toContain('guessed')
    expect(await attempt({ endpoint: 'http://127.0.0.1:1' })).toMatchObject({ msg: expect.stringContaining('通上话') })
    const { data } = await attempt({ bucket: '' })
    expect(data?.errors).toEqual({ [`${kind}_bucket`]: '请填写存储桶' })
  })

  test('what comes back must be what was written, which does not stay', async () => {
    double.onRequest = (line) => {
      if (line.startsWith('GET'))
        double.objects.set(line.slice(4), { ...double.objects.get(line.slice(4))!, body: Buffer.from('?') })
    }
    expect(await attempt()).toMatchObject({ code: 0, msg: expect.stringContaining('不一样') })
    expect(double.objects.size).toBe(0)
  })
})

test.each([
  ['PUT', '不能往“tutu-files”里写'],
  ['GET', '能写入，但不能从“tutu-files”里读'],
  ['DELETE', '不能从“tutu-files”里删除'],
])('keys that may not %s are told from wrong ones', async (denied, words) => {
  let stored = Buffer.alloc(0)
  const store = createServer(async (request, response) => {
    const body = await buffer(request)
    if (request.method === 'PUT') stored = body
    if (request.method !== denied) return response.end(request.method === 'GET' ? stored : '')
    return response
      .writeHead(403, { 'content-type': 'application/xml' })
      .end('<Error><Code>AccessDenied</Code></Error>')
  })
  store.listen(0, '127.0.0.1')
  await once(store, 'listening')
  const { port } = store.address() as AddressInfo
  const keys = { s3_endpoint: `http://127.0.0.1:${port}`, s3_access_key: 'key', s3_secret: 'secret' }
  const told = await call('tryStorage', { ...keys, s3_bucket: 'tutu-files' })
  store.closeAllConnections()
  store.close()
  expect(told).toMatchObject({ code: 0, msg: expect.stringContaining(words) })
})

test('where files go only super administrators try, as they alone change it; nobody without the right tries anything', async () => {
  const editor = await server.signIn(['routine/config', 'routine/config/index', 'routine/config/edit'])
  const { data } = await call(
    'tryStorage',
    { s3_endpoint: 'https://elsewhere.example', s3_bucket: 'tutu-files' },
    editor,
  )
  expect(Object.keys(data?.errors ?? {}).toSorted()).toEqual(['s3_bucket', 's3_endpoint'])
  const reader = await server.signIn(['routine/config', 'routine/config/index'])
  for (const action of ['tryStorage', 'sendTestMessage'])
    expect(await call(action, {}, reader)).toMatchObject({ code: 401 })
})

test('without any store there is nothing to try', async () => {
  expect(await call('tryStorage', {})).toMatchObject({ code: 0, msg: '还没有填写任何一种云存储' })
})

describe('a short message is sent to a number', () => {
  const asked: string[] = []
  let answer: object
  beforeEach(() => {
    asked.length = 0
    answer = { Code: 'OK', Message: 'OK', BizId: '1' }
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(decodeURIComponent(url))
      return new Response(JSON.stringify(answer))
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  const ENTERED = {
    sms_driver: 'aliyun',
    sms_sign_name: '图图编程',
    sms_aliyun_key: 'LTAI-key',
    sms_aliyun_secret: 'sms-secret',
    sms_template_default: 'SMS_9',
  }
  const send = (more: object = {}) =>
    call('sendTestMessage', { ...ENTERED, testMobile: '13800001234', testMessage: 'user_register', ...more })

  test('with what is entered, saved or not', async () => {
    expect(await send()).toMatchObject({ code: 1, msg: expect.stringContaining('13800001234') })
    expect(asked[0]).toContain('PhoneNumbers=13800001234')
    expect(asked[0]).toContain('TemplateCode=SMS_9')
    const log = await logged()
    expect(log).toContain('138****1234')
    expect(log).not.toContain('sms-secret')
    expect(log).not.toContain('13800001234')
  })

  test('the provider’s refusal is told', async () => {
    answer = { Code: 'isv.SMS_SIGNATURE_ILLEGAL', Message: '签名不合法' }
    expect(await send()).toMatchObject({ code: 0, msg: expect.stringContaining('签名不合法') })
  })

  test('what is missing is told beside its field, and nobody is asked', async () => {
    expect((await send({ testMobile: '123' })).data?.errors).toHaveProperty('testMobile')
    expect((await send({ sms_driver: 'outbox' })).data?.errors).toHaveProperty('sms_driver')
    expect((await send({ testMessage: 'trial_reminder' })).data?.errors).toHaveProperty('testMessage')
    expect(asked).toEqual([])
  })
})
