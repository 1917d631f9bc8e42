import { type LessonRecord, NO_PROGRESS, type Progress } from '@tutu/learning/progress/progress'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeCaptcha } from '../data/captcha.ts'
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
  return answer.json<{ code: number; data: { progress: Progress; userInfo: { token: string } } }>()
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

test('it goes with its member', async () => {
  await sql`delete from member where username = 'lin_xiao'`.execute(server.database.kysely)
  const { rows } = await sql`select from learning_progress`.execute(server.database.kysely)
  expect(rows).toEqual([])
})
