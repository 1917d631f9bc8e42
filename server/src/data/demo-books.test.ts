import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findMismatches } from '../ledger/check.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { testServices } from '../testing/services.ts'
import { conductDemoBusiness } from './demo-business.ts'
import { type Removal, removeDemo } from './remove-demo.ts'

let server: TestApp
beforeEach(async () => {
  server = await testApp({ content: 'demo' })
  await conductDemoBusiness(server.app.engine)
})
afterEach(() => server.close())

async function listOf(base: string): Promise<Record<string, unknown>[]> {
  const { data } = await server.call<{ list: Record<string, unknown>[] }>('GET', `/admin/${base}/index`, { limit: 100 })
  return data.list
}
const query = async <Row>(text: string): Promise<Row[]> =>
  (await sql.raw<Row>(text).execute(server.database.kysely)).rows
const valuesOf = async (base: string, name: string) => [...new Set((await listOf(base)).map((row) => row[name]))]

/** Somebody real. */
async function addChild(): Promise<{ id: number }> {
  const [child] = await query<{ id: number }>(`
    insert into member (username, nickname, password, group_id)
    select 'child_1', '小明', '!', min(id) from member_group returning id`)
  return child!
}

/** As `npm run demo:remove` does it, beside the server. */
async function withoutDemo(): Promise<Removal> {
  const services = await testServices(server.database)
  return removeDemo(services.engine).finally(() => services.close())
}

test('removing the demo takes nothing out of the books: they are balanced, and who stands in them is closed', async () => {
  const waiting = (await listOf('order')).find(({ state }) => state === 'paid')!
  const deliver = { ids: [waiting.id], reason: 'DEMO-03' }
  expect(await server.call('POST', '/admin/order/deliver', deliver)).toMatchObject({ code: 1 })
  const entries = ['money_log', 'score_log', 'order_line', 'order_log']
  const before = await Promise.all(entries.map((table) => query(`select * from ${table} order by id`)))

  expect(await withoutDemo()).toMatchObject({ kept: [], booked: { members: 4, goods: 6 } })

  for (const [index, table] of entries.entries())
    expect((await query(`select * from ${table} order by id`)).slice(0, before[index]!.length)).toEqual(before[index])
  expect(await findMismatches(server.database.kysely)).toEqual([])
  expect(await query('select id from member where money <> 0 or score <> 0')).toEqual([])
  expect(await valuesOf('order', 'state')).toEqual(['cancelled', 'refunded'])
  expect(await valuesOf('order', 'address')).toEqual([null])
  expect(await valuesOf('topUp', 'state')).toEqual(['refused', 'paid'])
  expect(await valuesOf('user.user', 'nickname')).toEqual(['已注销 · Closed'])
  expect(await valuesOf('user.user', 'status')).toEqual(['0'])
  expect(await valuesOf('good', 'status')).toEqual(['0'])
  const office = [
    'user.guardian',
    'user.consent',
    'subscriber',
    'mailing',
    'message',
    'report',
    'certificate',
    'lessonProgress',
    'trial',
    'trialTime',
    'trialNote',
  ]
  const school = ['course', 'cases', 'enrolment', 'workReport', 'notice', 'user.classroom', 'user.classroomTask']
  for (const base of [...school, ...office]) expect(await listOf(base), base).toEqual([])
  expect(await query('select from admin_group where is_demo union all select from member_group where is_demo')).toEqual(
    [],
  )

  expect(await withoutDemo()).toEqual({ removed: 0, kept: [], booked: { members: 0, goods: 0 } })
})

test('a member whom somebody has edited keeps all that is theirs, and what they bought stays on sale', async () => {
  const [owl] = await query<{ id: number }>(`select id from member where username = 'demo_nightowl'`)
  expect(await server.call('POST', '/admin/user.user/edit', { id: owl!.id, motto: '我的' })).toMatchObject({ code: 1 })
  const theirs = async () => (await listOf('order')).filter(({ user_id }) => user_id === owl!.id)
  const orders = await theirs()
  await withoutDemo()
  expect((await theirs()).map(({ state }) => state)).toEqual(orders.map(({ state }) => state))
  const open = (await listOf('enrolment')).filter(({ user_id }) => user_id === owl!.id)
  expect(open.map(({ state }) => state)).toEqual(['open'])
  expect(await query(`select money::int, score from member where id = ${owl!.id}`)).toEqual([
    { money: 1_00, score: 60 },
  ])
  const ordered = `select from good where id in
    (select good_id from order_line l join shop_order o on o.id = l.order_id where o.user_id = ${owl!.id})`
  expect(await query(ordered)).toHaveLength(2)
  expect(await query(`${ordered} and not status`)).toEqual([])
  expect(await findMismatches(server.database.kysely)).toEqual([])
})

test('a child’s like keeps the work and its author, and neither the books of that author nor anybody else', async () => {
  const [work] = await query<{ id: number; user_id: number }>(`
    select c.id, c.user_id from cases c join member m on m.id = c.user_id where m.username = 'demo_carrot' limit 1`)
  const child = await addChild()
  await query(`insert into reaction (cases_id, kind, user_id) values (${work!.id}, 'like', ${child.id})`)

  const { kept, booked } = await withoutDemo()

  expect(booked.members).toBe(3)
  expect(kept).toContainEqual(expect.objectContaining({ table: 'cases', id: work!.id }))
  expect(kept.flatMap(({ table, id }) => (table === 'member' ? [id] : []))).toEqual([work!.user_id])
  expect(await valuesOf('order', 'state')).toEqual(['cancelled', 'refunded'])
  expect(await query('select id from member where money <> 0 or score <> 0')).toEqual([])
  expect(await findMismatches(server.database.kysely)).toEqual([])
  expect(await valuesOf('good', 'status')).toEqual(['0'])
  for (const base of ['course', 'enrolment']) expect(await listOf(base), base).toEqual([])
  expect(await query('select user_id from reaction')).toEqual([{ user_id: child.id }])
  expect(await withoutDemo()).toEqual({ removed: 0, kept, booked: { members: 0, goods: 0 } })
})

test('a class that somebody real is in stays with its teacher, and the command says so', async () => {
  const [room] = await query<{ id: number; name: string; teacher_id: number }>(
    'select id, name, teacher_id from classroom where is_demo order by id limit 1',
  )
  const child = await addChild()
  await query(`insert into classroom_member (classroom_id, user_id, name, folded)
    values (${room!.id}, ${child.id}, '小明', '小明')`)
  const { kept } = await withoutDemo()
  expect(kept).toContainEqual({ table: 'classroom', id: room!.id, name: room!.name })
  expect(await query('select id, teacher_id from classroom')).toEqual([{ id: room!.id, teacher_id: room!.teacher_id }])
  expect(await query('select classroom_id, user_id from classroom_member')).toEqual([
    { classroom_id: room!.id, user_id: child.id },
  ])
})

test('the log of what administrators did stays as it is, and the recycle bin names none of the accounts', async () => {
  const tag = { name_i18n: { 'zh-cn': '夜猫头鹰的故事' }, slug: 'owls' }
  expect(await server.call('POST', '/admin/tag/add', tag)).toMatchObject({ code: 1 })
  const members = (
    await query<{ id: number }>('select id from member where money > 0 or id in (select user_id from shop_order)')
  ).map(({ id }) => id)
  const log = await query('select * from admin_log order by id')
  expect(JSON.stringify(log)).toContain('夜猫头鹰')
  await withoutDemo()
  expect(await query('select * from admin_log order by id')).toEqual(log)
  const named = `select resource from data_recycle_log
    where resource in ('cases', 'reaction', 'enrolment') and (data ->> 'user_id')::int = any('{${members.join()}}')`
  expect(await query(named)).toEqual([])
})
