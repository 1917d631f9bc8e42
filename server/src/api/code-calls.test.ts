import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeCaptcha } from '../data/captcha.ts'
import { testApp, type TestApp } from '../testing/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ env: { SECRET_KEY: '5a'.repeat(32) } })
})
afterAll(() => server.close())

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

describe.each(Object.entries(calls))('%s', (path, good) => {
  const call = (values: object) => server.call<{ errors?: object } | null>('POST', path, values, { token: '' })

  test.each([
    ['nothing', {}],
    ['an address that is none', { ...good, email: 'lin@', mobile: '12345' }],
    ['an event nobody knows', { ...good, event: 'user_free_money', template_code: '__proto__' }],
  ])('refuses %s', async (_, values) => {
    expect(await call({ ...values, ...(await read()) })).toMatchObject({ status: 200, code: 0, data: null })
  })

  test('asks for the picture, and each picture counts once', async () => {
    expect((await call(good)).data?.errors).toHaveProperty('captcha')
    expect((await call({ ...good, ...(await read()), captcha: 'WRONG' })).data?.errors).toHaveProperty('captcha')
    const picture = await read()
    expect(await call({ ...good, ...picture })).toMatchObject({ code: 0, msg: '会员中心还没有开放' })
    expect((await call({ ...good, ...picture })).data?.errors).toHaveProperty('captcha')
  })

  test('sends who wants to change or confirm something to the login', async () => {
    const event = path.includes('Ems') ? 'user_change_email' : 'user_mobile_verify'
    const answer = await call({ ...good, event, template_code: event, ...(await read()) })
    expect(answer).toMatchObject({ code: 302, data: { routeName: 'userLogin' } })
  })
})

test('no code was made and nothing was queued', async () => {
  for (const table of ['verification_code', 'verification_request', 'message'] as const) {
    expect(await server.database.kysely.selectFrom(table).selectAll().execute()).toEqual([])
  }
})
