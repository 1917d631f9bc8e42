import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memberId } from '../policy/actors.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { openPostOffice, type PostOffice } from './testing/post-office.ts'
import { pruneVerification } from './verification.ts'

let opened: TestDatabase
let office: PostOffice
beforeEach(async () => {
  opened = await createTestDatabase('started')
  office = await openPostOffice(opened.url, { works: false })
})
afterEach(async () => {
  await office.close()
  await opened.drop()
})

const KEY = { channel: 'sms', purpose: 'user_register', target: '13800000001' } as const
const issue = (more: object = {}, from = office) =>
  from.verification.issue({ ...KEY, ip: '203.0.113.1', language: 'zh-cn', ...more })

/** The code in the latest message, as its reader sees it. */
async function lastCode(): Promise<string> {
  const worker = await openPostOffice(opened.url)
  await worker.outbox.sweep()
  const code = await vi.waitFor(async () => {
    const row = await worker.database.kysely
      .selectFrom('message')
      .select('body')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    return /\d{6}/.exec(row?.body ?? '')![0]
  })
  await worker.close()
  return code
}
const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const later = (seconds: number) =>
  sql`update verification_request set createtime = createtime - ${seconds}::int`.execute(office.database.kysely)
const spend = (code: string, key = KEY) =>
  office.database.kysely.transaction().execute((trx) => office.verification.spend(trx, key, code))

describe('a code', () => {
  test('is right for its purpose and target alone, once, and is nowhere to be read in its table', async () => {
    expect(await issue()).toEqual({ minutes: 5 })
    const code = await lastCode()
    const { check } = office.verification
    expect(await check({ ...KEY, purpose: 'user_retrieve_pwd' }, code)).toBe(false)
    expect(await check({ ...KEY, target: '13800000002' }, code)).toBe(false)
    expect(await check(KEY, wrongOf(code))).toBe(false)
    expect(await check(KEY, code)).toBe(true)
    const { rows } = await sql`select code::text || target::text as stored from verification_code`.execute(
      office.database.kysely,
    )
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(code).toString('hex'))
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(KEY.target).toString('hex'))

    const spent = await Promise.allSettled([spend(code), spend(code), spend(code)])
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await check(KEY, code)).toBe(false)
  })

  test('is dead after five tries, counted exactly however many come at once', async () => {
    await issue()
    const code = await lastCode()
    const tries = Array.from({ length: 20 }, () => office.verification.check(KEY, wrongOf(code)))
    expect(await Promise.all(tries)).not.toContain(true)
    const { rows } = await sql<{ tries: number }>`select tries from verification_code`.execute(office.database.kysely)
    expect(rows).toEqual([{ tries: 5 }])
    expect(await office.verification.check(KEY, code)).toBe(false)
  })

  test('is dead after five minutes, and replaced by a new one', async () => {
    await issue()
    const first = await lastCode()
    await later(61)
    await issue()
    const second = await lastCode()
    if (first !== second) expect(await office.verification.check(KEY, first)).toBe(false)
    expect(await office.verification.check(KEY, second)).toBe(true)
    await sql`update verification_code set expiretime = epoch_seconds()`.execute(office.database.kysely)
    expect(await office.verification.check(KEY, second)).toBe(false)
    await expect(spend(second)).rejects.toMatchObject({ key: 'verification.wrong' })
  })

  test('stays when what it was to allow fails', async () => {
    await issue()
    const code = await lastCode()
    const failing = office.database.kysely.transaction().execute(async (trx) => {
      await office.verification.spend(trx, KEY, code)
      throw new Error('name taken')
    })
    await expect(failing).rejects.toThrow('name taken')
    expect(await office.verification.check(KEY, code)).toBe(true)
  })
})

describe('limits', () => {
  test('two processes asking at once send one code', async () => {
    const other = await openPostOffice(opened.url, { works: false })
    const asked = await Promise.allSettled([issue(), issue({}, other), issue({ ip: '203.0.113.9' }, other), issue()])
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of asked) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ key: 'verification.wait' })
    }
    expect((await office.messages()).size).toBe(1)
    await other.close()
  })

  test('one a minute, five an hour, ten a day, for a target whatever the purpose', async () => {
    const purposes = ['user_register', 'user_retrieve_pwd']
    let sent = 0
    const send = () => issue({ purpose: purposes[sent % 2], ip: `203.0.113.${sent + 1}` }).then(() => void sent++)
    await send()
    await expect(send()).rejects.toMatchObject({ key: 'verification.wait', params: { seconds: expect.any(Number) } })
    while (sent < 5) {
      await later(61)
      await send()
    }
    await later(61)
    await expect(send()).rejects.toMatchObject({
      key: 'verification.waitLonger',
      params: { minutes: expect.any(Number) },
    })
    await later(3600)
    while (sent < 10) {
      await send()
      await later(61)
    }
    await later(3600)
    await expect(send()).rejects.toMatchObject({ key: 'verification.tooMany', params: { hours: expect.any(Number) } })
    await later(86_400)
    await send()
  })

  test('the same for an address that asks for many targets; neighbours in an IPv6 network count as one', async () => {
    await issue({ ip: '2001:db8::1' })
    await expect(issue({ target: '13800000002', ip: '2001:db8::2' })).rejects.toMatchObject({
      key: 'verification.wait',
    })
    await expect(
      office.verification.checkLimits({ channel: 'mail', target: 'a@example.com', ip: '2001:db8::3' }),
    ).rejects.toMatchObject({ key: 'verification.wait' })
    await issue({ target: '13800000002', ip: '2001:db8:0:1::2' })
    for (const network of [2, 3]) await issue({ target: `1380000000${network + 1}`, ip: `2001:db8:0:${network}::2` })
    await expect(issue({ target: '13800000009', ip: '2001:db8:0:4::2' }), 'a fifth in one /48').rejects.toMatchObject({
      key: 'verification.wait',
    })
  })

  test('a school whose members came in asks for several a minute, to as many families', async () => {
    const ip = '203.0.113.77'
    for (let id = 1; id <= 5; id++) office.classrooms.note(ip, memberId(id))
    for (let family = 1; family <= 5; family++) await issue({ target: `1390000000${family}`, ip })
    await expect(issue({ target: '13900000001', ip }), 'one number').rejects.toMatchObject({ key: 'verification.wait' })
    await expect(issue({ target: '13900000006', ip }), 'a sixth').rejects.toMatchObject({ key: 'verification.wait' })
  })

  test('capitals make no new address of mail', async () => {
    const mail = { channel: 'mail', target: 'Lin@example.com' }
    await issue({ ...mail })
    await expect(issue({ ...mail, target: 'lin@EXAMPLE.com', ip: '203.0.113.7' })).rejects.toMatchObject({
      key: 'verification.wait',
    })
  })

  test('what no limit counts any more is forgotten', async () => {
    await issue()
    await later(86_401)
    await sql`update verification_code set expiretime = 1`.execute(office.database.kysely)
    await pruneVerification(office.database.kysely)
    const { rows } = await sql`
      select from verification_request union all select from verification_code
    `.execute(office.database.kysely)
    expect(rows).toHaveLength(0)
  })
})
