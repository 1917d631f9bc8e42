import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { storeCaptcha } from '../data/captcha.ts'
import { startMailServer } from '../messages/testing/mail-server.ts'
import { openPostOffice, type PostOffice, smtpAt } from '../messages/testing/post-office.ts'
import { type Answer, testApp, type TestApp } from '../testing/app.ts'

let server: TestApp
let mail: Awaited<ReturnType<typeof startMailServer>>
let office: PostOffice
beforeAll(async () => {
  server = await testApp({ env: { SECRET_KEY: '5a'.repeat(32) } })
  mail = await startMailServer()
  office = await openPostOffice(server.url, { settings: smtpAt(mail.port) })
  const settings = { open_member_center: true, smtp_server: 'mail.example.com', smtp_sender_mail: 'a@example.com' }
  expect(await server.call('POST', '/admin/routine.config/edit', settings)).toMatchObject({ code: 1 })
})
afterAll(async () => {
  await office.close()
  await mail.close()
  await server.close()
})

type Data = Record<string, never> & { userInfo: { id: number; token: string; refreshToken: string } }

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, values: object = {}, token = '') {
  const query = method === 'POST' ? '' : `?${new URLSearchParams(values as Record<string, string>)}`
  const answer = await server.app.inject({
    method,
    url: path + query,
    headers: { 'ba-user-token': token, 'think-lang': 'zh-cn', server: 'true' },
    ...(method === 'POST' ? { payload: values } : {}),
  })
  return answer.json<Omit<Answer<Data>, 'status'>>()
}

let pictures = 0
async function read() {
  const captchaId = `picture-${++pictures}`
  await storeCaptcha(server.database.kysely, captchaId, 'H4KX')
  return { captcha: 'h4kx', captchaId }
}

const GOOD = { tab: 'register', password: 'carrot-1', birth_year: '2001' }
const register = async (username: string, more: object = {}) =>
  call('POST', '/api/user/checkIn', { ...GOOD, username, ...(await read()), ...more })
const signIn = (username: string, password = 'carrot-1', more: object = {}) =>
  call('POST', '/api/user/checkIn', { tab: 'login', username, password, ...more })

/** The code in the latest mail to somebody, once it is another than `earlier`. */
async function codeFor(target: string, earlier = ''): Promise<string> {
  await office.outbox.sweep()
  return vi.waitFor(() => {
    const raw = mail.received.findLast(({ to }) => to === target)?.raw ?? ''
    const encoded = /^Subject: (?:=\?UTF-8\?B\?(.*?)\?=)?(.*)/m.exec(raw)!
    const code = /\d{6}/.exec(Buffer.from(encoded[1] ?? '', 'base64').toString() + encoded[2])![0]
    expect(code).not.toBe(earlier)
    return code
  })
}

test('one registers, and is who the wire says', async () => {
  const { code, data, msg } = await register('lin_xiao')
  expect({ code, msg }).toEqual({ code: 1, msg: '注册成功，欢迎你' })
  expect(data).toEqual({
    routePath: '/user',
    userInfo: {
      id: expect.any(Number),
      username: 'lin_xiao',
      nickname: 'lin_xiao',
      email: '',
      mobile: '',
      avatar: '/static/images/avatar.png',
      gender: 0,
      birthday: null,
      money: '0.00',
      score: 0,
      jointime: expect.any(Number),
      motto: '',
      lastlogintime: expect.any(Number),
      lastloginip: '127.0.0.1',
      token: expect.stringMatching(/^[\w-]{43}$/),
      refreshToken: '',
    },
  })
  const { token } = data.userInfo
  expect((await call('POST', '/api/user/checkIn', { tab: 'login' }, token)).code).toBe(0)
  expect(await signIn('LIN_XIAO')).toMatchObject({ code: 1 })
})

test.each([
  ['a name that begins with a digit', { username: '1abc' }, 'username'],
  ['a name of 16 letters', { username: 'abcdefghijklmnop' }, 'username'],
  ['a name that is a telephone number', { username: 'a13812345678' }, 'username'],
  ['a password of five', { password: 'abcde' }, 'password'],
  ['a password with a quote', { password: 'abcde"f' }, 'password'],
  ['no year of birth', { birth_year: '' }, 'birth_year'],
  ['a child', { birth_year: String(new Date().getFullYear() - 14) }, 'birth_year'],
  ['no picture', { captcha: '' }, 'captcha'],
  ['a wrong picture', { captcha: 'XXXX' }, 'captcha'],
  ['an address that is none', { registerType: 'email', email: 'lin@' }, 'email'],
  ['a code nobody sent', { registerType: 'email', email: 'lin@example.com', captcha: '123456' }, 'captcha'],
  ['a name that is taken in another case', { username: 'Lin_Xiao' }, 'username'],
])('%s is refused beside its field', async (_, values, field) => {
  const { code, data } = await register('somebody', values)
  expect({ code, fields: Object.keys((data as { errors?: object })?.errors ?? {}) }).toEqual({
    code: 0,
    fields: [field],
  })
})

test('many who want one name at once make one member', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => register('one_name')))
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  const { rows } = await sql`select from member where lower(username) = 'one_name'`.execute(server.database.kysely)
  expect(rows).toHaveLength(1)
})

describe('by mail', () => {
  const email = 'mei@example.com'
  const ask = async (event: string, more: object = {}, token = '') => {
    // Minutes have passed since the last one.
    await sql`delete from verification_request`.execute(server.database.kysely)
    return call('POST', '/api/Ems/send', { email, event, ...(await read()), ...more }, token)
  }

  test('one registers, loses the password, sets another and is signed out elsewhere', async () => {
    expect(await ask('user_register')).toMatchObject({ code: 1 })
    const first = await codeFor(email)
    const joined = await register('mei', { registerType: 'email', email, captcha: first })
    expect(joined).toMatchObject({ code: 1, data: { userInfo: { email } } })
    const { token } = joined.data.userInfo

    // An address that is somebody's answers alike; its owner is told.
    expect(await ask('user_register')).toMatchObject({ code: 1, msg: '验证码已发送，5 分钟内有效' })
    expect((await register('other', { registerType: 'email', email, captcha: first })).code).toBe(0)
    expect(await call('GET', '/api/account/profile', {}, token)).toMatchObject({ code: 1 })

    expect(await ask('user_retrieve_pwd')).toMatchObject({ code: 1 })
    const form = { type: 'email', account: email, captcha: await codeFor(email, first), password: 'turnip-2' }
    expect(await call('POST', '/api/account/retrievePassword', { ...form, captcha: '000000' })).toMatchObject({
      code: 0,
    })
    expect(await call('POST', '/api/account/retrievePassword', form)).toMatchObject({ code: 1 })
    expect(await call('GET', '/api/account/profile', {}, token)).toMatchObject({ code: 302 })
    expect(await signIn(email.toUpperCase(), 'turnip-2')).toMatchObject({ code: 1 })
  })
})

describe('an account', () => {
  let token = ''
  let id = 0
  beforeAll(async () => {
    const { data } = await register('zhou_an')
    token = data.userInfo.token
    id = data.userInfo.id
  })

  test('changes its own profile and nobody else’s', async () => {
    const values = {
      id: 1,
      nickname: '安安',
      gender: 2,
      birthday: '2001-05-06',
      motto: 'A & B <3',
      money: '99.00',
      score: 9,
    }
    expect(await call('POST', '/api/account/profile', values, token)).toMatchObject({
      code: 1,
      data: {
        userInfo: {
          id,
          nickname: '安安',
          gender: 2,
          birthday: '2001-05-06',
          motto: 'A & B <3',
          money: '0.00',
          score: 0,
        },
      },
    })
    expect(await call('POST', '/api/account/profile', { username: 'lin_xiao' }, token)).toMatchObject({ code: 0 })
    expect(await call('POST', '/api/account/profile', { nickname: '安安 138 1234 5678' }, token)).toMatchObject({
      data: { errors: { nickname: '这里好像有电话号码。别人看得到，请删掉它' } },
    })
    expect(await call('POST', '/api/account/profile', { avatar: '/storage/of/another.png' }, token)).toMatchObject({
      code: 0,
    })
    expect(await call('POST', '/api/account/profile', { avatar: '/static/avatars/fox.svg' }, token)).toMatchObject({
      code: 1,
    })
  })

  test('comes by once a day, however often at once', async () => {
    const at = { time_zone: 'Asia/Shanghai' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', '/api/account/dailyCheckIn', at, token)),
    )
    expect(answers.map(({ data }) => (data as unknown as { gained: number }).gained).toSorted()).toEqual([
      ...Array.from({ length: 19 }, () => 0),
      5,
    ])
    expect(await call('GET', '/api/account/integral', { page: '1', limit: '10' }, token)).toMatchObject({
      code: 1,
      data: { total: 1, list: [{ user_id: id, score: 5, before: 0, after: 5, memo: '每日签到' }] },
    })
    const inEnglish = await server.app.inject({
      url: '/api/account/integral',
      headers: { 'ba-user-token': token, 'think-lang': 'en', server: 'true' },
    })
    expect(inEnglish.json().data.list).toMatchObject([{ memo: 'Daily check-in' }])
    const { data } = await call('GET', '/api/account/overview', at, token)
    expect(data).toMatchObject({
      score: [0, 0, 0, 0, 0, 0, 5],
      money: Array(7).fill('0.00'),
      checkIns: { done: true, streak: 1 },
    })
  })

  test('sees what came and went of its balance alone', async () => {
    const adjust = { ids: [id], amount: '12.30', memo: '活动奖励' }
    expect(await server.call('POST', '/admin/user.user/adjustMoney', adjust)).toMatchObject({ code: 1 })
    expect(await call('GET', '/api/account/balance', {}, token)).toMatchObject({
      data: { total: 1, list: [{ user_id: id, money: '12.30', before: '0.00', after: '12.30', memo: '活动奖励' }] },
    })
    const other = (await signIn('lin_xiao')).data.userInfo.token
    expect(await call('GET', '/api/account/balance', {}, other)).toMatchObject({ data: { total: 0, list: [] } })
  })

  test('has another password: the others are signed out, this one is not', async () => {
    const elsewhere = (await signIn('zhou_an')).data.userInfo.token
    const wrong = { oldPassword: 'carrot-9', newPassword: 'turnip-2' }
    expect(await call('POST', '/api/account/changePassword', wrong, token)).toMatchObject({
      code: 0,
      data: { errors: { oldPassword: '原密码不正确' } },
    })
    const right = { oldPassword: 'carrot-1', newPassword: 'turnip-2' }
    expect(await call('POST', '/api/account/changePassword', right, token)).toMatchObject({ code: 1 })
    expect(await call('GET', '/api/user/index', {}, elsewhere)).toMatchObject({ code: 302 })
    expect(await call('GET', '/api/user/index', {}, token)).toMatchObject({ code: 1 })
  })

  test('signs out, here and elsewhere', async () => {
    await signIn('zhou_an', 'turnip-2')
    const { data } = await call('GET', '/api/account/sessions', {}, token)
    const list = (data as unknown as { list: { id: number; current: boolean }[] }).list
    expect(list.map(({ current }) => current).toSorted()).toEqual([false, true])
    const other = list.find(({ current }) => !current)!
    expect(await call('DELETE', '/api/account/sessions', { 'ids[]': other.id }, token)).toMatchObject({ code: 1 })
    expect(await call('POST', '/api/user/logout', { refresh_token: '' }, token)).toMatchObject({ code: 1 })
    expect(await call('GET', '/api/user/index', {}, token)).toMatchObject({
      code: 302,
      data: { routeName: 'userLogin' },
    })
  })
})

test('who guesses passwords reads pictures, then waits', async () => {
  const wrong = () => signIn('lin_xiao', 'wrong-guess')
  for (let tries = 0; tries < 2; tries++) expect(await wrong()).toMatchObject({ code: 0, data: null })
  expect(await wrong()).toMatchObject({ code: 0, data: { captcha: true } })
  expect(await wrong()).toMatchObject({ code: 0, data: { captcha: true }, msg: '请输入验证码' })
  expect(await signIn('lin_xiao', 'carrot-1', await read())).toMatchObject({ code: 1 })
})
