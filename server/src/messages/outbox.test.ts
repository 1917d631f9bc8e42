import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { SYSTEM } from '../policy/actors.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { readReason } from './outcome.ts'
import { type MailServer, startMailServer } from './testing/mail-server.ts'
import { openPostOffice, type PostOffice, smtpAt } from './testing/post-office.ts'

let server: MailServer
let opened: TestDatabase
let office: PostOffice
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  opened = await createTestDatabase('started')
  office = await openPostOffice(opened.url, { settings: smtpAt(server.port) })
  server.received.length = 0
})
afterEach(async () => {
  await office.close()
  await opened.drop()
})

const until = async (name: string, expected: object): Promise<void> => {
  await vi.waitFor(async () => expect((await office.messages()).get(name)).toMatchObject(expected))
}

describe('a queued message', () => {
  test('goes out at once when the transaction commits, and is read in the outbox without its code', async () => {
    await office.post('friend@example.com')
    await server.until(1)
    await until('friend', { state: 'sent', attempts: 1, service: 'smtp', params: null, reason: null })
    expect(server.received[0]?.raw).toContain('482913')
    const { body, subject } = (await office.messages()).get('friend')!
    expect(body).toContain('******')
    expect(`${subject}${body}`).not.toContain('482913')
  })

  test('is never sent when the transaction fails; its row is not there', async () => {
    const { queue } = await office.outbox.open()
    const failing = office.engine.mutations.run(SYSTEM, async (session) => {
      const message = { channel: 'mail', event: 'user_register', language: 'en', values: { code: '1' } } as const
      await queue(session, { ...message, target: 'nobody-yet@example.com' })
      throw new Error('something else went wrong')
    })
    await expect(failing).rejects.toThrow('something else')
    expect((await office.messages()).size).toBe(0)
  })

  test('is refused where its template is switched off', async () => {
    await sql`update message_template set status = false where code = 'user_register'`.execute(office.database.kysely)
    await expect(office.post('friend@example.com')).rejects.toMatchObject({ key: 'message.off' })
  })

  test('does not go out after the code in it has died', async () => {
    const long = Math.floor(Date.now() / 1000) - 10
    await office.post('friend@example.com', { expiretime: long })
    await until('friend', { state: 'dead', params: null })
    expect(server.received).toEqual([])
  })
})

describe('failures', () => {
  test('are tried again while there is hope, told apart where there is none, and never repeated where in doubt', async () => {
    for (const name of ['busy', 'nobody', 'lost']) await office.post(`${name}@example.com`)
    await until('nobody', { state: 'dead', attempts: 1, nexttime: null })
    await until('lost', { state: 'unknown', attempts: 1, nexttime: null })
    // Two more attempts a second apart, then nobody tries any more.
    await until('busy', { state: 'dead', attempts: 3, nexttime: null })
    const rows = await office.messages()
    expect(JSON.parse(rows.get('nobody')!.reason!)).toMatchObject({ key: 'smtp.recipient' })
    expect(rows.get('lost')).toMatchObject({ state: 'unknown', attempts: 1 })
    expect(server.received.map(({ to }) => to)).toEqual(['lost@example.com'])
  })

  test('wait for the next attempt, which is told', async () => {
    const slow = await openPostOffice(opened.url, {
      settings: smtpAt(server.port),
      pace: { retryAfter: [600], lease: 60 },
    })
    await office.close()
    await slow.post('busy@example.com')
    await vi.waitFor(async () => {
      const row = (await slow.messages()).get('busy')!
      expect(row).toMatchObject({ state: 'failed', attempts: 1 })
      expect(row.nexttime! - row.updatetime).toBe(600)
    })
    office = slow
  })

  test('are sent again by hand, and what was sent or has expired is not', async () => {
    const ids = new Map<string, number>()
    for (const name of ['lost', 'friend']) ids.set(name, await office.post(`${name}@example.com`))
    await until('lost', { state: 'unknown' })
    await until('friend', { state: 'sent' })
    const open = await office.outbox.open()
    const resend = (name: string) =>
      office.engine.mutations.run(SYSTEM, (session) => open.resend(session, ids.get(name)!))
    await expect(resend('friend')).rejects.toMatchObject({ key: 'message.cannotResend' })
    expect(await resend('lost')).toEqual({ event: 'user_register' })
    await until('lost', { state: 'unknown', attempts: 2 })
    await sql`update message set expiretime = epoch_seconds() - 1`.execute(office.database.kysely)
    await expect(resend('lost')).rejects.toMatchObject({ key: 'message.cannotResend' })
  })
})

test('what cannot be sent again says why', async () => {
  const id = await office.post('friend@example.com')
  await until('friend', { state: 'sent' })
  const open = await office.outbox.open()
  const resend = (one: number) => office.engine.mutations.run(SYSTEM, (session) => open.resend(session, one))
  for (const [state, key] of [
    ['queued', 'message.onItsWay'],
    ['sending', 'message.onItsWay'],
    ['sent', 'message.cannotResend'],
    ['kept', 'message.cannotResend'],
  ]) {
    await sql`update message set state = ${state} where id = ${id}`.execute(office.database.kysely)
    await expect(resend(id), state).rejects.toMatchObject({ key })
  }
  await expect(resend(id + 1)).rejects.toMatchObject({ key: 'record.notFound' })
})

test('two processes share one queue and send each message once', async () => {
  const other = await openPostOffice(opened.url, { settings: smtpAt(server.port) })
  const names = Array.from({ length: 30 }, (_, index) => `friend${index}@example.com`)
  await Promise.all(names.map((name, index) => (index % 2 ? office : other).post(name)))
  await server.until(names.length)
  await vi.waitFor(async () => {
    const rows = [...(await office.messages()).values()]
    expect(rows.map(({ state, attempts }) => `${state} ${attempts}`)).toEqual(names.map(() => 'sent 1'))
  })
  expect(server.received.map(({ to }) => to).toSorted()).toEqual(names.toSorted())
  expect([...office.warnings, ...other.warnings]).toEqual([])
  await other.close()
})

test('a process that only serves requests queues; another one hears of it and sends', async () => {
  const asking = await openPostOffice(opened.url, { works: false })
  await asking.post('friend@example.com')
  await server.until(1)
  await until('friend', { state: 'sent' })
  await asking.close()
})

test('who is killed while sending leaves a message that nobody repeats', async () => {
  await office.close()
  const release = server.hold()
  const script = fileURLToPath(new URL('testing/message-sender.ts', import.meta.url))
  const child = spawn(process.execPath, [script, opened.url, String(server.port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  // This one asks, and does not send.
  office = await openPostOffice(opened.url, { works: false })
  await office.post('friend@example.com')
  await server.until(1)
  child.kill('SIGKILL')
  await once(child, 'exit')
  release()
  expect((await office.messages()).get('friend')).toMatchObject({ state: 'sending' })
  await office.close()
  office = await openPostOffice(opened.url, { settings: smtpAt(server.port) })
  await vi.waitFor(async () => {
    await office.outbox.sweep()
    expect((await office.messages()).get('friend')).toMatchObject({ state: 'unknown', attempts: 1 })
  })
  expect(server.received).toHaveLength(1)
})

test('messages that nobody was there to send go out when somebody looks', async () => {
  await office.close()
  office = await openPostOffice(opened.url, { settings: smtpAt(server.port), works: false })
  const names = Array.from({ length: 9 }, (_, index) => `friend${index}@example.com`)
  for (const name of names) await office.post(name)
  await office.outbox.sweep()
  await office.close()
  expect(server.received).toEqual([])
  office = await openPostOffice(opened.url, { settings: smtpAt(server.port) })
  await office.outbox.sweep()
  await server.until(names.length)
  for (const index of names.keys()) await until(`friend${index}`, { state: 'sent', attempts: 1 })
})

test('a message that somebody else has at hand is passed over, and keeps no other waiting', async () => {
  await office.close()
  office = await openPostOffice(opened.url, { settings: smtpAt(server.port), works: false })
  const first = await office.post('first@example.com')
  const held = await opened.database.pool.connect()
  await held.query('begin')
  await held.query('select from message where id = $1 for update', [first])
  const sender = await openPostOffice(opened.url, { settings: smtpAt(server.port) })
  await office.post('second@example.com')
  await until('second', { state: 'sent' })
  expect((await office.messages()).get('first')).toMatchObject({ state: 'queued', attempts: 0 })
  await held.query('rollback')
  held.release()
  await sender.outbox.sweep()
  await until('first', { state: 'sent', attempts: 1 })
  await sender.close()
})

test('without a server mail stays here, its text readable with the code, and so do short messages', async () => {
  await office.close()
  office = await openPostOffice(opened.url)
  await office.post('reader@example.com', { language: 'en' })
  await office.post('13800000001', { channel: 'sms' })
  await until('reader', { state: 'kept', params: null, service: null })
  await until('13800000001', { state: 'kept' })
  const rows = await office.messages()
  expect(rows.get('reader')).toMatchObject({
    subject: expect.stringContaining('****** is your'),
    body: expect.stringContaining('482913'),
  })
  expect(rows.get('13800000001')?.body).toContain('验证码 482913，5 分钟内有效')
  // Nothing sends them later: who looks here reads what to do.
  expect(readReason(rows.get('reader')!.reason!, 'en')).toContain('pass on what it says')
  expect(readReason(rows.get('13800000001')!.reason!, 'zh-cn')).toContain('系统设置 · 短信')
})
