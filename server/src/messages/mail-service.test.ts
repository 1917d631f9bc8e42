import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailService } from './mail-service.ts'
import type { Parcel } from './parcel.ts'
import type { ServiceSettings } from './service.ts'
import { createSmtp } from './smtp.ts'
import { type MailServer, startMailServer } from './testing/mail-server.ts'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())

const settings = (port: number): ServiceSettings =>
  ({
    smtp_server: '127.0.0.1',
    smtp_port: port,
    smtp_user: '',
    smtp_pass: '',
    smtp_verification: 'none',
    smtp_sender_mail: 'tutu@example.com',
    smtp_sender_name: { 'zh-cn': '图图', en: '' },
  }) as ServiceSettings

const parcel = (target: string): Parcel => ({
  id: 7,
  key: '7.1',
  event: 'user_register',
  target,
  language: 'zh-cn',
  template: {
    subject: { 'zh-cn': '{{code}} 是验证码', en: '' },
    body: { 'zh-cn': '您好！\n\n## {{code}}\n\n来自 {{site_name}}', en: '' },
  },
  values: { code: '482913', site_name: '<图图>' },
})

const patience = { connect: 2000, silence: 700 }
const serviceAt = (port: number) =>
  mailService(settings(port), 'everywhere', { smtp: createSmtp(settings(port), 'everywhere', patience) })

describe('how sending ends, by what the server does', () => {
  test.each([
    ['takes it', 'friend', 'sent'],
    ['knows no such recipient', 'nobody', 'dead'],
    ['asks to come back', 'busy', 'failed'],
    ['hangs up before it has the message', 'hangup', 'failed'],
    ['refuses the message for good', 'spam', 'dead'],
    ['has no room for the message now', 'later', 'failed'],
    ['hangs up when it has the message', 'lost', 'unknown'],
    ['says nothing when it has the message', 'silent', 'unknown'],
  ])('%s: %s → %s', async (_, name, state) => {
    const outcome = await serviceAt(server.port).send(parcel(`${name}@example.com`))
    expect(outcome).toMatchObject({ state })
  })

  test('nobody there → failed', async () => {
    const free = createServer().listen(0, '127.0.0.1')
    await once(free, 'listening')
    const { port } = free.address() as { port: number }
    await new Promise((resolve) => free.close(resolve))
    const outcome = await serviceAt(port).send(parcel('friend@example.com'))
    expect(outcome).toMatchObject({ state: 'failed', reason: { key: 'smtp.unreachable' } })
  })

  test('wrong password → failed, it can be mended in the settings', async () => {
    const guarded = await startMailServer({ user: { name: 'tutu', pass: 'right' } })
    const wrong = { ...settings(guarded.port), smtp_user: 'tutu', smtp_pass: 'wrong' }
    const outcome = await mailService(wrong, 'everywhere').send(parcel('friend@example.com'))
    expect(outcome).toMatchObject({ state: 'failed', reason: { key: 'smtp.auth' } })
    await guarded.close()
  })

  test('nobody named as sender → failed, it can be mended in the settings', async () => {
    const nameless = { ...settings(server.port), smtp_sender_mail: '', smtp_user: 'tutu' }
    const outcome = await mailService(nameless, 'everywhere').send(parcel('friend@example.com'))
    expect(outcome).toMatchObject({ state: 'failed', reason: { key: 'message.noSender' } })
  })

  test('a server that takes longer than anybody waits → unknown', async () => {
    const never = { verify: async () => undefined, send: () => new Promise<never>(() => undefined) }
    const outcome = await mailService(settings(1), [], { smtp: never, deadline: 20 }).send(parcel('friend@example.com'))
    expect(outcome).toMatchObject({ state: 'unknown' })
  })
})

test('a mail says who sends it, carries text and page, and no value becomes markup or a header', async () => {
  const one = parcel('reader@example.com')
  await serviceAt(server.port).send({
    ...one,
    values: { code: '<b>1\r\nBcc: spy@example.com', site_name: '<图图>' },
  })
  const { raw } = server.received.find(({ to }) => to === 'reader@example.com')!
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  expect(head).toMatch(/^From: =\?UTF-8\?[BQ]\?.+\?= <tutu@example\.com>$/im)
  expect(head).toMatch(/^Message-ID: <7\.1@example\.com>$/im)
  expect(head).toMatch(/multipart\/alternative/)
  expect(head).not.toMatch(/^Bcc:/im)
  const body = Buffer.from(
    rest
      .join('\n')
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
  const page = body.slice(body.indexOf('<!doctype html>'))
  expect(page).toContain('<h2>&lt;b&gt;1')
  expect(page).toContain('&lt;图图&gt;')
})
