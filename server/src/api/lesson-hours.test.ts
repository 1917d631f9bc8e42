import type { LessonHours } from '@tutu/contract/api/lesson-hours'
import type { Planned, Register, TaughtMeeting } from '@tutu/contract/api/timetable'
import type { Attendance } from '@tutu/contract/core/meetings'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeCaptcha } from '../data/captcha.ts'
import { createSession } from '../data/sessions.ts'
import { expireHours, tellOfHours } from '../lesson-hours/tell.ts'
import { dayOf } from '../lib/days.ts'
import { daysBefore } from '../lib/streak.ts'
import { SYSTEM } from '../policy/actors.ts'
import { eraseMember } from '../policy/erase-member.ts'
import type { Services } from '../compose.ts'
import { type Answer, testApp, type TestApp } from '../testing/app.ts'
import { openChannels } from '../testing/open-channels.ts'
import { testServices } from '../testing/services.ts'

type Person = { id: number; token: string }
let server: TestApp
let services: Services
let teacher: Person
beforeAll(async () => {
  server = await testApp({ env: { SECRET_KEY: '5a'.repeat(32), PUBLIC_URL: 'https://tutu.example' } })
  await openChannels(server)
  await server.call('POST', '/admin/routine.config/edit', { open_member_center: true, user_verify_type: 'email' })
  services = await testServices(server.database)
  teacher = await register('teacher_lin')
  await server.call('POST', '/admin/user.user/edit', { id: teacher.id, is_teacher: true })
})
afterAll(async () => {
  await services.close()
  await server.close()
})

const db = () => server.database.kysely
type Data = Planned &
  Register & {
    userInfo: Person
    id: number
    code: string
    ahead: TaughtMeeting[]
    hours: LessonHours | null
    errors: Record<string, string>
    list: { title: string; content: string; link: string | null }[]
    menus: { children: { name: string }[] }[]
  }

async function call(path: string, values: object | undefined, { token }: { token: string }, header = 'ba-user-token') {
  const answer = await server.app.inject({
    method: values ? 'POST' : 'GET',
    url: path,
    headers: { [header]: token, 'think-lang': 'zh-cn', server: 'true' },
    ...(values && { payload: values }),
  })
  return answer.json<Omit<Answer<Data>, 'status'>>()
}
const admin = (path: string, values: object) => server.call<Data>('POST', `/admin/${path}`, values)

async function register(username: string): Promise<Person> {
  const captchaId = `captcha-${username}`
  await storeCaptcha(db(), captchaId, 'H4KX')
  const form = { username, password: 'carrot-1', birth_year: '1985', captcha: 'h4kx', captchaId }
  const { data, msg } = await call('/api/user/checkIn', { tab: 'register', ...form }, { token: '' })
  expect(data, msg).toHaveProperty('userInfo')
  return data.userInfo
}

let made = 0
/** A pupil of a class of their own that takes hours, and how its lessons are held. */
async function pupilOf(form: object = { takes_hours: true }) {
  const pupil = await register(`pupil_${(made += 1)}`)
  const room = await newRoom(pupil, form)
  return { pupil, ...room }
}
async function newRoom(pupil: Person, form: object = { takes_hours: true }) {
  const { data } = await call('/api/classroom/create', { name: `三年${(made += 1)}班` }, teacher)
  const { id, code } = data
  expect(await call('/api/classroom/join', { code, name: '豆豆' }, pupil)).toMatchObject({ code: 1 })
  expect(await admin('user.classroom/edit', { id, ...form })).toMatchObject({ code: 1 })
  const take = async (meeting: number, state: Attendance, user = pupil.id) =>
    call('/api/timetable/take', { id, meeting, marks: [{ user, state }] }, teacher)
  return {
    room: id,
    take,
    /** A meeting that began just now; `ago`: days before. */
    async meets(ago = 0): Promise<number> {
      const when = { time: '16:00', minutes: 60, day: daysBefore(today(), -1) }
      expect(await call('/api/timetable/plan', { id, ...when }, teacher)).toMatchObject({ code: 1 })
      const { rows } = await sql<{ id: number }>`
        update class_meeting set starttime = epoch_seconds() - 300 - ${ago * 86_400}::int
        where id = (select max(id) from class_meeting where classroom_id = ${id}) returning id
      `.execute(db())
      return rows[0]!.id
    },
    sheet: async (meeting: number) =>
      (await call(`/api/timetable/register?id=${id}&meeting=${meeting}`, undefined, teacher)).data,
  }
}
const today = () => dayOf(new Date())
const grant = (pupil: Person, hours: number, form: object = {}) =>
  admin('lessonPackage/add', { user_id: pupil.id, hours, ...form })
const hours = async (pupil: Person): Promise<LessonHours> =>
  (await call('/api/lessonHours/mine', undefined, pupil)).data.hours!
const left = async (pupil: Person) => (await hours(pupil)).packages.map(({ remaining }) => remaining)
const notices = async (as: Person) => (await call('/api/account/notices', undefined, as)).data.list
const menu = async (as: Person) =>
  (await call('/api/user/index', undefined, as)).data.menus.flatMap(({ children }) => children.map(({ name }) => name))

/** Accounts and packages hold what their entries come to. */
async function mismatches(): Promise<unknown[]> {
  const { rows } = await sql`
    select a.user_id, a.balance from lesson_account a
    where a.balance <> (select coalesce(sum(hours), 0) from lesson_hour where user_id = a.user_id)
    union all
    select p.id, p.remaining from lesson_package p
    where p.remaining <> (select coalesce(sum(hours), 0) from lesson_hour where package_id = p.id)
  `.execute(db())
  return rows
}

describe('attendance', () => {
  test('takes hours of who came or was late, once however often it is saved', async () => {
    const { pupil, meets, take } = await pupilOf()
    expect(await grant(pupil, 24, { price: '2400.00' })).toMatchObject({ code: 1 })
    const [first, second] = [await meets(), await meets()]
    for (const meeting of [first, first, first]) expect(await take(meeting, 'present')).toMatchObject({ code: 1 })
    await take(second, 'late')
    expect((await hours(pupil)).balance).toBe(22)
    expect((await hours(pupil)).entries.map(({ kind, hours: moved, after }) => [kind, moved, after])).toEqual([
      ['taken', -1, 22],
      ['taken', -1, 23],
      ['bought', 24, 24],
    ])
    expect(await mismatches()).toEqual([])
  })

  test('put right gives back, and takes what the mark costs now', async () => {
    const { pupil, meets, take } = await pupilOf()
    await grant(pupil, 10)
    const meeting = await meets()
    await take(meeting, 'present')
    await take(meeting, 'excused')
    expect((await hours(pupil)).balance).toBe(10)
    await take(meeting, 'absent')
    expect((await hours(pupil)).balance).toBe(9)
    await take(meeting, 'late')
    expect((await hours(pupil)).balance).toBe(9)
    expect((await hours(pupil)).entries.map(({ kind }) => kind)).toEqual(['taken', 'back', 'taken', 'given'])
    expect(await mismatches()).toEqual([])
  })

  test('staying away without a word costs nothing where the class says so, and a lesson may cost two', async () => {
    const { pupil, meets, take, sheet } = await pupilOf({ takes_hours: true, absent_costs: false, hours_each: 2 })
    await grant(pupil, 10)
    const missed = await meets()
    expect(await sheet(missed)).toMatchObject({ costs: 2, absence_costs: 0 })
    await take(missed, 'absent')
    expect((await hours(pupil)).balance).toBe(10)
    await take(await meets(), 'present')
    expect((await hours(pupil)).balance).toBe(8)
  })

  test('is never refused: what there is none of is owed, and the next package pays it first', async () => {
    const { pupil, meets, take, sheet } = await pupilOf()
    const meeting = await meets()
    expect(await take(meeting, 'present')).toMatchObject({ code: 1 })
    expect(await hours(pupil)).toMatchObject({ balance: -1, owed: 1, low: true, packages: [] })
    expect((await sheet(meeting)).pupils[0]!.hours).toBe(-1)
    await grant(pupil, 5, { price: '500.00' })
    expect(await hours(pupil)).toMatchObject({ balance: 4, owed: 0 })
    expect(await left(pupil)).toEqual([4])
    // Not there after all: it comes back to the package that paid for it.
    await take(meeting, 'excused')
    expect(await left(pupil)).toEqual([5])
    expect(await mismatches()).toEqual([])
  })

  test('what ends first is used first; what is for another class is not', async () => {
    const { pupil, meets, take, room } = await pupilOf()
    const elsewhere = await newRoom(pupil)
    await grant(pupil, 3, { memo: 'later', valid_to: daysBefore(today(), -200) })
    await grant(pupil, 1, { memo: 'sooner', valid_to: daysBefore(today(), -20) })
    await grant(pupil, 2, { memo: 'for this class', classroom_id: room })
    await grant(pupil, 9, { memo: 'for another', classroom_id: elsewhere.room })
    for (let lesson = 0; lesson < 7; lesson++) await take(await meets(), 'present')
    const { packages, balance, owed } = await hours(pupil)
    expect(Object.fromEntries(packages.map(({ memo, remaining }) => [memo, remaining]))).toEqual({
      sooner: 0,
      later: 0,
      'for this class': 0,
      'for another': 9,
    })
    expect([balance, owed]).toEqual([8, 1])
    expect(await mismatches()).toEqual([])
  })

  test('two registers, saved at once and many times, take each lesson once', async () => {
    const { pupil, meets, take } = await pupilOf()
    const elsewhere = await newRoom(pupil)
    await grant(pupil, 1)
    const [here, there] = [await meets(), await elsewhere.meets()]
    const saved = await Promise.all(
      Array.from({ length: 12 }, (_, n) => (n % 2 ? take(here, 'present') : elsewhere.take(there, 'present'))),
    )
    expect(saved.every(({ code }) => code === 1)).toBe(true)
    expect(await hours(pupil)).toMatchObject({ balance: -1, owed: 1 })
    expect(await left(pupil)).toEqual([0])
    expect(await mismatches()).toEqual([])
  })

  test('a class that takes none shows none, and one that begins to leaves what was taken as it is', async () => {
    const { pupil, meets, take, sheet, room } = await pupilOf({ takes_hours: false })
    const meeting = await meets()
    await take(meeting, 'present')
    expect(await sheet(meeting)).toMatchObject({ costs: 0, pupils: [{ hours: null }] })
    expect((await call('/api/lessonHours/mine', undefined, pupil)).data.hours).toBeNull()
    expect(await menu(pupil)).not.toContain('account/lessonHours')
    await admin('user.classroom/edit', { id: room, takes_hours: true })
    await take(meeting, 'late')
    expect((await call('/api/lessonHours/mine', undefined, pupil)).data.hours).toBeNull()
    await take(await meets(), 'present')
    expect((await hours(pupil)).balance).toBe(-1)
    expect(await menu(pupil)).toContain('account/lessonHours')
  })
})

describe('the school', () => {
  const idOf = async (pupil: Person) => (await hours(pupil)).packages[0]!.id

  test('enters packages, and tells the family', async () => {
    const pupil = await register('bought_one')
    expect(await grant(pupil, 0)).toMatchObject({ code: 0 })
    await grant(pupil, 24, { price: '1000.00', memo: 'Scratch 24 课时', number: 'S-1' })
    expect(await notices(pupil)).toMatchObject([
      { title: '课时增加了 24', content: 'Scratch 24 课时', link: '/user/account/lessonHours' },
    ])
    const { rows } =
      await sql`select source, unit_price::int, worth::int from lesson_package where user_id = ${pupil.id}`.execute(
        db(),
      )
    expect(rows).toEqual([{ source: 'desk', unit_price: 4166, worth: 99984 }])
  })

  test('corrects with a reason, never below nothing', async () => {
    const pupil = await register('corrected')
    await grant(pupil, 5)
    const id = await idOf(pupil)
    expect(await admin('lessonPackage/correct', { ids: [id], amount: -6, reason: '错了' })).toMatchObject({
      code: 0,
      data: { errors: { amount: '不够减：还剩 5 课时' } },
    })
    expect(await admin('lessonPackage/correct', { ids: [id], amount: -2, reason: '多登记了两节' })).toMatchObject({
      code: 1,
    })
    expect((await hours(pupil)).entries[0]).toMatchObject({
      hours: -2,
      after: 3,
      kind: 'corrected',
      memo: '多登记了两节',
    })
    expect(await mismatches()).toEqual([])
  })

  test('takes back what is left when the money is given back', async () => {
    const { pupil, meets, take } = await pupilOf()
    await grant(pupil, 10, { price: '1000.00' })
    await take(await meets(), 'present')
    const id = await idOf(pupil)
    expect(await admin('lessonPackage/takeBack', { ids: [id], reason: '搬家' })).toMatchObject({ code: 1 })
    expect(await hours(pupil)).toMatchObject({ balance: 0, packages: [{ state: 'closed', remaining: 0 }] })
    expect(await admin('lessonPackage/takeBack', { ids: [id], reason: '搬家' })).toMatchObject({ code: 0 })
    expect(await mismatches()).toEqual([])
  })

  test('of a package that is used up nothing is taken back', async () => {
    const { pupil, meets, take } = await pupilOf()
    await grant(pupil, 1)
    await take(await meets(), 'present')
    expect(await admin('lessonPackage/takeBack', { ids: [await idOf(pupil)], reason: '搬家' })).toMatchObject({
      code: 0,
    })
    expect(await hours(pupil)).toMatchObject({ balance: 0, packages: [{ state: 'open' }] })
  })

  test('nobody else writes it: not past the entries, and no entry changes', async () => {
    const pupil = await register('tampered')
    await grant(pupil, 5)
    for (const statement of [
      'update lesson_account set balance = 99',
      'update lesson_package set remaining = 99',
      'update lesson_hour set hours = 99',
      'delete from lesson_hour',
    ])
      await expect(sql.raw(statement).execute(db()), statement).rejects.toMatchObject({ code: '23001' })
  })
})

describe('time', () => {
  /** As if the package had been good until so many days ago. */
  const endedAgo = (pupil: Person, days: number) =>
    sql`update lesson_package set valid_to = ${daysBefore(today(), days)}::date, createtime = epoch_seconds() - 86400 * 90 where user_id = ${pupil.id}`.execute(
      db(),
    )
  const expire = () => expireHours({ mutations: services.engine.mutations })
  const at = (hour: number) => new Date(new Date().setHours(hour, 20, 0, 0))
  const told = (hour = 10) =>
    tellOfHours({
      mutations: services.engine.mutations,
      outbox: services.outbox,
      origin: 'https://tutu.example',
      now: at(hour),
    })

  test('ends hours, some days after their last one, and gives them back when they are extended', async () => {
    const pupil = await register('expired_one')
    await grant(pupil, 7, { valid_to: daysBefore(today(), -5) })
    await endedAgo(pupil, 2)
    await expire()
    expect((await hours(pupil)).balance).toBe(7)
    await endedAgo(pupil, 4)
    expect(await expire()).toBe(1)
    expect(await expire()).toBe(0)
    expect(await hours(pupil)).toMatchObject({ balance: 0, packages: [{ state: 'expired', remaining: 0 }] })
    const id = (await hours(pupil)).packages[0]!.id
    const extended = { ids: [id], valid_to: daysBefore(today(), -30), reason: '生病请假一个月' }
    expect(await admin('lessonPackage/extend', extended)).toMatchObject({ code: 1 })
    expect(await hours(pupil)).toMatchObject({ balance: 7, packages: [{ state: 'open', remaining: 7 }] })
    expect(await mismatches()).toEqual([])
  })

  test('a lesson of before the end is paid by what was good then, and comes back for some days more', async () => {
    const { pupil, meets, take } = await pupilOf()
    await grant(pupil, 1, { valid_to: daysBefore(today(), -5) })
    const meeting = await meets(3)
    await endedAgo(pupil, 2)
    await take(meeting, 'present')
    expect(await hours(pupil)).toMatchObject({ balance: 0, owed: 0 })
    await take(meeting, 'excused')
    const { packages } = await hours(pupil)
    expect(packages).toMatchObject([{ remaining: 1, state: 'open', valid_to: daysBefore(today(), -30) }])
  })

  test('families are told once that few are left, and again only after they had more', async () => {
    const { pupil, meets, take } = await pupilOf()
    await grant(pupil, 3)
    await told()
    const low = async () => (await notices(pupil)).filter(({ title }) => title === '课时不多了')
    expect(await low()).toEqual([])
    await take(await meets(), 'present')
    await told(23)
    expect(await low()).toEqual([])
    await told()
    await take(await meets(), 'present')
    await told()
    expect(await low()).toMatchObject([{ content: '还剩 2 课时。想接着上，请和老师或前台说一声。' }])
    await grant(pupil, 2)
    await take(await meets(), 'present')
    await told()
    expect(await low()).toHaveLength(2)
  })

  test('families are told once, thirty days before, that hours end', async () => {
    const pupil = await register('ending_one')
    await grant(pupil, 6, { valid_to: daysBefore(today(), -31) })
    await sql`update lesson_package set createtime = epoch_seconds() - 86400 * 90 where user_id = ${pupil.id}`.execute(
      db(),
    )
    await told()
    const ending = async () => (await notices(pupil)).filter(({ title }) => title.endsWith('到期'))
    expect(await ending()).toEqual([])
    await sql`update lesson_package set valid_to = valid_to - 1 where user_id = ${pupil.id}`.execute(db())
    await told()
    await told()
    expect((await ending()).map(({ title }) => title)).toEqual([expect.stringMatching(/^6 课时 \d+年\d+月\d+日到期$/)])
  })
})

describe('the shop', () => {
  /** Hours on sale. */
  async function sold(): Promise<number> {
    const good = { kind: 'lessons', title: { 'zh-cn': 'Scratch 24 课时', en: 'Scratch, 24 lessons' }, status: true }
    const answer = await admin('good/add', { ...good, price: '2400.00', lesson_hours: 24, lesson_months: 12 })
    expect(answer, JSON.stringify(answer)).toMatchObject({ code: 1 })
    const { rows } = await sql<{ id: number }>`select max(id) as id from good`.execute(db())
    return rows[0]!.id
  }
  async function bought(pupil: Person, good: number): Promise<number> {
    await admin('user.user/adjustMoney', { ids: [pupil.id], amount: '5000.00', memo: '充值' })
    const body = { key: `hours-of-lessons-${pupil.id}`, good, quantity: 1, pay_type: 'balance' }
    const answer = await call('/api/shop/order', body, pupil)
    expect(answer, JSON.stringify(answer)).toMatchObject({ code: 1 })
    const { rows } = await sql<{ id: number }>`
      select max(id) as id from shop_order where user_id = ${pupil.id}
    `.execute(db())
    return rows[0]!.id
  }

  test('sells no more than sixty at once, which minors may not pay ahead', async () => {
    const form = { kind: 'lessons', title: { 'zh-cn': '课时', en: 'Hours' }, price: '1.00', status: true }
    expect((await admin('good/add', { ...form, lesson_hours: 61 })).data.errors).toHaveProperty('lesson_hours')
    expect((await admin('good/add', form)).data.errors).toHaveProperty('lesson_hours')
    const pupil = await register('many_hours')
    const good = await sold()
    const quoted = await call(`/api/shop/quote?good=${good}&quantity=3`, undefined, pupil)
    expect(quoted.data).toMatchObject({ most: 2 })
    const body = { key: 'hours-of-lessons-many', good, quantity: 3, pay_type: 'balance' }
    expect(await call('/api/shop/order', body, pupil)).toMatchObject({ code: 0, msg: '一次最多买 60 课时' })
  })

  test('gives hours with the payment, for months from then, and they pay first what is owed', async () => {
    const { pupil, meets, take } = await pupilOf()
    await take(await meets(), 'present')
    await bought(pupil, await sold())
    const { balance, owed, packages } = await hours(pupil)
    expect([balance, owed]).toEqual([23, 0])
    expect(packages).toMatchObject([
      { hours: 24, remaining: 23, source: 'order', state: 'open', memo: expect.not.stringMatching(/^订单/) },
    ])
    const nextYear = `${new Date().getFullYear() + 1}${today().slice(4, 7)}`
    expect(packages[0]!.valid_to!.slice(0, 7)).toBe(nextYear)
    const { rows } = await sql`
      select price::int, unit_price::int from lesson_package where user_id = ${pupil.id}
    `.execute(db())
    expect(rows).toEqual([{ price: 240000, unit_price: 10000 }])
    expect(await mismatches()).toEqual([])
  })

  test('a part of the money takes as many hours back as it comes to, the rest of it all that are left', async () => {
    const { pupil, meets, take } = await pupilOf()
    const order = await bought(pupil, await sold())
    await take(await meets(), 'present')
    const list = await server.call<{ list: { id: number; refund_proposal?: unknown }[] }>('GET', '/admin/order/index')
    const proposed = list.data.list.find(({ id }) => id === order)?.refund_proposal
    expect(proposed).toEqual({ values: { amount: '2300.00' }, why: '24 课时用了 1，剩 23 × ¥100.00 = ¥2300.00。' })
    const part = await admin('order/refund', { ids: [order], amount: '350.00', reason: '少上三节' })
    expect(part, JSON.stringify(part)).toMatchObject({ code: 1 })
    expect((await hours(pupil)).balance).toBe(20)
    expect(await admin('order/refund', { ids: [order], reason: '不上了' })).toMatchObject({ code: 1 })
    expect(await hours(pupil)).toMatchObject({ balance: 0, packages: [{ state: 'closed', remaining: 0 }] })
    expect((await hours(pupil)).entries.map(({ kind, hours: moved }) => [kind, moved])).toEqual([
      ['refunded', -20],
      ['refunded', -3],
      ['taken', -1],
      ['bought', 24],
    ])
    expect(await mismatches()).toEqual([])
  })
})

test('the guardian of a child reads them, nobody else, and gets one message a day without the child’s name', async () => {
  const { pupil, meets, take } = await pupilOf()
  const { rows } = await sql<{
    id: number
  }>`insert into guardian (contact) values ('mama@example.com') returning id`.execute(db())
  const id = rows[0]!.id
  await sql`update member set guardian_id = ${id}, birth_year = ${new Date().getFullYear() - 10} where id = ${pupil.id}`.execute(
    db(),
  )
  const identity = { kind: 'guardian', identityId: id as never, ip: '127.0.0.1', useragent: '', keep: false } as const
  const guardian = await db()
    .transaction()
    .execute((trx) => createSession(trx, identity))
  await grant(pupil, 2)
  await take(await meets(), 'present')
  const path = (child: number) => `/api/lessonHours/ofChild?id=${child}`
  expect((await call(path(pupil.id), undefined, guardian, 'ba-guardian-token')).data.hours).toMatchObject({
    balance: 1,
  })
  expect(await call(path(teacher.id), undefined, guardian, 'ba-guardian-token')).toMatchObject({ code: 0 })
  const now = new Date(new Date().setHours(10, 0, 0, 0))
  await tellOfHours({
    mutations: services.engine.mutations,
    outbox: services.outbox,
    origin: 'https://tutu.example',
    now,
  })
  const { rows: mails } = await sql<{ body: string }>`select body from message where event = 'guardian_hours'`.execute(
    db(),
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]!.body).toContain('https://tutu.example/guardian')
  expect(mails[0]!.body).not.toContain('豆豆')
})

test('the dashboard counts who has few left, the list finds them, and an erased member keeps a number only', async () => {
  const { pupil, meets, take } = await pupilOf()
  await grant(pupil, 1, { memo: '小明妈妈', price: '100.00' })
  await take(await meets(), 'present')
  const { rows: account } = await sql<{
    id: number
  }>`select id from lesson_account where user_id = ${pupil.id}`.execute(db())
  await admin('lessonAccount/edit', { id: account[0]!.id, note: '小明月底来续' })
  const search = [{ field: 'balance', operator: 'RANGE', val: ',2' }]
  const found = await server.call<{ list: { user_id: number }[] }>('GET', '/admin/lessonAccount/index', { search })
  expect(found.data.list.map(({ user_id }) => user_id)).toContain(pupil.id)
  await services.engine.mutations.run(SYSTEM, (tx) =>
    eraseMember(tx, services.engine.registry, pupil.id as never, { works: 'remove' }),
  )
  const { rows } = await sql<{ memo: string | null }>`
    select memo from lesson_package where user_id = ${pupil.id}
  `.execute(db())
  expect(rows).toEqual([{ memo: null }])
  const { rows: notes } = await sql`select note from lesson_account where user_id = ${pupil.id}`.execute(db())
  expect(notes).toEqual([])
  const { rows: history } = await sql`select from history where changes::text like '%小明%'`.execute(db())
  expect(history).toEqual([])
})
