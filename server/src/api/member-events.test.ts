import type { Notice } from '@tutu/contract/api/account'
import { MEMBER_EVENT_NAMES, wordsOf } from '@tutu/contract/core/member-events'
import { LANGUAGES } from '@tutu/contract/core/languages'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { compose, type Services } from '../compose.ts'
import { forgetOlder } from '../data/forget.ts'
import { tell } from '../data/member-events.ts'
import { createSession } from '../data/sessions.ts'
import { parseEnv } from '../env.ts'
import { post } from '../ledger/post.ts'
import { memberId, SYSTEM } from '../policy/actors.ts'
import { eraseMember } from '../policy/erase-member.ts'
import { expireTopUps } from '../payment/top-up.ts'
import { expireOrders } from '../shop/expire.ts'
import { type Answer, testApp, type TestApp } from '../testing/app.ts'
import { newCourse } from '../testing/new-course.ts'

let server: TestApp
let services: Services
beforeAll(async () => {
  server = await testApp({ env: { SECRET_KEY: '5a'.repeat(32) } })
  services = await compose({ env: parseEnv({ LOG_LEVEL: 'silent' }), database: server.database, log: server.app.log })
  await server.call('POST', '/admin/routine.config/edit', { open_member_center: true })
})
afterAll(async () => {
  await services.close()
  await server.close()
})

type Member = { id: number; token: string; nickname: string }
let made = 0
let lin: Member
let ban: Member
beforeEach(async () => {
  lin = await newMember('小林')
  ban = await newMember('小班')
})

async function newMember(nickname: string, { childMode = false, ...form }: Record<string, unknown> = {}) {
  const username = `told${(made += 1)}`
  const id = await services.engine.mutations.run(SYSTEM, async (tx) => {
    const row = { username, nickname, password: 'carrot-2026', group_id: 1, birth_year: 1990, ...form }
    const member = await tx.add('member', row)
    await post(tx, { account: 'money', member, amount: 200_00, reason: '充值' })
    return member
  })
  return { id, nickname, token: await signIn(id, childMode === true) }
}

async function signIn(identityId: number, childMode: boolean): Promise<string> {
  const session = { kind: 'member', identityId, ip: '127.0.0.1', useragent: 'test', keep: false, childMode } as const
  return (await server.database.kysely.transaction().execute((trx) => createSession(trx, session))).token
}

type Data = {
  id: number
  list: Notice[]
  total: number
  unread: number
  cards: { user: number }[]
  text: string
  order: { id: number }
  topUp: { id: number }
}
async function call({ token }: Pick<Member, 'token'>, path: string, payload?: object, language = 'zh-cn') {
  const headers = { 'ba-user-token': token, 'think-lang': language, server: 'true' }
  const method = payload ? 'POST' : 'GET'
  const answer = await server.app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) })
  return answer.json<Omit<Answer<Data>, 'status'>>()
}
async function remove({ token }: Member, base: string, id: number) {
  const headers = { 'ba-user-token': token, 'think-lang': 'zh-cn', server: 'true' }
  const url = `/api/${base}/del?ids[]=${id}`
  return (await server.app.inject({ method: 'DELETE', url, headers })).json<{ code: number }>()
}
async function admin(path: string, payload: object) {
  const answer = await server.call<{ id: number }>('POST', `/admin/${path}`, payload)
  expect(answer.code, answer.msg).toBe(1)
  return answer.data
}

const told = async (member: Pick<Member, 'token'>, language?: string) =>
  (await call(member, 'account/notices', undefined, language)).data
const titles = async (member: Pick<Member, 'token'>) => (await told(member)).list.map(({ title }) => title)

const PROGRAM = 'print("hello")'
async function newWork(member: Member, form: object = {}): Promise<number> {
  const work = { title: '会转的风车', kind: 'python', cover: '/static/covers/blank.svg', source: PROGRAM, ...form }
  const { data, msg } = await call(member, 'cases/add', work)
  expect(data, msg).toHaveProperty('id')
  expect(await call(member, 'cases/handIn', { ids: [data.id] })).toMatchObject({ code: 1 })
  return data.id
}
const review = (command: string, id: number, input: object = {}) => admin(`cases/${command}`, { ids: [id], ...input })

const both = (text: string) => ({ 'zh-cn': text, en: text })
let goods = 0
const newGood = async (form: object = {}) =>
  (
    await admin('good/add', {
      title_i18n: { 'zh-cn': `贴纸 ${(goods += 1)}`, en: `Stickers ${goods}` },
      kind: 'virtual',
      price: '10.00',
      status: '1',
      ...form,
    })
  ).id
async function order(member: Member, good: number, pay_type = 'offline', form: object = {}): Promise<number> {
  const wanted = { key: `key-0123456789-${(made += 1)}`, good, quantity: 1, pay_type, ...form }
  const { data, msg } = await call(member, 'shop/order', wanted)
  expect(data, msg).toHaveProperty('order')
  return data.order.id
}

test('every event has its words in both languages', () => {
  for (const event of MEMBER_EVENT_NAMES) {
    const { label, title, content, said } = wordsOf(event)
    for (const words of [label, title, content, said])
      for (const language of LANGUAGES) if (words) expect(words[language], event).toMatch(/\S/)
  }
})

test('the author of a work reads why it came back and where to mend it, and that it is on show', async () => {
  const work = await newWork(lin)
  expect((await told(lin)).list).toEqual([])
  await review('reject', work, { reason: '运行的时候停不下来，加一个停止的条件' })
  const { list, unread } = await told(lin)
  expect(unread).toBe(1)
  expect(list[0]).toMatchObject({
    event: 'work_rejected',
    title: '《会转的风车》还要改一改',
    content: '老师说：运行的时候停不下来，加一个停止的条件\n改好以后再提交一次，老师会再看。',
    link: `/user/works?edit=${work}`,
    read: false,
  })
  await call(lin, 'cases/handIn', { ids: [work] })
  await review('approve', work)
  await review('feature', work)
  expect((await told(lin, 'en')).list.map(({ title, link }) => [title, link])).toEqual([
    ['“会转的风车” was chosen as a featured work', `/work/${work}`],
    ['“会转的风车” is on show', `/work/${work}`],
    ['“会转的风车” needs a little more', `/user/works?edit=${work}`],
  ])
  // Taken from the wall, the messages that it is there lead nowhere.
  await review('reject', work, { reason: '再看看封面' })
  expect((await told(lin)).list.map(({ event, link }) => [event, link])).toEqual([
    ['work_taken_down', `/user/works?edit=${work}`],
    ['work_featured', null],
    ['work_approved', null],
    ['work_rejected', `/user/works?edit=${work}`],
  ])
  // What a deleted work was told of is gone with it.
  expect(await remove(lin, 'cases', work)).toMatchObject({ code: 1 })
  expect(await told(lin)).toMatchObject({ list: [], total: 0, unread: 0 })
})

test('what is refused is told to nobody', async () => {
  const work = await newWork(lin)
  const refused = await server.call('POST', '/admin/cases/reject', { ids: [work, 999_999], reason: '改一改' })
  expect(refused.code).toBe(0)
  expect(await told(lin)).toMatchObject({ total: 0 })
})

test('of all that others say to a work its author reads in one message, and of remixes once they are shown', async () => {
  const work = await newWork(lin)
  await review('approve', work)
  await call(lin, 'account/readNotices', {})
  const say = async (by: Member, kind: string) =>
    expect(await call(by, 'reaction/add', { cases_id: work, kind })).toMatchObject({ code: 1 })
  const pia = await newMember('小琵')
  await say(ban, 'like')
  await say(pia, 'like')
  await say(pia, 'idea')
  const { list, unread } = await told(lin)
  expect(unread).toBe(1)
  expect(list[0]).toMatchObject({
    event: 'work_responses',
    title: '《会转的风车》收到了评语',
    content: '喜欢 ×2 · 点子真妙 ×1',
    link: `/work/${work}`,
  })
  await call(lin, 'account/readNotices', { ids: [list[0]!.id] })
  await say(ban, 'fun')
  expect((await told(lin)).list.slice(0, 2)).toMatchObject([
    { event: 'work_responses', content: '真好玩，还想再玩一次 ×1', read: false },
    { event: 'work_responses', content: '喜欢 ×2 · 点子真妙 ×1', read: true },
  ])
  // Taken back before anybody has read of it.
  const { rows } = await sql<{ id: number }>`
    select id from reaction where cases_id = ${work} and kind = 'fun'
  `.execute(server.database.kysely)
  expect(await remove(ban, 'reaction', rows[0]!.id)).toMatchObject({ code: 1 })
  expect((await told(lin)).unread).toBe(0)

  const remix = await newWork(ban, { title: '会唱歌的风车', remix_id: work })
  expect((await told(lin)).unread).toBe(0)
  await review('approve', remix)
  expect((await told(lin)).list[0]).toMatchObject({
    title: '小班改编了《会转的风车》',
    link: `/work/${remix}`,
  })
  // Approved once more, it is no news.
  await review('reopen', remix)
  await review('approve', remix)
  expect((await told(lin)).list.filter(({ event }) => event === 'work_remixed')).toHaveLength(1)
  // Who is gone is named nowhere.
  await services.engine.mutations.run(SYSTEM, (tx) =>
    eraseMember(tx, services.engine.registry, memberId(ban.id), { works: 'remove' }),
  )
  expect(JSON.stringify((await told(lin)).list)).not.toContain('小班')
})

test('responses of many in the same moment are one message that counts them all', async () => {
  const work = await newWork(lin)
  await review('approve', work)
  const many = await Promise.all(Array.from({ length: 8 }, async (_, index) => newMember(`观众${index}`)))
  const answers = await Promise.all(many.map((one) => call(one, 'reaction/add', { cases_id: work, kind: 'like' })))
  expect(answers.map(({ code }) => code)).toEqual(many.map(() => 1))
  const responses = (await told(lin)).list.filter(({ event }) => event === 'work_responses')
  expect(responses.map(({ content }) => content)).toEqual(['喜欢 ×8'])
})

test('who ordered reads what the school did: paid, sent, given back in part and whole, cancelled by the clock', async () => {
  const sent = await order(lin, await newGood({ kind: 'physical', stock: 5 }), 'offline', {
    address: { name: '林妈妈', mobile: '13800001111', area: '杭州', street: '文一路 1 号' },
  })
  expect((await told(lin)).list).toEqual([])
  await admin('order/markPaid', { ids: [sent], reason: '前台现金' })
  await admin('order/deliver', { ids: [sent], reason: '包裹 7' })
  await admin('order/refund', { ids: [sent], amount: '4.00', reason: '盒子压坏了' })
  await admin('order/refund', { ids: [sent], reason: '全部退回' })
  const late = await order(lin, await newGood())
  await sql`update shop_order set expiretime = epoch_seconds() - 1 where id = ${late}`.execute(server.database.kysely)
  await expireOrders(services.engine.mutations)
  expect((await told(lin)).list.map(({ title, content, link }) => [title, content, link])).toEqual([
    [`订单取消了：贴纸 ${goods}`, '24 小时内没有付款或确认，自动取消\n没有付过钱。', `/user/shop/orders?order=${late}`],
    [`全部退回 6.00 元：贴纸 ${goods - 1}`, '全部退回', `/user/shop/orders?order=${sent}`],
    [`退回 4.00 元：贴纸 ${goods - 1}`, '盒子压坏了', `/user/shop/orders?order=${sent}`],
    [`已经发货：贴纸 ${goods - 1}`, '包裹 7', `/user/shop/orders?order=${sent}`],
    [`订单已付款：贴纸 ${goods - 1}`, '前台现金\n寄出的时候会再告诉你。', `/user/shop/orders?order=${sent}`],
  ])
  // The server's own reasons are read in the reader's language.
  expect((await told(lin, 'en')).list[0]).toMatchObject({
    title: `The order was cancelled: Stickers ${goods}`,
    content: 'Not paid or confirmed within 24 hours, so it ended by itself\nNothing was paid.',
  })
})

test('nobody is told what they did themselves', async () => {
  const good = await newGood()
  await order(lin, good, 'balance')
  const own = await order(lin, good)
  expect(await call(lin, 'shop/cancel', { id: own })).toMatchObject({ code: 1 })
  expect(await told(lin)).toMatchObject({ total: 0 })
})

test('top-ups, points, the balance and courses are told with their reasons', async () => {
  await admin('user.user/adjustScore', { ids: [lin.id, ban.id], amount: 30, memo: '作品展' })
  await admin('user.user/adjustMoney', { ids: [lin.id], amount: '-5.00', memo: '补差价' })
  const { course } = await newCourse(server, 'given-maze', ['one'])
  await admin('enrolment/add', { user_id: lin.id, course_id: course, memo: '作品展一等奖' })
  expect(await titles(ban)).toEqual(['你得到了 30 积分'])
  expect((await told(lin)).list.map(({ event, content, link }) => [event, content, link])).toEqual([
    ['course_given', '作品展一等奖', '/course/given-maze'],
    ['money_taken', '补差价', '/user/account/balance'],
    ['points_added', '作品展', '/user/account/integral'],
  ])
  // A course that is taken off has no page.
  await sql`update course set status = false where id = ${course}`.execute(server.database.kysely)
  expect((await told(lin)).list[0]).toMatchObject({ event: 'course_given', link: '/user/account/courses' })
})

test('who asked to fill their balance reads what came of it', async () => {
  const ask = async (amount: string): Promise<number> => {
    const form = { key: `key-0123456789-${(made += 1)}`, amount }
    const { data, msg } = await call(lin, 'payment/topUp', form)
    expect(data, msg).toHaveProperty('topUp')
    return data.topUp.id
  }
  await admin('topUp/markPaid', { ids: [await ask('20')], reason: '前台现金' })
  await admin('topUp/refuse', { ids: [await ask('30')], reason: '没有收到' })
  const late = await ask('40')
  await sql`update top_up set expiretime = epoch_seconds() - 1 where id = ${late}`.execute(server.database.kysely)
  await expireTopUps(services.engine.mutations)
  expect((await told(lin)).list.map(({ title, content }) => [title, content])).toEqual([
    ['充值 40.00 元没有付款，已经取消', '还想充值，请重新申请。'],
    ['充值 30.00 元没有通过', '没有收到'],
    ['充值 20.00 元到账了', '前台现金'],
  ])
})

test('who reported a work reads what was found, and its author why it is gone', async () => {
  const work = await newWork(lin)
  await review('approve', work)
  const report = async (): Promise<number> => {
    const { data, msg } = await call(ban, 'workReport/add', { cases_id: work, kind: 'unkind' })
    expect(data, msg).toHaveProperty('id')
    return data.id
  }
  await admin('workReport/keep', { ids: [await report()] })
  await admin('workReport/withdraw', { ids: [await report()], reason: '封面换一张' })
  expect((await told(ban)).list.map(({ event, link }) => [event, link])).toEqual([
    ['report_heeded', null],
    ['report_kept', null],
  ])
  expect((await told(lin)).list[0]).toMatchObject({
    event: 'work_taken_down',
    content: '老师说：封面换一张\n改好以后再提交一次，老师会再看。',
  })
})

test('a class of forty hears of a task at once, and no more of one that is taken back', async () => {
  await admin('user.user/edit', { id: lin.id, is_teacher: true })
  expect(await titles(lin)).toEqual(['你现在可以建班级了'])
  const { data: room } = await call(lin, 'classroom/create', { name: '三年二班' })
  const names = Array.from({ length: 40 }, (_, index) => `学生${index}`)
  const { data: list } = await call(lin, 'classroom/addPupils', { id: room.id, names })
  const pupils = await Promise.all(
    list.cards.slice(0, 2).map(async ({ user }) => ({ token: await signIn(user, false) })),
  )
  const task = { id: room.id, kind: 'work', lesson: null, title: '画一个会动的贺卡', duetime: null }
  const { data: set } = await call(lin, 'classroom/addTask', task)
  const { rows } = await sql`select from member_event where event = 'task_set'`.execute(server.database.kysely)
  expect(rows).toHaveLength(40)
  for (const pupil of pupils)
    expect((await told(pupil)).list).toMatchObject([
      { title: '三年二班有新任务：《画一个会动的贺卡》', link: '/user/account/classes' },
    ])
  await call(lin, 'classroom/praise', { id: room.id, user: list.cards[0]!.user, phrase: 'idea' })
  expect((await told(pupils[0]!)).list[0]).toMatchObject({ title: '老师送了你一颗星', content: '这个点子真特别！' })
  // Who has done it is not reminded of it, and the others once a day.
  await call(pupils[0]!, 'classroom/finishTask', { id: room.id, task: set.id, done: true })
  const remind = async (as: Pick<Member, 'token'> = lin) =>
    (await call(as, 'classroom/remindOfTask', { id: room.id, task: set.id })).data
  expect(await remind(pupils[0]!)).toBeNull()
  expect([await remind(), await remind()]).toEqual([{ count: 39 }, { count: 0 }])
  expect(await titles(pupils[0]!)).toHaveLength(2)
  expect((await titles(pupils[1]!))[0]).toBe('三年二班的《画一个会动的贺卡》还没做完')
  await sql`update member_event set createtime = createtime - 86400 where event = 'task_open'`.execute(
    server.database.kysely,
  )
  expect(await remind()).toEqual({ count: 39 })
  expect(await titles(pupils[1]!)).toHaveLength(2)
  await call(lin, 'classroom/removeTask', { id: room.id, task: set.id })
  expect(await titles(pupils[0]!)).toEqual(['老师送了你一颗星'])
  expect(await told(pupils[1]!)).toMatchObject({ total: 0, unread: 0 })
})

test('announcements and events are one list by time, in pages, each marked by its number', async () => {
  const work = await newWork(lin)
  await review('reject', work, { reason: '改一改' })
  await admin('notice/add', {
    title_i18n: both('周六见'),
    content_i18n: both('三点'),
    audience: 'member',
    user_id: lin.id,
  })
  await sql`update member_event set createtime = createtime - 60 where user_id = ${lin.id}`.execute(
    server.database.kysely,
  )
  await admin('user.user/adjustScore', { ids: [lin.id], amount: 5, memo: '来得早' })
  await sql`update notice set publishtime = publishtime - 30 where user_id = ${lin.id}`.execute(server.database.kysely)
  expect(await titles(lin)).toEqual(['你得到了 5 积分', '周六见', '《会转的风车》还要改一改'])
  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => (await call(lin, `account/notices?page=${page}&limit=1`)).data),
  )
  expect(pages.flatMap(({ list }) => list.map(({ title }) => title))).toEqual(await titles(lin))
  expect(pages[1]).toMatchObject({ total: 3, unread: 3, list: [{ event: null, link: null }] })
  const [points, saturday] = (await told(lin)).list
  expect((await call(lin, 'account/readNotices', { ids: [points!.id] })).data).toEqual({ unread: 2 })
  // Another's numbers do nothing.
  await call(ban, 'account/readNotices', { ids: [saturday!.id] })
  expect((await call(lin, 'account/readNotices', { ids: [saturday!.id] })).data).toEqual({ unread: 1 })
  expect((await call(lin, 'account/overview')).data.unread).toBe(1)
  expect((await call(lin, 'account/readNotices', {})).data).toEqual({ unread: 0 })
})

test('in child mode there is nothing about money, and no way to pages that are not there', async () => {
  const work = await newWork(lin)
  await review('approve', work)
  await admin('user.user/adjustMoney', { ids: [lin.id], amount: '5.00', memo: '补差价' })
  await admin('user.user/adjustScore', { ids: [lin.id], amount: 5, memo: '来得早' })
  const child = { token: await signIn(lin.id, true) }
  const { list, unread, total } = await told(child)
  expect([unread, total]).toEqual([2, 2])
  expect(list.map(({ event, link }) => [event, link])).toEqual([
    ['points_added', null],
    ['work_approved', null],
  ])
  expect((await call(child, 'account/overview')).data.unread).toBe(2)
  // All that there is in child mode is read, and what is not shown waits for the grown-up.
  expect((await call(child, 'account/readNotices', {})).data).toEqual({ unread: 0 })
  expect((await told(lin)).unread).toBe(1)
})

test('the same is told once, long ago is forgotten, and the export says it in words', async () => {
  const paid = {
    member: lin.id,
    event: 'points_added',
    source: 'x:1',
    params: { points: 3 },
    reason: '帮同学',
  } as const
  for (let times = 0; times < 2; times++) await services.engine.mutations.run(SYSTEM, (tx) => tell(tx, [paid]))
  expect(await titles(lin)).toEqual(['你得到了 3 积分'])
  const { data } = await call(lin, 'account/export', { format: 'json' })
  expect(JSON.parse(data.text)).toMatchObject({ 'member-event': [{ title: '你得到了 3 积分', content: '帮同学' }] })
  await sql`update member_event set createtime = createtime - 366 * 86400 where user_id = ${lin.id}`.execute(
    server.database.kysely,
  )
  expect(await forgetOlder(server.database.kysely, 'member_event', 365)).toBe(1)
  expect(await titles(lin)).toEqual([])
})
