import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeCaptcha } from '../data/captcha.ts'
import { testApp, type TestApp } from '../testing/app.ts'

const FORM = {
  name: '林妈妈',
  mobile: '13800000009',
  email: 'lin@example.com',
  content: '六岁可以学吗？\n家里只有平板。',
}

let server: TestApp
let captchas = 0
beforeAll(async () => {
  server = await testApp({ env: { SECRET_KEY: '5a'.repeat(32) } })
})
afterAll(() => server.close())

async function write(form: object, { ip = `192.0.2.${++captchas}`, language = 'zh-cn' } = {}) {
  const captcha_id = `contact-${++captchas}`
  await storeCaptcha(server.database.kysely, captcha_id, 'HPKX')
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/contact/add',
    remoteAddress: ip,
    headers: { 'think-lang': language },
    payload: { ...form, captcha: 'hpkx', captcha_id },
  })
  return answer.json<{ code: number; msg: string; data: { id: number; errors: Record<string, string> } }>()
}
const written = async (form: object = FORM, options = {}): Promise<number> => (await write(form, options)).data.id
const command = (name: string, ids: number | number[], input: object = {}, options = {}) =>
  server.call('POST', `/admin/contact/${name}`, { ids, ...input }, { language: 'en', ...options })
const stored = async (id: number) => {
  const { rows } = await sql<Record<string, unknown>>`select * from contact where id = ${id}`.execute(
    server.database.kysely,
  )
  return rows[0]!
}
const messages = () => server.database.kysely.selectFrom('message').selectAll().orderBy('id', 'desc').execute()

describe('a visitor', () => {
  test('writes with a mobile number, an address or both, and is asked for one of them', async () => {
    const { mobile, email, ...words } = FORM
    expect(await write({ ...words, mobile })).toMatchObject({ code: 1 })
    expect(await write({ ...words, email })).toMatchObject({ code: 1 })
    expect((await write(words)).data.errors.mobile).toBe('请留下手机或邮箱，我们好回复您')
    expect((await write({ ...words, mobile: '12345' })).data.errors).toHaveProperty('mobile')
    expect((await write({ ...words, email: 'lin@' })).data.errors).toHaveProperty('email')
  })

  test('says what they want, and nothing of how it is handled', async () => {
    for (const more of [{ state: 'closed' }, { reply: 'x' }, { handler_id: 1 }, { ip: '203.0.113.1' }])
      await write({ ...FORM, ...more })
    const id = await written(FORM, { ip: '198.51.100.7', language: 'en' })
    expect(await stored(id)).toMatchObject({ state: 'new', ip: '198.51.100.7', language: 'en', handler_id: null })
    const { rows } = await sql`
      select from contact where state <> 'new' or reply is not null or handler_id is not null or ip = '203.0.113.1'
    `.execute(server.database.kysely)
    expect(rows).toEqual([])
  })

  test('solves a captcha, and may write five times within an hour', async () => {
    const bare = await server.app.inject({ method: 'POST', url: '/api/contact/add', payload: FORM })
    expect(bare.json()).toMatchObject({ code: 0, data: { errors: { captcha: expect.any(String) } } })
    const ip = '198.51.100.9'
    const codes: number[] = []
    for (let times = 0; times < 6; times++) codes.push((await write(FORM, { ip })).code)
    expect(codes.map((code) => code === 1)).toEqual([true, true, true, true, true, false])
  })
})

describe('an enquiry', () => {
  test('is new, taken on and closed, and goes no other way', async () => {
    const id = await written()
    expect(await command('close', id)).toMatchObject({ code: 0, msg: expect.stringContaining('Close') })
    expect(await command('takeOn', id)).toMatchObject({ code: 1 })
    expect(await stored(id)).toMatchObject({ state: 'handling', handler_id: 1, handletime: expect.any(Number) })
    expect(await command('takeOn', id)).toMatchObject({ code: 0 })
    expect(await command('close', id, { outcome: '约好了周六来试听' })).toMatchObject({ code: 1 })
    expect(await stored(id)).toMatchObject({ state: 'closed', outcome: '约好了周六来试听', handler_id: 1 })
    for (const [name, input] of [
      ['takeOn', {}],
      ['reply', { reply: 'Hello' }],
      ['close', {}],
    ] as const)
      expect(await command(name, id, input)).toMatchObject({ code: 0 })
  })

  test('is taken on and closed together with others, or none of them is', async () => {
    const ids = [await written(), await written()]
    expect(await command('takeOn', ids)).toMatchObject({ code: 1 })
    const another = await written()
    expect(await command('close', [...ids, another])).toMatchObject({ code: 0 })
    expect(await stored(ids[0]!)).toMatchObject({ state: 'handling' })
    expect(await command('close', ids)).toMatchObject({ code: 1 })
  })

  test('is replied to by mail in the language of whoever wrote, and is taken on by that', async () => {
    const id = await written({ ...FORM, email: 'sarah@example.com' }, { language: 'en' })
    expect(await command('reply', id, { reply: '' })).toMatchObject({ code: 0 })
    const sent = await command('reply', id, { reply: 'Yes.\n<b>Come</b> and see.' })
    expect(sent).toMatchObject({ code: 1, msg: 'The reply is in the outbox and goes to sarah@example.com' })
    const [message] = await messages()
    expect(message).toMatchObject({ target: 'sarah@example.com', event: 'contact_reply', language: 'en' })
    expect(message!.body).toContain('Yes.\n<b>Come</b> and see.')
    expect(message!.body).toContain('六岁可以学吗？')
    expect(await stored(id)).toMatchObject({ state: 'handling', reply: 'Yes.\n<b>Come</b> and see.', handler_id: 1 })
    const log = await server.database.kysely.selectFrom('admin_log').selectAll().orderBy('id', 'desc').execute()
    expect(JSON.stringify(log[0])).not.toContain('sarah@example.com')
  })

  test('without an address is not replied to by mail: its mobile number is told instead', async () => {
    const id = await written({ ...FORM, email: '' })
    const before = (await messages()).length
    expect(await command('reply', id, { reply: 'Hello' })).toMatchObject({
      code: 0,
      msg: '“林妈妈” left no e-mail address. Please call 13800000009',
    })
    expect(await stored(id)).toMatchObject({ state: 'new', reply: null })
    expect(await messages()).toHaveLength(before)
  })

  test('takes a right of its own for each step', async () => {
    const id = await written()
    const token = await server.signIn(['contact', 'contact/index', 'contact/takeOn'])
    expect(await command('takeOn', id, {}, { token })).toMatchObject({ code: 1 })
    expect(await command('close', id, {}, { token })).toMatchObject({ code: 401 })
    expect(await command('reply', id, { reply: 'Hello' }, { token })).toMatchObject({ code: 401 })
  })

  test('waits on the dashboard until somebody takes it on', async () => {
    const waiting = async () => {
      const { data } = await server.call<{ waiting: { key: string; value: number; path: string }[] }>(
        'GET',
        '/admin/dashboard/index',
      )
      return data.waiting.find(({ key }) => key === 'contact')
    }
    const before = (await waiting())?.value ?? 0
    const id = await written()
    expect(await waiting()).toMatchObject({ value: before + 1, path: '/admin/contact?state=new' })
    await command('takeOn', id)
    expect((await waiting())?.value ?? 0).toBe(before)
  })
})
