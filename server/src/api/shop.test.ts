import type { CallAnswer } from '@tutu/contract/api/index'
import type { Order, OrderDetail } from '@tutu/contract/api/shop'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { compose, type Services } from '../compose.ts'
import { createSession } from '../data/sessions.ts'
import { parseEnv } from '../env.ts'
import { findMismatches } from '../ledger/check.ts'
import { post } from '../ledger/post.ts'
import { SYSTEM } from '../policy/actors.ts'
import { expireOrders } from '../shop/expire.ts'
import { type Answer, testApp, type TestApp } from '../testing/app.ts'

let server: TestApp
let services: Services
let course: number
beforeAll(async () => {
  server = await testApp()
  services = await compose({ env: parseEnv({ LOG_LEVEL: 'silent' }), database: server.database, log: server.app.log })
  course = await newCourse()
})
afterAll(async () => {
  await services.close()
  await server.close()
})

type Quote = CallAnswer<'GET /api/shop/quote'>

let made = 0
let buyer: { id: number; token: string }
beforeEach(async () => {
  buyer = await newMember()
})

/** With 200.00 and 300 points. */
async function newMember(birth_year = 1990): Promise<{ id: number; token: string }> {
  const username = `buyer${(made += 1)}`
  const form = { username, nickname: username, password: 'carrot-2026', group_id: 1, birth_year }
  const id = await services.engine.mutations.run(SYSTEM, async (tx) => {
    const member = await tx.add('member', form)
    await post(tx, { account: 'money', member, amount: 200_00, reason: '充值' })
    await post(tx, { account: 'score', member, amount: 300, reason: '打卡' })
    return member
  })
  const session = { kind: 'member', identityId: id, ip: '127.0.0.1', useragent: 'test', keep: false } as const
  const { token } = await server.database.kysely.transaction().execute((trx) => createSession(trx, session))
  return { id, token }
}

const both = (text: string) => ({ 'zh-cn': text, en: text })
async function add(base: string, form: object): Promise<number> {
  const { code, data, msg } = await server.call<{ id: number }>('POST', `/admin/${base}/add`, form)
  expect(code, msg).toBe(1)
  return data.id
}

async function newCourse(form: object = {}): Promise<number> {
  made += 1
  const slug = `maze-${made}`
  const category_id = await add('courseCategory', {
    name_i18n: both(slug),
    slug,
    accent: 'leaf',
    pattern: 'dots',
    icon: 'blocks',
  })
  const id = await add('course', {
    title_i18n: both('迷宫'),
    slug,
    subtitle_i18n: both('走迷宫'),
    category_id,
    teacher_i18n: both('林老师'),
    intro_i18n: both('介绍'),
    price: '99.00',
    status: '1',
    ...form,
  })
  const lesson = { course_id: id, summary_i18n: both('概要'), minutes: 10, status: '1' }
  await add('lesson', {
    ...lesson,
    title_i18n: both('第一课'),
    slug: 'one',
    content_i18n: both('免费的课文'),
    free: '1',
  })
  await add('lesson', {
    ...lesson,
    title_i18n: both('第二课'),
    slug: 'two',
    content_i18n: both('锁住的课文'),
    free: '0',
  })
  return id
}

const newGood = (form: object = {}) =>
  add('good', {
    title_i18n: both('迷宫'),
    kind: 'course',
    course_id: course,
    price: '99.00',
    score_price: 200,
    status: '1',
    ...form,
  })

async function call<Data = { order: OrderDetail }>(
  method: 'GET' | 'POST',
  path: string,
  values: object = {},
  token = buyer.token,
): Promise<Answer<Data>> {
  const query = method === 'GET' ? `?${new URLSearchParams(values as Record<string, string>).toString()}` : ''
  const answer = await server.app.inject({
    method,
    url: `/api/shop/${path}${query}`,
    headers: { 'ba-user-token': token, 'think-lang': 'en', server: 'true' },
    ...(method === 'POST' ? { payload: values } : {}),
  })
  return { status: answer.statusCode, ...answer.json<Omit<Answer<Data>, 'status'>>() }
}

const newKey = () => `key-0123456789-${(made += 1)}`
const buy = (good: number, form: object = {}, token = buyer.token) =>
  call('POST', 'order', { key: newKey(), good, quantity: 1, pay_type: 'balance', ...form }, token)

const has = async (id = buyer.id) => {
  const { rows } = await sql<{
    money: string
    score: number
  }>`select money, score from member where id = ${id}`.execute(server.database.kysely)
  return [Number(rows[0]!.money), rows[0]!.score]
}
const study = async (token = buyer.token) =>
  (await call<{ isOpen: boolean; planUntil: number | null }>('GET', 'study', { course }, token)).data
const lesson = (token = buyer.token, language = 'zh-cn') =>
  server.app.inject({
    url: '/api/shop/lesson?course=maze-1&lesson=two',
    headers: { 'ba-user-token': token, 'think-lang': language, server: 'true' },
  })
const row = async (table: string, id: number) => {
  const found = await sql<Record<string, unknown>>`select * from ${sql.table(table)} where id = ${id}`.execute(
    server.database.kysely,
  )
  return found.rows[0]!
}

describe('a course', () => {
  test('bought is paid, delivered and open at once; refunded it is closed', async () => {
    const good = await newGood()
    expect(await study()).toMatchObject({ isOpen: false })
    const { data, msg } = await buy(good)
    expect(msg).toBe('Bought')
    expect(data.order).toMatchObject({ state: 'delivered', total: '99.00', expiretime: null })
    expect(data.order.lines).toMatchObject([{ kind: 'course', course: { slug: 'maze-1' }, quantity: 1 }])
    expect(data.order.log.map(({ step }) => step)).toEqual(['placed', 'paid', 'delivered'])
    expect(await has()).toEqual([101_00, 300])
    expect(await study()).toMatchObject({ isOpen: true })
    expect(await buy(good)).toMatchObject({ code: 0, msg: expect.stringContaining('yours already') })
    const refund = { ids: [data.order.id], reason: '家长不同意' }
    expect(await server.call('POST', '/admin/order/refund', refund)).toMatchObject({ code: 1 })
    expect(await study()).toMatchObject({ isOpen: false })
    expect(await has()).toEqual([200_00, 300])
    expect(await buy(good, { pay_type: 'points' })).toMatchObject({ code: 1 })
    expect(await has()).toEqual([200_00, 100])
    expect(await study()).toMatchObject({ isOpen: true })
  })

  test('its lessons are read whole by who has it, and by nobody else', async () => {
    expect((await lesson()).json()).toMatchObject({ code: 0 })
    expect((await lesson('')).json()).toMatchObject({ code: 302 })
    await buy(await newGood())
    const open = await lesson()
    expect(open.headers['cache-control']).toBe('no-store')
    // Without a built site there is no page; whether it may be read is judged before.
    if (open.statusCode === 200) expect(open.body).toContain('锁住的课文')
    const { body } = await server.app.inject({
      url: '/api/lesson/read?course=maze-1&slug=two',
      headers: { server: '1' },
    })
    expect(body).not.toContain('锁住的课文')
    expect((await lesson((await newMember()).token)).json()).toMatchObject({ code: 0 })
  })

  test('that is free is joined without an order, that is not open yet cannot be bought', async () => {
    const free = await newCourse({ price: '0.00' })
    expect(await call('POST', 'enrol', { course: free })).toMatchObject({ code: 1 })
    expect(await call('POST', 'enrol', { course: free })).toMatchObject({ code: 1 })
    expect(await call('POST', 'enrol', { course })).toMatchObject({ code: 0 })
    const later = await newCourse({ publishtime: '2099-01-01 09:00:00' })
    expect(await buy(await newGood({ course_id: later }))).toMatchObject({
      code: 0,
      msg: expect.stringContaining('not on sale'),
    })
  })
})

describe('a plan', () => {
  const plan = (days: number, form: object = {}) =>
    newGood({ kind: 'plan', course_id: null, plan_days: days, price: '10.00', score_price: null, ...form })
  const days = (until: number | null) => until && Math.round((until - Date.now() / 1000) / 86_400)

  test('opens every course for its days, a second follows it, and a refunded one takes its own days along', async () => {
    const good = await plan(30)
    const first = await buy(good)
    await buy(good, { quantity: 2 })
    expect(days((await study()).planUntil)).toBe(90)
    await server.call('POST', '/admin/order/refund', { ids: [first.data.order.id], reason: '退' })
    expect(days((await study()).planUntil)).toBe(60)
  })

  test('is no more than three months ahead for minors, waiting orders included', async () => {
    const minor = await newMember(new Date().getFullYear() - 16)
    const good = await plan(60)
    expect(await buy(good, { pay_type: 'offline' }, minor.token)).toMatchObject({ code: 1 })
    expect(await buy(good, {}, minor.token)).toMatchObject({ code: 0, msg: expect.stringContaining('92 days') })
    expect(await buy(await plan(30), {}, minor.token)).toMatchObject({ code: 1 })
    await buy(good)
    expect(await buy(good)).toMatchObject({ code: 1 })
  })
})

describe('minors', () => {
  test('spend no more than the limits by themselves', async () => {
    const minor = await newMember(new Date().getFullYear() - 16)
    const good = await newGood({ kind: 'virtual', course_id: null, price: '90.00' })
    const limits = { shop_order_max: 100, shop_day_max: 150 }
    expect(await server.call('POST', '/admin/routine.config/edit', limits)).toMatchObject({ code: 1 })
    expect(await buy(good, { quantity: 2 }, minor.token)).toMatchObject({
      code: 0,
      msg: expect.stringContaining('100 yuan'),
    })
    expect(await buy(good, {}, minor.token)).toMatchObject({ code: 1 })
    expect(await buy(good, {}, minor.token)).toMatchObject({ code: 0, msg: expect.stringContaining('150 yuan') })
    expect(await buy(good, { quantity: 2 })).toMatchObject({ code: 1 })
    await server.call('POST', '/admin/routine.config/edit', { shop_order_max: 300, shop_day_max: 500 })
  })

  test('pay what they had ordered for the counter within the limits of the day they pay', async () => {
    const minor = await newMember(new Date().getFullYear() - 16)
    const good = await newGood({ kind: 'virtual', course_id: null, price: '90.00' })
    await server.call('POST', '/admin/routine.config/edit', { shop_order_max: 100, shop_day_max: 150 })
    const { data } = await buy(good, { pay_type: 'offline' }, minor.token)
    const yesterday = sql`update shop_order set createtime = createtime - 86400 where id = ${data.order.id}`
    await yesterday.execute(server.database.kysely)
    expect(await buy(good, {}, minor.token)).toMatchObject({ code: 1 })
    expect(await call('POST', 'pay', { id: data.order.id }, minor.token)).toMatchObject({
      code: 0,
      msg: expect.stringContaining('150 yuan'),
    })
    await server.call('POST', '/admin/routine.config/edit', { shop_order_max: 300, shop_day_max: 500 })
    expect(await call('POST', 'pay', { id: data.order.id }, minor.token)).toMatchObject({ code: 1 })
  })

  test('under 14 pay nothing before a guardian has said yes', async () => {
    const child = await newMember(new Date().getFullYear() - 10)
    const { data, msg } = await buy(await newGood(), {}, child.token)
    expect(msg).toContain('guardian')
    expect(data.order).toMatchObject({ state: 'unconfirmed' })
    expect(await has(child.id)).toEqual([200_00, 300])
    expect(await study(child.token)).toMatchObject({ isOpen: false, waiting: data.order.id })
    const said = { ids: [data.order.id], reason: '妈妈在前台' }
    expect(await server.call('POST', '/admin/order/confirm', said)).toMatchObject({ code: 1 })
    expect(await has(child.id)).toEqual([101_00, 300])
    expect(await study(child.token)).toMatchObject({ isOpen: true })
  })
})

describe('an order', () => {
  /** Whoever waits too long for a connection is told to try again, and does: it is the same purchase. */
  async function buyAtLast(good: number, key = newKey()): ReturnType<typeof buy> {
    const answer = await buy(good, { key })
    return answer.status === 503 ? buyAtLast(good, key) : answer
  }

  test('of one key is one, paid once, however often and at once it is asked for', async () => {
    const good = await newGood({ kind: 'virtual', course_id: null, price: '1.00' })
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 50 }, () => buyAtLast(good, key)))
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 1))
    expect(new Set(answers.map(({ data }) => data.order.id)).size).toBe(1)
    expect(await has()).toEqual([199_00, 300])
    const other = await newMember()
    expect((await buy(good, { key }, other.token)).data.order.id).not.toBe(answers[0]!.data.order.id)
  })

  test('a hundred at once spend what there is and no more', async () => {
    const good = await newGood({ kind: 'virtual', course_id: null, price: '19.00' })
    const answers = await Promise.all(Array.from({ length: 100 }, () => buyAtLast(good)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(10)
    expect(answers.filter(({ code, msg }) => code === 0 && msg.includes('too low'))).toHaveLength(90)
    expect(await has()).toEqual([10_00, 300])
  })

  test('of a thing waits for its parcel, with the address it goes to', async () => {
    const good = await newGood({ kind: 'physical', course_id: null, stock: 3 })
    expect(await buy(good)).toMatchObject({ code: 0, msg: expect.stringContaining('where it is to be sent') })
    const address = { name: '林妈妈', mobile: '13800001111', area: '浙江省 杭州市 西湖区', street: '文一路 1 号' }
    const wrong = await buy(good, { address: { ...address, mobile: '123' } })
    expect(wrong.code).toBe(0)
    const { data } = await buy(good, { address })
    expect(data.order).toMatchObject({ state: 'paid', address: '林妈妈 13800001111\n浙江省 杭州市 西湖区 文一路 1 号' })
    expect(await row('good', good)).toMatchObject({ stock: 2 })
  })

  test('of another thing may go where the last parcel went, without its address being written again', async () => {
    const good = await newGood({ kind: 'physical', course_id: null, price: '9.00', stock: 9 })
    const lastAddress = async (of = good) => (await call<Quote>('GET', 'quote', { good: of })).data.lastAddress
    expect(await lastAddress()).toBeNull()
    const address = { name: '林妈妈', mobile: '13800001111', area: '杭州', street: '文一路 1 号' }
    const first = (await buy(good, { address })).data.order
    expect(await lastAddress()).toEqual({ order: first.id, text: first.address })
    expect(await lastAddress(await newGood())).toBeNull()
    const moved = (await buy(good, { address: { ...address, street: '文二路 2 号' } })).data.order
    expect(await lastAddress()).toEqual({ order: moved.id, text: moved.address })
    expect((await buy(good, { address_of: first.id })).data.order.address).toBe(first.address)
    // Of somebody else's order nothing is learned.
    const other = await newMember()
    const theirs = { key: crypto.randomUUID(), good, quantity: 1, pay_type: 'balance', address_of: first.id }
    expect(await call('POST', 'order', theirs, other.token)).toMatchObject({
      code: 0,
      msg: expect.stringContaining('where it is to be sent'),
    })
  })

  test('paid offline waits, can be paid from the balance or cancelled, and ends by itself', async () => {
    const good = await newGood({ kind: 'physical', course_id: null, stock: 2 })
    const address = { name: '林妈妈', mobile: '13800001111', area: '杭州', street: '文一路 1 号' }
    const wait = async () => (await buy(good, { pay_type: 'offline', address })).data.order
    const [first, second] = [await wait(), await wait()]
    expect(first).toMatchObject({ state: 'pending', howToPay: expect.stringContaining('24 hours'), byBalance: true })
    // Where the balance is too small, it is no way to pay.
    const costs = (more: number) =>
      sql`update shop_order set total = total + ${more} where id = ${first.id}`.execute(server.database.kysely)
    await costs(100_000_000)
    expect((await call('GET', 'order', { id: first.id })).data.order).toMatchObject({ byBalance: false })
    await costs(-100_000_000)
    expect(await buy(good, { address })).toMatchObject({ code: 0, msg: expect.stringContaining('0 are left') })
    expect((await call('POST', 'pay', { id: first.id })).data.order).toMatchObject({
      state: 'paid',
      pay_type: 'balance',
    })
    expect(await call('POST', 'pay', { id: first.id })).toMatchObject({ code: 0 })
    expect(await call('POST', 'cancel', { id: first.id })).toMatchObject({ code: 0 })
    expect((await call('POST', 'cancel', { id: second.id })).data.order).toMatchObject({ state: 'cancelled' })
    const third = await wait()
    expect(await expireOrders(services.engine.mutations)).toBe(0)
    await sql`update shop_order set expiretime = 1 where id = ${third.id}`.execute(server.database.kysely)
    expect(await call('POST', 'pay', { id: third.id })).toMatchObject({ code: 0 })
    // Nothing says that it waits, though the job is still to come.
    const late = (await call('GET', 'order', { id: third.id })).data.order
    expect(late).toMatchObject({ state: 'cancelled', expiretime: null, howToPay: '' })
    expect(await expireOrders(services.engine.mutations)).toBe(1)
    const ended = { step: 'cancelled', reason: 'Not paid or confirmed within 24 hours, so it ended by itself' }
    expect((await call('GET', 'order', { id: third.id })).data.order).toMatchObject({
      state: 'cancelled',
      log: [{ step: 'placed' }, ended],
    })
    expect(await row('good', good)).toMatchObject({ stock: 1 })
  })

  test('is its owner’s alone: another member, a visitor and an administrator’s token find none', async () => {
    const { id } = (await buy(await newGood({ kind: 'virtual', course_id: null }), { pay_type: 'offline' })).data.order
    const other = await newMember()
    for (const [method, path] of [
      ['GET', 'order'],
      ['POST', 'pay'],
      ['POST', 'cancel'],
    ] as const) {
      expect(await call(method, path, { id }, other.token), path).toMatchObject({
        code: 0,
        msg: expect.stringMatching(/not|no longer/i),
      })
      expect(await call(method, path, { id }, ''), path).toMatchObject({ code: 302 })
      expect(await call(method, path, { id }, server.token), path).toMatchObject({ code: 302 })
    }
    expect((await call<{ list: Order[]; total: number }>('GET', 'orders')).data).toMatchObject({
      total: 1,
      list: [{ id }],
    })
    expect((await call<{ list: Order[] }>('GET', 'orders', {}, other.token)).data.list).toEqual([])
    expect(await row('shop_order', id)).toMatchObject({ state: 'pending' })
  })
})

test('a quote says what each way comes to and why one cannot', async () => {
  const good = await newGood({ price: '500.00', score_price: 200 })
  const { data } = await call<{ ways: object[] }>('GET', 'quote', { good })
  expect(data).toMatchObject({
    most: 1,
    asksGuardian: false,
    needsAddress: false,
    lastAddress: null,
    money: '200.00',
    ways: [
      { pay_type: 'balance', total: '500.00', refusal: expect.stringContaining('too low') },
      { pay_type: 'points', total_score: 200, refusal: '' },
      { pay_type: 'offline', total: '500.00', refusal: '' },
    ],
  })
  expect(await call('GET', 'quote', { good: 999_999 })).toMatchObject({ code: 0 })
})

test('what is given by hand is open until it is closed', async () => {
  const given = { user_id: buyer.id, course_id: course, memo: '比赛奖品' }
  const id = await add('enrolment', given)
  expect(await study()).toMatchObject({ isOpen: true })
  expect(await server.call('POST', '/admin/enrolment/add', given)).toMatchObject({ code: 0 })
  expect(
    await server.call('POST', '/admin/enrolment/add', { user_id: buyer.id, memo: '活动', days: '' }),
  ).toMatchObject({
    code: 0,
  })
  expect(await server.call('POST', '/admin/enrolment/close', { ids: [id] })).toMatchObject({ code: 1 })
  expect(await study()).toMatchObject({ isOpen: false })
})

test('after all this every account holds what its entries come to', async () => {
  expect(await findMismatches(server.database.kysely)).toEqual([])
})
