import type { Certificate, KeptCode } from '@tutu/contract/api/learning'
import { type LessonRecord, NO_PROGRESS, type Progress } from '@tutu/learning/progress/progress'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeCaptcha } from '../data/captcha.ts'
import { newCourse } from '../testing/new-course.ts'
import { MIGRATIONS } from '../postgres/migrate.ts'
import { testApp, type TestApp } from '../testing/app.ts'

let server: TestApp
let token = ''
beforeAll(async () => {
  server = await testApp()
  await server.call('POST', '/admin/routine.config/edit', { open_member_center: true })
  token = await register('lin_xiao')
})
afterAll(() => server.close())

async function call(method: 'GET' | 'POST', path: string, body?: object, as = token) {
  const answer = await server.app.inject({
    method,
    url: path,
    headers: { 'ba-user-token': as, server: 'true' },
    ...(body && { payload: body }),
  })
  return answer.json<{
    code: number
    msg: string
    data: Certificate & {
      kept: KeptCode
      isOther: boolean
      programs: KeptCode[]
      progress: Progress
      userInfo: { id: number; token: string }
      certificates: Certificate[]
    }
  }>()
}

async function register(username: string): Promise<string> {
  const captchaId = `captcha-${username}`
  await storeCaptcha(server.database.kysely, captchaId, 'H4KX')
  const form = {
    tab: 'register',
    username,
    password: 'carrot-1',
    birth_year: '2001',
    captcha: 'h4kx',
    captchaId,
  }
  return (await call('POST', '/api/user/checkIn', form, '')).data.userInfo.token
}

const lesson = (more: Partial<LessonRecord>): LessonRecord => ({
  course: '1',
  slug: 'first-line',
  title: { en: 'First line' },
  number: 1,
  seen: 10,
  done: null,
  minutes: 0,
  stars: [],
  again: {},
  ...more,
})
const courses = { 1: { slug: 'turtle', title: {}, count: 6 } }

test('a course and its lesson that were read in one language have their names in both', async () => {
  const reader = await register('two_tongues')
  const { course, lessons } = await newCourse(server, 'both-names', ['first'])
  const [first = 0] = lessons
  const progress = {
    courses: { [course]: { slug: 'both-names', title: { en: 'Turtle drawing' }, count: 1 } },
    lessons: { [first]: lesson({ course: String(course), title: { en: 'As it was called' } }) },
  }
  const { data } = await call('POST', '/api/learning/progress', { progress }, reader)
  expect(data.progress.courses[course]?.title).toEqual({ 'zh-cn': '迷宫', en: 'Turtle drawing' })
  expect(data.progress.lessons[first]?.title).toEqual({ 'zh-cn': '第一课', en: 'As it was called' })
})

test('a member has no progress at first, and what two devices know comes together', async () => {
  expect((await call('GET', '/api/learning/progress')).data.progress).toEqual(NO_PROGRESS)
  const phone = { courses, lessons: { 7: lesson({ stars: ['a'], minutes: 3, done: 50 }) } }
  const tablet = {
    courses,
    lessons: { 7: lesson({ stars: ['b'], seen: 90 }), 8: lesson({ slug: 'loops', number: 2 }) },
  }
  await Promise.all([phone, tablet].map((progress) => call('POST', '/api/learning/progress', { progress })))
  const { progress } = (await call('GET', '/api/learning/progress')).data
  expect(progress.lessons['7']).toMatchObject({ stars: ['a', 'b'], minutes: 3, done: 50, seen: 90 })
  expect(progress.lessons['8']).toMatchObject({ slug: 'loops' })
})

test('stars of the tools come to the account of whoever signs up, and give no points', async () => {
  const own = await register('star_taker')
  const send = (tools: object) =>
    call('POST', '/api/learning/progress', { progress: { courses: {}, lessons: {}, tools } }, own)
  await send({ typing: { fj: 3 }, clock: { 1: 2 } })
  await send({ typing: { fj: 1, dk: 2 } })
  const { data } = await call('GET', '/api/learning/progress', undefined, own)
  expect(data.progress.tools).toEqual({ typing: { fj: 3, dk: 2 }, clock: { 1: 2 } })
  expect((await send({ typing: { fj: 4 } })).code).toBe(0)
  const { rows } = await sql<{ score: number }>`
    select score from member where username = 'star_taker'
  `.execute(server.database.kysely)
  expect(rows).toEqual([{ score: 0 }])
})

describe('how much is done of a course that was opened to a member', () => {
  let made = 0
  /** A member who has done three of the four lessons of a course, as their device knows it. */
  async function flyKites() {
    const slug = `kites-${++made}`
    const { course, lessons } = await newCourse(server, slug, ['one', 'two', 'three', 'four'])
    const own = await register(`kite_flier_${made}`)
    const member = (await call('GET', '/api/account/overview', undefined, own)).data.userInfo.id
    const kite = (at: number) => lesson({ course: String(course), slug: `k${at}`, number: at + 1, done: 50 })
    const done = Object.fromEntries(lessons.slice(0, 3).map((id, at) => [id, kite(at)]))
    const progress = { courses: { [course]: { slug, title: {}, count: 4 } }, lessons: done }
    const sync = () => call('POST', '/api/learning/progress', { progress }, own)
    return { member, course, lessons, sync }
  }
  const open = (member: number, what: object) =>
    server.call<{ id: number }>('POST', '/admin/enrolment/add', { user_id: member, memo: '送的', ...what })
  async function shown(member: number) {
    const search = { 0: { field: 'user_id', operator: '=', val: member } }
    const { data } = await server.call<{ list: { id: number; progress: number | null }[] }>(
      'GET',
      '/admin/enrolment/index',
      { search },
    )
    return data.list.map(({ progress }) => progress)
  }

  test('is seen by administrators, in percent', async () => {
    const { member, course, sync } = await flyKites()
    await open(member, { course_id: course })
    expect(await shown(member)).toEqual([0])
    await sync()
    expect(await shown(member)).toEqual([75])
  })

  test('is no entry in the history of what was opened', async () => {
    const { member, course, sync } = await flyKites()
    const { data } = await open(member, { course_id: course })
    await sync()
    const history = await server.call<{ list: { action: string }[] }>('GET', '/admin/enrolment/history', data)
    expect(history.data.list).toMatchObject([{ action: 'add' }])
  })

  test('counts the lessons that the course has now, not those that a device has seen', async () => {
    const { member, course, lessons, sync } = await flyKites()
    await open(member, { course_id: course })
    await server.call('DELETE', '/admin/lesson/del', { ids: [lessons[0]], cascade: '1' })
    await sync()
    expect(await shown(member)).toEqual([66])
  })

  test('counts what was done before the course was opened, and nothing where every course was', async () => {
    const { member, course, sync } = await flyKites()
    await sync()
    await open(member, { course_id: course })
    await open(member, { days: 30 })
    expect(await shown(member)).toEqual([null, 75])
  })

  test('is known of what was opened before that was noted', async () => {
    const { member, course, sync } = await flyKites()
    await open(member, { course_id: course })
    await open(member, { days: 30 })
    await sync()
    const migration = await readFile(`${MIGRATIONS}/0171-member-sessions.sql`, 'utf8')
    const { pool } = server.database
    await pool.query('alter table enrolment drop column progress')
    await pool.query(migration.slice(migration.indexOf('alter table enrolment')))
    expect(await shown(member)).toEqual([null, 75])
  })
})

test('it is nobody else’s', async () => {
  expect((await call('GET', '/api/learning/progress', undefined, await register('mo_li'))).data.progress).toEqual(
    NO_PROGRESS,
  )
  expect((await call('GET', '/api/learning/progress', undefined, '')).code).not.toBe(1)
})

test.each([
  { courses: {}, lessons: { 7: lesson({ slug: '../admin' }) } },
  { courses: {}, lessons: { 7: lesson({ minutes: -1 }) } },
  { courses: {}, lessons: { 7: lesson({ stars: Array.from({ length: 51 }, (_, at) => `s${at}`) }) } },
  { courses: {} },
])('what is no progress is refused: %#', async (progress) => {
  expect((await call('POST', '/api/learning/progress', { progress })).code).toBe(0)
})

test('the back office lists of each member the lessons that were opened, as their devices tell them', async () => {
  const { course, lessons } = await newCourse(server, 'listed', ['first', 'second', 'third'])
  const send = (records: Record<string, LessonRecord>) =>
    call('POST', '/api/learning/progress', { progress: { courses: {}, lessons: records } })
  const of = { course: String(course) }
  const ahead = Date.now() + 86_400_000
  await send({
    [lessons[0]!]: lesson({ ...of, seen: 60_000, minutes: 4, stars: ['a', 'b'] }),
    [lessons[1]!]: lesson({ ...of, seen: ahead, again: { a: { step: 0, due: 1 }, b: { step: 4, due: 1 } } }),
    // Comes next, and was never opened; and one that is no lesson at all.
    [lessons[2]!]: lesson({ ...of, seen: 0 }),
    '999999': lesson({ ...of }),
  })
  const rows = async () => {
    const filter = { search: [{ field: 'course_id', operator: '=', val: course }], order: 'id,asc' }
    const answer = await server.call<{ list: Record<string, unknown>[] }>('GET', '/admin/lessonProgress/index', filter)
    return answer.data.list
  }
  const [first, second, ...more] = await rows()
  expect(more).toEqual([])
  expect(first).toMatchObject({ state: 'begun', minutes: 4, stars: 2, again: 0, seentime: 60, donetime: null })
  expect(second).toMatchObject({ again: 1 })
  expect(second!.seentime).toBeLessThan(ahead / 1000 - 60)

  await send({ [lessons[0]!]: lesson({ ...of, seen: 120_000, done: 120_000, minutes: 9, stars: ['c'] }) })
  expect(await rows()).toMatchObject([
    { id: first!.id, state: 'done', minutes: 9, stars: 3, seentime: 120, donetime: 120 },
    { id: second!.id },
  ])

  // A lesson is called here as it was when something of it was last noted.
  const renamed = { title_i18n: { 'zh-cn': '新名字', en: 'Another name' } }
  await server.call('POST', '/admin/lesson/edit', { id: lessons[0], ...renamed })
  expect((await rows())[0]).toMatchObject({ title: first!.title })
  await send({ [lessons[0]!]: lesson({ ...of, seen: 180_000, done: 120_000, minutes: 9, stars: ['c'] }) })
  expect((await rows())[0]).toMatchObject({ title: '新名字', seentime: 180 })
})

test('a number of a lesson written in two ways is one lesson, and saved', async () => {
  const { course, lessons } = await newCourse(server, 'numbered', ['only'])
  const own = await register('zero_writer')
  const of = { course: String(course) }
  const records = { [lessons[0]!]: lesson({ ...of, minutes: 3 }), [`0${lessons[0]!}`]: lesson({ ...of, minutes: 8 }) }
  expect(
    await call('POST', '/api/learning/progress', { progress: { courses: {}, lessons: records } }, own),
  ).toMatchObject({
    code: 1,
  })
  const { rows } = await sql`select minutes from lesson_progress where course_id = ${course}`.execute(
    server.database.kysely,
  )
  expect(rows).toEqual([{ minutes: 3 }])
})

describe('a certificate', () => {
  let course = 0
  let lessons: number[] = []
  const ask = (name: string, as?: string) => call('POST', '/api/learning/certificates', { course, name }, as)
  const finish = (done: readonly number[], as?: string) =>
    call(
      'POST',
      '/api/learning/progress',
      {
        progress: {
          courses: { [course]: { slug: 'maze', title: {}, count: lessons.length } },
          lessons: Object.fromEntries(done.map((id) => [id, lesson({ course: String(course), done: 50 })])),
        },
      },
      as,
    )

  beforeAll(async () => {
    ;({ course, lessons } = await newCourse(server, 'maze', ['one', 'two']))
  })

  test('is had when all lessons are done, and not before', async () => {
    await finish(lessons.slice(0, 1))
    expect(await ask('小林')).toMatchObject({ code: 0, msg: '还有 1 课没有学完，学完就能领证书' })
    await finish(lessons)
    expect(await ask('小林')).toMatchObject({ code: 1, data: { title: '迷宫', name: '小林', lessons: 2 } })
  })

  test('keeps its number when the name is changed, and however often it is asked for at once', async () => {
    const answers = await Promise.all(['小林', '林林', '林林', '林林'].map((name) => ask(name)))
    expect(new Set(answers.map(({ data }) => data.number)).size).toBe(1)
    const { certificates } = (await call('GET', '/api/learning/certificates')).data
    expect(certificates).toHaveLength(1)
  })

  test('is checked by its number, however it is typed, and by nothing else', async () => {
    const { number } = (await ask('林林')).data
    const typed = `${number.slice(0, 5).toLowerCase()}-${number.slice(5)}`
    expect((await call('GET', `/api/learning/certificate?number=${typed}`, undefined, '')).data).toMatchObject({
      number,
      name: '林林',
      title: '迷宫',
    })
    for (const wrong of ['', 'ABCDEFGHJK', "' or 1=1", '%25'])
      expect(await call('GET', `/api/learning/certificate?number=${wrong}`, undefined, '')).toMatchObject({
        code: 0,
        msg: '没有这个编号的证书，请对照证书再看一遍编号',
      })
  })

  type Listed = { list: { id: number; version: number; state: string }[] }
  const listed = async (words: string) =>
    (await server.call<Listed>('GET', '/admin/certificate/index', { quick_search: words })).data.list
  const publicly = (number: string) => call('GET', `/api/learning/certificate?number=${number}`, undefined, '')

  test('is found by the number on the paper, and revoked: whoever checks it is told so, its member also why', async () => {
    const { number } = (await ask('林林')).data
    const [row] = await listed(`${number.slice(0, 5)}-${number.slice(5)}`)
    expect(row).toMatchObject({ state: 'valid', name: '林林' })
    expect(await server.call('POST', '/admin/certificate/revoke', { ids: [row!.id] })).toMatchObject({ code: 0 })
    await server.call('POST', '/admin/certificate/revoke', { ids: [row!.id], reason: '发错了课程' })

    const { data } = await publicly(number)
    expect(data).toMatchObject({ number, name: '', reason: null, revoketime: expect.any(Number) })
    const { certificates } = (await call('GET', '/api/learning/certificates')).data
    expect(certificates).toMatchObject([{ name: '林林', reason: '发错了课程', revoketime: data.revoketime }])
    expect(await ask('小林')).toMatchObject({ code: 0, msg: '这张证书已经作废，请联系我们' })

    await server.call('POST', '/admin/certificate/restore', { ids: [row!.id] })
    expect((await publicly(number)).data).toMatchObject({ name: '林林', revoketime: null })
  })

  test('of another member is another one', async () => {
    const other = await register('hai_tang')
    expect((await ask('海棠', other)).code).toBe(0)
    await finish(lessons, other)
    expect((await ask('海棠', other)).data.number).not.toBe((await ask('林林')).data.number)
    expect((await call('GET', '/api/learning/certificates', undefined, other)).data.certificates).toHaveLength(1)
  })

  test.each(['', ' ', '很'.repeat(21), '加我微信 tutu_2016', '13800138000'])('has no name like %j', async (name) => {
    expect((await ask(name)).code).toBe(0)
  })
})

describe('a program of a lesson', () => {
  const keep = async (code: string, known: number, as = token) =>
    (await call('POST', '/api/learning/code', { key: '7:1abc', code, known }, as)).data
  test('is there on another device, and is not written over unseen', async () => {
    const first = await keep('print(1)', 0)
    expect(first).toMatchObject({ isOther: false, kept: { key: '7:1abc', code: 'print(1)' } })
    const phone = await keep('print(2)', first.kept.at)
    expect(phone).toMatchObject({ isOther: false, kept: { code: 'print(2)' } })
    expect(phone.kept.at).toBeGreaterThan(first.kept.at)
    // The tablet still has the first copy.
    expect(await keep('print(3)', first.kept.at)).toEqual({ isOther: true, kept: phone.kept })
    expect((await call('GET', '/api/learning/code?lesson=7')).data.programs).toEqual([phone.kept])
    // Asked, the child keeps the tablet's.
    expect(await keep('print(3)', phone.kept.at)).toMatchObject({ isOther: false, kept: { code: 'print(3)' } })
  })
  test('is one’s own, and of its lesson', async () => {
    const other = await register('tang_tang')
    expect((await call('GET', '/api/learning/code?lesson=7', undefined, other)).data.programs).toEqual([])
    expect((await call('GET', '/api/learning/code?lesson=70')).data.programs).toEqual([])
  })
  test('two devices at once: one is kept, the other is told', async () => {
    const other = await register('dou_dou')
    const both = await Promise.all(['a', 'b'].map((code) => keep(code, 0, other)))
    expect(both.map(({ isOther }) => isOther).toSorted()).toEqual([false, true])
  })
  test.each([{ key: 'x', code: '' }, { key: '7:1', code: 'a'.repeat(20_001) }, { key: '7:1' }])(
    'is refused where it is none',
    async (body) => {
      expect((await call('POST', '/api/learning/code', body)).code).toBe(0)
    },
  )
})

test('all of it goes with its member', async () => {
  const { rows } = await sql<{ id: number }>`
    delete from member where username = 'lin_xiao' returning id
  `.execute(server.database.kysely)
  for (const table of ['learning_progress', 'lesson_progress', 'learning_code', 'certificate']) {
    const left = await sql`select from ${sql.table(table)} where user_id = ${rows[0]!.id}`.execute(
      server.database.kysely,
    )
    expect(left.rows).toEqual([])
  }
})
