import { fromCents } from '@tutu/contract/fields/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compose, type Services } from '../compose.ts'
import { sessionAgo } from '../data/session-ago.ts'
import { parseEnv } from '../env.ts'
import { post } from '../ledger/post.ts'
import { lastDays } from '../lib/days.ts'
import { SYSTEM } from '../policy/actors.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { type PayType, placeOrder } from './place-order.ts'

let server: TestApp
let services: Services
let member: number
let good: number
beforeAll(async () => {
  server = await testApp()
  services = await compose({ env: parseEnv({ LOG_LEVEL: 'silent' }), database: server.database, log: server.app.log })
  member = await services.engine.mutations.run(SYSTEM, async (tx) => {
    const id = await tx.add('member', { username: 'buyer', nickname: 'buyer', password: 'carrot-2026', group_id: 1 })
    await post(tx, { account: 'money', member: id, amount: 100_00, reason: '充值' })
    await post(tx, { account: 'score', member: id, amount: 50, reason: '打卡' })
    return id
  })
  const form = { title_i18n: { 'zh-cn': '贴纸', en: 'Stickers' }, kind: 'physical', price: '10.00', score_price: 5 }
  good = (await server.call<{ id: number }>('POST', '/admin/good/add', { ...form, status: '1' })).data.id
})
afterAll(async () => {
  await services.close()
  await server.close()
})

/** Seconds from the end of the day that was so many days ago until now. */
const sinceDay = (daysAgo: number): number => Math.floor(Date.now() / 1000) - lastDays(daysAgo, new Date())[0]!.from + 1
const order = (payType: PayType, daysAgo = 0): Promise<number> =>
  services.engine.mutations.run(SYSTEM, (tx) =>
    placeOrder(daysAgo > 0 ? sessionAgo(tx, services.engine.registry, sinceDay(daysAgo)) : tx, {
      member,
      payType,
      address: '前台自取',
      lines: [{ good, quantity: 1 }],
    }),
  )
const command = async (name: string, id: number, input: object = {}) =>
  expect(await server.call('POST', `/admin/order/${name}`, { ids: [id], reason: '测试', ...input })).toMatchObject({
    code: 1,
  })

type Dashboard = { series: { income?: { day: string; count: number }[] }; previous: { income?: number } }
const income = async (days: number, token?: string) => {
  const { data } = await server.call<Dashboard>('GET', '/admin/dashboard/index', { days }, { token })
  return { byDay: data.series.income?.map(({ count }) => count), before: data.previous.income }
}

test('income is what orders were paid, each on its day, less what was given back on its own', async () => {
  const offline = await order('offline')
  await order('points')
  // Sold the day before yesterday, given back today: both days keep what happened on them.
  const sold = await order('balance', 2)
  await order('balance', 10)
  expect(await income(7)).toEqual({ byDay: [0, 0, 0, 0, 10_00, 0, 0], before: 10_00 })
  await command('refund', sold, { amount: '2.50' })
  expect((await income(7)).byDay).toEqual([0, 0, 0, 0, 10_00, 0, -2_50])
  await command('markPaid', offline)
  expect((await income(7)).byDay).toEqual([0, 0, 0, 0, 10_00, 0, 7_50])
  expect((await income(30)).before).toBe(0)
})

type Sums = { count: number; sums: Record<string, string> }
const sumsOf = async (base: string, query: object = {}) =>
  (await server.call<Sums>('GET', `/admin/${base}/sums`, query as Record<string, unknown>)).data.sums
const dashboardTotal = async (days: number) => (await income(days)).byDay!.reduce((sum, count) => sum + count, 0)

test('a list of orders comes to what was really taken: neither what waits or was cancelled, nor what was given back', async () => {
  const before = await sumsOf('order')
  await order('offline')
  await command('cancel', await order('offline'))
  await order('points')
  expect(await sumsOf('order')).toEqual(before)
  const partly = await order('balance')
  const whole = await order('balance')
  await command('refund', partly, { amount: '0.10' })
  await command('refund', whole)
  expect(await sumsOf('order', { ids: [partly, whole] })).toEqual({
    ...before,
    total: '9.90',
    refunded: '10.10',
  })
  expect(await sumsOf('order', { search: [{ field: 'state', operator: '=', val: 'pending' }] })).toMatchObject({
    total: '0.00',
  })
})

test('what the dashboard calls income is what the orders, and their log of those days, come to', async () => {
  const taken = fromCents(await dashboardTotal(30))
  expect((await sumsOf('order')).total).toBe(taken)
  expect((await sumsOf('orderLog')).amount).toBe(taken)
  const { data } = await server.call<Dashboard>('GET', '/admin/dashboard/index', { days: 'month' })
  const month = data.series.income!
  const val = `${month[0]!.day},${month.at(-1)!.day}`
  const ofMonth = { search: [{ field: 'createtime', operator: 'RANGE', val }] }
  const ofIt = month.reduce((sum, { count }) => sum + count, 0)
  expect((await sumsOf('orderLog', ofMonth)).amount).toBe(fromCents(ofIt))
  const from = lastDays(7, new Date())[0]!.day
  const ofDays = { search: [{ field: 'createtime', operator: 'RANGE', val: `${from},` }] }
  expect((await sumsOf('orderLog', ofDays)).amount).toBe(fromCents(await dashboardTotal(7)))
})

test('only who may list orders sees it', async () => {
  expect(await income(7, await server.signIn(['dashboard/dashboard', 'user/user/index']))).toEqual({})
  const { byDay } = await income(7, await server.signIn(['dashboard/dashboard', 'order/index']))
  expect(byDay).toHaveLength(7)
})
