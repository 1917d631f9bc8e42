import type { TopUp } from '@tutu/contract/api/payment'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compose, type Services } from '../compose.ts'
import { createSession } from '../data/sessions.ts'
import { parseEnv } from '../env.ts'
import { findMismatches } from '../ledger/check.ts'
import { expireTopUps } from '../payment/top-up.ts'
import { SYSTEM } from '../policy/actors.ts'
import { type Answer, testApp, type TestApp } from '../testing/app.ts'
import { alipayNotice, PAYMENT_SETTINGS, wechatNotice } from '../testing/payment-notices.ts'

let server: TestApp
let services: Services
beforeAll(async () => {
  server = await testApp({ env: { SECRET_KEY: '5a'.repeat(32) } })
  services = await compose({ env: parseEnv({ LOG_LEVEL: 'silent' }), database: server.database, log: server.app.log })
})
afterAll(async () => {
  await services.close()
  await server.close()
})

type Own = { id: number; token: string }
let made = 0
async function newMember(birth_year = 1990): Promise<Own> {
  const username = `payer${(made += 1)}`
  const form = { username, nickname: username, password: 'carrot-2026', group_id: 1, birth_year }
  const id = await services.engine.mutations.run(SYSTEM, (tx) => tx.add('member', form))
  const session = { kind: 'member', identityId: id, ip: '127.0.0.1', useragent: 'test', keep: false } as const
  const { token } = await server.database.kysely.transaction().execute((trx) => createSession(trx, session))
  return { id, token }
}

type Data = { topUp: TopUp; list: TopUp[]; errors: Record<string, string>; money: string }
async function call(path: string, values: object | undefined, { token }: Pick<Own, 'token'>) {
  const answer = await server.app.inject({
    method: values ? 'POST' : 'GET',
    url: `/api/${path}`,
    headers: { 'ba-user-token': token, 'think-lang': 'zh-cn', server: 'true' },
    ...(values && { payload: values }),
  })
  return answer.json<Omit<Answer<Data>, 'status'>>()
}
const ask = (who: Own, amount: string, key = crypto.randomUUID() as string) =>
  call('payment/topUp', { key, amount, way: 'manual' }, who)
const command = (name: string, id: number, reason = '前台收到') =>
  server.call('POST', `/admin/topUp/${name}`, { ids: [id], reason })
const balanceOf = async ({ id }: Own): Promise<number> => {
  const { rows } = await sql<{ money: string }>`select money from member where id = ${id}`.execute(
    server.database.kysely,
  )
  return Number(rows[0]!.money)
}
const stateOf = async (who: Own, id: number) => (await call(`payment/topUp?id=${id}`, undefined, who)).data.topUp.state

test('a top-up is in the balance once an administrator has the money, and only once', async () => {
  const who = await newMember()
  const key = crypto.randomUUID()
  const answers = await Promise.all([ask(who, '50.00', key), ask(who, '50', key), ask(who, '50', key)])
  const [{ topUp }] = answers.map(({ data }) => data) as [Data]
  expect(new Set(answers.map(({ data }) => data.topUp.id)).size).toBe(1)
  expect(topUp).toMatchObject({ state: 'waiting', amount: '50.00', howToPay: expect.stringContaining('前台') })
  expect(await balanceOf(who)).toBe(0)

  const paid = await Promise.all(Array.from({ length: 10 }, () => command('markPaid', topUp.id)))
  expect(paid.filter(({ code }) => code === 1)).toHaveLength(1)
  expect(await balanceOf(who)).toBe(50_00)
  expect(await call(`payment/topUp?id=${topUp.id}`, undefined, who)).toMatchObject({
    data: { topUp: { state: 'paid', reason: '前台收到', howToPay: '' } },
  })

  expect(await command('refund', topUp.id, '充错了')).toMatchObject({ code: 1 })
  expect(await balanceOf(who)).toBe(0)
  expect(await findMismatches(server.database.kysely)).toEqual([])
})

test('amounts are bounded, minors have limits, and what waits is not without end', async () => {
  const [adult, teen] = [await newMember(), await newMember(2010)]
  for (const amount of ['0', '0.99', '-5', '1000.01', '1e3', 'viel', ''])
    expect((await ask(adult, amount)).data.errors, amount).toHaveProperty('amount')
  expect((await ask(teen, '301')).data.errors.amount).toContain('300')
  expect((await ask(teen, '300')).code).toBe(1)
  expect((await ask(teen, '201')).data.errors.amount).toContain('500')
  for (let count = 0; count < 5; count++) expect((await ask(adult, '1')).code).toBe(1)
  expect((await ask(adult, '1')).msg).toContain('5')
})

test('under 14 nothing is to be paid before a guardian has said yes', async () => {
  const child = await newMember(2018)
  const { topUp } = (await ask(child, '20')).data
  expect(topUp).toMatchObject({ state: 'unconfirmed', howToPay: '' })
  expect(await command('markPaid', topUp.id)).toMatchObject({ code: 0 })
  expect(await command('confirm', topUp.id, '家长到前台')).toMatchObject({ code: 1 })
  expect(await command('markPaid', topUp.id)).toMatchObject({ code: 1 })
  expect(await balanceOf(child)).toBe(20_00)
})

test('what nobody pays ends after a day; money that comes later is the member’s all the same', async () => {
  const who = await newMember()
  const [late, unwanted] = [(await ask(who, '30')).data.topUp.id, (await ask(who, '40')).data.topUp.id]
  expect(await call('payment/cancel', { id: unwanted }, who)).toMatchObject({ data: { topUp: { state: 'refused' } } })
  await sql`update top_up set expiretime = epoch_seconds() - 1 where id = ${late}`.execute(server.database.kysely)
  await expireTopUps(services.engine.mutations)
  expect(await stateOf(who, late)).toBe('expired')
  expect(await call('payment/cancel', { id: late }, who)).toMatchObject({ code: 0 })
  expect(await command('markPaid', late)).toMatchObject({ code: 1 })
  expect(await balanceOf(who)).toBe(30_00)
})

test('a top-up is its owner’s alone, and nobody’s where none are taken', async () => {
  const [who, other] = [await newMember(), await newMember()]
  const { id } = (await ask(who, '10')).data.topUp
  expect(await call(`payment/topUp?id=${id}`, undefined, other)).toMatchObject({ code: 0 })
  expect(await call('payment/cancel', { id }, other)).toMatchObject({ code: 0 })
  expect((await call('payment/topUps', undefined, other)).data.list).toEqual([])
  for (const token of ['', server.token])
    expect(await call(`payment/topUp?id=${id}`, undefined, { token })).not.toMatchObject({ code: 1 })
  await server.call('POST', '/admin/routine.config/edit', { topup_max: 0 })
  expect((await ask(who, '10')).data.errors.amount).toContain('不能自己充值')
  await server.call('POST', '/admin/routine.config/edit', { topup_max: 1000 })
})

test('twenty notices of one payment at once pay it once; those of another amount, or before it is set up, pay nothing', async () => {
  const who = await newMember()
  const notify = async (
    from: 'wechat' | 'alipay',
    { headers, body }: ReturnType<typeof wechatNotice | typeof alipayNotice>,
  ) => server.app.inject({ method: 'POST', url: `/api/payment/${from}`, headers, payload: body })
  const waitingAt = async (provider: 'wechat' | 'alipay') => {
    const { id, number } = (await ask(who, '88.80')).data.topUp
    await sql`update top_up set provider = ${provider} where id = ${id}`.execute(server.database.kysely)
    return { id, number, amount: 88_80, trade: `4200${number}` }
  }
  const wechat = await waitingAt('wechat')
  expect((await notify('wechat', wechatNotice(wechat))).statusCode).not.toBe(204)

  expect(await server.call('POST', '/admin/routine.config/edit', PAYMENT_SETTINGS)).toMatchObject({ code: 1 })
  expect((await notify('wechat', wechatNotice({ ...wechat, amount: 1 }))).statusCode).toBe(400)
  expect((await notify('alipay', alipayNotice(wechat))).statusCode).toBe(400)
  expect(await balanceOf(who)).toBe(0)

  const told = await Promise.all(Array.from({ length: 20 }, () => notify('wechat', wechatNotice(wechat))))
  expect(new Set(told.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
  expect(await balanceOf(who)).toBe(88_80)
  expect(await stateOf(who, wechat.id)).toBe('paid')

  const alipay = await waitingAt('alipay')
  const answers = await Promise.all(Array.from({ length: 20 }, () => notify('alipay', alipayNotice(alipay))))
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['success']))
  expect(await balanceOf(who)).toBe(177_60)
  expect(await findMismatches(server.database.kysely)).toEqual([])
})
