import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtInPayments } from '../payment/built-in.ts'
import type { Merchant } from '../payment/merchant.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { PAYMENT_SETTINGS as SET } from '../testing/payment-notices.ts'
import { paymentServers } from '../testing/payment-servers.ts'

let servers: Awaited<ReturnType<typeof paymentServers>>
let server: TestApp
beforeAll(async () => {
  servers = await paymentServers()
  const { hosts } = servers
  const payments = (merchant: Merchant) => builtInPayments({ ...merchant, hosts })
  server = await testApp({ env: { SECRET_KEY: '5a'.repeat(32) }, payments })
})
afterAll(async () => {
  await server.close()
  await servers.close()
})

const save = (settings: object) =>
  server.call<{ errors: Record<string, string> } | null>('POST', '/admin/routine.config/edit', settings)
const tryWay = (way: string) => server.call('POST', '/admin/routine.config/testPayment', { way })

test('keys that are none are refused where they are entered, and what was there stays', async () => {
  expect(await save(SET)).toMatchObject({ code: 1 })
  const wrong = {
    wechat_private_key: SET.wechat_public_key,
    alipay_private_key: '-----BEGIN RSA PRIVATE KEY-----MIIE',
    alipay_public_key: 'no key',
  }
  const refused = await save(wrong)
  expect(Object.keys(refused.data!.errors).toSorted()).toEqual(Object.keys(wrong).toSorted())
  expect(refused.data!.errors.wechat_private_key).toContain('BEGIN')
  // A site that is not to be reached from outside hears of payments by asking alone.
  for (const way of ['wechat', 'alipay'])
    expect(await tryWay(way), way).toMatchObject({ code: 1, msg: expect.stringContaining('PUBLIC_URL') })
})

test('whether a provider believes the site is tried before anybody pays, and what it says is told', async () => {
  expect(await save({ ...SET, wechat_serial: 'OTHER', alipay_app_id: '2021' })).toMatchObject({ code: 1 })
  expect(await tryWay('wechat')).toMatchObject({ code: 0, msg: expect.stringContaining('签名错误') })
  expect(await tryWay('alipay')).toMatchObject({ code: 0, msg: expect.stringContaining('验签出错') })
  expect(await save({ ...SET, wechat_private_key: '' })).toMatchObject({ code: 1 })
  expect(await tryWay('wechat')).toMatchObject({ code: 0, msg: expect.stringContaining('没有设置') })
})
