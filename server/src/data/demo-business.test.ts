import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findMismatches } from '../ledger/check.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { conductDemoBusiness } from './demo-business.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ content: 'demo' })
  await conductDemoBusiness(server.app.engine)
})
afterAll(() => server.close())

type List = { list: Record<string, unknown>[]; total: number }
const listOf = async (base: string): Promise<List['list']> =>
  (await server.call<List>('GET', `/admin/${base}/index`, { limit: 100 })).data.list
const query = async <Row>(text: string): Promise<Row[]> =>
  (await sql.raw<Row>(text).execute(server.database.kysely)).rows

test.each([
  ['order', 9],
  ['orderLine', 9],
  ['orderLog', 25],
  ['invoice', 3],
  ['topUp', 5],
  ['enrolment', 4],
  ['user.moneyLog', 10],
  ['user.scoreLog', 4],
  ['user.classroom', 4],
  ['notice', 5],
  ['user.classroomTask', 5],
  ['certificate', 2],
  ['user.guardian', 2],
  ['user.consent', 3],
  ['subscriber', 5],
  ['mailing', 2],
  ['message', 4],
  ['report', 2],
  ['user.group', 2],
  ['workReport', 2],
  ['trial', 8],
  ['trialTime', 5],
  ['trialNote', 5],
])('%s has %i rows', async (base, count) => expect(await listOf(base)).toHaveLength(count))

test('a number on a certificate of the demo is one that can be checked', async () => {
  const certificates = await listOf('certificate')
  for (const { number, name } of certificates) {
    const answer = await server.call('GET', `/api/learning/certificate?number=${String(number)}`)
    expect(answer.data).toMatchObject({ number, name })
    expect(number).toMatch(/^[A-Z0-9]{10}$/)
  }
})

test('the classes that go on have pupils, some of whom have done a lesson of their tasks', async () => {
  const done = await query<{ name: string; pupils: number; done: number }>(`
    select c.name, count(distinct place.user_id)::int as pupils, count(distinct place.user_id) filter (
      where jsonb_typeof(p.progress -> 'lessons' -> task.lesson_id::text -> 'done') = 'number'
    )::int as done
    from classroom c join classroom_member place on place.classroom_id = c.id
      left join classroom_task task on task.classroom_id = c.id left join learning_progress p on p.user_id = place.user_id
    where c.status group by c.id order by c.id
  `)
  expect(done).toEqual([
    { name: '周三 Scratch · Wednesday', pupils: 4, done: 1 },
    { name: '周六 Python · Saturday', pupils: 3, done: 1 },
  ])
})

test('balances are what their entries come to, and nobody owes anything', async () => {
  expect(await findMismatches(server.database.kysely)).toEqual([])
  expect(await query('select username, money::int, score from member where is_demo order by id')).toEqual([
    { username: 'demo_carrot', money: 71_00, score: 120 },
    { username: 'demo_doudou', money: 0, score: 0 },
    { username: 'demo_nightowl', money: 1_00, score: 60 },
    { username: 'demo_leaf', money: 41_30, score: 80 },
    { username: 'demo_lumi', money: 0, score: 0 },
    { username: 'demo_manman', money: 0, score: 0 },
    { username: 'demo_doufu', money: 0, score: 0 },
    { username: 'demo_nuomi', money: 0, score: 0 },
    { username: 'demo_poppy', money: 0, score: 0 },
  ])
})

test('orders cost what their lines come to, and the stock is what was bought in without what was sold', async () => {
  const unequal = `select o.id from shop_order o join order_line l on l.order_id = o.id group by o.id
    having o.total <> sum(l.price * l.quantity) or o.total_score <> sum(l.score_price * l.quantity)`
  expect(await query(unequal)).toEqual([])
  const stocks = await query(`
    select stock, sold, (select sum((p ->> 'quantity')::int) from jsonb_array_elements(purchases) p where (p ->> 'arrived')::boolean)::int as bought
    from good where purchases is not null order by id desc`)
  expect(stocks).toEqual([
    { stock: 245, sold: 5, bought: 250 },
    { stock: 79, sold: 1, bought: 80 },
  ])
})

test('orders of every state that an operator deals with, the newest on top, and each with its time', async () => {
  const orders = await listOf('order')
  expect(orders.map(({ state }) => state)).toEqual([
    'pending',
    'paid',
    'delivered',
    'cancelled',
    'refunded',
    'delivered',
    'delivered',
    'delivered',
    'delivered',
  ])
  const times = orders.map(({ createtime }) => Number(createtime))
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  for (const { number, createtime } of orders)
    expect(String(number).slice(0, 8)).toBe(
      new Date(Number(createtime) * 1000).toISOString().slice(0, 10).replaceAll('-', ''),
    )
  const early = 'select from order_log l join shop_order o on o.id = l.order_id where l.createtime < o.createtime'
  expect(await query(early)).toEqual([])
  // Who joined only later could not have bought anything.
  expect(
    await query('select from shop_order o join member m on m.id = o.user_id where o.createtime < m.createtime'),
  ).toEqual([])
})

test('courses that were bought or given are open, and begun', async () => {
  const opened = (await listOf('enrolment')).map(({ source, progress, state }) => [source, progress, state])
  expect(opened).toEqual([
    ['order', 33, 'open'],
    ['given', 16, 'open'],
    ['order', null, 'open'],
    ['order', 83, 'open'],
  ])
})

test('lists tell what the server wrote in the reader’s language, and who did something by what they are called', async () => {
  const language = 'en'
  const { data } = await server.call<List>('GET', '/admin/user.moneyLog/index', { limit: 100 }, { language })
  const written = data.list.map(({ memo }) => String(memo).replace(/\d{20}$/, '…'))
  expect(new Set(written)).toEqual(new Set(['Order …', 'Top-up …']))
  expect(data.list.find(({ admin }) => admin)).toMatchObject({ admin: { username: 'admin', nickname: 'Admin' } })
})

test('whoever dealt with something is named', async () => {
  const nobody = ['contact', 'work_report'].map(
    (table) => `select from ${table} where handletime is not null and handler_id is null`,
  )
  for (const text of [...nobody, 'select from cases where reviewtime is not null and reviewer_id is null'])
    expect(await query(text)).toEqual([])
  expect(await listOf('auth.adminLog')).toEqual([])
})

test('children under 14 have a guardian who has agreed, and the groups of the office hold rights of their own', async () => {
  const year = new Date().getFullYear()
  const children = await query<{ birth_year: number; decision: string; contact: string }>(`
    select m.birth_year, c.decision, g.contact from member m join guardian g on g.id = m.guardian_id
      join consent c on c.user_id = m.id and c.guardian_id = g.id where m.is_demo`)
  expect(children).toHaveLength(3)
  for (const { birth_year, decision, contact } of children) {
    expect(year - birth_year).toBeLessThan(14)
    expect([decision, contact.endsWith('@example.com')]).toEqual(['accepted', true])
  }
  const groups = await query<{ name: { en: string }; rights: number }>(`
    select name, cardinality(rules)::int as rights from admin_group where is_demo order by id`)
  expect(groups.map(({ name }) => name.en)).toEqual(['Editors', 'Reviewers of works', 'Front desk'])
  for (const { rights } of groups) expect(rights).toBeGreaterThan(5)
})

test('a letter of the school goes to none of the demo’s readers', async () => {
  const [blog] = await query<{ id: number }>(`select id from blog where slug = 'stuck-child'`)
  expect(await server.call('POST', '/admin/blog/sendLetter', { ids: [blog!.id] })).toMatchObject({ code: 0 })
})
