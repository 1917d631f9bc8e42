import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeCaptcha } from '../data/captcha.ts'
import { testApp, type TestApp } from '../testing/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ env: { SECRET_KEY: '5a'.repeat(32) } })
  await configure({ open_member_center: true })
})
afterAll(() => server.close())

async function configure(values: object): Promise<void> {
  expect(await server.call('POST', '/admin/routine.config/edit', values)).toMatchObject({ code: 1, msg: '更新成功' })
}

let asked = 0
/** What a person sends who has read the picture. */
async function read(): Promise<{ captcha: string; captcha_id: string }> {
  const captcha_id = `picture-${++asked}`
  await storeCaptcha(server.database.kysely, captcha_id, 'H4KX')
  return { captcha: 'h4kx', captcha_id }
}

const calls = {
  '/api/Ems/send': { email: 'lin@example.com', event: 'user_register' },
  '/api/Sms/sendSms': { mobile: '13800000001', template_code: 'user_register' },
}
const post = (path: string, values: object) =>
  server.call<{ errors?: object } | null>('POST', path, values, { token: '' })

test.each(Object.entries(calls))('%s says that no service is set up', async (path, good) => {
  expect((await post(path, { ...good, ...(await read()) })).msg).toMatch(/^网站还没有开通/)
})

describe.each(Object.entries(calls))('%s', (path, good) => {
  beforeAll(async () => {
    await configure({ smtp_server: 'mail.example.com', smtp_sender_mail: 'tutu@example.com' })
    const keys = { sms_aliyun_key: 'key', sms_aliyun_secret: 'secret', sms_template_default: 'SMS_1' }
    await configure({ sms_driver: 'aliyun', sms_sign_name: '图图编程', ...keys })
  })

  test.each([
    ['nothing', {}],
    ['an address that is none', { ...good, email: 'lin@', mobile: '12345' }],
    ['an event nobody knows', { ...good, event: 'user_free_money', template_code: '__proto__' }],
    ['an event of the server’s own', { ...good, event: 'contact_reply', template_code: 'contact_reply' }],
  ])('refuses %s', async (_, values) => {
    expect(await post(path, { ...values, ...(await read()) })).toMatchObject({ status: 200, code: 0 })
  })

  test('asks for the picture, and each picture counts once', async () => {
    expect((await post(path, good)).data?.errors).toHaveProperty('captcha')
    expect((await post(path, { ...good, ...(await read()), captcha: 'WRONG' })).data?.errors).toHaveProperty('captcha')
    const picture = await read()
    await server.database.kysely.deleteFrom('verification_request').execute()
    // A lost password of nobody: the same answer, and nothing to send.
    const lost = { ...good, event: 'user_retrieve_pwd', template_code: 'user_retrieve_pwd' }
    expect(await post(path, { ...lost, ...picture })).toMatchObject({ code: 1, msg: '验证码已发送，5 分钟内有效' })
    expect((await post(path, { ...lost, ...picture })).data?.errors).toHaveProperty('captcha')
    const codes = await server.database.kysely.selectFrom('verification_code').selectAll().execute()
    expect(codes).toEqual([])
  })

  test('sends who wants to change or confirm something to the login', async () => {
    const event = path.includes('Ems') ? 'user_change_email' : 'user_mobile_verify'
    const answer = await post(path, { ...good, event, template_code: event, ...(await read()) })
    expect(answer).toMatchObject({ code: 302, data: { routeName: 'userLogin' } })
  })
})
