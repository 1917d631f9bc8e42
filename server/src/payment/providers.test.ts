import { generateKeyPairSync } from 'node:crypto'
import { PAYMENT_WAYS } from '@tutu/contract/api/payment'
import type { SettingValues } from '@tutu/contract/settings/index'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { PAYMENT_SETTINGS } from '../testing/payment-notices.ts'
import { paymentServers } from '../testing/payment-servers.ts'
import { builtInPayments } from './built-in.ts'
import type { PaymentProvider } from './provider.ts'

const SET = {
  // Alipay takes no such sign in what it is told.
  site_name: { 'zh-cn': '图图&编程', en: 'Tutu' },
  shop_offline_text: { 'zh-cn': '前台', en: 'Counter' },
  ...PAYMENT_SETTINGS,
} as unknown as SettingValues
const UNTIL = Date.UTC(2026, 10, 28, 14, 30, 5) / 1000

/** A whole key, and nobody's. */
const OTHER_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
  type: 'spki',
  format: 'pem',
}) as string

let servers: Awaited<ReturnType<typeof paymentServers>>
beforeAll(async () => (servers = await paymentServers()))
afterAll(() => servers.close())
afterEach(() => servers.breakWith())

/** With other settings than the right ones. */
const payments = (changes: Partial<SettingValues> = {}) =>
  builtInPayments({
    settings: async () => ({ ...SET, ...changes }),
    origin: 'https://tutu.example',
    fetch: globalThis.fetch,
    hosts: servers.hosts,
  })
const saidBy = async (work: Promise<unknown> | undefined): Promise<string> =>
  work!.then(
    () => 'done',
    ({ key, params }: { key: string; params: { said?: string; why?: string } }) =>
      `${key} ${params.said ?? params.why ?? ''}`,
  )

let made = 0
const newNumber = (): string => `2026112800000000${(made += 1)}`

describe.for([
  {
    name: 'wechat',
    amount: '5050',
    until: '2026-11-28T22:30:05+08:00',
    code: 'weixin://wxpay/bizpayurl?pr=',
    broken: { wechat_private_key: PAYMENT_SETTINGS.wechat_public_key },
    stranger: { wechat_serial: 'OTHER' },
    other: { wechat_public_key: OTHER_KEY },
    told: ['https://tutu.example/api/payment/wechat', 'wx1234567890', '1900000001', 'CNY', '图图 编程充值'],
  },
  {
    name: 'alipay',
    amount: '50.50',
    until: '2026-11-28 22:30:05',
    code: 'https://qr.alipay.com/',
    broken: { alipay_private_key: 'abc' },
    stranger: { alipay_app_id: '1' },
    other: { alipay_public_key: OTHER_KEY },
    told: ['https://tutu.example/api/payment/alipay', '2088000000000001', '图图 编程充值'],
  },
] as const)('$name', ({ name, amount, until, code, broken, stranger, other, told }) => {
  const ask = (changes?: object): PaymentProvider => payments(changes)[name]!

  test('a payment is begun, paid, asked about and given back, each with both sides’ signatures', async () => {
    const number = newNumber()
    expect(await ask().query(number)).toBeUndefined()
    const begun = await ask().begin!({ number, amount: 50_50, expiretime: UNTIL })
    expect(begun).toBe(`${code}${number}`)
    expect(servers.trades.get(number)).toEqual({ amount, until, told, state: 'open', begun: 1, refunds: {} })
    expect(ask().howToPay({ number, amount: 50_50, begun }, SET, 'en').code).toBe(begun)
    expect(await ask().query(number)).toBeUndefined()

    servers.trades.get(number)!.state = 'paid'
    const paid = await ask().query(number)
    expect(paid).toMatchObject({ number, amount: 50_50, trade: expect.stringMatching(`^${name}:.+`) })
    // On its way first; asked for again it is the same refund.
    expect(await ask().refund!(paid!)).toBe(false)
    expect(await ask().refund!(paid!)).toBe(true)
    expect(servers.trades.get(number)).toMatchObject({ state: 'refunded', refunds: { [number]: amount } })
  })

  test('an answer that it has not signed is not believed, and none is told as none', async () => {
    const number = newNumber()
    await ask().begin!({ number, amount: 50_50, expiretime: UNTIL })
    servers.trades.get(number)!.state = 'paid'
    servers.breakWith('signature')
    expect(await saidBy(ask().query(number))).toBe('payment.refused wrong signature')
    servers.breakWith()
    expect(await saidBy(ask(other).query(number))).toBe('payment.refused wrong signature')
    servers.breakWith('nothing')
    expect(await saidBy(ask().query(number))).toMatch(/^payment\.away /)
  })

  test('what it refuses is told in its words, and what is no key at once', async () => {
    const number = newNumber()
    expect(await saidBy(ask(stranger).begin!({ number, amount: 1, expiretime: UNTIL }))).toMatch(
      /^payment\.refused (SIGN_ERROR 签名错误|isv\.invalid-signature 验签出错)$/,
    )
    expect(await saidBy(ask().refund!({ number, amount: 1, trade: '' }))).toMatch(/^payment\.refused .*不存在$/)
    expect(await saidBy(ask(broken).query(number))).toMatch(/^payment\.badKey/)
    expect(servers.trades.has(number)).toBe(false)
  })

  test('it is open once all of it is filled in', () => {
    expect(ask().isOpen(SET, 'zh-cn')).toBe(true)
    for (const setting of Object.keys(PAYMENT_SETTINGS).filter((one) => one.startsWith(name)))
      expect(ask().isOpen({ ...SET, [setting]: ' ' }, 'zh-cn'), setting).toBe(false)
  })
})

test('members are asked in the order of the ways there are', () => {
  expect(Object.keys(payments())).toEqual(PAYMENT_WAYS)
})
