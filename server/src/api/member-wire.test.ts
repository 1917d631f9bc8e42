import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeCaptcha } from '../data/captcha.ts'
import { testApp, type TestApp } from '../testing/app.ts'

// Another client of this wire, written from wire 1.1 to 1.6 alone: forms in the body, both tokens in every head.

let server: TestApp
beforeAll(async () => {
  server = await testApp({ env: { SECRET_KEY: '5a'.repeat(32) } })
})
afterAll(() => server.close())

type Reply = { code: number; msg: string; time: number; data: unknown }
const CLASS = '203.0.113.7'

async function send(method: 'GET' | 'POST', path: string, values: Record<string, string> = {}, token = '', ip = '') {
  const form = new URLSearchParams(values).toString()
  const response = await server.app.inject({
    method,
    url: method === 'GET' && form ? `${path}?${form}` : path,
    ...(ip && { remoteAddress: ip }),
    headers: {
      'think-lang': 'zh-cn',
      server: 'true',
      batoken: '',
      'ba-user-token': token,
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(method === 'POST' && { payload: form }),
  })
  expect(response.statusCode).toBe(200)
  return response.json<Reply>()
}

async function register(username: string, ip = ''): Promise<Reply> {
  const captchaId = `picture-of-${username}`
  await storeCaptcha(server.database.kysely, captchaId, 'H4KX')
  const form = { tab: 'register', username, password: 'carrot-1', birth_year: '2001', captcha: 'H4KX', captchaId }
  return send('POST', '/api/user/checkIn', form, '', ip)
}
const signIn = (username: string, password = 'carrot-1', ip = '') =>
  send('POST', '/api/user/checkIn', { tab: 'login', username, password, keep: '1' }, '', ip)

const TEXT = expect.any(String)
const INT = expect.any(Number)
const USER_INFO = {
  id: INT,
  username: TEXT,
  nickname: TEXT,
  email: TEXT,
  mobile: TEXT,
  avatar: TEXT,
  gender: INT,
  birthday: null,
  money: expect.stringMatching(/^\d+\.\d\d$/),
  score: INT,
  jointime: INT,
  motto: TEXT,
  lastlogintime: INT,
  lastloginip: TEXT,
}
const ok = (data: unknown) => ({ code: 1, msg: TEXT, time: INT, data })

test('a client of the wire signs in, refreshes, reads all account calls and leaves', async () => {
  expect((await register('wire_one')).code).toBe(1)
  const signedIn = await signIn('WIRE_one')
  const tokens = { token: TEXT, refreshToken: TEXT }
  expect(signedIn).toEqual(ok({ userInfo: { ...USER_INFO, ...tokens }, routePath: '/user' }))
  const { token, refreshToken } = (signedIn.data as { userInfo: Record<'token' | 'refreshToken', string> }).userInfo
  const get = (path: string, values = {}) => send('GET', path, values, token)

  const entry = {
    id: INT,
    pid: INT,
    type: 'menu',
    title: TEXT,
    name: TEXT,
    path: TEXT,
    icon: TEXT,
    menu_type: 'tab',
    url: '',
    component: TEXT,
    extend: 'none',
  }
  const { data } = (await get('/api/user/index')) as { data: { userInfo: unknown; menus: { children: unknown[] }[] } }
  expect(data.userInfo).toEqual(USER_INFO)
  // Directories with entries, and no others (wire 1.4).
  for (const menu of data.menus) {
    expect(menu).toMatchObject({ pid: 0, type: 'menu_dir', menu_type: null })
    expect(menu.children.length).toBeGreaterThan(0)
    for (const child of menu.children) expect(child).toEqual(entry)
  }

  expect(await send('POST', '/api/account/dailyCheckIn', {}, token)).toMatchObject({ code: 1, data: { gained: 5 } })
  const DAY = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  expect(await get('/api/account/overview')).toMatchObject(
    ok({ days: Array(7).fill(DAY), score: [0, 0, 0, 0, 0, 0, 5], money: Array(7).fill('0.00') }),
  )
  expect(await get('/api/account/profile')).toEqual(ok({ accountVerificationType: [], userInfo: USER_INFO }))
  expect(await get('/api/account/balance', { page: '1', limit: '10' })).toEqual(ok({ list: [], total: 0 }))
  const row = { id: INT, user_id: INT, memo: TEXT, createtime: INT, score: 5, before: 0, after: 5 }
  expect(await get('/api/account/integral', { page: '1', limit: '10' })).toEqual(ok({ list: [row], total: 1 }))

  // Wire 1.2: signed in already, expired, refreshed with the old token still in the head, and nobody.
  expect(await get('/api/user/checkIn')).toMatchObject({ code: 302, data: { routePath: '/user' } })
  await sql`update token set expiretime = epoch_seconds() - 1 where type = 'access'`.execute(server.database.kysely)
  // What is known of a token is forgotten with the next change of its session's rows, at the latest after seconds.
  await expect.poll(async () => (await get('/api/account/overview')).code, { interval: 200 }).toBe(409)
  const renewed = await send('POST', '/api/common/refreshToken', { refresh_token: refreshToken }, token)
  expect(renewed).toEqual(ok({ type: 'user-refresh', token: TEXT }))
  const fresh = (renewed.data as { token: string }).token
  expect((await send('GET', '/api/account/overview', {}, fresh)).code).toBe(1)
  expect((await send('POST', '/api/user/logout', { refresh_token: refreshToken }, fresh)).code).toBe(1)
  expect(await send('GET', '/api/account/overview', {}, fresh)).toMatchObject({
    code: 302,
    data: { routePath: '/user/login', routeName: 'userLogin' },
  })
  expect((await send('POST', '/api/common/refreshToken', { refresh_token: refreshToken }, fresh)).code).not.toBe(1)
})

test('a class of thirty behind one address registers, mistypes and signs in at once', async () => {
  const pupils = Array.from({ length: 30 }, (_, index) => `pupil_${index}`)
  const codes = (replies: readonly Reply[]) => replies.map(({ code }) => code)
  const all = pupils.map(() => 1)
  expect(codes(await Promise.all(pupils.map((name) => register(name, CLASS))))).toEqual(all)
  // Two slips of each child, and one who does not stop.
  const slips = [...pupils, ...pupils, ...Array<string>(12).fill('pupil_0')]
  await Promise.all(slips.map((name) => signIn(name, 'carrot-2', CLASS)))
  const others = pupils.slice(1)
  expect(codes(await Promise.all(others.map((name) => signIn(name, 'carrot-1', CLASS))))).toEqual(others.map(() => 1))
  // The others' page asks for no captcha; the one who did not stop has to read one.
  expect(await send('GET', '/api/user/checkIn', {}, '', CLASS)).toMatchObject({ data: { captcha: false } })
  expect(await signIn('pupil_0', 'carrot-1', CLASS)).toMatchObject({ code: 0, data: { captcha: true } })
})
