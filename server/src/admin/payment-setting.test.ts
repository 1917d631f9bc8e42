import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtInPayments } from '../payment/built-in.ts'
import type { Merchant } from '../payment/merchant.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { PAYMENT_SETTINGS as SET } from '../testing/payment-notices.ts'
import { waitsForLock } from '../testing/locks.ts'
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

test('a merchant is not replaced while somebody may still have paid it, or waits for money back', async () => {
  const { kysely } = server.database
  const form = { username: 'payer', nickname: 'payer', password: 'carrot-2026', group_id: 1, birth_year: 1990 }
  expect(await server.call('POST', '/admin/user.user/add', form)).toMatchObject({ code: 1 })
  const keep = async (number: string, row: { state: string; ends: number; begun?: boolean; provider?: string }) =>
    sql`
      insert into top_up (number, user_id, amount, client_key, provider, state, expiretime, begun)
      values (${number}, (select min(id) from member), 2000, ${number}, ${row.provider ?? 'wechat'}, ${row.state},
        epoch_seconds() + ${row.ends}, ${row.begun ? 'code' : null})
    `.execute(kysely)
  const others = { wechat_mch_id: '1900000002', wechat_app_id: 'wx2' }
  const move = (state: string, ends = 0) =>
    sql`update top_up set state = ${state}, expiretime = epoch_seconds() + ${ends} where number = 'open'`.execute(
      kysely,
    )
  expect(await save(SET)).toMatchObject({ code: 1 })
  // Not begun, of another provider, or ended long ago: nobody asks the merchant about these.
  await keep('asks-guardian', { state: 'unconfirmed', ends: 86_400 })
  await keep('other', { state: 'waiting', ends: 600, begun: true, provider: 'alipay' })
  await keep('long-ago', { state: 'expired', ends: -3700, begun: true })
  expect(await save(others)).toMatchObject({ code: 1 })
  expect(await save({ wechat_mch_id: SET.wechat_mch_id, wechat_app_id: SET.wechat_app_id })).toMatchObject({ code: 1 })

  await keep('open', { state: 'waiting', ends: 600, begun: true })
  const refusals: Record<string, object> = {
    wechat_mch_id: others,
    wechat_app_id: { wechat_app_id: 'wx2' },
    wechat_private_key: { wechat_private_key: '' },
    wechat_serial: { wechat_serial: '' },
  }
  for (const [name, form] of Object.entries(refusals)) {
    const { data } = await save(form)
    expect(data?.errors[name], name).toMatch(/1 笔充值.*70 分钟后/)
  }
  // As it was, with other keys: it is the same merchant.
  expect(await save({ ...SET, wechat_api_key: '0'.repeat(32), wechat_serial: 'RENEWED' })).toMatchObject({ code: 1 })
  for (const [state, ends, said] of [
    ['refused', 600, /70 分钟后/],
    ['expired', -600, /50 分钟后/],
    ['refunding', -9000, /1 笔退款/],
  ] as const) {
    await move(state, ends)
    expect((await save(others)).data?.errors.wechat_mch_id, state).toMatch(said)
  }
  await move('refunded', -9000)
  expect(await save(others)).toMatchObject({ code: 1 })
})

test('a top-up that begins while a merchant is being replaced is seen: what is open is looked at when it is saved', async () => {
  const { kysely } = server.database
  expect(await save(SET)).toMatchObject({ code: 1 })
  const saved = await kysely.transaction().execute(async (other) => {
    // Somebody saves another tab: this save waits for that one.
    await other.selectFrom('config').select('id').orderBy('id').forNoKeyUpdate().execute()
    const waiting = save({ wechat_mch_id: '1900000003', wechat_app_id: 'wx3' })
    await waitsForLock(kysely)
    await sql`
      insert into top_up (number, user_id, amount, client_key, provider, state, expiretime, begun)
      values ('meanwhile', (select min(id) from member), 2000, 'meanwhile', 'wechat', 'waiting', epoch_seconds() + 600, 'code')
    `.execute(kysely)
    return { waiting }
  })
  expect((await saved.waiting).data?.errors.wechat_mch_id).toMatch(/1 笔充值/)
})
