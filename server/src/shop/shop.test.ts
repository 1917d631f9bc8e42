import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { compose, type Services } from '../compose.ts'
import { parseEnv } from '../env.ts'
import { findMismatches } from '../ledger/check.ts'
import { post } from '../ledger/post.ts'
import { SYSTEM } from '../policy/actors.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { placeOrder, type Wanted } from './place-order.ts'

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

let made = 0
let member: number
beforeEach(async () => {
  member = await newMember({ money: 100_00, score: 50 })
})

async function newMember({ money = 0, score = 0 } = {}): Promise<number> {
  const username = `buyer${(made += 1)}`
  return services.engine.mutations.run(SYSTEM, async (tx) => {
    const id = await tx.add('member', { username, nickname: username, password: 'carrot-2026', group_id: 1 })
    if (money) await post(tx, { account: 'money', member: id, amount: money, reason: '充值' })
    if (score) await post(tx, { account: 'score', member: id, amount: score, reason: '打卡' })
    return id
  })
}

async function newGood(form: object = {}): Promise<number> {
  const plain = { title_i18n: { 'zh-cn': '贴纸', en: 'Stickers' }, kind: 'physical', price: '10.00', score_price: 5 }
  const { code, data, msg } = await server.call<{ id: number }>('POST', '/admin/good/add', {
    ...plain,
    status: '1',
    ...form,
  })
  expect(code, msg).toBe(1)
  return data.id
}

const order = (wanted: Partial<Wanted> & Pick<Wanted, 'lines'>): Promise<number> =>
  services.engine.mutations.run(SYSTEM, (tx) =>
    placeOrder(tx, { member, payType: 'balance', address: '前台自取', ...wanted }),
  )
const one = (good: number, quantity = 1) => ({ lines: [{ good, quantity }] })

async function row(table: string, id: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} where id = ${id}`.execute(
    server.database.kysely,
  )
  return rows[0]!
}
const has = async (id = member) => {
  const { money, score } = await row('member', id)
  return [Number(money), score]
}
const command = (name: string, id: number, input: object = {}) =>
  server.call('POST', `/admin/order/${name}`, { ids: [id], reason: '测试', ...input }, { language: 'en' })
const steps = async (id: number) => {
  const { rows } = await sql<{ step: string; amount: string; points: number; admin_id: number | null }>`
    select step, amount, points, admin_id from order_log where order_id = ${id} order by id
  `.execute(server.database.kysely)
  return rows.map(({ step, amount, points, admin_id }) => [step, Number(amount), points, admin_id])
}

describe('an order', () => {
  test('paid from the balance is one payment, its lines, and so many less in stock', async () => {
    const album = { title_i18n: { 'zh-cn': '画册', en: 'Album' }, price: '25.50' }
    const [stickers, book] = [await newGood({ stock: 10 }), await newGood(album)]
    const id = await order({
      lines: [
        { good: stickers, quantity: 2 },
        { good: book, quantity: 1 },
        { good: stickers, quantity: 1 },
      ],
    })
    expect(await row('shop_order', id)).toMatchObject({
      state: 'paid',
      total: 55_50,
      total_score: 0,
      number: expect.stringMatching(/^\d{20}$/),
      goods: { 'zh-cn': '贴纸 × 3、画册', en: 'Stickers × 3, Album' },
      paytime: expect.any(Number),
    })
    expect(await has()).toEqual([44_50, 50])
    expect(await row('good', stickers)).toMatchObject({ stock: 7, sold: 3 })
    expect(await row('good', book)).toMatchObject({ stock: null, sold: 1 })
    expect(await steps(id)).toEqual([
      ['placed', 0, 0, null],
      ['paid', 55_50, 0, null],
    ])
  })

  test('paid with points takes points; of a thing that costs nothing there is nothing to pay', async () => {
    await order({ ...one(await newGood(), 3), payType: 'points' })
    expect(await has()).toEqual([100_00, 35])
    const free = await order(one(await newGood({ price: '0.00' })))
    expect(await row('shop_order', free)).toMatchObject({ state: 'paid', total: 0 })
  })

  test.each<[string, object, Partial<Wanted>, object]>([
    ['not on sale', { status: '0' }, {}, { key: 'shop.notOnSale' }],
    ['on sale later', { sale_from: 4_000_000_000 }, {}, { key: 'shop.notOnSale' }],
    ['on sale until yesterday', { sale_to: 1_000_000_000 }, {}, { key: 'shop.notOnSale' }],
    ['for money only', { score_price: null }, { payType: 'points' }, { key: 'shop.notForPoints' }],
    ['for points only', { price: null }, {}, { key: 'shop.notForMoney' }],
    ['sold out', { stock: 0 }, {}, { key: 'shop.soldOut' }],
    ['dearer than what is there', { price: '100.01' }, {}, { fields: { money: { key: 'ledger.tooLittle' } } }],
    ['to be sent nowhere', { kind: 'physical' }, { address: ' ' }, { fields: { address: { key: 'shop.address' } } }],
  ])('of what is %s is refused, and takes nothing', async (_, form, wanted, refusal) => {
    const good = await newGood(form)
    await expect(order({ ...one(good), ...wanted })).rejects.toMatchObject(refusal)
    expect(await has()).toEqual([100_00, 50])
    expect(await row('good', good)).toMatchObject({ sold: 0 })
  })

  test.each([0, -1, 1.5, 100])('of %s pieces is refused', async (quantity) => {
    await expect(order(one(await newGood(), quantity))).rejects.toMatchObject({ key: 'shop.quantity' })
  })

  test('is within the limit of each member, counted with what was ordered before', async () => {
    const good = await newGood({ member_limit: 3, price: '1.00' })
    await order(one(good, 2))
    await expect(order(one(good, 2))).rejects.toMatchObject({ key: 'shop.limit', params: { has: 2, limit: 3 } })
    await order(one(good))
    await order({ ...one(good, 3), member: await newMember({ money: 3_00 }) })
  })

  test('two hundred who want the last ten at once: ten have them', async () => {
    const good = await newGood({ stock: 10, price: '1.00' })
    await services.engine.mutations.run(SYSTEM, (tx) =>
      post(tx, { account: 'money', member, amount: 200_00, reason: '充值' }),
    )
    const placed = await Promise.allSettled(Array.from({ length: 200 }, () => order(one(good))))
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const refusals = placed.flatMap((each) => (each.status === 'rejected' ? [each.reason.key] : []))
    expect(new Set(refusals)).toEqual(new Set(['shop.soldOut']))
    expect(await row('good', good)).toMatchObject({ stock: 0, sold: 10 })
    expect(await has()).toEqual([290_00, 50])
  })
})

test('an administrator orders for a member who stands before them', async () => {
  const form = { ids: [member], good_id: await newGood({ kind: 'physical' }), quantity: 1, pay_type: 'balance' }
  const sell = (more: object) => server.call('POST', '/admin/user.user/order', { ...form, ...more }, { language: 'en' })
  expect(await sell({})).toMatchObject({ code: 0, msg: 'Delivery address: Say to whom and where it is to be sent' })
  expect(await sell({ address: '前台自取', quantity: 11 })).toMatchObject({
    code: 0,
    msg: expect.stringContaining('Not enough'),
  })
  expect(await sell({ address: '前台自取' })).toMatchObject({ code: 1 })
  expect(await has()).toEqual([90_00, 50])
})

describe('a refund', () => {
  test('of a part leaves the state, and the rest makes it refunded and fills the stock again', async () => {
    const good = await newGood({ stock: 5 })
    const id = await order(one(good, 2))
    expect(await command('refund', id, { amount: '5.00' })).toMatchObject({ code: 1 })
    expect(await row('shop_order', id)).toMatchObject({ state: 'paid', refunded: 5_00 })
    expect(await command('refund', id, { amount: '15.01' })).toMatchObject({
      code: 0,
      data: { errors: { amount: 'No more than 15.00 is left to give back' } },
    })
    expect(await command('refund', id)).toMatchObject({ code: 1 })
    expect(await row('shop_order', id)).toMatchObject({ state: 'refunded', refunded: 20_00 })
    expect(await row('good', good)).toMatchObject({ stock: 5, sold: 0 })
    expect(await has()).toEqual([100_00, 50])
    expect((await steps(id)).slice(2)).toEqual([
      ['refunded', 5_00, 0, 1],
      ['refunded', 15_00, 0, 1],
    ])
  })

  test('a hundred at once of one order give it back once', async () => {
    const id = await order(one(await newGood()))
    const answers = await Promise.all(Array.from({ length: 100 }, () => command('refund', id)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await has()).toEqual([100_00, 50])
  })

  test('of points gives points; of what was delivered the stock stays', async () => {
    const good = await newGood({ stock: 5 })
    const id = await order({ ...one(good), payType: 'points' })
    await command('deliver', id)
    expect(await command('refund', id)).toMatchObject({ code: 0 })
    expect(await command('refundPoints', id)).toMatchObject({ code: 1 })
    expect(await has()).toEqual([100_00, 50])
    expect(await row('good', good)).toMatchObject({ stock: 4 })
  })

  test('of cash is noted, and no balance moves', async () => {
    const id = await order({ ...one(await newGood()), payType: 'offline' })
    await command('markPaid', id)
    expect(await command('refund', id)).toMatchObject({ code: 1 })
    expect(await row('shop_order', id)).toMatchObject({ state: 'refunded', refunded: 10_00 })
    expect(await has()).toEqual([100_00, 50])
  })
})

describe('an order moves by its commands alone', () => {
  const ALL = ['confirm', 'markPaid', 'deliver', 'cancel', 'refund']
  test.each<[string, readonly string[], readonly string[]]>([
    ['pending', [], ['markPaid', 'cancel']],
    ['paid', ['markPaid'], ['deliver', 'refund']],
    ['delivered', ['markPaid', 'deliver'], ['refund']],
    ['cancelled', ['cancel'], []],
    ['refunded', ['markPaid', 'refund'], []],
  ])('which is %s', async (state, before, allowed) => {
    const good = await newGood()
    const taken: string[] = []
    for (const name of ALL) {
      const id = await order({ ...one(good), payType: 'offline' })
      for (const step of before) expect(await command(step, id)).toMatchObject({ code: 1 })
      expect(await row('shop_order', id)).toMatchObject({ state })
      if ((await command(name, id)).code === 1) taken.push(name)
    }
    expect(taken).toEqual(allowed)
  })

  test.each<[string, 'pending' | 'unconfirmed']>([
    ['markPaid', 'pending'],
    ['confirm', 'unconfirmed'],
  ])('and not by %s once its time is over, though no job has come by', async (name, state) => {
    const good = await newGood({ stock: 1 })
    const id = await order({ ...one(good), payType: 'offline' })
    await sql`update shop_order set state = ${state}, expiretime = epoch_seconds() - 20 where id = ${id}`.execute(
      server.database.kysely,
    )
    const { number } = await row('shop_order', id)
    const msg = `Order ${number} was not paid or agreed to in time and is void. Please place it again`
    expect(await command(name, id)).toMatchObject({ code: 0, msg })
    expect(await row('shop_order', id)).toMatchObject({ state })
    expect(await command('cancel', id)).toMatchObject({ code: 1 })
  })

  test('no form and no import sets its state, its sums or whose it is', async () => {
    const id = await order({ ...one(await newGood()), payType: 'offline' })
    const form = { id, state: 'delivered', total: '0.01', refunded: '5.00', user_id: 1, note: '电话联系过' }
    await server.call('POST', '/admin/order/edit', form)
    expect(await row('shop_order', id)).toMatchObject({ state: 'pending', total: 10_00, refunded: 0, user_id: member })
    expect(await server.call('POST', '/admin/order/add', form)).toMatchObject({ status: 404 })
  })

  test('cancelled before it is paid, its pieces are there for others', async () => {
    const good = await newGood({ stock: 1 })
    const id = await order({ ...one(good), payType: 'offline' })
    await expect(order(one(good))).rejects.toMatchObject({ key: 'shop.soldOut' })
    await command('cancel', id)
    await order(one(good))
  })
})

test('after all this every account holds what its entries come to', async () => {
  expect(await findMismatches(server.database.kysely)).toEqual([])
})
