import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeCaptcha } from '../data/captcha.ts'
import { setPin } from '../data/child-mode.ts'
import { createSession } from '../data/sessions.ts'
import { memberId } from '../policy/actors.ts'
import { type Answer, testApp, type TestApp } from '../testing/app.ts'
import { waitsForLock } from '../testing/locks.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
  await server.call('POST', '/admin/routine.config/edit', { open_member_center: true })
})
afterAll(() => server.close())

type Data = {
  isOn: boolean
  hasPin: boolean
  guarded: boolean
  childMode?: boolean
  userInfo: { id: number; token: string }
  menus: { children: { name: string }[] }[]
  errors: Record<string, string>
  children: { childMode: boolean }[]
  routePath: string
}
const db = () => server.database.kysely

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, body: object, headers: Record<string, string>) {
  const answer = await server.app.inject({
    method,
    url,
    headers: { ...headers, 'think-lang': 'en', server: 'true' },
    ...(method === 'POST' && { payload: body }),
  })
  return answer.json<Omit<Answer<Data>, 'status'>>()
}

let names = 0
async function register() {
  const captchaId = `child-mode-${++names}`
  await storeCaptcha(db(), captchaId, 'H4KX')
  const username = `family_${names}`
  const form = { tab: 'register', username, password: 'carrot-1', birth_year: 1990, captcha: 'h4kx', captchaId }
  const { data } = await call('POST', '/api/user/checkIn', form, {})
  return { id: data.userInfo.id, username, headers: { 'ba-user-token': data.userInfo.token } }
}

/** Whether somebody who signs in again begins in child mode: the answer says so before any page is asked for. */
async function beginsInChildMode(username: string): Promise<boolean> {
  const { data } = await call('POST', '/api/user/checkIn', { tab: 'login', username, password: 'carrot-1' }, {})
  const { childMode } = (await call('GET', '/api/user/index', {}, { 'ba-user-token': data.userInfo.token })).data
  expect(data.childMode).toBe(childMode || undefined)
  return childMode!
}

/** A member under 14, and the token of who looks after them. */
async function family() {
  const child = await register()
  const { rows } = await sql<{ id: number }>`
    insert into guardian (contact, status) values (${`1380000${1000 + names}`}, true) returning id
  `.execute(db())
  const guardian = rows[0]!.id
  await sql`update member set guardian_id = ${guardian}, birth_year = ${new Date().getFullYear() - 9} where id = ${child.id}`.execute(
    db(),
  )
  const { token } = await createSession(db(), {
    kind: 'guardian',
    identityId: guardian,
    ip: '::1',
    useragent: '',
    keep: false,
  })
  return { child, guardian: { 'ba-guardian-token': token } }
}

test('a member sets a PIN by their password, begins child mode on a device and leaves it by the PIN', async () => {
  const { headers, username } = await register()
  expect((await call('GET', '/api/childMode/state', {}, headers)).data).toEqual({
    isOn: false,
    hasPin: false,
    guarded: false,
  })
  expect((await call('POST', '/api/childMode/start', {}, headers)).msg).toBe(
    'There is no PIN yet. A grown-up sets one first',
  )
  const wrong = await call('POST', '/api/childMode/pin', { pin: '2468', password: 'carrot-2' }, headers)
  expect(wrong.data.errors).toHaveProperty('password')
  for (const pin of ['123', '1234567', '12a4', '１２３４'])
    expect(
      (await call('POST', '/api/childMode/pin', { pin, password: 'carrot-1' }, headers)).data.errors,
    ).toHaveProperty('pin')
  expect(await call('POST', '/api/childMode/pin', { pin: '2468', password: 'carrot-1' }, headers)).toMatchObject({
    code: 1,
  })
  // Of the PIN nothing but an Argon2id hash is kept.
  const { rows } = await sql<{ hash: Buffer }>`select hash from member_pin`.execute(db())
  expect(rows[0]!.hash.toString()).toMatch(/^\$argon2id\$/)
  expect(await call('POST', '/api/childMode/start', {}, headers)).toMatchObject({ code: 1 })
  const { data } = await call('GET', '/api/user/index', {}, headers)
  expect(data.childMode).toBe(true)
  expect(data.menus.flatMap(({ children }) => children.map(({ name }) => name))).toEqual([
    'account/overview',
    'account/courses',
    'account/classes',
    'account/timetable',
    'account/notices',
    'works',
    'account/favourites',
    'account/typing',
    'account/childMode',
  ])
  // Elsewhere, by the password, it is the grown-up.
  expect(await beginsInChildMode(username)).toBe(false)
  expect((await call('POST', '/api/childMode/leave', { pin: '1357' }, headers)).data.errors).toEqual({
    pin: 'This is not the PIN',
  })
  expect(await call('POST', '/api/childMode/leave', { pin: '2468' }, headers)).toMatchObject({ code: 1 })
  expect((await call('GET', '/api/user/index', {}, headers)).data.childMode).toBe(false)
})

test('in child mode nothing is bought, nothing of the account changed, and nobody signs out', async () => {
  const { headers, id } = await register()
  await call('POST', '/api/childMode/pin', { pin: '2468', password: 'carrot-1' }, headers)
  await call('POST', '/api/childMode/start', {}, headers)
  const closed: [method: 'POST' | 'DELETE', path: string, body: object][] = [
    ['POST', '/api/shop/order', { key: 'k', good: 1, quantity: 1, pay: 'balance' }],
    ['POST', '/api/shop/pay', { id: 1 }],
    ['POST', '/api/payment/topUp', { key: 'k', amount: '10' }],
    ['POST', '/api/account/profile', { nickname: 'Other' }],
    ['POST', '/api/account/changePassword', { oldPassword: 'carrot-1', newPassword: 'carrot-2' }],
    ['POST', '/api/account/changeBind', { type: 'email', email: 'a@b.cn', captcha: '1', password: 'carrot-1' }],
    ['POST', '/api/account/erase', { password: 'carrot-1' }],
    ['POST', '/api/account/export', {}],
    ['POST', '/api/family/share', { work: 1 }],
    ['POST', '/api/classroom/create', { name: 'x' }],
    ['DELETE', '/api/account/sessions?ids[]=1', {}],
    ['POST', '/api/reaction/add', { cases_id: 1, kind: 'like' }],
    ['POST', '/api/user/logout', { refresh_token: '' }],
  ]
  for (const [method, path, body] of closed)
    expect([path, await call(method, path, body, headers)]).toMatchObject([
      path,
      { code: 0, msg: 'This is child mode. Ask a grown-up to do this', data: { routePath: '/user/account/childMode' } },
    ])
  // To learn and to make goes on.
  const open: [path: string, body: object][] = [
    ['/api/account/dailyCheckIn', {}],
    ['/api/account/heartbeat', {}],
    ['/api/learning/progress', { progress: { courses: {}, lessons: {} } }],
    ['/api/cases/add', { title: 'My cat', kind: 'scratch' }],
  ]
  for (const [path, body] of open)
    expect([path, (await call('POST', path, body, headers)).msg]).not.toEqual([
      path,
      'This is child mode. Ask a grown-up to do this',
    ])
  expect(await call('GET', '/api/typing/results', {}, headers)).toMatchObject({ code: 1, data: { results: [] } })
  const { rows } = await sql<{ nickname: string; sessions: number }>`
    select nickname, (select count(*)::int from session where kind = 'member' and identity_id = ${id}) as sessions
    from member where id = ${id}
  `.execute(db())
  expect(rows[0]).toEqual({ nickname: expect.stringMatching(/^family_/), sessions: 1 })
  // Whoever has forgotten the PIN sets another by the password.
  expect(await call('POST', '/api/childMode/pin', { pin: '', password: 'carrot-1' }, headers)).toMatchObject({
    code: 1,
  })
  expect((await call('GET', '/api/childMode/state', {}, headers)).data).toMatchObject({ isOn: false, hasPin: false })
})

test('tries of a PIN are limited wherever they come from, and the right one is among them', async () => {
  const { headers } = await register()
  await call('POST', '/api/childMode/pin', { pin: '975310', password: 'carrot-1' }, headers)
  await call('POST', '/api/childMode/start', {}, headers)
  const tries = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      call('POST', '/api/childMode/leave', { pin: String(1000 + index) }, headers),
    ),
  )
  expect(tries.filter(({ data }) => data?.errors?.['pin'])).toHaveLength(10)
  expect((await call('POST', '/api/childMode/leave', { pin: '975310' }, headers)).msg).toContain('min')
  expect((await call('GET', '/api/childMode/state', {}, headers)).data.isOn).toBe(true)
})

test('a guardian sets the PIN of a child: its devices are in child mode, now and after signing in again', async () => {
  const { child, guardian } = await family()
  const set = (pin: string, id = child.id) => call('POST', '/api/guardian/childMode', { id, pin }, guardian)
  const isOn = async () => {
    const { data } = await call('GET', '/api/childMode/state', {}, child.headers)
    // An open page hears of it with its next beat.
    expect((await call('POST', '/api/account/heartbeat', {}, child.headers)).data.childMode).toBe(data.isOn)
    return data.isOn
  }
  // Not by the child, who knows the password.
  const own = await call('POST', '/api/childMode/pin', { pin: '2468', password: 'carrot-1' }, child.headers)
  expect(own).toMatchObject({ code: 0, msg: 'The PIN of this account is set on the guardian page' })
  expect(await set('2468')).toMatchObject({ code: 1 })
  expect((await call('GET', '/api/guardian/children', {}, guardian)).data.children[0]!.childMode).toBe(true)
  expect(await isOn()).toBe(true)
  expect(await beginsInChildMode(child.username)).toBe(true)
  await call('POST', '/api/childMode/leave', { pin: '2468' }, child.headers)
  expect(await isOn()).toBe(false)
  // Forgotten: another one, and the tries begin anew.
  for (let index = 0; index < 11; index++) await call('POST', '/api/childMode/leave', { pin: '0000' }, child.headers)
  await set('864200')
  expect(await isOn()).toBe(true)
  expect(await call('POST', '/api/childMode/leave', { pin: '864200' }, child.headers)).toMatchObject({ code: 1 })
  await set('')
  expect(await isOn()).toBe(false)
  expect(await beginsInChildMode(child.username)).toBe(false)
  // Another's child is none.
  const { child: other } = await family()
  expect((await set('2468', other.id)).code).not.toBe(1)
})

test('who signs in while the PIN is being set begins in child mode', async () => {
  const { child } = await family()
  const signingIn = await db()
    .transaction()
    .execute(async (trx) => {
      await setPin(trx, memberId(child.id), 'a hash')
      const beginning = beginsInChildMode(child.username)
      await waitsForLock(db())
      return { beginning }
    })
  expect(await signingIn.beginning).toBe(true)
})
