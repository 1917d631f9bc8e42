import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compose, type Services } from '../compose.ts'
import { parseEnv } from '../env.ts'
import { type Answer, testApp, type TestApp } from '../testing/app.ts'
import { type Payer, payersOf } from '../testing/payers.ts'
import { SYSTEM } from '../policy/actors.ts'
import { givePlace } from './class-places.ts'

let server: TestApp
let services: Services
let payers: ReturnType<typeof payersOf>
let teacher: Payer
beforeAll(async () => {
  server = await testApp()
  services = await compose({ env: parseEnv({ LOG_LEVEL: 'silent' }), database: server.database, log: server.app.log })
  payers = payersOf(services)
  teacher = await payers.newMember()
  await admin('user.user/edit', { id: teacher.id, is_teacher: true })
})
afterAll(async () => {
  await services.close()
  await server.close()
})

type Data = {
  id: number
  order: { id: number }
  ways: { refusal: string }[]
  children: { orders: { id: number; schedule: string }[] }[]
  code: string
  errors: Record<string, string>
  list: { title: string }[]
}
const db = () => server.database.kysely
const admin = (path: string, values: object) => server.call<Data>('POST', `/admin/${path}`, values)

async function call(path: string, { headers }: Payer, payload?: object) {
  const answer = await server.app.inject({
    method: payload ? 'POST' : 'GET',
    url: path,
    headers: { ...headers, 'think-lang': 'zh-cn', server: 'true' },
    ...(payload && { payload }),
  })
  return answer.json<Omit<Answer<Data>, 'status'>>()
}

let made = 0
/** A class whose places are sold with ten hours each, and what becomes of it. */
async function onSale(form: object = {}) {
  const { id, code } = (await call('/api/classroom/create', teacher, { name: `周六${(made += 1)}班` })).data
  await admin('user.classroom/edit', { id, takes_hours: '1' })
  const good = { kind: 'lessons', title: { 'zh-cn': '周六班', en: 'Saturdays' }, status: '1', classroom_id: id }
  const more = { price: '50.00', lesson_hours: 10, stock: 2, joins_class: '1' }
  const added = await admin('good/add', { ...good, ...more, ...form })
  expect(added, JSON.stringify(added)).toMatchObject({ code: 1 })
  const buy = (buyer: Payer, quantity = 1) => {
    const order = { key: `place-${(made += 1)}-of-a-class`, good: added.data.id, quantity, pay_type: 'balance' }
    return call('/api/shop/order', buyer, order)
  }
  const list = async () => {
    const { rows } = await sql<{ user: number; name: string }>`
      select user_id as "user", name from classroom_member where classroom_id = ${id} order by createtime, user_id
    `.execute(db())
    return rows
  }
  return { room: id, good: added.data.id, code, buy, list }
}

async function buyer(nickname: string): Promise<Payer> {
  const who = await payers.newMember()
  await admin('user.user/edit', { id: who.id, nickname })
  return who
}

async function packagesOf({ id }: Payer) {
  const { rows } = await sql<{ remaining: number; room: number | null }>`
    select remaining, classroom_id as room from lesson_package where user_id = ${id} order by id
  `.execute(db())
  return rows
}

async function giveBack({ id }: Payer) {
  const { rows } = await sql<{ id: number }>`select max(id) as id from shop_order where user_id = ${id}`.execute(db())
  return admin('order/refund', { ids: [rows[0]!.id], reason: '搬家' })
}

test('comes with the payment, under a name that is free, and the hours are for that class', async () => {
  const { room, code, buy, list } = await onSale()
  const [first, second] = [await buyer('豆豆'), await buyer('豆豆')]
  expect(await call('/api/classroom/join', first, { code, name: '豆豆' })).toMatchObject({ code: 1 })
  expect(await buy(second)).toMatchObject({ code: 1 })
  expect(await list()).toEqual([
    { user: first.id, name: '豆豆' },
    { user: second.id, name: '豆豆 2' },
  ])
  expect(await packagesOf(second)).toEqual([{ remaining: 10, room }])
  const notices = await call('/api/account/notices', teacher)
  expect(notices.data.list[0]!.title).toMatch(/来了新同学/)
})

test('is one for each: two at once are refused, the next order of somebody in the class is hours', async () => {
  const { buy, list } = await onSale()
  const who = await buyer('小米')
  expect(await buy(who, 2)).toMatchObject({ code: 0, msg: '一次报一个名额' })
  expect(await buy(who)).toMatchObject({ code: 1 })
  expect(await buy(who)).toMatchObject({ code: 1 })
  expect(await list()).toEqual([{ user: who.id, name: '小米' }])
  expect(await packagesOf(who)).toHaveLength(2)
})

test('is counted once: who is in the class goes on where no more are taken, and leaves no place free twice', async () => {
  const { buy, good, room } = await onSale({ stock: 1 })
  const left = async () => {
    const { rows } = await sql<{
      stock: number
      sold: number
    }>`select stock, sold from good where id = ${good}`.execute(db())
    return rows[0]
  }
  const [who, other] = [await buyer('小禾'), await buyer('小麦')]
  const first = await buy(who)
  expect(await left()).toEqual({ stock: 0, sold: 1 })
  const quoted = await call(`/api/shop/quote?good=${good}&quantity=1`, who)
  expect(quoted.data.ways).toContainEqual(expect.objectContaining({ pay_type: 'balance', refusal: '' }))
  const second = await buy(who)
  expect(second).toMatchObject({ code: 1 })
  expect(await left()).toEqual({ stock: 0, sold: 2 })
  expect(await buy(other)).toMatchObject({ code: 0, msg: expect.stringContaining('周六班') })
  expect(await admin('order/refund', { ids: [second.data.order.id], reason: '多买了' })).toMatchObject({ code: 1 })
  expect(await left()).toEqual({ stock: 0, sold: 1 })
  expect(await admin('order/refund', { ids: [first.data.order.id], reason: '搬家' })).toMatchObject({ code: 1 })
  expect(await left()).toEqual({ stock: 1, sold: 0 })
  // Whoever the teacher took off the list is as anybody else.
  expect(await buy(who)).toMatchObject({ code: 1 })
  expect(await call('/api/classroom/removePupil', teacher, { id: room, user: who.id })).toMatchObject({ code: 1 })
  expect(await buy(who)).toMatchObject({ code: 0 })
})

test('of two who want the last one, one gets it', async () => {
  const { buy, list } = await onSale({ stock: 1 })
  const both = [await buyer('小风'), await buyer('小雨')]
  const answers = await Promise.all(both.map((who) => buy(who)))
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1])
  expect(await list()).toHaveLength(1)
})

test('needs a class to be in, and is not on sale while that is closed', async () => {
  const form = { kind: 'lessons', title: { 'zh-cn': '没有班', en: 'No class' }, price: '1.00', lesson_hours: 1 }
  expect((await admin('good/add', { ...form, joins_class: '1' })).data.errors).toHaveProperty('classroom_id')
  const { room, buy } = await onSale()
  const who = await buyer('小雪')
  await admin('user.classroom/edit', { id: room, status: '0' })
  expect(await buy(who)).toMatchObject({ code: 0, msg: expect.stringContaining('周六班') })
  await admin('user.classroom/edit', { id: room, status: '1' })
  expect(await buy(who)).toMatchObject({ code: 1 })
})

test('is refused where the class has as many as it may, but for hours of who is in it', async () => {
  const { room, buy } = await onSale()
  const inside = await buyer('小星')
  expect(await buy(inside)).toMatchObject({ code: 1 })
  const names = Array.from({ length: 59 }, (_, at) => `同学${at}`)
  expect(await call('/api/classroom/addPupils', teacher, { id: room, names })).toMatchObject({ code: 1 })
  expect(await buy(await buyer('小晚'))).toMatchObject({ code: 0, msg: '一个班最多 60 人' })
  expect(await buy(inside)).toMatchObject({ code: 1 })
})

test('ends with an order that is given back whole, but not for who came to a lesson', async () => {
  const { room, buy, list } = await onSale()
  const [gone, stays] = [await buyer('小云'), await buyer('小月')]
  for (const who of [gone, stays]) expect(await buy(who)).toMatchObject({ code: 1 })
  await sql`
    with held as (
      insert into class_meeting (classroom_id, teacher_id, starttime, minutes, zone)
      values (${room}, ${teacher.id}, epoch_seconds() - 300, 60, 'Asia/Shanghai') returning id
    )
    insert into class_attendance (meeting_id, user_id, state) select id, ${stays.id}, 'present' from held
  `.execute(db())
  for (const who of [gone, stays]) expect(await giveBack(who)).toMatchObject({ code: 1 })
  expect(await list()).toEqual([{ user: stays.id, name: '小月' }])
  expect(await packagesOf(gone)).toEqual([{ remaining: 0, room }])
})

test('is given at the front desk, too: once, to who has an account of their own, and the teacher hears of it', async () => {
  const { room, list } = await onSale()
  const who = await buyer('小树')
  const enter = (user_id: number) => admin('user.classroom/enter', { ids: [room], user_id })
  expect(await enter(who.id)).toMatchObject({ code: 1 })
  expect((await enter(who.id)).data.errors).toMatchObject({ user_id: expect.stringMatching(/已经在/) })
  expect((await enter(999_999)).data.errors).toHaveProperty('user_id')
  expect(await list()).toEqual([{ user: who.id, name: '小树' }])
  expect((await call('/api/account/notices', who)).data.list[0]!.title).toMatch(/欢迎你/)
  const [card] = await sql<{ user_id: number }>`
    select user_id from classroom_member where pictures is not null limit 1
  `
    .execute(db())
    .then(({ rows }) => rows)
  expect(await enter(card!.user_id)).toMatchObject({ code: 0 })
})

test('is called so that it is seen, and nothing of a name is cut in two', async () => {
  const { buy, list } = await onSale({ stock: null })
  const long = `${'小'.repeat(19)}🐰兔`
  const unseen = '\u{1160}\u{3164}'
  const who = [await buyer(long), await buyer('占位'), await buyer('占位二')]
  for (const at of [1, 2]) await sql`update member set nickname = ${unseen} where id = ${who[at]!.id}`.execute(db())
  for (const one of who) expect(await buy(one)).toMatchObject({ code: 1 })
  const names = (await list()).map(({ name }) => name)
  expect(names[0]).toBe('小'.repeat(19))
  for (const name of names) expect(name).toMatch(/\p{L}/u)
  expect(new Set(names).size).toBe(3)
})

test('stays with an order that goes on, where an earlier one of the same class is given back', async () => {
  const { buy, list } = await onSale({ stock: null })
  const who = await buyer('小满')
  const orders = [(await buy(who)).data.order.id, (await buy(who)).data.order.id]
  const refund = (id: number) => admin('order/refund', { ids: [id], reason: '多买了' })
  expect(await refund(orders[0]!)).toMatchObject({ code: 1 })
  expect(await list()).toEqual([{ user: who.id, name: '小满' }])
  expect(await refund(orders[1]!)).toMatchObject({ code: 1 })
  expect(await list()).toEqual([])
})

test('beyond what a class has still stands on its register', async () => {
  const { room, buy, list } = await onSale({ stock: null })
  const [first, late] = [await buyer('小暑'), await buyer('小寒')]
  expect(await buy(first)).toMatchObject({ code: 1 })
  const names = Array.from({ length: 59 }, (_, at) => `学生${at}`)
  expect(await call('/api/classroom/addPupils', teacher, { id: room, names })).toMatchObject({ code: 1 })
  // An order that waited for its payment until the class was full.
  await services.engine.mutations.run(SYSTEM, (tx) => givePlace(tx, { classroom: room, member: late.id }))
  const users = (await list()).map(({ user }) => user)
  expect(users).toHaveLength(61)
  const { rows } = await sql<{ id: number }>`
    insert into class_meeting (classroom_id, teacher_id, starttime, minutes, zone)
    values (${room}, ${teacher.id}, epoch_seconds() - 300, 60, 'Asia/Shanghai') returning id
  `.execute(db())
  const marks = users.map((user) => ({ user, state: 'present' }))
  const taken = await call('/api/timetable/take', teacher, { id: room, meeting: rows[0]!.id, marks })
  expect(taken).toMatchObject({ code: 1 })
})

test('is not shown for sale while its class is closed, nor once that has ended', async () => {
  const { room, good } = await onSale()
  const isShown = async () =>
    (await server.app.inject(`/api/good/index?limit=100`))
      .json<Answer<{ list: { id: number }[] }>>()
      .data.list.some(({ id }) => id === good)
  expect(await isShown()).toBe(true)
  await admin('user.classroom/edit', { id: room, status: '0' })
  expect(await isShown()).toBe(false)
  await admin('user.classroom/edit', { id: room, status: '1' })
  expect(await isShown()).toBe(true)
  expect(await admin('user.classroom/disband', { ids: [room] })).toMatchObject({ code: 1 })
  expect(await isShown()).toBe(false)
})

test('goes where the kind of the good goes', async () => {
  const { buy, good } = await onSale({ stock: null })
  expect(await admin('good/edit', { id: good, kind: 'virtual' })).toMatchObject({ code: 1 })
  expect(await buy(await buyer('小鱼'), 2)).toMatchObject({ code: 1 })
})

test('says when it meets where a guardian is asked, and comes with their yes', async () => {
  const { buy, list } = await onSale({ schedule: { 'zh-cn': '每周六 10:00', en: 'Saturdays, 10:00' } })
  const { child, guardian } = await payers.newFamily()
  expect(await buy(child)).toMatchObject({ code: 1 })
  expect(await list()).toEqual([])
  const asked = async () =>
    (await call('/api/guardian/children', { id: 0, headers: guardian })).data.children[0]!.orders
  const [order] = await asked()
  expect(order).toMatchObject({ title: '周六班', schedule: '每周六 10:00' })
  const answer = { id: child.id, order: order!.id, agree: true }
  const both = await Promise.all([1, 2].map(() => call('/api/guardian/order', { id: 0, headers: guardian }, answer)))
  expect(both.filter(({ code }) => code === 1)).toHaveLength(1)
  expect((await list()).map(({ user }) => user)).toEqual([child.id])
  expect(await packagesOf(child)).toHaveLength(1)
})

test('is not paid for where its class has ended meanwhile, and its good can be taken off sale', async () => {
  const { room, good, buy } = await onSale()
  const { child, guardian } = await payers.newFamily()
  const asked = (await buy(child)).data.order.id
  expect(await call('/api/classroom/remove', teacher, { id: room })).toMatchObject({ code: 1 })
  const answer = { id: child.id, order: asked, agree: true }
  const agreed = await call('/api/guardian/order', { id: 0, headers: guardian }, answer)
  expect(agreed).toMatchObject({ code: 0, msg: expect.stringContaining('周六班') })
  expect(await packagesOf(child)).toEqual([])
  expect(await call('/api/guardian/order', { id: 0, headers: guardian }, { ...answer, agree: false })).toMatchObject({
    code: 1,
  })
  expect(await admin('good/edit', { id: good, status: '0' })).toMatchObject({ code: 1 })
})
