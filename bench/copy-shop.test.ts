import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Services } from '../server/src/compose.ts'
import { findMismatches } from '../server/src/ledger/check.ts'
import { testApp, type TestApp } from '../server/src/testing/app.ts'
import { testServices } from '../server/src/testing/services.ts'
import { copyMembers } from './copy-members.ts'
import { copyOrders } from './copy-orders.ts'
import { copyWorks } from './copy-works.ts'

let server: TestApp
let services: Services
let before: unknown
beforeAll(async () => {
  server = await testApp()
  services = await testServices(server.database)
  before = await structure()
})
afterAll(async () => {
  await services.close()
  await server.close()
})

const numberOf = async (text: string): Promise<number> => {
  const { rows } = await server.database.pool.query<{ number: string }>(`select (${text}) as number`)
  return Number(rows[0]!.number)
}
/** Indexes, constraints and triggers of what is filled, and whether they hold. */
async function structure(): Promise<unknown> {
  const { rows } = await server.database.pool.query(
    `with filled (id) as (select unnest('{member,score_log,money_log,shop_order,order_line,order_log,cases,cases_search,reaction}'::regclass[]))
     select pg_get_indexdef(indexrelid) as text from pg_index join filled on id = indrelid
     union all select conname || pg_get_constraintdef(oid) || convalidated from pg_constraint join filled on filled.id = conrelid
     union all select tgname || tgenabled::text from pg_trigger join filled on id = tgrelid where not tgisinternal order by 1`,
  )
  return rows
}

test('made-up members have what their entries come to, and sign in with no password', async () => {
  const members = { entries: 10, password: 'nobody’s' }
  expect(await copyMembers(services, { ...members, count: 30 })).toBe(30)
  expect(await copyMembers(services, { ...members, count: 40 })).toBe(10)
  expect(await copyMembers(services, { ...members, count: 40 })).toBe(0)
  expect(await numberOf('select count(*) from score_log')).toBe(400)
  expect(await numberOf('select count(distinct (user_id, before, after)) from score_log')).toBe(400)
  expect(await numberOf('select min(before) from score_log')).toBe(0)
  expect(await findMismatches(server.database.kysely)).toEqual([])
})

test('made-up orders cost what their lines cost, have the steps of their state, and leave balances as they were', async () => {
  expect(await copyOrders(services, { count: 60 })).toBe(60)
  expect(await copyOrders(services, { count: 80 })).toBe(20)
  expect(await copyOrders(services, { count: 80 })).toBe(0)
  const sum = await numberOf('select sum(total) from shop_order')
  expect(await numberOf('select sum(quantity * price) from order_line')).toBe(sum)
  expect(await numberOf(`select sum(amount) from order_log where step = 'paid'`)).toBe(
    await numberOf(`select sum(total) from shop_order where paytime is not null`),
  )
  expect(
    await numberOf(
      `select count(*) from shop_order where goods ->> 'zh-cn' is distinct from (
         select string_agg((title ->> 'zh-cn') || case when quantity > 1 then ' × ' || quantity else '' end, '、' order by id)
         from order_line where order_id = shop_order.id)`,
    ),
  ).toBe(0)
  expect(await numberOf('select max(createtime) - epoch_seconds() from order_log')).toBeLessThanOrEqual(0)
  expect(await numberOf(`select sum(sold) from good`)).toBe(
    await numberOf(
      `select sum(quantity) from order_line join shop_order on shop_order.id = order_id where state not in ('cancelled', 'refunded')`,
    ),
  )
  expect(await findMismatches(server.database.kysely)).toEqual([])
})

test('made-up works are found by their words, and their likes are counted', async () => {
  expect(await copyWorks(services, { count: 30 })).toBe(30)
  expect(await copyWorks(services, { count: 40 })).toBe(10)
  expect(await copyWorks(services, { count: 40 })).toBe(0)
  expect(
    await numberOf(
      'select count(*) from cases where likes <> (select count(*) from reaction where cases_id = cases.id)',
    ),
  ).toBe(0)
  const { data } = await server.call<{ list: { id: number; title: string }[] }>('GET', '/api/cases/index', {
    limit: 50,
  })
  expect(data.list).toHaveLength(36)
  const { id, title } = data.list[7]!
  const { data: found } = await server.call<{ list: { id: number }[] }>('GET', '/api/cases/index', {
    quick_search: title,
  })
  expect(found.list.map((work) => work.id)).toContain(id)
})

test('what the tables are checked by is as it was, of many rows and of what failed in the middle', async () => {
  expect(await structure()).toEqual(before)
  await copyMembers(services, { count: 1040, entries: 50, password: 'nobody’s' })
  expect(await structure()).toEqual(before)
  const abort = new AbortController()
  const broken = copyWorks(services, { count: 60_000, signal: abort.signal, onProgress: () => abort.abort() })
  await expect(broken).rejects.toThrow('aborted')
  expect(await numberOf('select count(*) from cases')).toBe(40)
  expect(await structure()).toEqual(before)
})
