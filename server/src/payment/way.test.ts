import type { TopUp } from '@tutu/contract/api/payment'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { compose, type Services } from '../compose.ts'
import { createSession } from '../data/sessions.ts'
import { parseEnv } from '../env.ts'
import { manual } from './manual.ts'
import { topUpJob } from '../jobs/orders.ts'
import { findMismatches } from '../ledger/check.ts'
import { post } from '../ledger/post.ts'
import { SYSTEM } from '../policy/actors.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { payingDouble } from '../testing/payment-doubles.ts'
import { alipayNotice, PAYMENT_SETTINGS, wechatNotice } from '../testing/payment-notices.ts'

/** Another thing than 200 has the provider tell again. */
const NOTICES = {
  wechat: { make: wechatNotice, taken: 204 },
  alipay: { make: alipayNotice, taken: 200 },
} as const

describe.for(['wechat', 'alipay'] as const)('the whole way with %s', (name) => {
  const double = payingDouble(name)
  let server: TestApp
  let services: Services
  let member: { id: number; token: string }
  beforeAll(async () => {
    server = await testApp({ env: { SECRET_KEY: '5a'.repeat(32) }, payments: () => ({ ...double.taking, manual }) })
    await server.call('POST', '/admin/routine.config/edit', PAYMENT_SETTINGS)
    const { database } = server
    services = await compose({ env: parseEnv({ LOG_LEVEL: 'silent' }), database, log: server.app.log })
    const form = { username: 'payer', nickname: 'payer', password: 'carrot-2026', group_id: 1, birth_year: 1990 }
    const id = await services.engine.mutations.run(SYSTEM, (tx) => tx.add('member', form))
    const session = { kind: 'member', identityId: id, ip: '127.0.0.1', useragent: 'test', keep: false } as const
    member = { id, token: (await createSession(database.kysely, session)).token }
  })
  afterAll(async () => {
    await services.close()
    await server.close()
  })

  type Data = { topUp: TopUp; list: TopUp[]; ways: string[]; errors: Record<string, string> }
  afterEach(() => {
    double.goAway(false)
    double.loseAnswers(false)
  })

  test('what its provider refuses for good is given back by hand, and by nobody else', async () => {
    const { id, number } = await ask()
    await notify(NOTICES[name].make(double.pay(number)))
    double.goAway(true)
    await refund(id)
    const byHand = await server.call('POST', '/admin/topUp/refundedByHand', { ids: [id], reason: '银行转账' })
    expect([byHand.code, (await read(id)).state, await balance()]).toEqual([1, 'refunded', 0])
    double.goAway(false)
    await runJob()
    expect(double.payments.get(number)!.refunds).toBe(0)
  })

  async function call(path: string, values?: object): Promise<Data> {
    const answer = await server.app.inject({
      method: values ? 'POST' : 'GET',
      url: `/api/payment/${path}`,
      headers: { 'ba-user-token': member.token, server: 'true' },
      ...(values && { payload: values }),
    })
    return answer.json<{ data: Data }>().data
  }
  const ask = async (key = crypto.randomUUID() as string) => (await call('topUp', { key, amount: '20' })).topUp
  const read = async (id: number) => (await call(`topUp?id=${id}`)).topUp
  const refund = (id: number) => server.call('POST', '/admin/topUp/refund', { ids: [id], reason: '充错了' })
  const runJob = () =>
    topUpJob(services.engine.mutations, double.taking).run({ database: server.database, config: services.config })
  const balance = async () => {
    const { rows } = await sql<{ money: string }>`select money from member where id = ${member.id}`.execute(
      server.database.kysely,
    )
    return Number(rows[0]!.money)
  }
  const notify = ({ headers, body }: { headers: Record<string, string>; body: string }) =>
    server.app.inject({ method: 'POST', url: `/api/payment/${name}`, headers, payload: body })

  test('it is begun once, and however often it is read nobody is asked', async () => {
    const key = crypto.randomUUID()
    const { id, number } = await ask(key)
    await ask(key)
    for (let count = 0; count < 5; count++)
      expect(await read(id)).toMatchObject({ state: 'waiting', payCode: `${name}://pay/${number}` })
    await call('topUps')
    await runJob()
    expect(double.payments.get(number)).toMatchObject({ begun: 1, amount: 20_00 })
    await call('cancel', { id })
  })

  test('a notice pays it, and a refund goes back where it came from, once', async () => {
    const { id, number } = await ask()
    const notice = NOTICES[name].make(double.pay(number))
    expect((await notify(notice)).statusCode).toBe(NOTICES[name].taken)
    expect((await notify(notice)).statusCode).toBe(NOTICES[name].taken)
    expect([await balance(), (await read(id)).state]).toEqual([20_00, 'paid'])
    const refunds = await Promise.all([refund(id), refund(id), refund(id)])
    expect(refunds.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(double.payments.get(number)).toMatchObject({ state: 'refunded', refunds: 1 })
    expect([await balance(), (await read(id)).state]).toEqual([0, 'refunded'])
  })

  test.for([
    ['cannot be reached', () => double.goAway(true), () => double.goAway(false), 0],
    ['gives back, and its answer is lost', () => double.loseAnswers(true), () => double.loseAnswers(false), 1],
  ] as const)('where it %s the balance has lost it all the same, and the job goes on', async ([, begin, end, done]) => {
    const { id, number } = await ask()
    await notify(NOTICES[name].make(double.pay(number)))
    begin()
    expect((await refund(id)).msg).toContain('余额已经扣回')
    expect([await balance(), (await read(id)).state]).toEqual([0, 'refunding'])
    expect(double.payments.get(number)!.refunds).toBe(done)
    expect((await refund(id)).code).not.toBe(1)
    const again = await server.call('POST', '/admin/topUp/refundAgain', { ids: [id] })
    expect(again.msg).toContain('会自动再试')
    end()
    await runJob()
    expect([await balance(), (await read(id)).state]).toEqual([0, 'refunded'])
    expect(double.payments.get(number)!.state).toBe('refunded')
    await runJob()
    expect(double.payments.get(number)!.refunds).toBe(2 * done + 1)
    expect(await findMismatches(server.database.kysely)).toEqual([])
  })

  test('a list of top-ups comes to what has arrived and was not given back', async () => {
    const [asked, paid, returned] = [await ask(), await ask(), await ask()]
    await notify(NOTICES[name].make(double.pay(paid.number)))
    await notify(NOTICES[name].make(double.pay(returned.number)))
    await refund(returned.id)
    const ids = [asked.id, paid.id, returned.id]
    const { data } = await server.call('GET', '/admin/topUp/sums', { ids })
    expect(data).toEqual({ count: 3, sums: { amount: '20.00' } })
    await refund(paid.id)
  })

  test('what is paid at the last moment, or after it was taken back, is there without a notice', async () => {
    const [late, unwanted] = [await ask(), await ask()]
    await call('cancel', { id: unwanted.id })
    await sql`update top_up set expiretime = epoch_seconds() - 1 where id = ${late.id}`.execute(server.database.kysely)
    double.goAway(true)
    await expect(runJob()).rejects.toThrow('could not be begun')
    expect((await read(late.id)).state).toBe('expired')
    double.pay(late.number)
    double.pay(unwanted.number)
    double.goAway(false)
    await runJob()
    for (const { id } of [late, unwanted]) {
      expect((await read(id)).state).toBe('paid')
      expect((await refund(id)).code).toBe(1)
    }
    expect(await balance()).toBe(0)
  })

  test('who asks and takes back again and again is stopped, and a key that was sent before begins nothing', async () => {
    const form = { username: 'restless', nickname: 'restless', password: 'carrot-2026', group_id: 1, birth_year: 1990 }
    const id = await services.engine.mutations.run(SYSTEM, (tx) => tx.add('member', form))
    const session = { kind: 'member', identityId: id, ip: '127.0.0.1', useragent: 'test', keep: false } as const
    const before = member
    member = { id, token: (await createSession(server.database.kysely, session)).token }
    double.goAway(true)
    const key = crypto.randomUUID()
    const first = await ask(key)
    double.goAway(false)
    await ask(key)
    expect(double.payments.has(first.number)).toBe(false)
    const answers: (TopUp | undefined)[] = []
    for (let count = 0; count < 20; count++) {
      const made = await call('topUp', { key: crypto.randomUUID(), amount: '20' })
      answers.push(made?.topUp)
      if (made) await call('cancel', { id: made.topUp.id })
    }
    expect(answers.filter(Boolean)).toHaveLength(19)
    member = before
  })

  test('where its notice is lost the job asks, and pays it before it expires', async () => {
    const { id, number } = await ask()
    double.pay(number)
    await sql`update top_up set expiretime = epoch_seconds() - 1 where id = ${id}`.execute(server.database.kysely)
    await Promise.all([runJob(), runJob()])
    expect([await balance(), (await read(id)).state]).toEqual([20_00, 'paid'])
    expect((await refund(id)).code).toBe(1)
  })

  test('where it cannot be begun it is asked for all the same, and the job begins it', async () => {
    double.goAway(true)
    const { id, number } = await ask()
    expect(await read(id)).toMatchObject({ state: 'waiting', payCode: '' })
    await expect(runJob()).rejects.toThrow('could not be begun')
    double.goAway(false)
    await runJob()
    expect((await read(id)).payCode).toBe(`${name}://pay/${number}`)
    await call('cancel', { id })
  })

  test('whoever has paid and sees nothing asks, and hears that it cannot be asked now', async () => {
    const { id, number } = await ask()
    const before = await balance()
    expect((await call('check', { id })).topUp.state).toBe('waiting')
    double.pay(number)
    double.goAway(true)
    expect(await call('check', { id })).toBeNull()
    double.goAway(false)
    expect((await call('check', { id })).topUp.state).toBe('paid')
    expect((await call('check', { id })).topUp.state).toBe('paid')
    expect(await balance()).toBe(before + 20_00)
    expect((await refund(id)).code).toBe(1)
  })

  test('an administrator asks about one that has ended, and it is the member’s once', async () => {
    const { id, number } = await ask()
    const before = await balance()
    await call('cancel', { id })
    const command = () => server.call('POST', '/admin/topUp/askProvider', { ids: [id] })
    expect((await command()).msg).toContain('还没有收到')
    double.pay(number)
    const answers = await Promise.all([command(), command()])
    expect(answers.map(({ code }) => code)).toContain(1)
    expect([await balance(), (await read(id)).state]).toEqual([before + 20_00, 'paid'])
    expect((await refund(id)).code).toBe(1)
  })

  test('members choose among the ways that are open', async () => {
    expect((await call('topUps')).ways).toEqual([name, 'manual'])
    const key = crypto.randomUUID()
    const { id, ...counter } = (await call('topUp', { key, amount: '20', way: 'manual' })).topUp
    expect(counter).toMatchObject({ way: 'manual', payCode: '', howToPay: expect.stringContaining('前台') })
    await call('cancel', { id })
    const closed = name === 'wechat' ? 'alipay' : 'wechat'
    const refused = await call('topUp', { key: crypto.randomUUID(), amount: '20', way: closed })
    expect(refused.errors).toEqual({ way: expect.stringContaining('换一种') })
  })

  test('what is spent is not given back, and the provider hears nothing of it', async () => {
    const { id, number } = await ask()
    await notify(NOTICES[name].make(double.pay(number)))
    const spent = {
      account: 'money',
      member: member.id,
      amount: -15_00,
      reason: 'x',
      source: `test:${number}`,
    } as const
    await services.engine.mutations.run(SYSTEM, (tx) => post(tx, spent))
    expect((await refund(id)).code).not.toBe(1)
    expect(double.payments.get(number)!.state).toBe('paid')
    expect(await findMismatches(server.database.kysely)).toEqual([])
  })
})
