import type { CallAnswer } from '@tutu/contract/api/index'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { compose, type Services } from '../compose.ts'
import { exportMember } from '../data/member-export.ts'
import { parseEnv } from '../env.ts'
import { findMismatches } from '../ledger/check.ts'
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
  server = await testApp({ env: { SECRET_KEY: '5a'.repeat(32) } })
  await openChannels(server, { sms: true })
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

type Data = CallAnswer<'GET /api/shop/refund'> &
  CallAnswer<'GET /api/guardian/refunds'> & { errors: Record<string, string> }

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

const WHY = { reason: 'mistake', words: '本来想买另一本' }
const ask = (id: number, form: object = {}) => call('POST', 'shop/refund', { order: id, ...WHY, ...form })
const withdraw = (id: number) => call('POST', 'shop/withdrawRefund', { order: id })
const read = async (id: number, who = buyer) => (await call('GET', 'shop/refund', { order: id }, who.headers)).data
const office = (name: string, id: number, body: object = {}, options: object = {}) =>
  server.call('POST', `/admin/order/${name}`, { id, reason: '看过了', ...body }, { language: 'en', ...options })
const settings = (values: object) => server.call('POST', '/admin/routine.config/edit', values)

async function rowOf(
  id: number,
): Promise<{ state: string; refunded: string; refund_request: string | null; version: number }> {
  const { rows } = await sql<Awaited<ReturnType<typeof rowOf>>>`select * from shop_order where id = ${id}`.execute(db())
  return rows[0]!
}
const steps = async (id: number) => {
  const { rows } = await sql<{ step: string }>`select step from order_log where order_id = ${id} order by id`.execute(
    db(),
  )
  return rows.map(({ step }) => step).filter((step) => step.startsWith('refund'))
}
const told = async (member: number) => {
  const { rows } = await sql<{ event: string }>`
    select event from member_event where user_id = ${member} and event like '%refund%' order by id
  `.execute(db())
  return rows.map(({ event }) => event)
}
const mails = async () => {
  const { rows } = await sql<{ event: string; target: string }>`
    select event, target from message where event like 'refund%' order by id
  `.execute(db())
  return rows
}
const moneyOf = async (member: number) => {
  const { rows } = await sql<{ money: string }>`select money from member where id = ${member}`.execute(db())
  return Number(rows[0]!.money)
}

describe('a member', () => {
  test('asks for the refund of a paid order, reads that it waits and withdraws it', async () => {
    const id = await order()
    expect(await read(id)).toMatchObject({
      one: { left: '30.00', goods: 'Album', kinds: ['physical'], used: null, canAsk: true, request: null },
      asksGuardian: false,
    })
    expect((await read(id)).rules).toContain('two working days')
    expect(await ask(id)).toMatchObject({
      code: 1,
      data: { one: { canAsk: false, request: { state: 'waiting', ...WHY } } },
    })
    expect(await ask(id)).toMatchObject({ code: 0 })
    expect(await withdraw(id)).toMatchObject({
      code: 1,
      data: { one: { canAsk: true, request: { state: 'withdrawn' } } },
    })
    expect(await withdraw(id)).toMatchObject({ code: 0 })
    expect(await steps(id)).toEqual(['refund_asked', 'refund_withdrawn'])
    expect(await moneyOf(buyer.id)).toBe(170_00)
  })

  test('asks three times at most; then the school is written to', async () => {
    const id = await order()
    for (let round = 0; round < 3; round++) {
      expect(await ask(id)).toMatchObject({ code: 1 })
      expect(await withdraw(id)).toMatchObject({ code: 1 })
    }
    expect(await ask(id)).toMatchObject({ code: 0 })
    expect((await read(id)).one).toMatchObject({ canAsk: false, until: null })
  })

  test('cannot ask of what is not paid, refunded, too long ago, or another’s; nor where the school says never', async () => {
    const [unpaid, refunded, old, open] = [
      await order(buyer.id, 'offline'),
      await order(),
      await order(),
      await order(),
    ]
    await office('refund', refunded)
    await sql`update shop_order set paytime = epoch_seconds() - 31 * 86400 where id = ${old}`.execute(db())
    const others = await order((await payers.newMember()).id)
    for (const id of [unpaid, refunded, old, others]) {
      expect((await read(id)).one).toBeNull()
      expect(await ask(id)).toMatchObject({ code: 0 })
    }
    await settings({ shop_refund_days: 0 })
    expect((await read(open)).one).toBeNull()
    expect(await ask(open)).toMatchObject({ code: 0 })
    await settings({ shop_refund_days: 30 })
    expect(await ask(open)).toMatchObject({ code: 1 })
  })

  test.each([
    [{ reason: 'ghost' }, 'reason'],
    [{ words: ' ' }, 'words'],
    [{ words: 'x'.repeat(501) }, 'words'],
    [{ words: 'a\u0000b' }, 'words'],
  ])('is told beside the field what is wrong with %j', async (form, field) => {
    const { code, data } = await ask(await order(), form)
    expect([code, Object.keys(data.errors)]).toEqual([0, [field]])
  })

  test('is told how much of a course was used', async () => {
    const id = await order()
    await services.engine.mutations.run(SYSTEM, (tx) =>
      tx.insert('enrolment', [
        {
          user_id: buyer.id,
          source: 'order',
          order_id: id,
          memo: '',
          state: 'open',
          days: 10,
          begintime: now() - 3 * 86_400,
          endtime: now() + 7 * 86_400,
        },
      ]),
    )
    expect((await read(id)).one).toMatchObject({ used: 30 })
  })
})

const now = () => Math.floor(Date.now() / 1000)

describe('a guardian', () => {
  test('asks for a child, who may not and does not read their words; another’s child does not exist', async () => {
    const { child, guardian } = await payers.newFamily()
    const strangers = (await payers.newFamily()).guardian
    const id = await order(child.id)
    expect(await read(id, child)).toMatchObject({ asksGuardian: true, one: { canAsk: false } })
    expect(await call('POST', 'shop/refund', { order: id, ...WHY }, child.headers)).toMatchObject({ code: 0 })
    const of = { id: child.id, order: id }
    expect(await call('POST', 'guardian/refund', { ...of, ...WHY }, strangers)).toMatchObject({ code: 0 })
    expect(await call('POST', 'guardian/refund', { ...of, ...WHY }, guardian)).toMatchObject({ code: 1 })
    expect((await read(id, child)).one!.request).toMatchObject({ state: 'waiting', words: '' })
    expect(await call('POST', 'shop/withdrawRefund', { order: id }, child.headers)).toMatchObject({ code: 0 })
    expect((await call('GET', 'guardian/refunds', { id: child.id }, guardian)).data).toMatchObject({
      list: [{ order: id, request: { state: 'waiting', ...WHY } }],
    })
    expect(await call('POST', 'guardian/withdrawRefund', of, strangers)).toMatchObject({ code: 0 })
    expect(await call('POST', 'guardian/withdrawRefund', of, guardian)).toMatchObject({ code: 1 })
    await call('POST', 'guardian/refund', { ...of, ...WHY }, guardian)
    const before = (await mails()).length
    expect(await office('refuseRefund', id)).toMatchObject({ code: 1 })
    expect((await mails()).slice(before)).toMatchObject([
      { event: 'refund_refused', target: expect.stringMatching(/^parent/) },
    ])
  })
})

test('a guardian who is reached by telephone alone is told that there is an answer, not what it says', async () => {
  for (const [name, event, contact] of [
    ['refuseRefund', 'refund_refused', '13900001001'],
    ['acceptRefund', 'refund_accepted', '13900001002'],
  ] as const) {
    const { child, guardian } = await payers.newFamily(contact)
    const id = await order(child.id)
    await call('POST', 'guardian/refund', { id: child.id, order: id, ...WHY }, guardian)
    expect(await office(name, id)).toMatchObject({ code: 1 })
    const { rows } = await sql<{ body: string }>`
      select channel, event, body from message where target = ${contact}
    `.execute(db())
    expect(rows).toMatchObject([{ channel: 'sms', event }])
    expect(rows[0]!.body).not.toContain('看过了')
  }
})

describe('the school', () => {
  test('accepts with an amount: it goes back once, and the member hears of it', async () => {
    const id = await order()
    expect(await office('acceptRefund', id)).toMatchObject({ code: 0 })
    await ask(id)
    expect(await office('acceptRefund', id, { amount: '12.00' })).toMatchObject({ code: 1 })
    expect(await office('acceptRefund', id)).toMatchObject({ code: 0 })
    expect(await rowOf(id)).toMatchObject({ state: 'paid', refunded: 12_00, refund_request: 'accepted' })
    expect(await moneyOf(buyer.id)).toBe(182_00)
    expect(await told(buyer.id)).toEqual(['order_partly_refunded'])
    expect((await read(id)).one).toMatchObject({ canAsk: true, request: { state: 'accepted', answer: '看过了' } })
    expect(await steps(id)).toEqual(['refund_asked', 'refunded'])
  })

  test('gives points back for what was paid with them', async () => {
    const id = await order(buyer.id, 'points')
    await ask(id)
    expect(await office('acceptRefund', id)).toMatchObject({ code: 0 })
    expect(await office('acceptPoints', id)).toMatchObject({ code: 1 })
    expect(await rowOf(id)).toMatchObject({ state: 'refunded', refunded_score: 5, refund_request: 'accepted' })
  })

  test('refuses with a reason that the member is told each time; an ordinary refund answers what waits', async () => {
    const id = await order()
    await ask(id)
    expect(await office('refuseRefund', id, { reason: '' })).toMatchObject({ code: 0 })
    expect(await office('refuseRefund', id, { reason: '已经拆封' })).toMatchObject({ code: 1 })
    const refused = { state: 'refused', answer: '已经拆封' }
    expect((await read(id)).one!.request).toMatchObject(refused)
    // What is given back for another reason is not the answer.
    await office('refund', id, { amount: '2.00', reason: '少发了一张' })
    expect((await read(id)).one!).toMatchObject({ cost: '30.00', left: '28.00', request: refused })
    await sql`update shop_order set refund_time = refund_time - 60 where id = ${id}`.execute(db())
    await ask(id)
    await office('refund', id, { amount: '1.00' })
    expect(await rowOf(id)).toMatchObject({ refund_request: 'accepted' })
    expect(await office('refuseRefund', id)).toMatchObject({ code: 0 })
    expect(await told(buyer.id)).toEqual(['refund_refused', 'order_partly_refunded', 'order_partly_refunded'])
  })

  test('is written to where it wants to be, and sees what waits on the dashboard and in the list', async () => {
    await settings({ shop_refund_mail: 'desk@example.com' })
    const waiting = async () => {
      const { data } = await server.call<{ waiting: { key: string; value: number }[] }>('GET', '/admin/dashboard/index')
      return data.waiting.find(({ key }) => key === 'shop-order-refund')?.value ?? 0
    }
    const before = await waiting()
    const id = await order()
    await ask(id)
    expect((await mails()).at(-1)).toEqual({ event: 'refund_asked', target: 'desk@example.com' })
    await settings({ school_language: 'en' })
    await ask(await order())
    const { rows } = await sql<{ body: string }>`select body from message order by id desc limit 1`.execute(db())
    expect(rows[0]!.body).toMatch(/A refund of order \d+ is asked for: .*mistake/i)
    await settings({ shop_refund_mail: '', school_language: 'zh-cn' })
    expect((await waiting()) - before).toBe(2)
    const search = [{ field: 'refund_request', val: 'waiting', operator: '=' }]
    const { data } = await server.call<{ list: { id: number }[] }>('GET', '/admin/order/index', { search })
    expect(data.list.map((one) => one.id)).toContain(id)
  })

  test('without the right answers nothing', async () => {
    const id = await order()
    await ask(id)
    const token = await server.signIn(['order', 'order/index', 'order/refund'])
    for (const name of ['acceptRefund', 'refuseRefund'])
      expect(await office(name, id, {}, { token })).toMatchObject({ code: 401 })
  })
})

test('asked for twice, accepted twice and withdrawn at once: one story, and money goes back once', async () => {
  for (let round = 0; round < 6; round++) {
    const who = await payers.newMember()
    const id = await order(who.id)
    const asks = () => call('POST', 'shop/refund', { order: id, ...WHY }, who.headers)
    const firsts = await Promise.all([asks(), asks(), asks()])
    expect(firsts.map(({ code }) => code).toSorted()).toEqual([0, 0, 1])
    const answers = await Promise.all([
      office('acceptRefund', id),
      call('POST', 'shop/withdrawRefund', { order: id }, who.headers),
      office('acceptRefund', id),
      office('refuseRefund', id),
      asks(),
    ])
    const { state, refund_request, refunded } = await rowOf(id)
    const log = await steps(id)
    const times = (step: string) => log.filter((one) => one === step).length
    const isRefunded = times('refunded') === 1
    expect(times('refunded')).toBeLessThanOrEqual(1)
    expect([state, Number(refunded)]).toEqual(isRefunded ? ['refunded', 30_00] : ['paid', 0])
    expect(await moneyOf(who.id)).toBe(isRefunded ? 200_00 : 170_00)
    // What each was told is what happened, and every request has one end, or waits.
    const [first, withdrawn, second, refused, again] = answers.map(({ code }) => code)
    expect([first! + second!, withdrawn, refused, 1 + again!]).toEqual(
      ['refunded', 'refund_withdrawn', 'refund_refused', 'refund_asked'].map(times),
    )
    const ends = times('refunded') + times('refund_withdrawn') + times('refund_refused')
    expect(times('refund_asked') - ends).toBe(refund_request === 'waiting' ? 1 : 0)
  }
  expect(await findMismatches(db())).toEqual([])
})

test('what a member takes along has what they asked for; erased, their words are gone', async () => {
  const id = await order()
  await ask(id, { words: '袋熊不想要了' })
  const { text } = await exportMember(services.engine, memberId(buyer.id), 'json', 'zh-cn')
  expect(text).toContain('袋熊不想要了')
  await services.engine.mutations.run(SYSTEM, (tx) =>
    eraseMember(tx, services.engine.registry, memberId(buyer.id), { works: 'remove' }),
  )
  // Nobody waits for an answer any more.
  expect(await rowOf(id)).toMatchObject({
    refund_words: null,
    refund_reason: 'mistake',
    refund_request: 'withdrawn',
  })
  const { rows } = await sql`select from history where changes::text like '%袋熊不想要了%'`.execute(db())
  expect(rows).toEqual([])
})
