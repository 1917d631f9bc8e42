import type { CallAnswer } from '@tutu/contract/api/index'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { compose, type Services } from '../compose.ts'
import { exportMember } from '../data/member-export.ts'
import { parseEnv } from '../env.ts'
import { post } from '../ledger/post.ts'
import { memberId, SYSTEM } from '../policy/actors.ts'
import { eraseMember } from '../policy/erase-member.ts'
import { placeOrder } from '../shop/place-order.ts'
import { type Answer, testApp, type TestApp } from '../testing/app.ts'
import { openChannels } from '../testing/open-channels.ts'
import { type Payer, payersOf } from '../testing/payers.ts'

let server: TestApp
let services: Services
let payers: ReturnType<typeof payersOf>
let good: number
beforeAll(async () => {
  server = await testApp()
  await openChannels(server)
  services = await compose({ env: parseEnv({ LOG_LEVEL: 'silent' }), database: server.database, log: server.app.log })
  payers = payersOf(services)
  const form = {
    title_i18n: { 'zh-cn': '画册', en: 'Album' },
    kind: 'physical',
    price: '30.00',
    score_price: 5,
    status: '1',
  }
  good = (await server.call<{ id: number }>('POST', '/admin/good/add', form)).data.id
})
afterAll(async () => {
  await services.close()
  await server.close()
})

let buyer: Payer
beforeEach(async () => {
  buyer = await payers.newMember()
})

const db = () => server.database.kysely

const order = (member = buyer.id, payType: 'balance' | 'points' | 'offline' = 'balance', quantity = 1) =>
  services.engine.mutations.run(SYSTEM, (tx) =>
    placeOrder(tx, { member, payType, address: '前台自取', lines: [{ good, quantity }] }),
  )

type Data = CallAnswer<'GET /api/shop/invoice'> &
  CallAnswer<'GET /api/guardian/invoices'> &
  CallAnswer<'GET /api/shop/invoiceFile'> & { errors: Record<string, string> }

async function call(method: 'GET' | 'POST', path: string, values: object, headers = buyer.headers) {
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))
  const answer = await server.app.inject({
    method,
    url: method === 'GET' ? `/api/${path}?${query}` : `/api/${path}`,
    headers: { ...headers, 'think-lang': 'en', server: 'true' },
    ...(method === 'POST' && { payload: values }),
  })
  return answer.json<Omit<Answer<Data>, 'status'>>()
}

const SCHOOL = {
  title_kind: 'company',
  title: '胡萝卜小学',
  tax_number: '91350100M000100Y43',
  email: 'books@example.com',
}
const ask = (id: number, form: object = {}) => call('POST', 'shop/invoice', { order: id, ...SCHOOL, ...form })
const read = async (id: number, who = buyer) => (await call('GET', 'shop/invoice', { order: id }, who.headers)).data

type Row = { id: number; version: number; state: string; amount: string; refunded: string; number: string | null }
async function rowsOf(id: number): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from invoice where order_id = ${id} order by id`.execute(db())
  return rows
}
const latest = async (id: number): Promise<Row> => (await rowsOf(id)).at(-1)!
const office = (name: string, body: object, options: object = {}) =>
  server.call('POST', `/admin/invoice/${name}`, body, { language: 'en', ...options })
let numbers = 0
const newNumber = () => `264420000000${String((numbers += 1)).padStart(8, '0')}`
const PDF = { name: 'fapiao.PDF', data: Buffer.from('%PDF-1.7 an invoice').toString('base64') }
const issue = async (id: number, more: object = {}) =>
  office('issue', { id: (await latest(id)).id, number: newNumber(), ...more })
const refund = (id: number, amount?: string) =>
  server.call('POST', '/admin/order/refund', { id, reason: '不想要了', ...(amount && { amount }) })
const mails = async () => {
  const { rows } = await sql<{ event: string; target: string }>`
    select event, target from message where event like 'invoice%' order by id
  `.execute(db())
  return rows
}
const told = async (member: number) => {
  const { rows } = await sql<{ event: string }>`
    select event from member_event where user_id = ${member} and event like 'invoice%' order by id
  `.execute(db())
  return rows.map(({ event }) => event)
}

describe('a member', () => {
  test('asks for an invoice of an order paid with money, and is offered what they wrote before', async () => {
    const [first, second] = [await order(), await order()]
    expect(await read(first)).toMatchObject({
      one: { amount: '30.00', goods: 'Album', canAsk: true, invoice: null },
      last: null,
      asksGuardian: false,
    })
    const asked = await ask(first, { tax_number: '91350100m000100y43' })
    expect(asked).toMatchObject({
      code: 1,
      data: { one: { invoice: { state: 'waiting', ...SCHOOL, amount: '30.00' } } },
    })
    expect(await read(second)).toMatchObject({ one: { invoice: null }, last: SCHOOL })
    expect(await latest(first)).toMatchObject({ asked_by: 'member', language: 'en' })
  })

  test('changes and withdraws it while it waits, and asks anew; one at a time', async () => {
    const id = await order()
    await ask(id)
    await ask(id, { title_kind: 'personal', title: '林妈妈' })
    expect(await rowsOf(id)).toMatchObject([{ title: '林妈妈', tax_number: null, version: 2 }])
    expect(await call('POST', 'shop/withdrawInvoice', { order: id })).toMatchObject({ code: 1 })
    expect(await call('POST', 'shop/withdrawInvoice', { order: id })).toMatchObject({ code: 0 })
    const answers = await Promise.all([ask(id), ask(id), ask(id)])
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1])
    expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['withdrawn', 'waiting'])
  })

  test.each([
    [{ tax_number: '91350100M000100Y44' }, 'tax_number'],
    [{ tax_number: '' }, 'tax_number'],
    [{ title: ' ' }, 'title'],
    [{ email: 'nobody' }, 'email'],
    [{ title_kind: 'ghost' }, 'title_kind'],
  ])('is told beside the field what is wrong with %j', async (form, field) => {
    const id = await order()
    const { code, data } = await ask(id, form)
    expect(code).toBe(0)
    expect(Object.keys(data.errors)).toEqual([field])
    expect(await rowsOf(id)).toEqual([])
  })

  test('has none of what was not paid, paid in points, refunded, or another’s', async () => {
    const [unpaid, points, refunded] = [
      await order(buyer.id, 'offline'),
      await order(buyer.id, 'points'),
      await order(),
    ]
    await refund(refunded)
    for (const id of [unpaid, points, refunded]) {
      expect((await read(id)).one).toBeNull()
      expect(await ask(id)).toMatchObject({ code: 0 })
    }
    const others = await order((await payers.newMember()).id)
    expect((await read(others)).one).toBeNull()
    expect(await ask(others)).toMatchObject({ code: 0 })
  })

  test('sees nothing of it where the school takes no requests, but what was issued before', async () => {
    const [before, after] = [await order(), await order()]
    await ask(before)
    await issue(before, { file: PDF })
    await server.call('POST', '/admin/routine.config/edit', { shop_invoices: false })
    expect((await read(after)).one).toBeNull()
    expect(await ask(after)).toMatchObject({ code: 0 })
    expect((await read(before)).one).toMatchObject({ canAsk: false, invoice: { state: 'issued' } })
    expect(await call('GET', 'shop/invoiceFile', { order: before })).toMatchObject({ code: 1 })
    await server.call('POST', '/admin/routine.config/edit', { shop_invoices: true })
  })
})

describe('a guardian', () => {
  test('asks for a child, who may not; another’s child does not exist', async () => {
    const { child, guardian } = await payers.newFamily()
    const id = await order(child.id)
    expect(await read(id, child)).toMatchObject({ asksGuardian: true, last: null, one: { canAsk: false } })
    expect(await call('POST', 'shop/invoice', { order: id, ...SCHOOL }, child.headers)).toMatchObject({ code: 0 })
    const body = { id: child.id, order: id, ...SCHOOL }
    const strangers = (await payers.newFamily()).guardian
    expect(await call('POST', 'guardian/invoice', body, strangers)).toMatchObject({ code: 0 })
    expect(await call('POST', 'guardian/invoice', body, guardian)).toMatchObject({ code: 1 })
    await issue(id, { file: PDF })
    expect((await call('GET', 'guardian/invoices', { id: child.id }, guardian)).data).toMatchObject({
      list: [{ order: id, invoice: { state: 'issued', email: SCHOOL.email, hasFile: true } }],
      last: SCHOOL,
    })
    // The child reads that there is one, and not by what the parents are reached.
    expect((await read(id, child)).one!.invoice).toMatchObject({ state: 'issued', email: '' })
    const of = { id: child.id, order: id }
    expect((await call('GET', 'guardian/invoiceFile', of, guardian)).data.data).toBe(PDF.data)
    expect(await call('GET', 'guardian/invoiceFile', of, strangers)).toMatchObject({ code: 0 })
    expect(await call('POST', 'guardian/withdrawInvoice', of, guardian)).toMatchObject({ code: 0 })
  })
})

describe('the school', () => {
  test('issues it with its number and file, which the member is told, written to, and downloads; nobody else does', async () => {
    const id = await order()
    await ask(id)
    const before = (await mails()).length
    const number = newNumber()
    expect(await issue(id, { number, issueday: '2026-11-20', file: PDF })).toMatchObject({ code: 1 })
    expect((await read(id)).one).toMatchObject({
      canAsk: false,
      invoice: { state: 'issued', number, day: '2026-11-20', hasFile: true },
    })
    expect(await told(buyer.id)).toEqual(['invoice_issued'])
    expect((await mails()).slice(before)).toEqual([{ event: 'invoice_issued', target: SCHOOL.email }])
    expect((await call('GET', 'shop/invoiceFile', { order: id })).data).toEqual({
      name: `fapiao-${number}.pdf`,
      type: 'application/pdf',
      data: PDF.data,
    })
    expect(await call('GET', 'shop/invoiceFile', { order: id }, (await payers.newMember()).headers)).toMatchObject({
      code: 0,
    })
    expect(await ask(id)).toMatchObject({ code: 0 })
    expect(await call('POST', 'shop/withdrawInvoice', { order: id })).toMatchObject({ code: 0 })
    const row = await latest(id)
    const { data } = await office('download', { id: row.id })
    const address = `/admin/invoice/download?ticket=${String(data.ticket)}`
    const file = await server.app.inject({ url: address })
    expect(file.rawPayload.toString()).toBe('%PDF-1.7 an invoice')
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    expect((await server.app.inject({ url: address, headers: { server: 'true' } })).json()).toMatchObject({ code: 0 })
  })

  test('without the right does nothing, and two at once issue it once', async () => {
    const id = await order()
    await ask(id)
    const { id: row, version } = await latest(id)
    const token = await server.signIn(['invoice', 'invoice/index'])
    for (const [name, more] of [
      ['issue', { number: newNumber() }],
      ['refuse', { reason: '不开' }],
      ['attach', { file: PDF }],
    ] as const)
      expect(await office(name, { id: row, ...more }, { token })).toMatchObject({ code: 401 })
    const [numberOfOne, numberOfOther] = [newNumber(), newNumber()]
    const both = await Promise.all(
      [numberOfOne, numberOfOther].map((number) => office('issue', { id: row, versions: [version], number })),
    )
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1])
    expect(await told(buyer.id)).toEqual(['invoice_issued'])
  })

  test('is told beside the field what is wrong, and nothing of it is kept', async () => {
    const [first, second] = [await order(), await order()]
    await ask(first)
    await ask(second)
    const number = newNumber()
    expect(await issue(first, { number })).toMatchObject({ code: 1 })
    for (const [form, field] of [
      [{ number }, 'number'],
      [{ number: '' }, 'number'],
      [{ number: '12' }, 'number'],
      [{ issueday: '2999-01-01' }, 'issueday'],
      [{ file: { name: 'a.exe', data: PDF.data } }, 'file'],
      [{ file: { name: 'a.ofd', data: PDF.data } }, 'file'],
      [{ file: { ...PDF, data: Buffer.alloc(1024 * 1024 + 1, '%').toString('base64') } }, 'file'],
    ] as const) {
      const { code, data } = await issue(second, form)
      expect([code, Object.keys((data as { errors: object }).errors)]).toEqual([0, [field]])
    }
    expect(await latest(second)).toMatchObject({ state: 'waiting', has_file: false })
  })

  test('refuses with a reason, after which it is asked for again; a file can come later', async () => {
    const id = await order()
    await ask(id)
    expect(await office('refuse', { id: (await latest(id)).id })).toMatchObject({ code: 0 })
    expect(await office('refuse', { id: (await latest(id)).id, reason: '税号不对' })).toMatchObject({ code: 1 })
    expect((await read(id)).one).toMatchObject({ canAsk: true, invoice: { state: 'refused', reason: '税号不对' } })
    expect(await told(buyer.id)).toEqual(['invoice_refused'])
    await ask(id)
    await issue(id)
    expect(await call('GET', 'shop/invoiceFile', { order: id })).toMatchObject({ code: 0 })
    expect(await office('attach', { id: (await latest(id)).id, file: PDF })).toMatchObject({ code: 1 })
    expect(await call('GET', 'shop/invoiceFile', { order: id })).toMatchObject({ code: 1 })
  })

  test('reads on the dashboard what waits', async () => {
    const waiting = async () => {
      const { data } = await server.call<{ waiting: { key: string; value: number }[] }>('GET', '/admin/dashboard/index')
      return Object.fromEntries(data.waiting.map(({ key, value }) => [key, value]))
    }
    const before = await waiting()
    const [first, second] = [await order(), await order()]
    for (const id of [first, second]) await ask(id)
    await issue(second)
    await refund(second, '10.00')
    const after = await waiting()
    expect(after.invoice! - (before.invoice ?? 0)).toBe(1)
    expect(after['invoice-due']! - (before['invoice-due'] ?? 0)).toBe(1)
  })
})

describe('a refund', () => {
  test('lessens what waits, and the whole ends it', async () => {
    const id = await order()
    await ask(id)
    await refund(id, '10.00')
    expect(await latest(id)).toMatchObject({ state: 'waiting', amount: 20_00 })
    await refund(id)
    expect((await read(id)).one).toMatchObject({
      canAsk: false,
      invoice: { state: 'refused', reason: 'All of the order was refunded' },
    })
  })

  test('of what is issued makes it due; once it is void, the rest can be asked for', async () => {
    const id = await order()
    await ask(id)
    await issue(id)
    await refund(id, '10.00')
    await refund(id, '5.00')
    expect(await latest(id)).toMatchObject({ state: 'due', amount: 30_00, refunded: 15_00 })
    expect(await ask(id)).toMatchObject({ code: 0 })
    const red = { red_number: newNumber(), reason: '退款冲红' }
    expect(await office('voided', { id: (await latest(id)).id, ...red })).toMatchObject({ code: 1 })
    expect((await read(id)).one).toMatchObject({ canAsk: true, amount: '15.00', invoice: { state: 'void' } })
    expect(await told(buyer.id)).toEqual(['invoice_issued', 'invoice_void'])
    await ask(id)
    expect(await latest(id)).toMatchObject({ state: 'waiting', amount: 15_00 })
  })

  test('at the moment of issuing is in the amount, or makes it due: never lost', async () => {
    for (let round = 0; round < 8; round++) {
      const id = await order(buyer.id, 'balance', 1)
      await post10(buyer.id)
      await ask(id)
      const [issued, refunded] = await Promise.all([issue(id), refund(id, '10.00')])
      expect([issued.code, refunded.code]).toEqual([1, 1])
      const { state, amount, refunded: since } = await latest(id)
      expect([
        ['issued', 20_00, 0],
        ['due', 30_00, 10_00],
      ]).toContainEqual([state, Number(amount), Number(since)])
    }
  })

  test('while the member withdraws and the school issues: one of both', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await order()
      await post10(buyer.id)
      await ask(id)
      const answers = await Promise.all([issue(id), call('POST', 'shop/withdrawInvoice', { order: id })])
      expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1])
    }
  })
})

/** So that there is enough for the next round. */
const post10 = (member: number) =>
  services.engine.mutations.run(SYSTEM, (tx) => post(tx, { account: 'money', member, amount: 30_00, reason: '充值' }))

test('what a member takes along has their invoices; of an erased one stays what was issued, without the address', async () => {
  const [issued, waiting] = [await order(), await order()]
  await ask(issued)
  await issue(issued, { file: PDF })
  await ask(waiting, { title: '袋熊妈妈的抬头', title_kind: 'personal' })
  const { text } = await exportMember(services.engine, memberId(buyer.id), 'json', 'zh-cn')
  expect(text).toContain('袋熊妈妈的抬头')
  await services.engine.mutations.run(SYSTEM, (tx) =>
    eraseMember(tx, services.engine.registry, memberId(buyer.id), { works: 'remove' }),
  )
  expect(await rowsOf(issued)).toMatchObject([{ title: SCHOOL.title, email: null, state: 'issued' }])
  expect(await rowsOf(waiting)).toEqual([])
  const { rows } = await sql`select from history where changes::text like '%袋熊妈妈的抬头%'`.execute(db())
  expect(rows).toEqual([])
})
