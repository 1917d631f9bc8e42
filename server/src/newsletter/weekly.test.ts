import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSession } from '../data/sessions.ts'
import { daysBefore } from '../lib/streak.ts'
import { startMailServer } from '../messages/testing/mail-server.ts'
import { keyIn, mailTo } from '../messages/testing/mail-to.ts'
import { openPostOffice, type PostOffice, smtpAt } from '../messages/testing/post-office.ts'
import { type MemberId, SYSTEM } from '../policy/actors.ts'
import { eraseMember } from '../policy/erase-member.ts'
import { type Answer, testApp, type TestApp } from '../testing/app.ts'
import { forgetUnanswered } from './unanswered.ts'
import { dueWeek, sendWeekly } from './weekly.ts'

let server: TestApp
let mail: Awaited<ReturnType<typeof startMailServer>>
let office: PostOffice
const ORIGIN = 'https://tutu.example'
beforeAll(async () => {
  server = await testApp({ env: { SECRET_KEY: '5a'.repeat(32), PUBLIC_URL: ORIGIN } })
  mail = await startMailServer()
  await server.call('POST', '/admin/routine.config/edit', MAIL)
  office = await openPostOffice(server.url, { settings: smtpAt(mail.port) })
})
afterAll(async () => {
  await office.close()
  await mail.close()
  await server.close()
})

const db = () => server.database.kysely
const errors: unknown[] = []
const MAIL = { smtp_server: 'mail.example.com', smtp_sender_mail: 'tutu@example.com' }
const config = { get: async () => ({ open_member_center: true, guardian_letters: !isOff, ...MAIL }) as never }
let isOff = false
const unwritten = new Map<MemberId, number>()
const send = (now = new Date(), { engine, outbox }: Pick<PostOffice, 'engine' | 'outbox'> = office) => {
  const log = { error: (...given: unknown[]) => void errors.push(given) }
  return sendWeekly(
    { database: engine.database, config, mutations: engine.mutations, outbox, origin: ORIGIN, log, unwritten },
    now,
  )
}
beforeEach(async () => {
  errors.length = 0
  unwritten.clear()
  // Families of other tests.
  await sql`update guardian set letters = 'off'`.execute(db())
})

const WEEK = 7 * 86_400_000
let families = 0
/** A guardian, a child of theirs who has been here for a year, and what opens the guardian page. */
async function family({ contact, letters = 'on' }: { contact: string; letters?: string }) {
  const long = Math.floor(Date.now() / 1000) - 365 * 86_400
  const { rows } = await sql<{ id: number }>`
    insert into guardian (contact, letters, lettertime) values (${contact}, ${letters}, ${long}) returning id
  `.execute(db())
  const guardian = rows[0]!.id
  const child = await addChild(guardian)
  const { token } = await db()
    .transaction()
    .execute((trx) =>
      createSession(trx, {
        kind: 'guardian',
        identityId: guardian as never,
        ip: '127.0.0.1',
        useragent: '',
        keep: false,
      }),
    )
  return { guardian, child, token }
}
async function addChild(guardian: number): Promise<number> {
  const username = `kid_${++families}`
  const { data } = await server.call<{ id: number }>('POST', '/admin/user.user/add', {
    username,
    nickname: `豆豆${families}`,
    password: 'carrot-1',
    group_id: 1,
    birth_year: new Date().getFullYear() - 9,
  })
  await sql`
    update member set guardian_id = ${guardian}, time_zone = 'Asia/Shanghai', createtime = createtime - 365 * 86400 where id = ${data.id}
  `.execute(db())
  return data.id
}

async function call(method: 'GET' | 'POST', url: string, token: string, payload?: object) {
  const headers = { 'ba-guardian-token': token, 'think-lang': 'zh-cn', server: 'true' }
  const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) })
  return answer.json<Omit<Answer<{ letters: object | null; subject: string; html: string }>, 'status'>>()
}
const lettersTo = async (target: string) =>
  (
    await sql<{ body: string; subject: string }>`
      select subject, body from message where event = 'guardian_letter' and target = ${target} order by id
    `.execute(db())
  ).rows

/** A course of two lessons, of which the first is done on a day, with all else that happened on it. */
async function learned(child: number, day: string): Promise<void> {
  const both = (text: string) => JSON.stringify({ 'zh-cn': text, en: text })
  const at = Date.parse(`${day}T12:00:00+08:00`)
  const seconds = at / 1000
  const { rows } = await sql<{ id: number }>`
    with category as (
      insert into course_category (name, slug, accent, pattern, icon) values (${both('积木')}, ${`blocks-${child}`}, 'leaf', 'dots', 'blocks')
      returning id
    )
    insert into course (title, slug, subtitle, teacher, intro, category_id, level, age_min, age_max, status)
    select ${both('躲猫猫')}, ${`hide-${child}`}, ${both('一起躲')}, ${both('林老师')}, ${both('介绍')}, id, 'beginner', 8, 10, true from category
    returning id
  `.execute(db())
  const course = rows[0]!.id
  const lessons: number[] = []
  for (const title of ['藏在哪里', '找到你了']) {
    const { rows: made } = await sql<{ id: number }>`
      insert into lesson (course_id, title, slug, minutes, summary, content, status)
      values (${course}, ${both(title)}, ${`l${lessons.length}`}, 20, ${both('摘要')}, ${both('正文')}, true) returning id
    `.execute(db())
    lessons.push(made[0]!.id)
  }
  const record = {
    course: String(course),
    slug: 'l0',
    title: { 'zh-cn': '藏在哪里' },
    number: 1,
    minutes: 9,
    stars: [],
    again: {},
  }
  const progress = {
    courses: { [course]: { slug: `hide-${child}`, title: { 'zh-cn': '躲猫猫' }, count: 2 } },
    lessons: { [lessons[0]!]: { ...record, seen: at, done: at } },
    badges: { tries: at, back: at - 30 * 86_400_000 },
  }
  await sql`insert into learning_progress (user_id, progress, updatetime) values (${child}, ${JSON.stringify(progress)}, ${seconds})`.execute(
    db(),
  )
  await sql`insert into member_time (user_id, day, seconds, lasttime) values (${child}, ${day}::date, 2400, ${seconds})`.execute(
    db(),
  )
  for (const [speed, when] of [
    [28, seconds - 30 * 86_400],
    [32, seconds],
  ])
    await sql`
      insert into typing_result (user_id, ticket, createtime, log, script, speed, accuracy, length, active_ms, flags, points)
      values (${child}, ${Buffer.from(`${child}-${speed}`)}, ${when}, ${Buffer.from(`log-${child}-${speed}`)}, 'han', ${speed}, 98, 60, 60000, '{}', 0)
    `.execute(db())
}

test.each([
  ['2026-11-22T18:59:59', '2026-11-15'],
  ['2026-11-22T19:00:00', '2026-11-22'],
  // Down from Saturday to Tuesday: Sunday's are due still.
  ['2026-11-24T09:00:00', '2026-11-22'],
  ['2026-11-28T23:59:59', '2026-11-22'],
  ['2027-01-01T12:00:00', '2026-12-27'],
])('at %s by the server’s clock the letters of %s are due', (now, week) => {
  expect(dueWeek(new Date(now)).week).toBe(week)
})

describe('a weekly letter', () => {
  test('tells what is stored of the seven days before, once however many begin and however often', async () => {
    const { child } = await family({ contact: 'mama@example.com' })
    const { week } = dueWeek(new Date())
    await learned(child, daysBefore(week, 3))
    const other = await openPostOffice(server.url, { works: false })
    const written = await Promise.all([send(), send(), send(new Date(), other)])
    await other.close()
    expect(written.reduce((a, b) => a + b)).toBe(1)
    expect(await send()).toBe(0)
    expect(errors).toEqual([])
    const text = await mailTo(office, mail, 'mama@example.com', 'guardian_letter')
    for (const fact of [
      `豆豆${families}`,
      '来了 1 天，一共 40 分钟',
      '学完 1 课：《藏在哪里》',
      '打中文，最快每分钟 32 字，以前最快 28 字',
      '得到 1 枚勇气徽章',
      '《躲猫猫》第 2 课：找到你了',
      'https://tutu.example/guardian',
    ])
      expect(text).toContain(fact)
    expect(text).not.toContain('作品：')
    // The outbox tells that it was sent, not what the child did.
    const [kept] = await lettersTo('mama@example.com')
    expect(kept!.body).not.toMatch(/藏在哪里|豆豆/)
    expect(kept!.subject).not.toContain('豆豆')
    // The next week nothing happened: said once, kindly, and then not again.
    expect(await send(new Date(Date.now() + WEEK))).toBe(1)
    await vi.waitFor(async () =>
      expect(await mailTo(office, mail, 'mama@example.com', 'guardian_letter')).toContain('歇一歇也很好'),
    )
    expect(await send(new Date(Date.now() + 2 * WEEK))).toBe(0)
    expect(await lettersTo('mama@example.com')).toHaveLength(2)
  })

  test('tells to how many of their classes’ meetings of the week the child came', async () => {
    const { child } = await family({ contact: 'class@example.com' })
    const { week } = dueWeek(new Date())
    const met = async (days: number, state: string): Promise<void> => {
      const at = Date.parse(`${daysBefore(week, days)}T16:00:00+08:00`) / 1000
      await sql`
        with room as (insert into classroom (name, code) values ('三年二班', ${`m${days}-${child}`}) returning id), meeting as (
          insert into class_meeting (classroom_id, starttime, minutes, zone) select id, ${at}::bigint, 90, 'Asia/Shanghai' from room returning id
        )
        insert into class_attendance (meeting_id, user_id, state) select id, ${child}, ${state} from meeting
      `.execute(db())
    }
    for (const [days, state] of [
      [1, 'present'],
      [2, 'late'],
      [3, 'excused'],
      [4, 'absent'],
    ] as const)
      await met(days, state)
    // Of the week before.
    await met(8, 'present')
    expect(await send()).toBe(1)
    expect(await mailTo(office, mail, 'class@example.com', 'guardian_letter')).toContain('班级的课 4 节，到了 2 节')
  })

  test('comes for each child, and ends for all with one press, without signing in', async () => {
    const { guardian } = await family({ contact: 'papa@example.com' })
    await addChild(guardian)
    await sql`update guardian set letter_language = 'en' where id = ${guardian}`.execute(db())
    expect(await send()).toBe(2)
    const text = await mailTo(office, mail, 'papa@example.com', 'guardian_letter')
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const [, url = ''] = /List-Unsubscribe: <([^>]+)>/.exec(text)!
    const path = url.slice(ORIGIN.length)
    const asked = await server.app.inject({ url: path })
    expect(asked.headers.location).toMatch(/^\/subscribe\/weekly-leave\?token=[\w-]+&lang=en$/)
    const ended = await server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(ended.json()).toMatchObject({ code: 1 })
    const { rows } = await sql`select letters from guardian where id = ${guardian}`.execute(db())
    expect(rows).toEqual([{ letters: 'off' }])
    expect(await send(new Date(Date.now() + WEEK))).toBe(0)
  })

  test('is not for a week in which nobody had asked for it, nor for an account that is closed', async () => {
    const { guardian, child } = await family({ contact: 'new@example.com' })
    const { from } = dueWeek(new Date())
    await sql`update guardian set lettertime = ${from + 1} where id = ${guardian}`.execute(db())
    expect(await send()).toBe(0)
    await sql`update member set status = false where id = ${child}`.execute(db())
    expect(await send(new Date(Date.now() + WEEK))).toBe(0)
    await sql`update member set status = true where id = ${child}`.execute(db())
    expect(await send(new Date(Date.now() + WEEK))).toBe(1)
  })

  test('is gone from the outbox with the child, or with the consent, and that about another child stays', async () => {
    const { guardian, child, token } = await family({ contact: 'two@example.com' })
    const other = await addChild(guardian)
    await addChild(guardian)
    expect(await send()).toBe(3)
    const { mutations, registry } = server.app.engine
    await mutations.run(SYSTEM, (tx) => eraseMember(tx, registry, child as never, { works: 'remove' }))
    expect(await lettersTo('two@example.com')).toHaveLength(2)
    expect(await call('POST', '/api/guardian/withdraw', token, { id: other })).toMatchObject({ code: 1 })
    expect(await lettersTo('two@example.com')).toHaveLength(1)
  })

  test('ends with the year in which a child is 14, and is offered no more', async () => {
    const { child, token } = await family({ contact: 'grown@example.com' })
    await sql`update member set birth_year = ${new Date().getFullYear() - 15} where id = ${child}`.execute(db())
    expect(await send()).toBe(0)
    expect((await call('GET', '/api/guardian/children', token)).data.letters).toBeNull()
    await sql`update member set birth_year = ${new Date().getFullYear() - 14} where id = ${child}`.execute(db())
    expect(await send()).toBe(1)
  })

  test('tells of a quiet week again after a time without letters', async () => {
    const { guardian, child } = await family({ contact: 'again@example.com' })
    const { week } = dueWeek(new Date())
    await sql`
      insert into guardian_letter (guardian_id, user_id, week, quiet) values (${guardian}, ${child}, ${daysBefore(week, 70)}::date, true)
    `.execute(db())
    expect(await send()).toBe(1)
    const { rows } = await sql`select week::text from guardian_letter where user_id = ${child}`.execute(db())
    expect(rows).toEqual([{ week }])
    expect(await send(new Date(Date.now() + WEEK))).toBe(0)
  })

  test('is not kept waiting by as many as go out in a minute and cannot be written; these are told once, and tried an hour later', async () => {
    const { guardian } = await family({ contact: 'broken@example.com' })
    await sql`
      insert into member (username, nickname, password, group_id, birth_year, guardian_id, createtime)
      select 'broken_' || n, '坏', '', 1, ${new Date().getFullYear() - 9}, ${guardian}, epoch_seconds() - 365 * 86400 from generate_series(2, 200) as n
    `.execute(db())
    await family({ contact: 'behind@example.com' })
    let tried = 0
    const open = async () => {
      const opened = await office.outbox.open()
      const queue: typeof opened.queue = (session, message) => {
        if (message.target !== 'broken@example.com') return opened.queue(session, message)
        tried++
        throw new Error('cannot be written')
      }
      return { ...opened, queue }
    }
    const bad = { engine: office.engine, outbox: { ...office.outbox, open } }
    expect(await send(new Date(), bad)).toBe(0)
    expect(await send(new Date(), bad)).toBe(1)
    expect(await lettersTo('behind@example.com')).toHaveLength(1)
    expect(await send(new Date(), bad)).toBe(0)
    expect(tried).toBe(200)
    expect(errors).toHaveLength(1)
    expect(await send(new Date(Date.now() + 3_601_000))).toBe(200)
  })

  test('is written in the next minute where the database was gone for a moment', async () => {
    await family({ contact: 'moment@example.com' })
    const run = async () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    }
    const gone = { ...office.engine, mutations: { ...office.engine.mutations, run } }
    await expect(send(new Date(), { ...office, engine: gone })).rejects.toThrow('connect')
    expect(await send()).toBe(1)
  })

  test('is of no use a day after the next one', async () => {
    await family({ contact: 'late@example.com' })
    await send()
    const { rows } = await sql`select expiretime from message where target = 'late@example.com'`.execute(db())
    expect(rows).toEqual([{ expiretime: dueWeek(new Date()).from + 8 * 86_400 }])
  })

  test('waits while the site writes none, and so does the guardian page', async () => {
    const { token } = await family({ contact: 'wait@example.com' })
    isOff = true
    expect(await send()).toBe(0)
    isOff = false
    await server.call('POST', '/admin/routine.config/edit', { guardian_letters: false })
    expect((await call('GET', '/api/guardian/children', token)).data.letters).toBeNull()
    expect(await call('POST', '/api/guardian/letters', token, { on: true })).toMatchObject({ code: 0 })
    await server.call('POST', '/admin/routine.config/edit', { guardian_letters: true })
    expect(await send()).toBe(1)
  })

  test('is not offered where nothing sends mail', async () => {
    const { token } = await family({ contact: 'nomail@example.com', letters: 'off' })
    await server.call('POST', '/admin/routine.config/edit', { smtp_server: '' })
    expect((await call('GET', '/api/guardian/children', token)).data.letters).toBeNull()
    expect(await call('POST', '/api/guardian/letters', token, { on: true })).toMatchObject({ code: 0 })
    await server.call('POST', '/admin/routine.config/edit', MAIL)
    expect((await call('GET', '/api/guardian/children', token)).data.letters).not.toBeNull()
  })
})

describe('the guardian page', () => {
  test('switches them on and off for an address that opened it', async () => {
    const { token } = await family({ contact: 'own@example.com', letters: 'off' })
    expect((await call('GET', '/api/guardian/children', token)).data.letters).toEqual({
      state: 'off',
      email: 'o***@example.com',
    })
    expect(await call('POST', '/api/guardian/letters', token, { on: true })).toMatchObject({
      code: 1,
      msg: '好的，每周日晚上寄给您',
    })
    expect((await call('GET', '/api/guardian/children', token)).data.letters).toMatchObject({ state: 'on' })
    expect(await call('POST', '/api/guardian/letters', token, { on: false })).toMatchObject({ code: 1 })
    expect((await call('GET', '/api/guardian/children', token)).data.letters).toMatchObject({ state: 'off' })
  })

  test('wanted twice, what is due is written still', async () => {
    const { token } = await family({ contact: 'twice@example.com' })
    expect(await call('POST', '/api/guardian/letters', token, { on: true })).toMatchObject({ code: 1 })
    expect(await send()).toBe(1)
  })

  test('asks an address that a guardian by number names, and forgets it with the letters', async () => {
    const { token, guardian } = await family({ contact: '13700000001', letters: 'off' })
    expect((await call('GET', '/api/guardian/children', token)).data.letters).toEqual({ state: 'off', email: '' })
    expect(await call('POST', '/api/guardian/letters', token, { on: true, email: 'no' })).toMatchObject({ code: 0 })
    const want = () => call('POST', '/api/guardian/letters', token, { on: true, email: 'Oma@Example.com' })
    expect(await want()).toMatchObject({ code: 1, msg: '确认信寄出了，去邮箱里点一下链接' })
    // Asked twice, it is written to once.
    await want()
    const { rows } = await sql`select from message where target = 'oma@example.com'`.execute(db())
    expect(rows).toHaveLength(1)
    expect(await send(new Date(Date.now() + WEEK))).toBe(0)
    const key = keyIn(await mailTo(office, mail, 'oma@example.com', 'guardian_letter_confirm'), '/subscribe/weekly')
    const said = await server.app.inject({
      method: 'POST',
      url: `/api/newsletter/confirm?token=${key}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'page=zh-cn',
    })
    expect(said.headers.location).toBe('/subscribe/weekly-confirmed')
    expect((await call('GET', '/api/guardian/children', token)).data.letters).toEqual({
      state: 'on',
      email: 'o***@example.com',
    })
    await call('POST', '/api/guardian/letters', token, { on: false })
    const { rows: kept } = await sql`select letters, letter_email from guardian where id = ${guardian}`.execute(db())
    expect(kept).toEqual([{ letters: 'off', letter_email: null }])
    // The old link begins nothing again.
    const again = await server.app.inject({ method: 'POST', url: `/api/newsletter/confirm?token=${key}`, payload: {} })
    expect(again.json()).toMatchObject({ code: 0 })
  })

  test('forgets an address that was named and never said yes, once its link is too old', async () => {
    const { token, guardian } = await family({ contact: '13700000002', letters: 'off' })
    await call('POST', '/api/guardian/letters', token, { on: true, email: 'never@example.com' })
    const asked = async () =>
      (await sql`select letters, letter_email from guardian where id = ${guardian}`.execute(db())).rows[0]
    await forgetUnanswered(office.engine.mutations)
    expect(await asked()).toEqual({ letters: 'asked', letter_email: 'never@example.com' })
    await sql`update subscriber_link set expiretime = epoch_seconds() - 1 where guardian_id = ${guardian}`.execute(db())
    await forgetUnanswered(office.engine.mutations)
    expect(await asked()).toEqual({ letters: 'off', letter_email: null })
  })

  test('shows the letter as it would be, of the guardian’s own children alone, and sends nothing', async () => {
    const { token, child } = await family({ contact: 'look@example.com', letters: 'off' })
    const stranger = await family({ contact: 'other@example.com', letters: 'off' })
    const { data } = await call('GET', `/api/guardian/letter?id=${child}`, token)
    expect(data.subject).toContain('孩子这一周')
    expect(data.html).toContain(`豆豆${families - 1}`)
    expect(await call('GET', `/api/guardian/letter?id=${stranger.child}`, token)).toMatchObject({ code: 0 })
    expect(await lettersTo('look@example.com')).toEqual([])
  })
})
