import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeCaptcha } from '../data/captcha.ts'
import { serverZone } from '../lib/days.ts'
import { addAdmin, ADMIN_PASSWORD, openSession, openSignInApp, type SignInApp } from '../plugins/auth-testing.ts'

let app: SignInApp
beforeAll(async () => {
  app = await openSignInApp()
})
afterAll(() => app.close())

type Extra = { keep?: boolean; captcha?: string; captcha_id?: string }
const login = (username: string, password: string, extra: Extra = {}, ip?: string) =>
  app.post('/admin/index/login', { username, password, ...extra }, { ip })
const failures = async (account = 'admin') =>
  app.database.kysely
    .selectFrom('login_failure')
    .where('account', '=', account)
    .select(['ip', 'count', 'lasttime'])
    .execute()

let captchas = 0
/** A captcha whose text is known. */
async function captcha(text = 'AB34') {
  const captcha_id = `captcha-${captchas++}`
  await storeCaptcha(app.database.kysely, captcha_id, text)
  return { captcha_id, captcha: text }
}

beforeEach(async () => {
  await app.database.kysely.deleteFrom('login_failure').execute()
})

describe('signing in', () => {
  test('answers the administrator and a token that works; no refresh token without keep', async () => {
    const answer = await login('Admin', ADMIN_PASSWORD)
    expect(answer).toMatchObject({ code: 1, data: { routePath: '/admin' } })
    const user = answer.data?.userInfo
    expect(user).toEqual({
      id: 1,
      username: 'admin',
      nickname: 'Admin',
      avatar: '/static/images/avatar.png',
      lastlogintime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      lastlogintime_seconds: expect.any(Number),
      token: expect.stringMatching(/^[\w-]{43}$/),
      refreshToken: '',
    })
    expect(await app.get('/admin/index/index', { token: user?.token })).toMatchObject({ code: 1 })
  })

  test('what is no text is told as such; a body that is no object is malformed', async () => {
    const words = { username: ['admin'], password: ['carrot'] }
    const { data } = await app.post('/admin/index/login', words)
    expect(data).toMatchObject({ errors: { username: '请填写文字', password: '请填写文字' } })
    expect(await app.post('/admin/index/login', [])).toMatchObject({ code: 0, msg: '请求格式不正确' })
  })

  test('keep gives a refresh token; tokens are stored hashed', async () => {
    const { data } = await login('admin', ADMIN_PASSWORD, { keep: true })
    expect(data?.userInfo?.refreshToken).toMatch(/^[\w-]{43}$/)
    const rows = await app.database.kysely.selectFrom('token').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(data?.userInfo?.token)
    expect(rows.every((row) => row.hash.length === 32)).toBe(true)
  })

  test('who is signed in already is sent on, by GET and by POST', async () => {
    const { token } = await openSession(app.database, 'admin', 1)
    const onward = { code: 302, data: { routePath: '/admin' } }
    expect(await app.get('/admin/index/login', { token })).toMatchObject(onward)
    const body = { username: 'admin', password: ADMIN_PASSWORD }
    expect(await app.post('/admin/index/login', body, { token })).toMatchObject(onward)
  })

  test('wrong name, wrong password: the same answer; what breaks the rules is told per field', async () => {
    const name = await login('nobody', ADMIN_PASSWORD)
    const password = await login('admin', 'wrong-password')
    expect(name).toMatchObject({ code: 0, data: null })
    expect({ ...name, time: 0 }).toEqual({ ...password, time: 0 })
    expect((await login('ab', '123')).data?.errors).toMatchObject({ username: '至少 3 个字', password: '至少 6 个字' })
    expect(await app.post('/admin/index/login', {})).toMatchObject({ code: 0 })
    expect(await login('ad\0min', 'wrong-password')).toMatchObject({ status: 200, code: 0 })
  })

  test('a disabled account is refused, and told so only with the right password', async () => {
    const { id } = await addAdmin(app.database, 'sleeper', [])
    await app.database.kysely.updateTable('admin').set({ status: false }).where('id', '=', id).execute()
    expect(await login('sleeper', 'wrong-password')).toMatchObject({ code: 0, msg: '用户名或密码不正确' })
    expect(await login('sleeper', ADMIN_PASSWORD)).toMatchObject({ code: 0, msg: '账号已停用，请联系管理员' })
  })

  test('with single sign-on the newest session is the only one, also of two at once', async () => {
    await app.config.set({ admin_sso: true })
    const { data: first } = await login('admin', ADMIN_PASSWORD)
    expect(await app.get('/admin/index/index', { token: first?.userInfo?.token })).toMatchObject({ code: 1 })
    await Promise.all([login('admin', ADMIN_PASSWORD), login('admin', ADMIN_PASSWORD)])
    expect(await app.get('/admin/index/index', { token: first?.userInfo?.token })).toMatchObject({ code: 302 })
    expect(await app.database.kysely.selectFrom('session').selectAll().execute()).toHaveLength(1)
    await app.config.set({ admin_sso: false })
  })
})

describe('guessing', () => {
  test('the third failure makes a captcha necessary, even for the right password', async () => {
    expect((await login('admin', 'wrong-1')).data).toBeNull()
    expect((await login('admin', 'wrong-2')).data).toBeNull()
    expect(await app.get('/admin/index/login')).toMatchObject({ data: { captcha: false } })
    expect((await login('admin', 'wrong-3')).data).toEqual({ captcha: true })
    expect(await app.get('/admin/index/login')).toMatchObject({ data: { captcha: true } })
    expect(await login('admin', ADMIN_PASSWORD)).toMatchObject({ code: 0, data: { captcha: true } })
    expect(await login('admin', ADMIN_PASSWORD, await captcha())).toMatchObject({ code: 1 })
    expect(await failures()).toEqual([])
  })

  test('a captcha is good once, whatever the outcome', async () => {
    for (const password of ['wrong-1', 'wrong-2', 'wrong-3']) await login('admin', password)
    const mistyped = await captcha()
    expect(await login('admin', ADMIN_PASSWORD, { ...mistyped, captcha: 'ZZZZ' })).toMatchObject({ code: 0 })
    expect(await login('admin', ADMIN_PASSWORD, mistyped), 'after a wrong text').toMatchObject({ code: 0 })
    const used = await captcha()
    expect(await login('admin', 'wrong-4', used)).toMatchObject({ code: 0, msg: '用户名或密码不正确' })
    expect(await login('admin', ADMIN_PASSWORD, used), 'after a wrong password').toMatchObject({ code: 0 })
    expect(await failures()).toMatchObject([{ count: 4 }])
    const racing = await captcha()
    const answers = await Promise.all(Array.from({ length: 5 }, () => login('admin', 'wrong-5', racing)))
    expect(answers.filter(({ msg }) => msg === '用户名或密码不正确')).toHaveLength(1)
    expect(await login('admin', ADMIN_PASSWORD, { ...(await captcha('ab34')), captcha: 'aB34' })).toMatchObject({
      code: 1,
    })
  })

  test('parallel guesses are counted one by one: three without captcha, ten with, then the wait', async () => {
    const blind = await Promise.all(Array.from({ length: 20 }, (_, i) => login('admin', `wrong-${i}`)))
    expect(blind.filter(({ msg }) => msg === '用户名或密码不正确')).toHaveLength(3)
    expect(await failures()).toMatchObject([{ count: 3 }])
    const codes = await Promise.all(Array.from({ length: 20 }, () => captcha()))
    const seeing = await Promise.all(codes.map((code, i) => login('admin', `wrong-${i}`, code)))
    expect(seeing.filter(({ msg }) => msg === '用户名或密码不正确')).toHaveLength(7)
    expect(seeing.filter(({ msg }) => msg === '密码错误次数过多，请 1 分钟后再试')).toHaveLength(13)
    expect(await failures()).toMatchObject([{ count: 10 }])
  })

  test('40 guesses with 40 headers that name no address are counted as one address', async () => {
    const forged = [
      (n: number) => `198.51.100.${n}:80`,
      (n: number) => `[2001:db8:${n}::1]`,
      (n: number) => `caller-${n}`,
      (n: number) => `198.51.100.${n}, unknown`,
    ]
    let judged = 0
    for (let guess = 1; guess <= 40; guess++) {
      const { msg } = await login('admin', `wrong-${guess}`, await captcha(), forged[guess % forged.length]!(guess))
      if (msg === '用户名或密码不正确') judged++
    }
    expect(judged).toBe(10)
    expect(await failures()).toMatchObject([{ ip: '127.0.0.1', count: 10 }])
  })

  test('who owns a whole /48 gets four times as many guesses as an address, not 65,536 times', async () => {
    let judged = 0
    for (let guess = 1; guess <= 50; guess++) {
      const { msg } = await login('admin', `wrong-${guess}`, await captcha(), `2001:db8:1:${guess}::1`)
      if (msg === '用户名或密码不正确') judged++
    }
    expect(judged).toBe(40)
    expect(await app.get('/admin/index/login', { ip: '2001:db8:1:ffff::9' })).toMatchObject({ data: { captcha: true } })
    expect(await login('admin', ADMIN_PASSWORD, {}, '2001:db8:2::1'), 'from elsewhere').toMatchObject({ code: 1 })
  })

  test('the wait doubles up to an hour, holds for that address only, and ends with success', async () => {
    const key = { kind: 'admin', account: 'admin', ip: '127.0.0.1' } as const
    const now = Math.floor(Date.now() / 1000)
    await app.database.kysely
      .insertInto('login_failure')
      .values({ ...key, count: 10, lasttime: now })
      .execute()
    const fail = async (count: number, ago: number) => {
      const lasttime = Math.floor(Date.now() / 1000) - ago
      await app.database.kysely.updateTable('login_failure').set({ count, lasttime }).execute()
    }
    for (const [count, minutes] of [
      [10, 1],
      [11, 2],
      [12, 4],
      [15, 32],
      [16, 60],
      [200, 60],
    ] as const) {
      await fail(count, 1)
      const early = await login('admin', ADMIN_PASSWORD, await captcha())
      expect(early).toMatchObject({
        code: 0,
        msg: `密码错误次数过多，请 ${minutes} 分钟后再试`,
        data: { captcha: true },
      })
    }
    expect(await login('admin', ADMIN_PASSWORD, {}, '198.51.100.7'), 'from elsewhere').toMatchObject({ code: 1 })
    await fail(11, 121)
    expect(await login('admin', 'wrong-again', await captcha())).toMatchObject({ msg: '用户名或密码不正确' })
    expect(await failures()).toMatchObject([{ count: 12 }])
    await fail(12, 241)
    expect(await login('admin', ADMIN_PASSWORD, await captcha())).toMatchObject({ code: 1 })
    expect(await failures()).toEqual([])
  })

  test('a captcha can be asked for always', async () => {
    await app.config.set({ admin_login_captcha: 'always' })
    expect(await app.get('/admin/index/login')).toMatchObject({ data: { captcha: true } })
    expect(await login('admin', ADMIN_PASSWORD)).toMatchObject({ code: 0, data: { captcha: true } })
    expect(await login('admin', ADMIN_PASSWORD, await captcha())).toMatchObject({ code: 1 })
    await app.config.set({ admin_login_captcha: 'auto' })
  })
})

test('signing out ends the session with both its tokens, also when the access token is expired', async () => {
  for (const expire of [false, true]) {
    const { id, token, refreshToken } = await openSession(app.database, 'admin', 1, true)
    expect(await app.get('/admin/index/index', { token })).toMatchObject({ code: 1 })
    if (expire) {
      await app.database.kysely.updateTable('token').set({ expiretime: 1 }).where('session_id', '=', id).execute()
    }
    const body = { refresh_token: refreshToken }
    expect(await app.post('/admin/index/logout', body, { token })).toMatchObject({ code: 1, data: null })
    expect(await app.get('/admin/index/index', { token })).toMatchObject({ code: 302 })
    expect(await app.post('/api/common/refreshToken', body, { token })).toMatchObject({ code: 0 })
  }
})

test('the start of the back office carries admin, menus, site and terminal', async () => {
  const { token } = await openSession(app.database, 'admin', 1)
  const { data } = await app.get('/admin/index/index', { token, headers: { 'think-lang': 'en' } })
  expect(data).toMatchObject({
    adminInfo: { id: 1, username: 'admin', super: true },
    menus: expect.arrayContaining([
      expect.objectContaining({ name: 'dashboard/dashboard', component: 'screen:dashboard', title: 'Dashboard' }),
      expect.objectContaining({ name: 'teaching', type: 'menu_dir', title: 'Teaching', pid: 0 }),
    ]),
    siteConfig: {
      siteName: 'Tutu Coding',
      timeZone: serverZone(),
      version: expect.any(String),
      cdnUrl: '',
      upload: { mode: 'local' },
    },
    terminal: { installServicePort: '8000', npmPackageManager: 'pnpm' },
  })
  expect(data?.adminInfo).not.toHaveProperty('token')
  const { id } = await addAdmin(app.database, 'newcomer', [])
  const newcomer = await openSession(app.database, 'admin', id)
  const start = await app.get('/admin/index/index', { token: newcomer.token })
  expect(start.data).toMatchObject({ menus: [{ name: 'routine/adminInfo' }] })
  await app.database.kysely.updateTable('menu_rule').set({ status: false }).where('pid', 'is', null).execute()
  expect(await app.get('/admin/index/index', { token: newcomer.token })).toMatchObject({ code: 0, data: null })
})
