import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { dayOf, lastDays } from '../lib/days.ts'
import type { Administrator } from '../policy/actors.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { newCourse } from '../testing/new-course.ts'
import { testServices } from '../testing/services.ts'
import { cardsFor } from './dashboard-cards.ts'
import { periodOf } from './dashboard-period.ts'
import { seriesOf } from './dashboard-series.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

type Day = { day: string; count: number }
type Layout = { order: string[]; hidden: string[] }
type Dashboard = {
  isNew: boolean
  layout: Layout
  remark: string
  cards: { key: string; title: string; value: number; added: number; previous: number; path?: string }[]
  series: { views: Day[]; members: Day[]; signIns: Day[]; changes: Day[] }
  previous: { views: number; members?: number; signIns?: number; changes?: number }
  system: Record<string, unknown>
  waiting: { key: string; value: number; path: string }[]
  recent?: { record: string; path?: string; username: string }[]
}
const read = (query: object = {}, token?: string) =>
  server.call<Dashboard>('GET', '/admin/dashboard/index', query, { token })
const today = dayOf(new Date())

test('every day has its entry, oldest first, zeros included, for 7, 30 and 90 days', async () => {
  for (const days of [7, 30, 90]) {
    const { series } = (await read({ days })).data
    for (const list of Object.values(series)) {
      expect(list.map(({ day }) => day)).toEqual(lastDays(days, new Date()).map(({ day }) => day))
      expect(list.at(-1)?.day).toBe(today)
    }
  }
  expect(await read({ days: 8 })).toMatchObject({ code: 0, msg: '参数不正确：days' })
  expect((await read()).data.series.views).toHaveLength(7)
})

test('sign-ins and changes are those of the log, views those of the pages', async () => {
  const { database } = server
  await server.call('POST', '/admin/tag/add', { name_i18n: { 'zh-cn': '甲', en: 'a' }, slug: 'a' })
  await server.call('POST', '/admin/index/login', { username: 'admin', password: 'carrot-2026' }, { token: '' })
  await sql`insert into page_view values (${today}::date, '/', 3), (${today}::date, '/courses', 4)`.execute(
    database.kysely,
  )
  const { series } = (await read()).data
  expect(series.changes.at(-1)).toEqual({ day: today, count: 1 })
  expect(series.signIns.at(-1)).toEqual({ day: today, count: 1 })
  expect(series.views.at(-1)).toEqual({ day: today, count: 7 })
})

test('a day that is over is counted once: its figures outlive the log', async () => {
  const { kysely } = server.database
  const [{ day, from }] = lastDays(20, new Date()) as [{ day: string; from: number }]
  const entry = { admin_id: 1, username: 'admin', kind: 'change', url: '', data: '{}', ip: '', useragent: '' } as const
  const title = { 'zh-cn': '旧', en: 'old' }
  await kysely.deleteFrom('admin_log_day').execute()
  const times = [from, from + 100, from + 86_399]
  await kysely
    .insertInto('admin_log')
    .values(times.map((createtime) => ({ ...entry, title, createtime })))
    .execute()
  const countOf = async () => (await read({ days: 30 })).data.series.changes.find((one) => one.day === day)?.count
  expect(await countOf()).toBe(3)
  await kysely
    .deleteFrom('admin_log')
    .where('createtime', '<', from + 86_400)
    .execute()
  expect(await countOf()).toBe(3)
})

test('cards count what there is, for those who may list it', async () => {
  const { cards } = (await read()).data
  expect(cards.find(({ key }) => key === 'tag')).toEqual({
    key: 'tag',
    title: '标签',
    value: 1,
    added: 1,
    previous: 0,
    path: '/admin/tag',
  })
  const token = await server.signIn(['dashboard/dashboard', 'course/index'])
  expect((await read({}, token)).data.cards.map(({ key }) => key)).toEqual(['course'])
})

test('the state of the system is measured', async () => {
  const { system } = (await read()).data
  expect(system).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    uptime: expect.any(Number),
    databaseBytes: expect.any(Number),
    diskBytes: expect.any(Number),
    diskFreeBytes: expect.any(Number),
    node: process.versions.node,
    postgres: expect.stringMatching(/^\d+(\.\d+)?$/),
  })
  expect(system.databaseBytes).toBeGreaterThan(1_000_000)
  expect(system.diskBytes).toBeGreaterThan(Number(system.diskFreeBytes))
})

test.each([
  [[], ['views'], false],
  [['auth/adminLog/index'], ['views', 'signIns', 'changes'], false],
  [['routine/config/index'], ['views'], true],
  [['auth/adminLog/index', 'routine/config/index'], ['views', 'signIns', 'changes'], true],
])('besides the dashboard %j: %j, the system: %j', async (nodes, series, system) => {
  const { data } = await read({}, await server.signIn(['dashboard/dashboard', ...nodes]))
  expect(Object.keys(data.series)).toEqual(series)
  expect('system' in data).toBe(system)
})

test('one day is compared with the day before: today until the same time, yesterday as a whole', () => {
  const now = new Date(2026, 10, 21, 12, 30)
  const second = (...time: Parameters<typeof at>) => Math.floor(at(...time).getTime() / 1000)
  const at = (day: number, hour = 0, minute = 0, seconds = 0) => new Date(2026, 10, day, hour, minute, seconds)
  expect(periodOf('today', now)).toMatchObject({
    before: { from: second(20), to: second(20, 12, 30, 1), days: [{ day: '2026-11-20' }] },
    shown: { from: second(21), days: [{ day: '2026-11-21' }] },
  })
  expect(periodOf('yesterday', now)).toMatchObject({
    before: { from: second(19), to: second(20), days: [{ day: '2026-11-19' }] },
    shown: { from: second(20), to: second(21), days: [{ day: '2026-11-20' }] },
  })
  const { counted } = periodOf('today', at(21, 23, 59, 59))
  expect(counted.map(({ from }) => from)).toEqual([second(20), second(21), second(21)])
})

test.each([
  ['month', new Date(2026, 2, 31, 12), ['2026-02-01', '2026-02-28'], ['2026-03-01', '2026-03-31']],
  ['month', new Date(2026, 10, 1, 0, 0, 5), ['2026-10-01', '2026-10-01'], ['2026-11-01', '2026-11-01']],
  ['month', new Date(2026, 0, 15, 23), ['2025-12-01', '2025-12-15'], ['2026-01-01', '2026-01-15']],
  ['lastMonth', new Date(2026, 2, 1, 9), ['2026-01-01', '2026-01-31'], ['2026-02-01', '2026-02-28']],
  ['lastMonth', new Date(2026, 0, 31, 9), ['2025-11-01', '2025-11-30'], ['2025-12-01', '2025-12-31']],
] as const)('of the calendar %s, on %s: %j, then %j', (asked, now, compared, asks) => {
  const { before, shown, counted } = periodOf(asked, now)
  const ends = ({ days }: typeof before) => [days[0]?.day, days.at(-1)?.day]
  expect([ends(before), ends(shown)]).toEqual([compared, asks])
  expect(counted.at(-1)?.day).toBe(dayOf(now))
  // What begins a month is not in the one before it.
  if (asked === 'lastMonth') expect(shown.to).toBe(new Date(now.getFullYear(), now.getMonth()).getTime() / 1000)
  expect(before.to).toBeLessThanOrEqual(shown.from)
})

test('days follow the calendar where clocks are put forward and back', () => {
  const days = lastDays(400, new Date(2026, 10, 21, 12))
  expect(new Set(days.map(({ day }) => day)).size).toBe(400)
  expect(days.at(-1)?.day).toBe('2026-11-21')
  expect(days.every(({ day, from }) => dayOf(new Date(from * 1000)) === day)).toBe(true)
})

test('what waits is told by number, with the way to its list, and to those who may see it', async () => {
  const { kysely } = server.database
  expect((await read()).data.waiting.map(({ key }) => key)).not.toContain('cases')
  const work = { author: '小美', kind: 'picture', cover: '/static/images/cover.svg' }
  for (const [title, state] of [
    ['一', 'pending'],
    ['二', 'pending'],
    ['三', 'draft'],
  ])
    await kysely
      .insertInto('cases' as never)
      .values({ ...work, title, state } as never)
      .execute()
  const { waiting } = (await read()).data
  expect(waiting).toContainEqual({ key: 'cases', title: '待审核的作品', value: 2, path: '/admin/caseReview' })
  const list = await server.call<{ total: number }>('GET', '/admin/cases/index', {
    search: [{ field: 'state', operator: '=', val: 'pending' }],
  })
  expect(list.data.total).toBe(2)
  const blind = await server.signIn(['dashboard/dashboard', 'tag/index'])
  expect((await read({}, blind)).data.waiting).toEqual([])
})

test('meetings that are over and whose attendance was not taken wait, in the list that has them alone', async () => {
  const { kysely } = server.database
  const find = async () => (await read()).data.waiting.find(({ key }) => key === 'class-meeting-untaken')
  expect(await find()).toBeUndefined()
  await sql`
    with room as (insert into classroom (name, code) values ('二班', 'untaken') returning id)
    insert into class_meeting (classroom_id, starttime, minutes, zone, state, takentime)
    select id, epoch_seconds() + days * 86400, 60, 'Asia/Shanghai', state, taken from room, (values
      (-2, 'planned', null::bigint), (-3, 'planned', epoch_seconds()), (-2, 'cancelled', null), (2, 'planned', null)
    ) as of(days, state, taken)
  `.execute(kysely)
  const waits = (await find())!
  expect(waits).toMatchObject({ title: '上过了，还没有点名的课', value: 1 })
  const { searchParams } = new URL(waits.path, 'https://tutu.example')
  const search = [...searchParams].map(([field, val]) => ({ field, val }))
  const { data } = await server.call<{ list: { takentime: unknown }[] }>('GET', '/admin/user.classMeeting/index', {
    search: { ...search },
  })
  expect(data.list).toHaveLength(1)
  await sql`update class_meeting set takentime = epoch_seconds()`.execute(kysely)
  expect(await find()).toBeUndefined()
})

test('books that do not add up come first, with the way to the accounts', async () => {
  const { kysely } = server.database
  const waiting = async () => (await read()).data.waiting.find(({ key }) => key === 'ledger-mismatch')
  expect(await waiting()).toBeUndefined()
  await sql`insert into ledger_mismatch (user_id, account, holds, entries) values (1, 'money', '4.00', '3.00')`.execute(
    kysely,
  )
  const told = { key: 'ledger-mismatch', title: '账目对不上', value: 1, path: '/admin/ledgerMismatch' }
  expect((await read()).data.waiting[0]).toEqual(told)
})

test('what nobody has published yet waits too, until somebody does', async () => {
  const drafts = async () => (await read()).data.waiting.filter(({ key }) => key.endsWith('-draft'))
  const row = { title_i18n: { 'zh-cn': '我们的教室', en: 'Our classroom' }, slug: 'classroom', status: '0' }
  const body_i18n = { 'zh-cn': '三楼。', en: 'On the third floor.' }
  const { data } = await server.call<{ id: number }>('POST', '/admin/about/add', { ...row, body_i18n })
  expect(await drafts()).toEqual([
    { key: 'about-draft', title: '未发布的草稿：关于我们', value: 1, path: '/admin/about?publication=draft' },
  ])
  expect(await server.call('POST', '/admin/about/publish', { ids: [data.id] })).toMatchObject({ code: 1 })
  expect(await drafts()).toEqual([])
})

test('failed sign-ins of today are counted, and listed where the figure leads', async () => {
  await server.call('POST', '/admin/index/login', { username: 'nobody', password: 'wrong-2026' }, { token: '' })
  const entry = (await read()).data.waiting.find(({ key }) => key === 'admin-log')
  expect(entry).toMatchObject({ value: 1 })
  expect(entry!.path).toBe(`/admin/auth/adminLog?kind=sign-in-failed&createtime=${today}%2C`)
})

test('the totals of as many days before stand beside each period', async () => {
  const { kysely } = server.database
  const [eighth, fourteenth, fifteenth] = [7, 13, 14].map((ago) => lastDays(ago + 1, new Date())[0]!.day)
  for (const [day, count] of [
    [eighth, 5],
    [fourteenth, 6],
    [fifteenth, 70],
  ])
    await sql`insert into page_view values (${day}::date, '/way', ${count})`.execute(kysely)
  const at7 = (await read({ days: 7 })).data
  expect(at7.previous.views).toBe(11)
  expect(at7.series.views).toHaveLength(7)
  expect((await read({ days: 30 })).data.previous.views).toBe(0)
  expect((await read({}, await server.signIn(['dashboard/dashboard']))).data.previous).toEqual({ views: 11 })
})

test('cards say what came in the period and in the one before, by the days of the calendar', async () => {
  const { kysely } = server.database
  const [first, second] = [6, 13].map((ago) => lastDays(ago + 1, new Date())[0]!.from) as [number, number]
  const times = [first, first - 1, first - 1, second, second - 1]
  await sql`
    insert into client_report (kind, message, path, createtime)
    select 'error', 'period ' || number, '/', time from unnest(${times}::bigint[]) with ordinality as one(time, number)
  `.execute(kysely)
  const cardOf = async (days: number) => (await read({ days })).data.cards.find(({ key }) => key === 'client-report')
  expect(await cardOf(7)).toMatchObject({ added: 1, previous: 3 })
  expect(await cardOf(30)).toMatchObject({ added: 5, previous: 0 })
})

test('a period that takes too long to count leaves its card the figure, and all others theirs', async () => {
  const { kysely } = server.database
  await sql`
    create function give_up() returns boolean language plpgsql as $$
    begin
      if current_query() like '%filter (where%' then raise sqlstate '57014'; end if;
      return true;
    end $$
  `.execute(kysely)
  const services = await testServices(server.database)
  onTestFinished(() => services.close())
  const { engine } = services
  const registry = {
    ...engine.registry,
    byName: (name: string) => {
      const resource = engine.registry.byName(name)
      const scope = async () => ({ see: sql<boolean>`give_up()`, change: sql<boolean>`true` })
      return name === 'tag' ? { ...resource, hooks: { scope } } : resource
    },
  }
  const actor = { kind: 'administrator', super: true, can: () => true, language: 'en' } as unknown as Administrator
  const cards = await cardsFor({ ...engine, registry }, actor, periodOf('7', new Date()), 'en')
  expect(cards.find(({ key }) => key === 'tag')).toEqual({
    key: 'tag',
    title: 'Tags',
    value: expect.any(Number),
    path: '/admin/tag',
  })
  expect(cards.find(({ key }) => key === 'course')).toMatchObject({ added: 0, previous: 0 })
  expect(cards).toHaveLength(8)
})

test('new members are counted by day, for those who may list members', async () => {
  const { from } = lastDays(3, new Date())[0]!
  await sql`
    insert into member (username, nickname, password, group_id, createtime)
    select 'm' || number, 'm', '', 1, time from unnest(${[from, from + 86_399, from - 86_400 * 8]}::bigint[]) with ordinality as one(time, number)
  `.execute(server.database.kysely)
  const { series, previous } = (await read({ days: 7 })).data
  expect(series.members.map(({ count }) => count)).toEqual([0, 0, 0, 0, 2, 0, 0])
  expect(previous.members).toBe(1)
  const token = await server.signIn(['dashboard/dashboard', 'user/user/index'])
  expect((await read({}, token)).data.series.members.map(({ count }) => count)).toEqual([0, 0, 0, 0, 2, 0, 0])
})

test('the latest changes lead to their records, those that are still there', async () => {
  const add = async (slug: string) => {
    const form = { name_i18n: { 'zh-cn': `名 ${slug}`, en: slug }, slug }
    return (await server.call<{ id: number }>('POST', '/admin/tag/add', form)).data.id
  }
  const [kept, gone] = [await add('kept'), await add('gone')]
  await server.call('DELETE', '/admin/tag/del', { ids: [gone] })
  const { recent } = (await read()).data
  expect(recent!.slice(0, 3)).toMatchObject([{ record: '名 gone' }, { record: '名 gone' }, { record: '名 kept' }])
  expect(recent!.slice(0, 3).map(({ path }) => path)).toEqual([undefined, undefined, `/admin/tag?open=${kept}`])
  expect((await read({}, await server.signIn(['dashboard/dashboard']))).data.recent).toBeUndefined()
})

test('cards stand as each administrator has arranged them, on every machine, until they take it back', async () => {
  const arrange = (layout: object, token?: string) => server.call('POST', '/admin/dashboard/arrange', layout, { token })
  const layout = { order: ['views', 'count:tag', 'waiting'], hidden: ['recent'] }
  const other = await server.signIn(['dashboard/dashboard'])
  expect(await arrange(layout)).toMatchObject({ code: 1 })
  expect((await read()).data.layout).toEqual(layout)
  expect((await read({}, other)).data.layout).toEqual({ order: [], hidden: [] })

  expect(await arrange({ order: [], hidden: [] })).toMatchObject({ code: 1 })
  expect((await read()).data.layout).toEqual({ order: [], hidden: [] })
  const { rows } = await sql`select from dashboard_layout`.execute(server.database.kysely)
  expect(rows).toHaveLength(0)
})

test.each([
  [{ order: ['views'] }, 'hidden'],
  [{ order: ["x' or 1"], hidden: [] }, 'order'],
  [{ order: [], hidden: Array.from({ length: 201 }, (_, one) => `c${one}`) }, 'hidden'],
  [{ order: 'views', hidden: [] }, 'order'],
])('a layout that is none is refused by name: %j', async (layout, name) => {
  const answer = await server.call('POST', '/admin/dashboard/arrange', layout)
  expect(answer).toMatchObject({ status: 400, code: 0, msg: `参数不正确：${name}` })
})

test('only who may see the dashboard arranges it', async () => {
  const token = await server.signIn(['course/index'])
  const answer = await server.call('POST', '/admin/dashboard/arrange', { order: [], hidden: [] }, { token })
  expect(answer.code).not.toBe(1)
})

test('texts that one language lacks are counted by module and language, where the figure leads they are listed', async () => {
  const waits = async (token?: string) =>
    (await read({}, token)).data.waiting.filter(({ key }) => key.includes('-without-'))
  expect(await waits()).toEqual([])
  await sql`insert into tag (slug, name) values ('half', '{"zh-cn": "半"}'), ('other-half', '{"en": "Half"}'),
    ('third', '{"zh-cn": "三", "en": ""}'), ('whole', '{"zh-cn": "整", "en": "Whole"}')`.execute(server.database.kysely)
  expect(await waits()).toEqual([
    { key: 'tag-without-zh-cn', title: '缺中文：标签', value: 1, path: '/admin/tag?untranslated=zh-cn' },
    { key: 'tag-without-en', title: '缺英文：标签', value: 2, path: '/admin/tag?untranslated=en' },
  ])
  const list = await server.call<{ list: { slug: string }[] }>('GET', '/admin/tag/index', {
    search: [{ field: 'untranslated', operator: '=', val: 'en' }],
  })
  expect(list.data.list.map(({ slug }) => slug).toSorted()).toEqual(['half', 'third'])
  expect(await waits(await server.signIn(['dashboard/dashboard', 'course/index']))).toEqual([])
})

test('so are texts of settings, for those who may see them', async () => {
  const save = (company_name_i18n: object) => server.call('POST', '/admin/routine.config/edit', { company_name_i18n })
  expect(await save({ 'zh-cn': '图图教育', en: '' })).toMatchObject({ code: 1 })
  const key = 'settings-without-en'
  const path = '/admin/routine/config?tab=footer&setting=company_name'
  expect((await read()).data.waiting).toContainEqual({ key, title: '缺英文：系统设置', value: 1, path })
  const blind = await server.signIn(['dashboard/dashboard', 'tag/index'])
  expect((await read({}, blind)).data.waiting.map((one) => one.key)).not.toContain(key)
  expect(await save({ 'zh-cn': '图图教育', en: 'Tutu Education' })).toMatchObject({ code: 1 })
  // What was changed is named among the latest changes, and leads to where it stands.
  expect((await read()).data.recent![0]).toMatchObject({ record: '公司名称', path: '/admin/routine/config' })
  expect((await read()).data.waiting.map((one) => one.key)).not.toContain(key)
})

test('messages that nothing sends wait, with the way to what has to be set, until it is', async () => {
  const unsent = async (token?: string) =>
    (await read({}, token)).data.waiting.filter(({ key }) => key.endsWith('-unsent'))
  const { kysely } = server.database
  await sql`delete from message`.execute(kysely)
  expect(await unsent()).toEqual([])
  await sql`insert into message (channel, state, event, target, subject, body, language)
    values ('mail', 'kept', 'test', 'parent@example.com', 'Test', 'Test', 'en')`.execute(kysely)
  const path = '/admin/routine/config?tab=mail&setting=smtp_server'
  const told = { key: 'mail-unsent', title: '没寄出的邮件：还没有填邮件服务器', value: 1, path }
  expect(await unsent()).toEqual([told])
  expect(await unsent(await server.signIn(['dashboard/dashboard', 'message/index']))).toEqual([])
  const smtp = { smtp_server: 'smtp.example.com', smtp_user: 'tutu@example.com' }
  expect(await server.call('POST', '/admin/routine.config/edit', smtp)).toMatchObject({ code: 1 })
  expect(await unsent()).toEqual([])
})

describe('of one day', () => {
  /** Noon: neither end of the day is near. */
  const NOON = new Date(2026, 10, 21, 12)
  const [dayBefore, yesterday, midnight] = lastDays(3, NOON).map(({ from }) => from) as [number, number, number]
  const noon = Math.floor(NOON.getTime() / 1000)
  let own: TestApp
  beforeAll(async () => {
    own = await testApp()
    const times = [dayBefore, yesterday, noon - 86_400, noon - 86_399, midnight - 1, midnight, noon]
    await sql`
      insert into member (username, nickname, password, group_id, createtime)
      select 'd' || number, 'd', '', 1, time from unnest(${times}::bigint[]) with ordinality as one(time, number)
    `.execute(own.database.kysely)
    const entry = {
      admin_id: 1,
      username: 'admin',
      kind: 'change',
      url: '',
      data: '{}',
      ip: '',
      useragent: '',
    } as const
    const title = { 'zh-cn': '改', en: 'changed' }
    await own.database.kysely
      .insertInto('admin_log')
      .values(times.map((createtime) => ({ ...entry, title, createtime })))
      .execute()
    await sql`
      insert into page_view values ('2026-11-19'::date, '/', 1), ('2026-11-20'::date, '/', 20), ('2026-11-21'::date, '/', 300)
    `.execute(own.database.kysely)
  })
  afterAll(() => own.close())

  const actor = { kind: 'administrator', super: true, can: () => true, language: 'en' } as unknown as Administrator
  test.each([
    ['today', '2026-11-21', { members: 2, changes: 2, views: 300 }, { members: 2, changes: 2, views: 20 }],
    ['yesterday', '2026-11-20', { members: 4, changes: 4, views: 20 }, { members: 1, changes: 1, views: 1 }],
  ] as const)('%s is counted, and what it is compared with', async (asked, day, counts, before) => {
    const { engine } = own.app
    const period = periodOf(asked, NOON)
    const { series, previous } = await seriesOf({ engine, actor, period, now: NOON })
    for (const [name, count] of Object.entries(counts))
      expect(series[name as keyof typeof counts], name).toEqual([{ day, count }])
    expect(previous).toMatchObject(before)
    const cards = await cardsFor(engine, actor, period, 'en')
    const members = cards.find(({ key }) => key === 'member')
    expect(members).toMatchObject({ value: 7, added: counts.members, previous: before.members })
  })

  test('both may be asked for', async () => {
    for (const days of ['today', 'yesterday']) {
      const { code, data } = await read({ days })
      expect(code).toBe(1)
      expect(data.series.views).toHaveLength(1)
    }
  })

  // Last: it adds rows, which are counted.
  test('a site is new until somebody has made a course, also for those who see none', async () => {
    const blind = await own.signIn(['dashboard/dashboard', 'tag/index'])
    const isNew = async () =>
      (await own.call<Dashboard>('GET', '/admin/dashboard/index', {}, { token: blind })).data.isNew
    expect(await isNew()).toBe(true)
    await newCourse(own, 'first', [])
    expect(await isNew()).toBe(false)
  })
})
