import type { CallAnswer } from '@tutu/contract/api/index'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { compose, type Services } from '../compose.ts'
import { createSession } from '../data/sessions.ts'
import { parseEnv } from '../env.ts'
import { findMismatches } from '../ledger/check.ts'
import { post } from '../ledger/post.ts'
import { SYSTEM } from '../policy/actors.ts'
import { testApp, type Answer, type TestApp } from '../testing/app.ts'
import { expireOrders } from './expire.ts'

let server: TestApp
let services: Services
beforeAll(async () => {
  server = await testApp()
  services = await compose({ env: parseEnv({ LOG_LEVEL: 'silent' }), database: server.database, log: server.app.log })
})
afterAll(async () => {
  await services.close()
  await server.close()
})

type Buyer = { id: number; token: string }
let made = 0
let buyer: Buyer
let good: number
beforeEach(async () => {
  buyer = await newBuyer()
  good = await newGood()
})

/** With 100.00. */
async function newBuyer(birth_year = 1990): Promise<Buyer> {
  const username = `coupon${(made += 1)}`
  const form = { username, nickname: username, password: 'carrot-2026', group_id: 1, birth_year }
  const id = await services.engine.mutations.run(SYSTEM, async (tx) => {
    const member = await tx.add('member', form)
    await post(tx, { account: 'money', member, amount: 100_00, reason: '充值' })
    return member
  })
  const session = { kind: 'member', identityId: id, ip: '127.0.0.1', useragent: 'test', keep: false } as const
  const { token } = await server.database.kysely.transaction().execute((trx) => createSession(trx, session))
  return { id, token }
}

async function add(base: string, form: object): Promise<number> {
  const { code, data, msg } = await server.call<{ id: number }>('POST', `/admin/${base}/add`, form)
  expect(code, msg).toBe(1)
  return data.id
}
const newGood = (form: object = {}) =>
  add('good', {
    title_i18n: { 'zh-cn': '卡片', en: 'Cards' },
    kind: 'virtual',
    price: '9.99',
    score_price: 5,
    status: '1',
    ...form,
  })
/** A tenth off, for who types what is answered. */
async function newCode(form: object = {}): Promise<string> {
  const code = `CARROT-${(made += 1)}`
  await add('coupon', { code, off: 'percent', percent: 10, status: '1', ...form })
  return code
}

let address = 0
async function call<Data>(
  method: 'GET' | 'POST',
  path: string,
  values: object,
  { token }: Buyer = buyer,
  from?: string,
): Promise<Answer<Data>> {
  const query = method === 'GET' ? `?${new URLSearchParams(values as Record<string, string>).toString()}` : ''
  const answer = await server.app.inject({
    method,
    url: `/api/shop/${path}${query}`,
    headers: { 'ba-user-token': token, 'think-lang': 'en', server: 'true' },
    // Who types wrong codes waits sooner or later: each test stands elsewhere.
    remoteAddress: from ?? `10.0.${Math.floor((address += 1) / 250)}.${address % 250}`,
    ...(method === 'POST' ? { payload: values } : {}),
  })
  return { status: answer.statusCode, ...answer.json<Omit<Answer<Data>, 'status'>>() }
}
const buy = (form: object = {}, who = buyer) =>
  call<CallAnswer<'POST /api/shop/order'>>(
    'POST',
    'order',
    { key: `key-0123456789-${(made += 1)}`, good, quantity: 1, pay_type: 'balance', ...form },
    who,
  )
const quote = async (form: object, who = buyer, from?: string) =>
  (await call<CallAnswer<'GET /api/shop/quote'>>('GET', 'quote', { good, quantity: 1, ...form }, who, from)).data
const refused = (why: string) => ({ code: 0, data: { errors: { code: why } } })

async function one(table: string, where: { id?: number; code?: string }): Promise<Record<string, unknown>> {
  const [[column, value]] = Object.entries(where) as [[string, unknown]]
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where ${sql.ref(column)} = ${value}
  `.execute(server.database.kysely)
  return rows[0]!
}
const usesOf = async (code: string) => (await one('coupon', { code })).used
const moneyOf = async ({ id } = buyer) => Number((await one('member', { id })).money)

describe('a code', () => {
  test('takes its share off, in whole cents, and the order says so; in either case, with spaces around', async () => {
    const code = await newCode({ percent: 15 })
    expect(await quote({ quantity: 3, code: ` ${code.toLowerCase()} ` })).toMatchObject({
      takesCodes: true,
      coupon: { code: code.toLowerCase(), discount: '4.49', refusal: '' },
      ways: [
        { pay_type: 'balance', total: '25.48' },
        { pay_type: 'points', total: '0.00', total_score: 15 },
        { pay_type: 'offline', total: '25.48' },
      ],
    })
    const { data } = await buy({ quantity: 3, code: code.toLowerCase() })
    expect(data.order).toMatchObject({ state: 'delivered', discount: '4.49', total: '25.48' })
    expect(await moneyOf()).toBe(100_00 - 25_48)
    expect(await usesOf(code)).toBe(1)
  })

  test.each<[string, object, string, string]>([
    ['an amount', { off: 'amount', amount: '3.00' }, '3.00', '6.99'],
    ['an amount that is more than it costs', { off: 'amount', amount: '50.00' }, '9.99', '0.00'],
    ['all of it', { percent: 100 }, '9.99', '0.00'],
  ])('takes %s off', async (_, form, discount, total) => {
    const { data, msg } = await buy({ code: await newCode(form) })
    expect(data.order, msg).toMatchObject({ state: 'delivered', discount, total })
    expect(await moneyOf()).toBe(100_00 - Number(total) * 100)
  })

  test('makes affordable what is too dear without it', async () => {
    good = await newGood({ price: '110.00' })
    const code = await newCode()
    expect((await quote({})).ways[0]).toMatchObject({ refusal: expect.stringContaining('too low') })
    expect((await quote({ code })).ways[0]).toMatchObject({ refusal: '', total: '99.00' })
    expect(await buy({ code })).toMatchObject({ code: 1 })
  })

  test.each<[string, object, string]>([
    ['is switched off', { status: '0' }, 'There is no such code. Is it typed right?'],
    ['begins later', { valid_from: '2099-01-01 00:00:00' }, 'This code is not valid yet'],
    ['is over', { valid_to: '2020-01-01 00:00:00' }, 'This code is not valid any more'],
    ['asks for more', { at_least: '10.00' }, 'This code is for 10.00 yuan or more'],
  ])('that %s is refused with why, and nothing is ordered', async (_, form, why) => {
    const code = await newCode(form)
    expect(await quote({ code })).toMatchObject({
      coupon: { code, discount: '0.00', refusal: why },
      ways: [{ total: '9.99' }, {}, {}],
    })
    expect(await buy({ code })).toMatchObject(refused(why))
    expect(await moneyOf()).toBe(100_00)
    expect((await one('good', { id: good })).sold).toBe(0)
  })

  test('that is far too long is no code', async () => {
    const code = 'X'.repeat(2000)
    expect(await quote({ code })).toMatchObject({ coupon: { refusal: 'There is no such code. Is it typed right?' } })
    expect(await buy({ code })).toMatchObject(refused('There is no such code. Is it typed right?'))
  })

  test('is for money, and for the item it names', async () => {
    const code = await newCode({ good_id: await newGood({ title_i18n: { 'zh-cn': '贴纸', en: 'Stickers' } }) })
    expect(await buy({ code })).toMatchObject(refused('This code is for “Stickers” only'))
    expect(await buy({ code: await newCode(), pay_type: 'points' })).toMatchObject(
      refused('A code takes nothing off what is paid in points'),
    )
  })

  test('is used once by a member unless it says otherwise, by others too', async () => {
    const code = await newCode()
    expect(await buy({ code })).toMatchObject({ code: 1 })
    expect(await buy({ code })).toMatchObject(refused('You have used this code already'))
    expect(await buy({ code }, await newBuyer())).toMatchObject({ code: 1 })
    const often = await newCode({ member_max: null })
    for (let n = 0; n < 3; n++) expect(await buy({ code: often })).toMatchObject({ code: 1 })
  })

  test('for three is used by three of twenty who come at once', async () => {
    const code = await newCode({ uses_max: 3 })
    const buyers = await Promise.all(Array.from({ length: 20 }, () => newBuyer()))
    const answers = await Promise.all(buyers.map((who) => buy({ code }, who)))
    expect(answers.filter((answer) => answer.code === 1)).toHaveLength(3)
    for (const answer of answers.filter((one) => one.code !== 1))
      expect(answer).toMatchObject(refused('This code is used up'))
    expect(await usesOf(code)).toBe(3)
  })

  test('asked twenty times for one purchase is used once', async () => {
    const code = await newCode()
    const key = 'key-of-one-purchase-01'
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy({ code, key })))
    expect(new Set(answers.map(({ data }) => data.order?.id)).size).toBe(1)
    expect([await usesOf(code), await moneyOf()]).toEqual([1, 100_00 - 9_00])
  })
})

describe('a use comes back', () => {
  test('with an order that is given up, or runs out', async () => {
    const code = await newCode({ uses_max: 1 })
    const { data } = await buy({ code, pay_type: 'offline' })
    expect(await usesOf(code)).toBe(1)
    await call('POST', 'cancel', { id: data.order.id })
    expect(await usesOf(code)).toBe(0)
    const again = await buy({ code, pay_type: 'offline' })
    expect(again).toMatchObject({ code: 1 })
    await sql`update shop_order set expiretime = epoch_seconds() - 1 where id = ${again.data.order.id}`.execute(
      server.database.kysely,
    )
    await expireOrders(services.engine.mutations)
    expect(await usesOf(code)).toBe(0)
  })

  test('with an order that is refunded whole, not in part; what was paid comes back, not what was taken off', async () => {
    const code = await newCode()
    const { data } = await buy({ code })
    const refund = (amount?: string) =>
      server.call('POST', '/admin/order/refund', { ids: [data.order.id], reason: '退', ...(amount && { amount }) })
    expect(await refund('1.00')).toMatchObject({ code: 1 })
    expect(await usesOf(code)).toBe(1)
    expect(await refund('8.01')).toMatchObject({ code: 0 })
    expect(await refund()).toMatchObject({ code: 1 })
    expect([await usesOf(code), await moneyOf()]).toEqual([0, 100_00])
  })
})

test('a child’s order keeps what a code took off until a guardian has agreed', async () => {
  const child = await newBuyer(new Date().getFullYear() - 10)
  const { data } = await buy({ code: await newCode() }, child)
  expect(data.order).toMatchObject({ state: 'unconfirmed', discount: '0.99', total: '9.00' })
  const agree = { ids: [data.order.id], reason: '家长到前台' }
  expect(await server.call('POST', '/admin/order/confirm', agree)).toMatchObject({ code: 1 })
  expect(await moneyOf(child)).toBe(100_00 - 9_00)
})

test('limits of minors are of what is paid', async () => {
  const minor = await newBuyer(new Date().getFullYear() - 16)
  await server.call('POST', '/admin/routine.config/edit', { shop_order_max: 9, shop_day_max: 500 })
  expect(await buy({}, minor)).toMatchObject({ code: 0, msg: expect.stringContaining('9 yuan') })
  expect(await buy({ code: await newCode() }, minor)).toMatchObject({ code: 1 })
  await server.call('POST', '/admin/routine.config/edit', { shop_order_max: 300, shop_day_max: 500 })
})

test('at the counter a code is typed for a member', async () => {
  const code = await newCode()
  const form = { ids: [buyer.id], good_id: good, quantity: 1, pay_type: 'balance', code: code.toLowerCase() }
  expect(await server.call('POST', '/admin/user.user/order', form)).toMatchObject({ code: 1 })
  expect(await moneyOf()).toBe(100_00 - 9_00)
  expect(await server.call('POST', '/admin/user.user/order', form, { language: 'en' })).toMatchObject(
    refused('You have used this code already'),
  )
})

test('whoever guesses codes waits, at the page and at the till, and right ones wait with them', async () => {
  const code = await newCode()
  const from = '203.0.113.9'
  const tries: string[] = []
  for (let n = 0; n < 60; n++) tries.push((await quote({ code: `GUESS-${n}` }, buyer, from)).coupon!.refusal)
  expect(tries[0]).toBe('There is no such code. Is it typed right?')
  expect(tries.at(-1)).toMatch(/^Too many requests/)
  expect((await quote({ code }, buyer, from)).coupon).toMatchObject({ discount: '0.00' })
  const order = { key: 'key-0123456789-guess', good, quantity: 1, pay_type: 'balance', code }
  expect(await call('POST', 'order', order, buyer, from)).toMatchObject({ status: 429 })
  expect(await quote({}, buyer, from)).toMatchObject({ coupon: null })
  expect((await quote({ code })).coupon).toMatchObject({ refusal: '' })
})

test('an operator writes a code in either case, once; what was used is kept', async () => {
  const code = await newCode()
  const again = { code: code.toLowerCase(), off: 'percent', percent: 5, status: '1' }
  expect(await server.call('POST', '/admin/coupon/add', again)).toMatchObject({
    code: 0,
    data: { errors: { code: expect.any(String) } },
  })
  for (const wrong of ['abc', '-ABCD', 'A B C D', '胡萝卜八折', 'X'.repeat(25)])
    expect(await server.call('POST', '/admin/coupon/add', { ...again, code: wrong })).toMatchObject({ code: 0 })
  await buy({ code })
  const { id } = await one('coupon', { code })
  expect(await server.call('POST', '/admin/coupon/del', { ids: [id] })).toMatchObject({ code: 0 })
  await server.call('POST', '/admin/coupon/edit', { id, used: 0, note: '开学' })
  expect(await one('coupon', { code })).toMatchObject({ used: 1, note: '开学' })
})

test('after all this every account holds what its entries come to', async () => {
  expect(await findMismatches(server.database.kysely)).toEqual([])
})
