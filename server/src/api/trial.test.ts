import type { CallAnswer } from '@tutu/contract/api/index'
import { CLEARED_NAME } from '@tutu/contract/resources/trial'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compose, type Services } from '../compose.ts'
import { storeCaptcha } from '../data/captcha.ts'
import { parseEnv } from '../env.ts'
import { memberId, SYSTEM } from '../policy/actors.ts'
import { eraseMember } from '../policy/erase-member.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { openChannels } from '../testing/open-channels.ts'
import { clearTrials } from '../trial/clear.ts'
import { remindOfTrials, tellOfChanges } from '../trial/remind.ts'

type Booking = CallAnswer<'POST /api/trial/mine'>
type Booked = CallAnswer<'POST /api/trial/book'> & { errors: Record<string, string> }
type Answer<T> = { code: number; msg: string; data: T }

let server: TestApp
let services: Services
let addresses = 0
beforeAll(async () => {
  server = await testApp({ env: { SECRET_KEY: '5a'.repeat(32) } })
  await openChannels(server, { sms: true })
  services = await compose({ env: parseEnv({ LOG_LEVEL: 'silent' }), database: server.database, log: server.app.log })
})
afterAll(async () => {
  await services.close()
  await server.close()
})

const DAY = 86_400
const now = () => Math.floor(Date.now() / 1000)
const family = () => ({
  name: '林妈妈',
  email: `lin${(addresses += 1)}@example.com`,
  age: '小学二年级',
  wish: '周六上午',
  consent: true,
})

async function post<T>(
  path: string,
  payload: object,
  { language = 'zh-cn', ip = `192.0.2.${(addresses += 1) % 250}` } = {},
) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/trial/${path}`,
    remoteAddress: ip,
    headers: { 'think-lang': language },
    payload,
  })
  return answer.json<Answer<T>>()
}
async function book(form: object = family(), options: { language?: string; ip?: string } = {}) {
  const captcha_id = `trial-test-${(addresses += 1)}`
  await storeCaptcha(server.database.kysely, captcha_id, 'HPKX')
  return post<Booked>('book', { ...form, captcha: 'hpkx', captcha_id }, options)
}
const offered = async (course?: number) => {
  const answer = await server.app.inject({ url: `/api/trial/times${course ? `?course=${course}` : ''}` })
  return answer.json<Answer<CallAnswer<'GET /api/trial/times'>>>().data.list
}
const offer = async (form: object = {}): Promise<number> => {
  const row = { starttime: now() + 5 * DAY, minutes: 60, places: 1, place: '胡萝卜路 8 号', status: '1', ...form }
  return (await server.call<{ id: number }>('POST', '/admin/trialTime/add', row)).data.id
}
const stored = async (number: string) => {
  const { rows } = await sql<Record<string, unknown>>`select * from trial where number = ${number}`.execute(
    server.database.kysely,
  )
  return rows[0]!
}
const addCourse = async (title: string): Promise<number> => {
  const text = { 'zh-cn': title, en: title }
  const kind = { name: title, slug: 'trial-kind', accent: 'leaf', pattern: 'dots', status: '1' }
  const category = await server.call<{ id: number }>('POST', '/admin/courseCategory/add', kind)
  const texts = { title_i18n: text, subtitle_i18n: text, teacher_i18n: text, intro_i18n: text }
  const of = { category_id: category.data.id, level: 'beginner', price: '0', age_min: 6, age_max: 9, status: '1' }
  const row = { ...texts, ...of, slug: 'trial-course' }
  return (await server.call<{ id: number }>('POST', '/admin/course/add', row)).data.id
}
const taken = async (id: number) => {
  const { rows } = await sql<{ taken: number }>`select taken from trial_time where id = ${id}`.execute(
    server.database.kysely,
  )
  return rows[0]!.taken
}
const command = (name: string, id: unknown, input: object = {}, options = {}) =>
  server.call<unknown>('POST', `/admin/trial/${name}`, { ids: [id], ...input }, { language: 'en', ...options })
const mails = () =>
  server.database.kysely.selectFrom('message').selectAll().where('event', 'like', 'trial%').orderBy('id').execute()
const told = (at: Date) => ({
  mutations: services.engine.mutations,
  outbox: services.outbox,
  origin: 'https://tutu.example',
  now: at,
})
const changes = (at: Date) => tellOfChanges(told(at))
const mailsTo = async (target: string) => (await mails()).filter((one) => one.target === target)

describe('a family', () => {
  test('says which times suit it, and hears that by mail with a link of its own', async () => {
    const form = family()
    const { code, data } = await book(form, { language: 'en' })
    expect(code).toBe(1)
    expect(data.booking).toMatchObject({
      state: 'new',
      age: '小学二年级',
      wish: '周六上午',
      appointment: null,
      canChange: true,
    })
    expect(await stored(data.booking.number)).toMatchObject({
      state: 'new',
      language: 'en',
      consenttime: expect.any(Number),
    })
    const [mail] = await mailsTo(form.email)
    expect(mail).toMatchObject({ event: 'trial_asked', language: 'en' })
    expect(mail!.body).toContain(data.booking.number)
    expect((await post<Booking>('mine', { token: data.token })).data.number).toBe(data.booking.number)
    expect(await post('mine', { token: 'x'.repeat(43) })).toMatchObject({ code: 0 })
  })

  test('is promised a mail where mail goes out, and an address was left', async () => {
    const isPromised = async ({ token }: Booked) => (await post<Booking>('mine', { token })).data.isMailed
    const { data } = await book()
    expect(data.booking.isMailed).toBe(true)
    const phoned = await book({ ...family(), email: '', mobile: `1380000${1000 + addresses}` })
    expect(phoned.data.booking.isMailed).toBe(false)
    const template = server.database.kysely.updateTable('message_template').where('code', '=', 'trial_asked')
    await template.set({ status: false }).execute()
    expect(await isPromised(data)).toBe(false)
    await template.set({ status: true }).execute()
    await server.call('POST', '/admin/routine.config/edit', { smtp_server: '' })
    expect((await book()).data.booking.isMailed).toBe(false)
    expect(await isPromised(data)).toBe(false)
    await openChannels(server, { sms: true })
    expect(await isPromised(data)).toBe(true)
  })

  test('names how it is reached, its child’s age, a time, and that it may be contacted', async () => {
    const { email, wish, ...rest } = family()
    expect((await book({ ...rest, wish })).data.errors.mobile).toBe('请留下手机或邮箱，我们好回复您')
    expect((await book({ ...rest, email })).data.errors.wish).toBe('请选一个时段，或者写下方便的时间')
    expect(Object.keys((await book(rest)).data.errors).toSorted()).toEqual(['mobile', 'wish'])
    expect(Object.keys((await book({})).data.errors).toSorted()).toEqual(['age', 'consent', 'mobile', 'name', 'wish'])
    expect(Object.keys((await book({ ...rest, wish, mobile: '123' })).data.errors)).toEqual(['mobile'])
    expect((await book({ ...family(), name: '' }, { language: 'en' })).data.errors.name).toBe('Your name is required')
    expect((await book({ ...family(), consent: false })).data.errors.consent).toBe('请勾选同意，不然我们不能联系您')
    expect((await book({ ...family(), age: ' ' })).data.errors).toHaveProperty('age')
    expect((await book({ ...family(), mobile: '123' })).data.errors).toHaveProperty('mobile')
    expect(await post('book', family())).toMatchObject({ code: 0, data: { errors: { captcha: expect.any(String) } } })
    expect(await book({ ...rest, wish, mobile: '+86 138-0000-0042' })).toMatchObject({ code: 1 })
  })

  test('has one of the offered times at once, and a file for its calendar', async () => {
    const time = await offer({ starttime: now() + 3 * DAY, places: 2 })
    expect((await offered()).find(({ id }) => id === time)).toMatchObject({ left: 2, place: '胡萝卜路 8 号' })
    const form = family()
    const { data } = await book({ ...form, wish: '', time })
    expect(data.booking).toMatchObject({ state: 'booked', appointment: { place: '胡萝卜路 8 号' } })
    expect(await taken(time)).toBe(1)
    expect((await offered()).find(({ id }) => id === time)).toMatchObject({ left: 1 })
    expect((await mailsTo(form.email)).map(({ event }) => event)).toEqual(['trial_booked'])
    const file = await server.app.inject({ url: `/api/trial/calendar?token=${data.token}` })
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(file.body).toMatch(/^BEGIN:VCALENDAR\r\n[^]*DTSTART:\d{8}T\d{6}Z\r\n[^]*LOCATION:胡萝卜路 8 号\r\n/)
    for (const line of file.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  test('that comes second finds the place gone, and twelve at once have it once', async () => {
    const time = await offer({ starttime: now() + 4 * DAY, places: 1 })
    const answers = await Promise.all(Array.from({ length: 12 }, () => book({ ...family(), time })))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    for (const { code, data } of answers) if (code !== 1) expect(data.errors.time).toBe('这个时段刚刚约满了，请换一个')
    expect(await taken(time)).toBe(1)
    expect((await offered()).some(({ id }) => id === time)).toBe(false)
  })

  test('moves and cancels without an account, and its place is another’s then', async () => {
    const [first, second] = [await offer(), await offer({ starttime: now() + 6 * DAY })]
    const { data } = await book({ ...family(), time: first })
    const { token } = data
    expect((await post<Booking>('move', { token, time: second })).data).toMatchObject({ state: 'booked' })
    expect([await taken(first), await taken(second)]).toEqual([0, 1])
    expect((await post<Booking>('move', { token, wish: '周日下午' })).data).toMatchObject({
      state: 'new',
      wish: '周日下午',
      appointment: null,
    })
    expect(await taken(second)).toBe(0)
    expect((await post<Booking>('cancel', { token })).data).toMatchObject({ state: 'lost', canChange: false })
    expect(await stored(data.booking.number)).toMatchObject({ lost_why: 'cancelled' })
    expect(await post('move', { token, time: second })).toMatchObject({
      code: 0,
      msg: expect.stringContaining('联系我们'),
    })
  })

  test('that was called already and then says other times is called again', async () => {
    const { data } = await book()
    const { id } = await stored(data.booking.number)
    await command('contacted', id, { next_day: '2026-12-02' })
    expect((await post<Booking>('move', { token: data.token, wish: '平时六点以后' })).data).toMatchObject({
      state: 'new',
    })
    expect(await stored(data.booking.number)).toMatchObject({ state: 'new', wish: '平时六点以后' })
  })

  test('reads that it cancelled only where it did', async () => {
    const mine = async (token: string) => (await post<Booking>('mine', { token })).data
    const [own, school] = [(await book()).data, (await book()).data]
    await post('cancel', { token: own.token })
    await command('lost', (await stored(school.booking.number)).id, { lost_why: 'elsewhere' })
    expect(await mine(own.token)).toMatchObject({ state: 'lost', isCancelled: true })
    expect(await mine(school.token)).toMatchObject({ state: 'lost', isCancelled: false })
  })

  test('who chooses a time for one course alone comes for that course', async () => {
    const title = '画兔子'
    const course_id = await addCourse(title)
    const [open, only] = [await offer(), await offer({ course_id, places: 2 })]
    const { data } = await book({ ...family(), time: only })
    expect(data.booking.course).toBe(title)
    const other = (await book({ ...family(), time: open })).data
    expect(other.booking.course).toBe('')
    expect((await post<Booking>('move', { token: other.token, time: only })).data.course).toBe(title)
    // A time for all courses leaves what was asked for.
    expect((await post<Booking>('move', { token: other.token, time: open })).data.course).toBe(title)
  })

  test('chooses nothing that is over, closed or of no place', async () => {
    const closed = await offer({ status: '0' })
    const over = await offer({ starttime: now() - DAY })
    for (const time of [closed, over, 2_000_000]) {
      expect((await offered()).some(({ id }) => id === time)).toBe(false)
      expect((await book({ ...family(), time })).data.errors).toHaveProperty('time')
    }
  })

  test('has three lessons before it at most, and an address five forms within an hour', async () => {
    const form = family()
    for (let times = 0; times < 3; times += 1) expect((await book(form)).code).toBe(1)
    expect(await book({ ...form, email: form.email.toUpperCase() })).toMatchObject({ code: 0 })
    const codes: number[] = []
    for (let times = 0; times < 6; times += 1) codes.push((await book(family(), { ip: '198.51.100.77' })).code)
    expect(codes.map((code) => code === 1)).toEqual([true, true, true, true, true, false])
  })

  test('finds nothing of it while the school has it switched off, and still cancels what it has', async () => {
    const time = await offer()
    const { data } = await book({ ...family(), time })
    const set = (trial_lessons: '0' | '1') => server.call('POST', '/admin/routine.config/edit', { trial_lessons })
    expect(await set('0')).toMatchObject({ code: 1 })
    expect(await offered()).toEqual([])
    expect(await book()).toMatchObject({ code: 0, msg: '现在不能在网上预约试听，请联系我们' })
    const page = await server.app.inject({ url: '/trial' })
    expect(page.body).not.toContain('data-trial-form')
    expect((await server.app.inject({ url: '/' })).body).not.toContain('href="/trial')
    expect((await server.app.inject({ url: '/sitemap.xml' })).body).not.toContain('/trial<')
    expect(await post('cancel', { token: data.token })).toMatchObject({ code: 1 })
    expect(await set('1')).toMatchObject({ code: 1 })
    expect((await server.app.inject({ url: '/' })).body).toContain('href="/trial')
    expect((await server.app.inject({ url: '/sitemap.xml' })).body).toContain('/trial<')
  })
})

describe('the school', () => {
  test('is told by mail what families do, in its own language, without who they are', async () => {
    const set = (values: object) => server.call('POST', '/admin/routine.config/edit', values)
    expect(await set({ trial_mail: 'desk@example.com', school_language: 'en' })).toMatchObject({ code: 1 })
    const time = await offer()
    const { token, booking } = (await book()).data
    await post('move', { token, time })
    await post('move', { token, wish: '周日下午' })
    await post('cancel', { token })
    expect(await set({ trial_mail: '', school_language: 'zh-cn' })).toMatchObject({ code: 1 })
    await book()
    const told = await mailsTo('desk@example.com')
    expect(told.map(({ subject, language }) => `${language} ${subject}`)).toEqual(
      [
        'A family asks for a trial lesson',
        'A family moved its trial lesson',
        'A family moved its trial lesson',
        'A family cancelled its trial lesson',
      ].map((what) => `en Tutu Coding: ${what} (${booking.number})`),
    )
    expect(told[1]!.body).toMatch(/Before: Not set.*\n\nNow: \w+day \d+/)
    expect(told[3]!.body).toContain('Now: Cancelled')
    for (const { body } of told) {
      expect(body).toContain(`/admin/trial?quick_search=${booking.number}`)
      expect(body).not.toMatch(/林妈妈|周日下午/)
    }
  })

  test('calls, sets a time, notes who came and who joined, and goes a step back', async () => {
    const form = family()
    const { number } = (await book(form)).data.booking
    const { id } = await stored(number)
    expect(await command('came', id)).toMatchObject({ code: 0 })
    expect(await command('contacted', id, { note: '周三再打', next_day: '2026-12-02' })).toMatchObject({ code: 1 })
    expect(await stored(number)).toMatchObject({ state: 'contacted', handler_id: 1, next_day: '2026-12-02' })
    expect(await command('book', id)).toMatchObject({ code: 0, data: { errors: { starttime: expect.any(String) } } })
    const starttime = now() + 2 * DAY
    expect(await command('book', id, { starttime, place: '2 楼' })).toMatchObject({
      code: 1,
      msg: `Booked. The confirmation goes to ${form.email}`,
    })
    expect(await stored(number)).toMatchObject({ state: 'booked', starttime, place: '2 楼', next_day: null })
    expect((await mailsTo(form.email)).map(({ event }) => event)).toEqual(['trial_asked', 'trial_booked'])
    expect(await command('came', id)).toMatchObject({ code: 1 })
    expect(await command('back', id)).toMatchObject({ code: 1 })
    expect(await stored(number)).toMatchObject({ state: 'booked' })
    expect(await command('came', id)).toMatchObject({ code: 1 })
    expect(await command('note', id, { content: '很喜欢，周末答复', next_day: '2026-12-06' })).toMatchObject({
      code: 1,
    })
    expect(await command('joined', id)).toMatchObject({ code: 1 })
    expect(await stored(number)).toMatchObject({ state: 'joined', next_day: null })
    const notes = await server.call<{ list: object[] }>('GET', '/admin/trialNote/index', {
      search: [{ field: 'trial_id', operator: '=', val: String(id) }],
    })
    expect(notes.data.list).toMatchObject([
      { content: '很喜欢，周末答复', admin: { username: 'admin' } },
      { content: '周三再打', createtime: expect.any(Number) },
    ])
  })

  test('says why a family was lost, whose place is free, and takes that back', async () => {
    const time = await offer()
    const { number } = (await book({ ...family(), time })).data.booking
    const { id } = await stored(number)
    expect(await command('lost', id)).toMatchObject({ code: 0 })
    expect(await command('lost', id, { lost_why: 'time', note: '只有工作日' })).toMatchObject({ code: 1 })
    expect(await taken(time)).toBe(0)
    expect(await command('back', id)).toMatchObject({ code: 1 })
    expect(await stored(number)).toMatchObject({
      state: 'contacted',
      trial_time_id: null,
      starttime: null,
      lost_why: null,
    })
  })

  test('takes back that a family was lost to what it was on the day of its lesson', async () => {
    const time = await offer({ starttime: now() + DAY })
    const { number } = (await book({ ...family(), time })).data.booking
    const { id } = await stored(number)
    for (const state of ['missed', 'came']) {
      expect(await command(state, id)).toMatchObject({ code: 1 })
      const day = await stored(number)
      expect(await command('lost', id, { lost_why: 'price' })).toMatchObject({ code: 1 })
      expect(await taken(time)).toBe(0)
      expect(await command('back', id)).toMatchObject({ code: 1 })
      const { starttime, place, trial_time_id } = day
      expect(await stored(number)).toMatchObject({ state, starttime, place, trial_time_id, lost_why: null })
      expect(await taken(time)).toBe(1)
      await command('back', id)
    }
  })

  test('changes the place of a time, and bookings of it say so and their families hear it once', async () => {
    const time = await offer({ places: 3 })
    const [form, phone] = [family(), { ...family(), email: '', mobile: '13800000071' }]
    const mine = (await book({ ...form, time })).data
    await book({ ...phone, time })
    const gone = (await book({ ...family(), time })).data
    await post('cancel', { token: gone.token })
    const edit = (values: object) => server.call('POST', '/admin/trialTime/edit', { id: time, ...values })
    expect(await edit({ places: 4 })).toMatchObject({ code: 1 })
    expect(await stored(mine.booking.number)).toMatchObject({ changetime: null })
    expect(await edit({ place: '3 楼' })).toMatchObject({ code: 1 })
    expect(await edit({ place: '4 楼', minutes: 45 })).toMatchObject({ code: 1 })
    expect((await post<Booking>('mine', { token: mine.token })).data.appointment).toMatchObject({
      place: '4 楼',
      minutes: 45,
    })
    expect(await stored(gone.booking.number)).toMatchObject({ place: '胡萝卜路 8 号' })
    const at = (hour: number, minutes = 0) => {
      const today = new Date()
      return new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1, hour, minutes)
    }
    // Who left a number alone is not rung by night, and a slip that is corrected at once is told of once.
    expect(await changes(new Date())).toBe(0)
    expect(await changes(at(3))).toBe(1)
    expect(await changes(at(9))).toBe(1)
    expect(await changes(at(9, 5))).toBe(0)
    expect((await mailsTo(form.email)).map(({ event }) => event)).toEqual(['trial_booked', 'trial_changed'])
    const [mail] = (await mailsTo(form.email)).slice(-1)
    expect(mail!.body).toContain('4 楼')
    expect((await mailsTo('13800000071')).map(({ event, channel }) => `${channel} ${event}`)).toEqual([
      'sms trial_changed',
    ])
  })

  test('moves a time that families are booked at, and they are told and reminded of the new one', async () => {
    const time = await offer({ starttime: now() + 3 * DAY, places: 2 })
    const form = family()
    const mine = (await book({ ...form, time })).data
    const { id } = await stored(mine.booking.number)
    const edit = (starttime: number) =>
      server.call<{ errors?: object }>('POST', '/admin/trialTime/edit', { id: time, starttime })
    expect((await edit(now() - DAY)).data.errors).toHaveProperty('starttime')
    await sql`update trial set remindtime = 1 where id = ${id}`.execute(server.database.kysely)
    expect(await edit(now() + 4 * DAY)).toMatchObject({ code: 1 })
    expect(await stored(mine.booking.number)).toMatchObject({ remindtime: null, changetime: expect.any(Number) })
    expect(Number((await stored(mine.booking.number)).starttime)).toBeGreaterThan(now() + 3.5 * DAY)
    // Within a day, the letter about the change is the reminder.
    expect(await edit(now() + DAY / 2)).toMatchObject({ code: 1 })
    expect(await stored(mine.booking.number)).toMatchObject({ remindtime: expect.any(Number) })
    expect(await changes(new Date(Date.now() + 300_000))).toBe(1)
    expect((await mailsTo(form.email)).map(({ event }) => event)).toEqual(['trial_booked', 'trial_changed'])
  })

  test('offers a time each week on some days until a day, and none of them twice', async () => {
    const day = new Date()
    // A Monday.
    const first = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 8 - (day.getDay() || 7), 10)
    const until = (days: number) =>
      new Date(first.getFullYear(), first.getMonth(), first.getDate() + days).toLocaleDateString('sv')
    const time = await offer({ starttime: first.getTime() / 1000, places: 4, place: '每周的教室' })
    const repeat = (input: object) =>
      server.call('POST', '/admin/trialTime/repeat', { ids: [time], ...input }, { language: 'en' })
    expect(await repeat({ days: ['1', '6'], until: until(13) })).toMatchObject({
      code: 1,
      msg: 'Offered: 3. There already: 1',
    })
    const { rows } = await sql<{ starttime: number; places: number; taken: number; name: string }>`
      select starttime, places, taken, name from trial_time where place = '每周的教室' order by starttime
    `.execute(server.database.kysely)
    expect(rows.map(({ starttime }) => new Date(starttime * 1000).getDay())).toEqual([1, 6, 1, 6])
    for (const row of rows) {
      expect(row).toMatchObject({ places: 4, taken: 0, name: expect.stringMatching(/^\d{4}-\d\d-\d\d 10:00$/) })
      expect(new Date(row.starttime * 1000).getHours()).toBe(10)
    }
    expect(await repeat({ until: until(8) })).toMatchObject({
      code: 0,
      data: { errors: { until: expect.any(String) } },
    })
    expect(await repeat({ until: until(-300) })).toMatchObject({ code: 0 })
    // A day without lessons is left out.
    const closed = (closed_days: string) => server.call('POST', '/admin/routine.config/edit', { closed_days })
    await closed(`${until(14)} 停课`)
    expect(await repeat({ until: until(21) })).toMatchObject({ msg: 'Offered: 1. There already: 2' })
    await closed('')
    expect(await repeat({ until: until(300) })).toMatchObject({
      data: { errors: { until: 'Half a year ahead at most' } },
    })
  })

  test('gives a place of an offered time no second time, keeps those of a time, and frees what is deleted', async () => {
    const time = await offer()
    const { number } = (await book({ ...family(), time })).data.booking
    const other = await stored((await book()).data.booking.number)
    expect(await command('book', other.id, { trial_time_id: time })).toMatchObject({
      data: { errors: { trial_time_id: 'That time has just been taken. Please choose another' } },
    })
    const edit = (values: object) => server.call('POST', '/admin/trialTime/edit', { id: time, ...values })
    expect(await edit({ places: 0 })).toMatchObject({ code: 0 })
    expect(await edit({ starttime: now() - DAY })).toMatchObject({ code: 0 })
    expect(await edit({ places: 2 })).toMatchObject({ code: 1 })
    expect(await command('book', other.id, { trial_time_id: time })).toMatchObject({ code: 1 })
    expect(await taken(time)).toBe(2)
    // The form begins with the time that was offered; another one beside it is meant.
    const starttime = now() + 8 * DAY
    expect(await command('book', other.id, { trial_time_id: time, starttime })).toMatchObject({ code: 1 })
    expect(await stored(String(other.number))).toMatchObject({ trial_time_id: null, starttime })
    expect(await taken(time)).toBe(1)
    expect(await command('book', other.id, { trial_time_id: time })).toMatchObject({ code: 1 })
    const { id } = await stored(number)
    expect(await server.call('DELETE', '/admin/trial/del', { ids: [id] })).toMatchObject({ code: 1 })
    expect(await taken(time)).toBe(1)
  })

  test('sets no time that was long ago, and writes to nobody of it', async () => {
    const form = family()
    const { number } = (await book(form)).data.booking
    const { id } = await stored(number)
    expect(await command('book', id, { starttime: now() - 2 * DAY })).toMatchObject({
      code: 0,
      data: { errors: { starttime: 'Choose a time to come' } },
    })
    expect(await stored(number)).toMatchObject({ state: 'new', starttime: null })
    expect((await mailsTo(form.email)).map(({ event }) => event)).toEqual(['trial_asked'])
  })

  test('writes down who telephoned or stood at the counter, with a number', async () => {
    const form = { name: '周先生', age: '9 岁' }
    expect(await server.call('POST', '/admin/trial/add', form)).toMatchObject({ code: 1 })
    const { data } = await server.call<{ id: number }>('POST', '/admin/trial/add', { ...form, mobile: '13800000051' })
    const { rows } = await sql<{ number: string; state: string }>`
      select number, state from trial where id = ${data.id}
    `.execute(server.database.kysely)
    expect(rows).toEqual([{ number: expect.stringMatching(/^\d{8}$/), state: 'new' }])
  })

  test('is told on the dashboard what waits today', async () => {
    const keys = async () => {
      const { data } = await server.call<{ waiting: { key: string; value: number }[] }>('GET', '/admin/dashboard/index')
      return Object.fromEntries(data.waiting.map(({ key, value }) => [key, value]))
    }
    const before = await keys()
    const [a, b] = [await stored((await book()).data.booking.number), await stored((await book()).data.booking.number)]
    await command('contacted', a.id, { next_day: '2020-01-01' })
    const today = new Date()
    today.setHours(23, 0, 0, 0)
    await command('book', b.id, { starttime: Math.floor(today.getTime() / 1000) })
    const after = await keys()
    expect(after['trial-call']).toBe((before['trial-call'] ?? 0) + 1)
    expect(after['trial-today']).toBe((before['trial-today'] ?? 0) + 1)
    const c = await stored((await book()).data.booking.number)
    expect((await keys()).trial).toBe((before.trial ?? 0) + 1)
    await command('contacted', c.id)
  })

  test('needs a right for each step', async () => {
    const { id } = await stored((await book()).data.booking.number)
    const token = await server.signIn(['trial', 'trial/index', 'trial/contacted'])
    expect(await command('contacted', id, {}, { token })).toMatchObject({ code: 1 })
    expect(await command('lost', id, { lost_why: 'price' }, { token })).toMatchObject({ code: 401 })
  })
})

describe('the day before', () => {
  const lessons = async (form: object, days = 20) => {
    const { number } = (await book(form)).data.booking
    const { id } = await stored(number)
    await command('book', id, { starttime: hour(days, 15).getTime() / 1000, minutes: 60 })
  }
  /** That many days from now, at an hour of the school's clock. */
  const hour = (days: number, at: number): Date => {
    const day = new Date()
    return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, at)
  }
  const remind = (at: Date, outbox: Pick<Services['outbox'], 'open'> = services.outbox) =>
    remindOfTrials({ ...told(at), outbox })

  test('a family is reminded once whatever ends in between, and whoever reminds at the same time', async () => {
    const forms = [family(), family()]
    for (const form of forms) await lessons(form, 40)
    const { outbox } = services
    let queued = 0
    // The process ends after the first of them.
    const ending: Pick<typeof outbox, 'open'> = {
      async open() {
        const { queue, ...rest } = await outbox.open()
        return {
          ...rest,
          queue: (...said) => {
            if ((queued += 1) > 1) throw new Error('ended')
            return queue(...said)
          },
        }
      },
    }
    await expect(remind(hour(39, 16), ending)).rejects.toThrow('ended')
    const counts = await Promise.all([remind(hour(39, 16)), remind(hour(39, 16)), remind(hour(39, 17))])
    expect(counts.reduce((sum, one) => sum + one)).toBe(2)
    for (const { email } of forms)
      expect((await mailsTo(email)).filter(({ event }) => event === 'trial_reminder')).toHaveLength(1)
  })

  test('a family is reminded once, by mail or by a short message, by day', async () => {
    const { email, ...rest } = family()
    await lessons({ ...rest, email })
    await lessons({ ...rest, mobile: '13800000061' })
    expect(await remind(hour(19, 10))).toBe(0)
    expect(await remind(hour(20, 3))).toBe(0)
    expect(await remind(hour(19, 16))).toBe(2)
    expect(await remind(hour(19, 17))).toBe(0)
    expect((await mailsTo(email)).at(-1)).toMatchObject({ event: 'trial_reminder', channel: 'mail' })
    expect((await mailsTo('13800000061')).at(-1)).toMatchObject({ event: 'trial_reminder', channel: 'sms' })
  })
})

describe('who did not join', () => {
  test('is not known any more after a year: what is left says when, and why not', async () => {
    const form = family()
    const { data } = await book(form)
    const { id } = await stored(data.booking.number)
    await command('lost', id, { lost_why: 'distance', note: '住得远的林妈妈' })
    const young = (await book()).data.booking.number
    const old = now() - 366 * DAY
    await sql`update trial set createtime = ${old}, handletime = ${old} where id = ${id}`.execute(
      server.database.kysely,
    )
    expect(await clearTrials(services.engine.mutations)).toBe(1)
    expect(await clearTrials(services.engine.mutations)).toBe(0)
    expect(await stored(data.booking.number)).toMatchObject({
      name: CLEARED_NAME,
      email: null,
      age: null,
      wish: null,
      lost_why: 'distance',
    })
    expect((await stored(young)).name).toBe('林妈妈')
    expect(await post('mine', { token: data.token })).toMatchObject({ code: 0 })
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(h)::text as text from history h where resource = 'trial' and row_id = ${id}
      union all select to_jsonb(n)::text from trial_note n where trial_id = ${id}
    `.execute(server.database.kysely)
    expect(rows.length).toBeGreaterThan(0)
    for (const { text } of rows) expect(text).not.toMatch(/林妈妈|@example/)
  })

  test('and whoever joined goes with the account', async () => {
    const { number } = (await book()).data.booking
    const { id } = await stored(number)
    const member = await services.engine.mutations.run(SYSTEM, (tx) =>
      tx.add('member', {
        username: 'triallin',
        nickname: 'triallin',
        password: 'carrot-2026',
        group_id: 1,
        birth_year: 1990,
      }),
    )
    await command('book', id, { starttime: now() + DAY })
    await command('came', id)
    expect(await command('joined', id, { member_id: member })).toMatchObject({ code: 1 })
    const { registry, mutations } = services.engine
    await mutations.run(SYSTEM, (tx) => eraseMember(tx, registry, memberId(member), { works: 'remove' }))
    expect(await stored(number)).toBeUndefined()
  })
})
