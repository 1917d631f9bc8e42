import type { TemplatePreview } from '@tutu/contract/api/message-template'
import { messageTemplate } from '@tutu/contract/resources/message-template'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUILT_IN, syncMessageTemplates } from '../messages/built-in-templates.ts'
import { testApp, type TestApp } from '../testing/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ env: { SECRET_KEY: '5a'.repeat(32) } })
})
afterAll(() => server.close())

async function idOf(channel: 'mail' | 'sms', code: string): Promise<number> {
  const { data } = await server.call<{ list: { id: number; channel: string; code: string }[] }>(
    'GET',
    '/admin/messageTemplate/index',
    { limit: 100 },
  )
  return data.list.find((row) => row.channel === channel && row.code === code)!.id
}
const edit = async (id: number, values: object, language: 'zh-cn' | 'en' = 'zh-cn') =>
  server.call<{ errors: Record<string, string> } | null>(
    'POST',
    '/admin/messageTemplate/edit',
    { id, ...values },
    { language },
  )
const preview = (id: number) => server.call<TemplatePreview>('POST', '/admin/messageTemplate/preview', { id })

describe('templates', () => {
  test('are there for every event in both languages, and what was made of them stays', async () => {
    const { data } = await server.call<{ list: { code: string }[] }>('GET', '/admin/messageTemplate/index', {
      limit: 100,
    })
    expect(data.list).toHaveLength(BUILT_IN.length)
    const purposes = Object.keys(messageTemplate.fields.code.options)
    for (const { code } of data.list) expect(purposes).toContain(code)
    const id = await idOf('mail', 'user_register')
    await edit(id, { subject_i18n: { 'zh-cn': '{{code}}，欢迎' } })
    await syncMessageTemplates(server.database)
    expect((await preview(id)).data.texts['zh-cn'].subject).toBe('482913，欢迎')
    expect((await preview(id)).data.texts.en.subject).toBe('482913 is your Tutu Coding code')
  })

  test('say only what their event fills in, and always what it is about', async () => {
    const id = await idOf('mail', 'user_retrieve_pwd')
    const unknown = await edit(id, { body_i18n: { 'zh-cn': '{{code}} {{password}}' } })
    expect(unknown.data?.errors.body).toBe('没有 {{password}}，可以用的有：{{code}} {{minutes}} {{site_name}}')
    const missing = await edit(id, { body_i18n: { en: 'Welcome' } }, 'en')
    expect(missing.data?.errors.body).toBe('The text must contain {{code}}')
    const stray = await edit(id, { subject_i18n: { en: 'Hi {{ name }}' } }, 'en')
    expect(stray.data?.errors.subject).toContain('{{name}}')
    expect(await edit(id, { code: 'something_else' })).toMatchObject({ code: 0 })
    expect(await edit(id, { channel: 'sms' })).toMatchObject({ code: 0 })
  })

  test('a preview shows a page that holds no script, whatever was typed', async () => {
    const id = await idOf('mail', 'user_change_email')
    const hostile = '{{code}} <script>alert(1)</script> <img src=x onerror=alert(1)> [link](javascript:alert(1))'
    await edit(id, { body_i18n: { 'zh-cn': hostile } })
    const { html, text } = (await preview(id)).data.texts['zh-cn']
    expect(html).toContain('482913')
    expect(html).not.toMatch(/<script|<img|href="javascript/i)
    expect(text).toContain('482913')
  })

  test('a short message is plain text', async () => {
    const { data } = await preview(await idOf('sms', 'user_mobile_verify'))
    expect(data).toMatchObject({ channel: 'sms', texts: { 'zh-cn': { html: '' }, en: { html: '' } } })
    expect(data.texts['zh-cn'].text).toContain('482913')
    expect(data.placeholders.map(({ name }) => name)).toEqual(['code', 'minutes', 'site_name'])
  })
})

test('a test goes to the administrator’s own address only, through the outbox, and is logged without it', async () => {
  const id = await idOf('mail', 'user_register')
  const send = () => server.call('POST', '/admin/messageTemplate/test', { id, language: 'en' })
  expect(await send()).toMatchObject({ code: 0, msg: '请先在“个人资料”里填写自己的邮箱' })
  await sql`update admin set email = 'rabbit@example.com' where id = 1`.execute(server.database.kysely)
  expect(await send()).toMatchObject({ code: 1, msg: expect.stringContaining('rabbit@example.com') })
  const message = await server.database.kysely.selectFrom('message').selectAll().executeTakeFirstOrThrow()
  expect(message).toMatchObject({ target: 'rabbit@example.com', state: 'queued', language: 'en', event: 'test' })
  expect(message.subject).toMatch(/^\[Test\] /)
  expect(message.body).toContain('******')
  const log = await server.database.kysely.selectFrom('admin_log').selectAll().orderBy('id', 'desc').execute()
  expect(log[0]).toMatchObject({ url: '/admin/messageTemplate/test' })
  expect(JSON.stringify(log)).not.toContain('rabbit@')
  await edit(id, { status: '0' })
  expect(await send()).toMatchObject({ code: 0, msg: '这个模板已停用，先在消息模板里启用' })
})

describe('the outbox', () => {
  test('tells reasons in the reader’s language and offers what can be sent again', async () => {
    const { id } = await server.database.kysely.selectFrom('message').select('id').executeTakeFirstOrThrow()
    await sql`update message set state = 'unknown', reason = '{"key":"message.killed"}'`.execute(server.database.kysely)
    const list = async (language: 'zh-cn' | 'en') =>
      (await server.call<{ list: { reason: string }[] }>('GET', '/admin/message/index', {}, { language })).data.list[0]
    expect((await list('zh-cn'))?.reason).toContain('服务器停止')
    expect((await list('en'))?.reason).toContain('server stopped')
    expect(JSON.stringify(await list('en'))).not.toMatch(/params|482913/)

    const resend = () => server.call('POST', '/admin/message/resend', { id })
    expect(await resend()).toMatchObject({ code: 1, msg: '已重新加入发送队列' })
    expect(await resend()).toMatchObject({ code: 0 })
    expect(await server.call('POST', '/admin/message/resend', { id: 2_000_000 })).toMatchObject({ msg: '记录不存在' })
    const log = await server.database.kysely.selectFrom('admin_log').selectAll().orderBy('id', 'desc').execute()
    expect(log[0]).toMatchObject({ url: '/admin/message/resend', data: expect.stringContaining('"events":["test"]') })
  })

  test('deleting is logged without whom it was for', async () => {
    const { id } = await server.database.kysely.selectFrom('message').select('id').executeTakeFirstOrThrow()
    expect(await server.call('DELETE', '/admin/message/del', { ids: [id] })).toMatchObject({ code: 1 })
    const log = await server.database.kysely.selectFrom('admin_log').selectAll().execute()
    expect(JSON.stringify(log)).not.toContain('rabbit@')
  })
})
