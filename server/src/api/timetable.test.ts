import type { OwnMeeting, Planned, Register, TaughtMeeting, Timetable } from '@tutu/contract/api/timetable'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeCaptcha } from '../data/captcha.ts'
import { createSession } from '../data/sessions.ts'
import { shownIn } from '../lib/days.ts'
import { daysBefore } from '../lib/streak.ts'
import { mondayOf } from '../data/timetables.ts'
import { tellOfFeedback } from '../messages/guardian-feedback.ts'
import { remindOfMeetings } from '../messages/meeting-reminders.ts'
import type { NewMessage } from '../messages/outbox.ts'
import { sendsBy } from '../messages/service.ts'
import { SYSTEM } from '../policy/actors.ts'
import { eraseMember } from '../policy/erase-member.ts'
import { type Answer, testApp, type TestApp } from '../testing/app.ts'
import { openChannels } from '../testing/open-channels.ts'

const ZONE = 'Asia/Shanghai'
type Person = { id: number; token: string }
let server: TestApp
let teacher: Person
let other: Person
let pupil: Person
let stranger: Person
let guardian: Person
beforeAll(async () => {
  server = await testApp({ env: { SECRET_KEY: '5a'.repeat(32), PUBLIC_URL: 'https://tutu.example' } })
  await server.call('POST', '/admin/routine.config/edit', { open_member_center: true, user_verify_type: 'email' })
  await openChannels(server)
  teacher = await register('teacher_lin')
  other = await register('teacher_bo')
  pupil = await register('pupil_dou')
  stranger = await register('stranger')
  for (const { id } of [teacher, other]) await server.call('POST', '/admin/user.user/edit', { id, is_teacher: true })
  guardian = await guardianOf(pupil.id)
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql`delete from classroom`.execute(db())
  await sql`delete from member_event`.execute(db())
  await sql`delete from message`.execute(db())
})

const db = () => server.database.kysely
type Data = Timetable &
  Planned &
  Register & {
    userInfo: Person
    id: number
    code: string
    classes: { code: string }[]
    ahead: TaughtMeeting[]
    past: TaughtMeeting[]
    closed: { from: string; to: string; name: string }[]
    skipped: number
    url: string
    text: string
    errors: Record<string, string>
    list: { title: string; content: string; link: string | null }[]
    since: number | null
    children: { told: { title: string }[] }[]
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
const asGuardian = (path: string, values?: object) => call(path, values, guardian, 'ba-guardian-token')

async function register(username: string): Promise<Person> {
  const captchaId = `captcha-${username}`
  await storeCaptcha(db(), captchaId, 'H4KX')
  const form = { username, password: 'carrot-1', birth_year: '1985', captcha: 'h4kx', captchaId }
  const { data, msg } = await call('/api/user/checkIn', { tab: 'register', ...form }, { token: '' })
  expect(data, msg).toHaveProperty('userInfo')
  return data.userInfo
}

/** Of a child of ten. */
async function guardianOf(child: number): Promise<Person> {
  const { rows } = await sql<{ id: number }>`
    insert into guardian (contact) values ('mama@example.com') returning id
  `.execute(db())
  const { id } = rows[0]!
  await sql`
    update member set guardian_id = ${id}, birth_year = ${new Date().getFullYear() - 10} where id = ${child}
  `.execute(db())
  const identity = { kind: 'guardian', identityId: id as never, ip: '127.0.0.1', useragent: '', keep: false } as const
  const { token } = await db()
    .transaction()
    .execute((trx) => createSession(trx, identity))
  return { id, token }
}

const today = () => shownIn(ZONE, Date.now()).slice(0, 10)
const inDays = (days: number) => daysBefore(today(), -days)
/** When it begins by the clock of the school. */
const clockOf = ({ starttime }: { starttime: number }) => shownIn(ZONE, starttime * 1000).slice(0, 16)
const WHEN = { time: '16:00', time_zone: ZONE, minutes: 90, place: '三楼机房', link: '', about: '画迷宫', lesson: null }

async function newClass(name = '三年二班', as = teacher): Promise<{ id: number; code: string }> {
  const { data } = await call('/api/classroom/create', { name }, as)
  return data
}
async function joined(): Promise<number> {
  const { id, code } = await newClass()
  expect(await call('/api/classroom/join', { code, name: '豆豆' }, pupil)).toMatchObject({ code: 1 })
  return id
}
const plan = (id: number, form: object, as = teacher) => call('/api/timetable/plan', { id, ...WHEN, ...form }, as)
const ahead = async (id: number) => (await call(`/api/timetable/meetings?id=${id}`, undefined, teacher)).data.ahead
const mine = async (as = pupil): Promise<Timetable> =>
  (await call(`/api/timetable/mine?time_zone=${ZONE}`, undefined, as)).data
const notices = async (as: Person) => (await call('/api/account/notices', undefined, as)).data.list
/** As if it had begun so many minutes ago. */
const begun = (meeting: number, minutes = 5) =>
  sql`update class_meeting set starttime = epoch_seconds() - ${minutes * 60}::int where id = ${meeting}`.execute(db())
const nextOne = (meetings: readonly OwnMeeting[]) => meetings.find(({ state }) => state === 'planned')

describe('a teacher', () => {
  test('plans one meeting, or one each week: so many, or until a day, by the clock they read', async () => {
    const { id } = await newClass()
    expect(await plan(id, { day: inDays(1) })).toMatchObject({ code: 1, msg: '已排 1 节课', data: { count: 1 } })
    expect((await plan(id, { day: inDays(2), times: 3, time: '09:30' })).data.count).toBe(3)
    expect((await plan(id, { day: inDays(3), until: inDays(17) })).data.count).toBe(3)
    expect((await ahead(id)).map(clockOf)).toEqual(
      [
        ...[1].map((days) => `${inDays(days)} 16:00`),
        ...[2, 9, 16].map((days) => `${inDays(days)} 09:30`),
        ...[3, 10, 17].map((days) => `${inDays(days)} 16:00`),
      ].toSorted(),
    )
  })

  test('plans none for another’s class, nor too many, nor on a day that is no day', async () => {
    const { id } = await newClass()
    expect(await plan(id, { day: inDays(1) }, other)).toMatchObject({ code: 0 })
    expect(await plan(id, { day: inDays(1) }, pupil)).toMatchObject({ code: 0 })
    expect((await plan(id, { day: '2026-02-30' })).data.errors).toHaveProperty('day')
    expect((await plan(id, { day: inDays(500) })).data.errors).toHaveProperty('day')
    expect((await plan(id, { day: inDays(9), until: inDays(1) })).data.errors).toHaveProperty('until')
    expect((await plan(id, { day: inDays(1), until: inDays(1 + 52 * 7) })).data.errors).toHaveProperty('until')
    expect((await plan(id, { day: inDays(1), link: 'javascript:alert(1)' })).data.errors).toHaveProperty('link')
    expect((await plan(id, { day: inDays(1), minutes: 3 })).data.errors).toHaveProperty('minutes')
    for (const time of ['08:00', '10:00']) await plan(id, { day: inDays(1), times: 52, time })
    expect((await plan(id, { day: inDays(1), times: 52 })).msg).toBe('一个班最多提前排 120 节课')
    expect(await ahead(id)).toHaveLength(104)
  })

  test('plans no weekly meeting on a day on which the school is closed, and is told of those days beforehand', async () => {
    const { id } = await newClass()
    const closed = `${inDays(-9)} 过去的\n${inDays(7)} 至 ${inDays(9)} 春节\n${inDays(15)}`
    const setting = (closed_days: string) => server.call('POST', '/admin/routine.config/edit', { closed_days })
    expect((await setting('春节')).data).toHaveProperty('errors.closed_days')
    await setting(closed)
    const known = (await call(`/api/timetable/meetings?id=${id}`, undefined, teacher)).data
    expect(known.closed).toEqual([
      { from: inDays(7), to: inDays(9), name: '春节' },
      { from: inDays(15), to: inDays(15), name: '' },
    ])
    const answer = await plan(id, { day: inDays(1), until: inDays(22) })
    expect(answer).toMatchObject({ msg: '已排 2 节课，跳过了 2 个停课日', data: { count: 2, skipped: 2 } })
    // So many as were wanted, a little later.
    expect((await plan(id, { day: inDays(2), times: 3 })).data).toMatchObject({ count: 3, skipped: 1 })
    expect((await ahead(id)).map(clockOf)).toEqual([1, 2, 16, 22, 23].map((days) => `${inDays(days)} 16:00`))
    expect((await plan(id, { day: inDays(8), until: inDays(9) })).data.errors).toEqual({ until: '这些日子学校都停课' })
    // One alone is meant as it is said.
    expect(await plan(id, { day: inDays(8) })).toMatchObject({ code: 1, data: { count: 1, skipped: 0 } })
    await setting('')
  })

  test('is told of another class at the same time, and may plan it all the same', async () => {
    const first = await newClass('周三班')
    const second = await newClass('周五班')
    await plan(first.id, { day: inDays(1) })
    const { code, msg, data } = await plan(second.id, { day: inDays(1), time: '17:00' })
    expect(code).toBe(1)
    expect(msg).toContain('你还有“周三班”的课')
    expect(data.clashes).toHaveLength(1)
    expect((await ahead(second.id))[0]).toMatchObject({ clash: '周三班' })
    // What follows on the minute is none.
    expect((await plan(second.id, { day: inDays(1), time: '18:30' })).data.clashes).toEqual([])
    await newClass('别人的班', other)
  })

  test('changes one of a series, or all that follow, which keep their own subjects', async () => {
    const { id } = await newClass()
    await plan(id, { day: inDays(1), times: 4 })
    const [first, second] = await ahead(id)
    const one = { ...WHEN, day: inDays(2), time: '10:00', about: '另一个内容' }
    expect((await call('/api/timetable/change', { id, meeting: first!.id, ...one }, teacher)).data.count).toBe(1)
    const rest = { ...WHEN, day: inDays(9), time: '11:00', place: '二楼', about: '做贺卡', following: true }
    expect((await call('/api/timetable/change', { id, meeting: second!.id, ...rest }, teacher)).data.count).toBe(3)
    expect((await ahead(id)).map((meeting) => [clockOf(meeting), meeting.place, meeting.about])).toEqual([
      [`${inDays(2)} 10:00`, '三楼机房', '另一个内容'],
      [`${inDays(9)} 11:00`, '二楼', '做贺卡'],
      [`${inDays(16)} 11:00`, '二楼', '画迷宫'],
      [`${inDays(23)} 11:00`, '二楼', '画迷宫'],
    ])
  })

  test('cancels one or all that follow: pupils and guardians hear it once, those of other classes nothing', async () => {
    const id = await joined()
    await plan(id, { day: inDays(1), times: 4 })
    const [first, second] = await ahead(id)
    const cancel = (meeting: number, more = {}) => call('/api/timetable/cancel', { id, meeting, ...more }, teacher)
    expect(await cancel(first!.id, { reason: '老师生病了' })).toMatchObject({ code: 1 })
    expect(await cancel(second!.id, { following: true })).toMatchObject({ code: 1 })
    expect(await cancel(first!.id)).toMatchObject({ code: 0, msg: '这节课已经取消了' })
    const told = await notices(pupil)
    expect(told).toHaveLength(2)
    expect(told[0]).toMatchObject({ content: '后面几周的课也一样。', link: '/user/account/timetable' })
    expect(told[1]!.title).toMatch(/^“?三年二班.*16:00的课取消了$/)
    expect(told[1]!.content).toBe('老师说：老师生病了')
    expect(await notices(stranger)).toEqual([])
    expect((await asGuardian('/api/guardian/children')).data.children[0]!.told[1]!.title).toContain('16:00的课取消了')
    const { rows } = await sql<{ target: string; body: string }>`
      select target, body from message where event = 'guardian_meeting' order by id
    `.execute(db())
    expect(rows.map(({ target }) => target)).toEqual(['mama@example.com', 'mama@example.com'])
    expect(rows[0]!.body).not.toMatch(/豆豆|三年二班/)
    expect((await mine()).meetings.filter(({ state }) => state === 'cancelled').length).toBeGreaterThan(0)
  })

  test('restores a cancelled one, or all that were cancelled after it: who heard of the one hears of the other', async () => {
    const id = await joined()
    await plan(id, { day: inDays(1), times: 4 })
    const [first, second] = await ahead(id)
    await call('/api/timetable/cancel', { id, meeting: first!.id, following: true, reason: '放假' }, teacher)
    const restore = (meeting: number, more = {}, as = teacher) =>
      call('/api/timetable/restore', { id, meeting, ...more }, as)
    expect(await restore(first!.id, {}, other)).toMatchObject({ code: 0 })
    expect(await restore(first!.id, {}, pupil)).toMatchObject({ code: 0 })
    expect(await restore(first!.id)).toMatchObject({ code: 1, msg: '已恢复，会告诉学生和家长', data: { count: 1 } })
    expect(await restore(first!.id)).toMatchObject({ code: 0, msg: '这节课没有取消' })
    expect((await ahead(id)).map(({ state }) => state)).toEqual(['planned', 'cancelled', 'cancelled', 'cancelled'])
    // Meanwhile something else was planned.
    const { id: another } = await newClass('周五班')
    await plan(another, { day: inDays(8) })
    const answer = await restore(second!.id, { following: true })
    expect(answer).toMatchObject({ code: 1, data: { count: 3 } })
    expect(answer.msg).toContain('你还有“周五班”的课')
    expect((await ahead(id)).map(({ state, reason }) => [state, reason])).toEqual(
      [1, 2, 3, 4].map(() => ['planned', '']),
    )
    const told = await notices(pupil)
    expect(told.map(({ content }) => content)).toEqual([
      '后面几周的课也一样。',
      '',
      '老师说：放假\n后面几周的课也一样。',
    ])
    expect(told[1]!.title).toMatch(/三年二班.*16:00的课照常上$/)
    const { rows } = await sql`select id from message where event = 'guardian_meeting'`.execute(db())
    expect(rows).toHaveLength(3)
  })

  test('restores no more than a class can have ahead', async () => {
    const { id } = await newClass()
    await plan(id, { day: inDays(1), times: 52, time: '08:00' })
    const [first] = await ahead(id)
    await call('/api/timetable/cancel', { id, meeting: first!.id, following: true }, teacher)
    for (const [times, time] of [
      [52, '10:00'],
      [52, '12:00'],
    ])
      await plan(id, { day: inDays(1), times, time })
    const answer = await call('/api/timetable/restore', { id, meeting: first!.id, following: true }, teacher)
    expect(answer.msg).toBe('一个班最多提前排 120 节课')
    expect((await ahead(id)).filter(({ state }) => state === 'planned')).toHaveLength(104)
  })

  test('tells nobody what only concerns its subject, or what is over', async () => {
    const id = await joined()
    await plan(id, { day: inDays(1) })
    const [one] = await ahead(id)
    await call('/api/timetable/change', { id, meeting: one!.id, ...WHEN, day: inDays(1), about: '画城堡' }, teacher)
    await begun(one!.id, 600)
    await call('/api/timetable/cancel', { id, meeting: one!.id }, teacher)
    expect(await notices(pupil)).toEqual([])
  })
})

describe('attendance', () => {
  test('is taken of everybody on one screen, and put right later with a trace', async () => {
    const id = await joined()
    const { data: room } = await call('/api/classroom/addPupils', { id, names: ['小兔', '小熊'] }, teacher)
    expect(room).toBeTruthy()
    await plan(id, { day: inDays(1) })
    const [{ id: meeting }] = (await ahead(id)) as [TaughtMeeting]
    const sheet = async () =>
      (await call(`/api/timetable/register?id=${id}&meeting=${meeting}`, undefined, teacher)).data
    const take = (marks: object[], more = {}, as = teacher) =>
      call('/api/timetable/take', { id, meeting, marks, ...more }, as)
    const { pupils, open } = await sheet()
    expect(open).toBe(false)
    const [a, b, c] = pupils as unknown as Register['pupils']
    const marks = [
      { user: a!.user, state: 'present' },
      { user: b!.user, state: 'late' },
      { user: c!.user, state: 'absent' },
    ]
    expect(await take(marks)).toMatchObject({ code: 0, msg: '开始前一小时起可以点名' })
    await begun(meeting)
    expect(await take(marks, {}, other)).toMatchObject({ code: 0 })
    expect(await take(marks, {}, pupil)).toMatchObject({ code: 0 })
    // Somebody who is in no class of theirs is passed over.
    const wrong = [...marks, { user: stranger.id, state: 'present' }]
    expect(await take(wrong, { note: '学了画迷宫', homework: '把迷宫画完' })).toMatchObject({ code: 1 })
    expect((await sheet()).meeting.counts).toEqual({ present: 1, late: 1, excused: 0, absent: 1 })
    await take([{ user: c!.user, state: 'excused' }], { note: '学了画迷宫', homework: '把迷宫画完' })
    const after = await sheet()
    expect(after.meeting).toMatchObject({
      counts: { present: 1, late: 1, excused: 1, absent: 0 },
      homework: '把迷宫画完',
    })
    expect(after.changes).toMatchObject([{ name: c!.name, was: 'absent', became: 'excused' }])
    // What was held is not moved or called off.
    expect((await call('/api/timetable/cancel', { id, meeting }, teacher)).msg).toContain('已经点过名')
    const figures = (await call(`/api/classroom/view?id=${id}`, undefined, teacher)).data.pupils
    expect(
      (figures as unknown as { came: number; meetings: number }[]).map(({ came, meetings }) => [came, meetings]),
    ).toEqual([
      [1, 1],
      [1, 1],
      [0, 1],
    ])
    expect((await mine()).figures).toEqual([{ classroom: '三年二班', came: 1, count: 1 }])
    expect((await mine()).meetings).toMatchObject([{ attendance: 'present', homework: '把迷宫画完' }])
  })

  test('of who said beforehand that they will not come is known to the teacher; the guardian may say it too', async () => {
    const id = await joined()
    await plan(id, { day: inDays(1), times: 2 })
    const [first, second] = await ahead(id)
    const away = { meeting: first!.id, away: true, reason: '去看外婆' }
    expect(await call('/api/timetable/leave', away, stranger)).toMatchObject({ code: 0 })
    expect(await call('/api/timetable/leave', away, teacher)).toMatchObject({ code: 0 })
    expect(await call('/api/timetable/leave', away, pupil)).toMatchObject({ code: 1 })
    const forChild = { id: pupil.id, meeting: second!.id, away: true, reason: '家里有事' }
    expect(await asGuardian('/api/timetable/leaveForChild', forChild)).toMatchObject({ code: 1 })
    expect(await asGuardian('/api/timetable/leaveForChild', { ...forChild, id: stranger.id })).toMatchObject({
      code: 0,
    })
    expect((await ahead(id)).map(({ leaves }) => leaves)).toEqual([1, 1])
    const { data } = await call(`/api/timetable/register?id=${id}&meeting=${second!.id}`, undefined, teacher)
    expect(data.pupils).toMatchObject([{ state: null, leave: { reason: '家里有事', by: 'guardian' } }])
    await call('/api/timetable/leave', { ...away, away: false }, pupil)
    expect((await ahead(id)).map(({ leaves }) => leaves)).toEqual([0, 1])
    await begun(first!.id)
    expect((await call('/api/timetable/leave', away, pupil)).msg).toContain('已经开始')
  })
})

describe('feedback after a meeting', () => {
  type Mark = { user: number; state: string; feedback?: string }
  const held = async () => {
    const id = await joined()
    await call('/api/classroom/addPupils', { id, names: ['小兔', '小熊'] }, teacher)
    await plan(id, { day: inDays(1) })
    const [one] = await ahead(id)
    await begun(one!.id)
    const sheet = async () =>
      (await call(`/api/timetable/register?id=${id}&meeting=${one!.id}`, undefined, teacher)).data
    const [, { user: hare }, { user: bear }] = (await sheet()).pupils as [unknown, { user: number }, { user: number }]
    const take = (marks: readonly Mark[]) => call('/api/timetable/take', { id, meeting: one!.id, marks }, teacher)
    return { id, meeting: one!.id, sheet, take, hare, bear }
  }
  const texts = async (as = pupil) => (await mine(as)).feedback.map(({ text }) => text)
  const ofChild = async () =>
    (await asGuardian(`/api/timetable/ofChild?time_zone=${ZONE}&id=${pupil.id}`)).data.feedback

  test('is read by the child it was written to and their guardian, and by nobody else; who did not come is written nothing', async () => {
    const { take, sheet, hare, bear } = await held()
    const marks = [
      { user: pupil.id, state: 'present', feedback: ' 自己想出了办法。 ' },
      { user: hare, state: 'late', feedback: '试了三次，没有放弃。' },
      { user: bear, state: 'absent', feedback: '没来' },
    ]
    expect(await take(marks)).toMatchObject({ code: 1, msg: '已保存，孩子和家长看得到点评' })
    expect((await sheet()).pupils.map(({ feedback }) => feedback)).toEqual([
      '自己想出了办法。',
      '试了三次，没有放弃。',
      '',
    ])
    expect((await sheet()).meeting.written_to).toBe(2)
    expect(await ofChild()).toMatchObject([{ text: '自己想出了办法。', classroom: '三年二班', about: '画迷宫' }])
    expect(await texts()).toEqual(['自己想出了办法。'])
    expect([await texts(stranger), await texts(teacher)]).toEqual([[], []])
    expect(JSON.stringify(await mine())).not.toContain('试了三次')
    expect((await notices(pupil)).map(({ link }) => link)).toEqual(['/user/account/timetable'])
    const listed = await server.call('GET', '/admin/user.classMeeting/index')
    expect(JSON.stringify(listed)).not.toMatch(/办法|试了三次/)
    expect(JSON.stringify(listed)).toContain('"written_to":2')
  })

  test('is put right, taken back, and left as it is by who sends none; it is told of once', async () => {
    const { take, hare } = await held()
    await take([{ user: pupil.id, state: 'present', feedback: '很好' }])
    await take([{ user: pupil.id, state: 'late', feedback: '很认真' }])
    await take([{ user: pupil.id, state: 'present' }])
    expect(await texts()).toEqual(['很认真'])
    expect(await notices(pupil)).toHaveLength(1)
    await take([{ user: pupil.id, state: 'present', feedback: '' }])
    expect([await texts(), await notices(pupil)]).toEqual([[], []])
    await take([{ user: pupil.id, state: 'present', feedback: '很认真' }])
    await take([{ user: pupil.id, state: 'excused' }])
    expect([await texts(), await notices(pupil)]).toEqual([[], []])
    const wrong = [
      { user: pupil.id, state: 'present', feedback: '很好' },
      { user: hare, state: 'present', feedback: '加我微信 13800138000' },
    ]
    const refused = await take(wrong)
    expect(refused).toMatchObject({ code: 0, data: { errors: { [`feedback ${hare}`]: expect.any(String) } } })
    expect(refused.msg).toContain('小兔')
    expect(await texts()).toEqual([])
    expect(await take([{ user: hare, state: 'present', feedback: '长'.repeat(501) }])).toMatchObject({ code: 0 })
  })

  test('shows the teacher what was written of the meeting before, and leaves with the place and in the export', async () => {
    const { id, take, sheet, meeting } = await held()
    await take([{ user: pupil.id, state: 'present', feedback: '学会了循环' }])
    expect((await sheet()).pupils[0]!.before).toBeNull()
    await plan(id, { day: inDays(2) })
    const next = (await ahead(id)).find((one) => one.id !== meeting)!
    const later = await call(`/api/timetable/register?id=${id}&meeting=${next.id}`, undefined, teacher)
    expect(later.data.pupils.map(({ before }) => before?.feedback)).toEqual(['学会了循环', undefined, undefined])
    const exported = await call('/api/account/export', {}, pupil)
    expect(JSON.stringify(exported)).toContain('学会了循环')
    await call('/api/classroom/leave', { id }, pupil)
    const { rows } = await sql`select from class_attendance where feedback is not null`.execute(db())
    expect(rows).toEqual([])
  })

  test('is told to guardians by day, once for a meeting, in one message that names nobody, when it has settled', async () => {
    const { take, hare } = await held()
    await sql`update member set guardian_id = ${guardian.id}, birth_year = ${new Date().getFullYear() - 9} where id = ${hare}`.execute(
      db(),
    )
    const letters: NewMessage[] = []
    const noon = new Date(new Date().setHours(12, 0, 0, 0))
    const tellAt = (now: Date, more = {}) => {
      const settings = {
        open_member_center: true,
        sms_driver: 'outbox',
        smtp_server: 'mail.example.com',
        smtp_sender_mail: 'tutu@example.com',
        ...more,
      } as never
      return tellOfFeedback({
        mutations: server.app.engine.mutations,
        config: { get: async () => settings },
        outbox: {
          open: async () => ({
            queue: async (_, one) => letters.push(one),
            resend: async () => ({ event: '' }),
            sends: (channel, event) => sendsBy(channel, event, settings),
          }),
        },
        origin: 'https://tutu.example',
        now,
      })
    }
    /** As if it had been written so many minutes before noon. */
    const written = (minutes: number) =>
      sql`update class_attendance set feedbacktime = ${noon.getTime() / 1000 - minutes * 60} where feedback is not null`.execute(
        db(),
      )
    await take([{ user: pupil.id, state: 'present', feedback: '很好' }])
    await written(5)
    expect(await tellAt(noon)).toBe(0)
    await written(15)
    expect(await tellAt(new Date(noon.getTime() - 6 * 3_600_000))).toBe(0)
    expect([await tellAt(noon), await tellAt(noon)]).toEqual([1, 0])
    expect(letters).toMatchObject([{ event: 'guardian_feedback', target: 'mama@example.com', channel: 'mail' }])
    expect(letters[0]!.values).toEqual({ url: 'https://tutu.example/guardian' })
    // Put right, and the other child of theirs in the same meeting.
    await take([
      { user: pupil.id, state: 'present', feedback: '很好很好' },
      { user: hare, state: 'present', feedback: '也很好' },
    ])
    await written(15)
    expect(await tellAt(noon)).toBe(0)
    expect(letters).toHaveLength(1)
  })
})

describe('a timetable', () => {
  test('has this week and the next, and what comes next; strangers see none of it', async () => {
    const id = await joined()
    const monday = mondayOf(today())
    await plan(id, { day: daysBefore(monday, -7) })
    await plan(id, { day: daysBefore(monday, -13), time: '23:30', minutes: 20 })
    await plan(id, { day: daysBefore(monday, -14), time: '00:00' })
    const { meetings, next, ...at } = await mine()
    expect(at).toMatchObject({ today: today(), monday })
    expect(meetings.map(clockOf)).toEqual([`${daysBefore(monday, -7)} 16:00`, `${daysBefore(monday, -13)} 23:30`])
    expect(next).toEqual(nextOne(meetings))
    expect(next).toMatchObject({ classroom: '三年二班', place: '三楼机房', about: '画迷宫', teaches: null })
    expect((await mine(teacher)).next).toMatchObject({ teaches: id })
    expect(await mine(stranger)).toMatchObject({ meetings: [], next: null })
    const path = `/api/timetable/ofChild?time_zone=${ZONE}&id=`
    expect((await asGuardian(path + pupil.id)).data.meetings).toHaveLength(2)
    expect(await asGuardian(path + stranger.id)).toMatchObject({ code: 0 })
  })

  test('is read by calendars under an address of one’s own, until there is another', async () => {
    const id = await joined()
    await plan(id, { day: inDays(1), about: '迷宫, 关卡; 和\\很长很长的内容'.repeat(4) })
    const fresh = async () => new URL((await call('/api/timetable/newAddress', {}, pupil)).data.url)
    const read = ({ pathname, search }: URL) => server.app.inject({ url: pathname + search })
    const first = await fresh()
    const answer = await read(first)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const lines = answer.body.split('\r\n')
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const whole = answer.body.replaceAll('\r\n ', '')
    expect(whole).toContain(String.raw`迷宫\, 关卡\; 和\\很长`)
    expect(whole).toContain(`DTSTART:${inDays(1).replaceAll('-', '')}T080000Z`)
    expect(whole.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    const second = await fresh()
    const ended = await read(first)
    expect([ended.statusCode, ended.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(ended.body).toMatch(/^这个课表地址已经停用/)
    expect((await read(new URL('/api/timetable/calendar?token=x&lang=en', first))).body).toMatch(/^This address/)
    expect((await read(second)).body).toContain('VEVENT')
    expect((await call('/api/timetable/file', undefined, pupil)).data.text).toContain('VEVENT')
    await call('/api/timetable/endAddress', {}, pupil)
    expect((await read(second)).body).not.toContain('VEVENT')
    expect((await call('/api/timetable/address', undefined, pupil)).data.since).toBeNull()
  })
})

test('with a place, an account or a class its attendance goes', async () => {
  const left = async () => {
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from class_attendance) + (select count(*) from class_leave) + (select count(*) from class_meeting) as count
    `.execute(db())
    return Number(rows[0]!.count)
  }
  const id = await joined()
  const attend = async (user: number) => {
    await plan(id, { day: inDays(1) })
    const [one] = await ahead(id)
    await call('/api/timetable/leave', { meeting: one!.id, away: true, reason: '' }, pupil)
    await begun(one!.id)
    await call('/api/timetable/take', { id, meeting: one!.id, marks: [{ user, state: 'absent' }] }, teacher)
  }
  await attend(pupil.id)
  expect(await left()).toBe(3)
  await call('/api/classroom/leave', { id }, pupil)
  expect(await left()).toBe(1)
  const { data } = await call('/api/classroom/addPupils', { id, names: ['小兔'] }, teacher)
  const { user } = (data as unknown as { cards: { user: number }[] }).cards[0]!
  await attend(user)
  expect(await left()).toBe(3)
  await server.app.engine.mutations.run(SYSTEM, (tx) =>
    eraseMember(tx, server.app.engine.registry, user as never, { works: 'remove' }),
  )
  expect(await left()).toBe(2)
  await call('/api/classroom/remove', { id }, teacher)
  expect(await left()).toBe(0)
})

describe('what a teacher held', () => {
  const months = async (as = teacher) => (await mine(as)).taught
  const month = shownIn(ZONE, Date.now() - 5 * 60_000).slice(0, 7)
  beforeEach(async () => {
    await sql`delete from teaching_month`.execute(db())
  })

  test('counts by month once attendance was taken, follows what is put right, and stays when the class goes', async () => {
    const id = await joined()
    await plan(id, { day: inDays(1), times: 3 })
    const [first, second] = await ahead(id)
    expect(await months()).toEqual([])
    await begun(first!.id)
    const take = (state: string, feedback = '') =>
      call('/api/timetable/take', { id, meeting: first!.id, marks: [{ user: pupil.id, state, feedback }] }, teacher)
    await take('absent')
    expect(await months()).toEqual([{ month, held: 1, minutes: 90, came: 0, cancelled: 0 }])
    await take('late', '很好')
    expect(await months()).toEqual([{ month, held: 1, minutes: 90, came: 1, cancelled: 0 }])
    await call('/api/timetable/cancel', { id, meeting: second!.id }, teacher)
    expect((await months()).reduce((sum, { cancelled }) => sum + cancelled, 0)).toBe(1)
    await call('/api/timetable/restore', { id, meeting: second!.id }, teacher)
    expect((await months()).reduce((sum, { cancelled }) => sum + cancelled, 0)).toBe(0)
    expect([await months(pupil), await months(other)]).toEqual([[], []])
    const path = `/api/timetable/ofChild?time_zone=${ZONE}&id=${pupil.id}`
    expect((await asGuardian(path)).data.taught).toEqual([])
    await call('/api/classroom/remove', { id }, teacher)
    expect(await months()).toEqual([{ month, held: 1, minutes: 90, came: 1, cancelled: 0 }])
    const listed = await server.call('GET', `/admin/user.teachingMonth/index`)
    expect(JSON.stringify(listed)).toContain(`"month":"${month}"`)
  })

  test('by the clock of the plan, and by UTC where the server does not know it', async () => {
    const { rows } = await sql<{ shanghai: string; unknown: string }>`
      select month_of_meeting(1764518400, 'Asia/Shanghai') as shanghai, month_of_meeting(1764518400, 'Nowhere/Here') as unknown
    `.execute(db())
    expect(rows).toEqual([{ shanghai: '2025-12', unknown: '2025-11' }])
  })

  test('misses what is over and was not taken: its teacher is told which', async () => {
    const { id } = await newClass()
    await plan(id, { day: inDays(1), times: 2 })
    const [first] = await ahead(id)
    await begun(first!.id, 120)
    expect((await mine(teacher)).untaken).toMatchObject([{ id: first!.id, classroom: id, name: '三年二班' }])
    expect((await mine(other)).untaken).toEqual([])
    await call('/api/timetable/take', { id, meeting: first!.id, marks: [] }, teacher)
    expect((await mine(teacher)).untaken).toEqual([])
    expect((await mine(teacher)).meetings.map(({ taken }) => taken)).toContain(true)
  })
})

test('who is handed a class is handed what comes of it', async () => {
  const { id } = await newClass()
  await plan(id, { day: inDays(1), times: 2 })
  const [first] = await ahead(id)
  await begun(first!.id)
  await server.call('POST', '/admin/user.classroom/edit', { id, teacher_id: other.id })
  const { rows } = await sql<{ teacher: number }>`
    select teacher_id as teacher from class_meeting where classroom_id = ${id} order by starttime
  `.execute(db())
  expect(rows).toEqual([{ teacher: teacher.id }, { teacher: other.id }])
  // What was not taken is taken by who has the class, and stays who held it.
  await begun(first!.id, 120)
  expect([(await mine(teacher)).untaken, (await mine(other)).untaken]).toMatchObject([[], [{ id: first!.id }]])
})

describe('the day before', () => {
  const remind = (now: Date) =>
    remindOfMeetings({
      mutations: server.app.engine.mutations,
      config: { get: async () => ({ open_member_center: true, sms_driver: 'outbox', ...settings }) as never },
      outbox: {
        open: async () => ({
          queue: queued,
          resend: async () => ({ event: '' }),
          sends: (channel, event) => sendsBy(channel, event, { sms_driver: 'outbox', ...settings } as never),
        }),
      },
      origin: 'https://tutu.example',
      now,
    })
  const MAIL = { smtp_server: 'mail.example.com', smtp_sender_mail: 'tutu@example.com' }
  let settings: object
  let letters: NewMessage[]
  let breaks: boolean
  const queued = async (_: unknown, message: NewMessage): Promise<number> => {
    if (breaks) throw new Error('out of memory')
    return letters.push(message)
  }
  /** By day, whatever the hour is at which the tests run. */
  const noon = new Date(new Date().setHours(12, 0, 0, 0))
  const meetsIn = async (id: number, hours: number): Promise<void> => {
    await plan(id, { day: inDays(3) })
    await sql`
      update class_meeting set starttime = ${Math.floor(noon.getTime() / 1000) + hours * 3600}
      where id = (select max(id) from class_meeting)
    `.execute(db())
  }
  beforeEach(async () => {
    letters = []
    settings = MAIL
    breaks = false
  })

  test('of a meeting its pupils and guardians are reminded once, by day, in one message each', async () => {
    const id = await joined()
    const { code } = (await call('/api/classroom/mine', undefined, teacher)).data.classes[0]!
    await call('/api/classroom/join', { code, name: '大人' }, stranger)
    await sql`update member set email = 'own@example.com' where id = ${stranger.id}`.execute(db())
    await meetsIn(id, 20)
    await meetsIn(id, 30)
    await meetsIn(id, 2)
    expect(await remind(new Date(noon.getTime() - 6 * 3_600_000))).toBe(0)
    expect(await remind(noon)).toBe(2)
    expect(await remind(noon)).toBe(0)
    expect(letters.map(({ event, target, channel }) => [event, target, channel])).toEqual([
      ['meeting_reminder', 'mama@example.com', 'mail'],
      ['meeting_reminder', 'own@example.com', 'mail'],
    ])
    expect(letters.map(({ values }) => values.url)).toEqual([
      'https://tutu.example/guardian',
      'https://tutu.example/user/account/timetable',
    ])
    expect(JSON.stringify(letters)).not.toMatch(/豆豆|三年二班/)
    const told = await notices(pupil)
    expect(told).toMatchObject([{ link: '/user/account/timetable' }])
    expect(told[0]!.title).toMatch(/三年二班.*上课$/)
    await sql`update member set email = null where id = ${stranger.id}`.execute(db())
  })

  test('who will not come, and what is cancelled, is left alone; what is moved to another day is told anew', async () => {
    const id = await joined()
    await meetsIn(id, 20)
    const [one] = await ahead(id)
    const away = { meeting: one!.id, away: true, reason: '' }
    await call('/api/timetable/leave', away, pupil)
    expect(await remind(noon)).toBe(0)
    await call('/api/timetable/leave', { ...away, away: false }, pupil)
    // It was looked at: whoever comes after all has said so.
    expect(await remind(noon)).toBe(0)
    await call('/api/timetable/change', { id, meeting: one!.id, ...WHEN, day: inDays(9) }, teacher)
    await sql`update class_meeting set starttime = ${Math.floor(noon.getTime() / 1000) + 20 * 3600}`.execute(db())
    expect(await remind(noon)).toBe(1)
    await meetsIn(id, 21)
    await call('/api/timetable/cancel', { id, meeting: (await ahead(id)).at(-1)!.id }, teacher)
    expect(await remind(noon)).toBe(0)
  })

  test('where nothing sends, it stands among the messages of the site alone, and nowhere where members have no centre', async () => {
    const id = await joined()
    await meetsIn(id, 20)
    settings = { ...MAIL, open_member_center: false }
    expect(await remind(noon)).toBe(0)
    expect(await notices(pupil)).toEqual([])
    settings = { smtp_server: '', smtp_sender_mail: '' }
    expect(await remind(noon)).toBe(0)
    expect([letters, (await notices(pupil)).length]).toEqual([[], 1])
  })

  test('what broke off in between is done whole the next time, and once', async () => {
    const id = await joined()
    await meetsIn(id, 20)
    breaks = true
    await expect(remind(noon)).rejects.toThrow('out of memory')
    expect(await notices(pupil)).toEqual([])
    breaks = false
    const both = await Promise.all([remind(noon), remind(noon)])
    expect(both.toSorted()).toEqual([0, 1])
    expect(await notices(pupil)).toHaveLength(1)
  })
})
