import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { storeCaptcha } from '../data/captcha.ts'
import { createSession } from '../data/sessions.ts'
import { hashOf, newToken } from '../lib/opaque-token.ts'
import type { Channel } from '../messages/events.ts'
import { openPostOffice, type PostOffice } from '../messages/testing/post-office.ts'
import { type Answer, testApp, type TestApp } from '../testing/app.ts'

// What is asked for by many in the same moment is had by as many as may have it, and nobody hears of a broken server.

const MANY = 200
let server: TestApp
let office: PostOffice
const db = () => server.database.kysely
beforeAll(async () => {
  server = await testApp({ env: { SECRET_KEY: '5a'.repeat(32) } })
  office = await openPostOffice(server.url, { settings: { smtp_server: '', sms_driver: 'outbox' } })
  // Both services are there, as registering by them asks.
  const services = { open_member_center: true, sms_driver: 'aliyun', sms_sign_name: '图图编程' }
  const keys = { sms_aliyun_key: 'key', sms_aliyun_secret: 'secret', sms_template_default: 'SMS_1' }
  const mail = { smtp_server: 'mail.example.com', smtp_sender_mail: 'tutu@example.com' }
  expect(await server.call('POST', '/admin/routine.config/edit', { ...services, ...keys, ...mail })).toMatchObject({
    code: 1,
  })
})
afterAll(async () => {
  await office.close()
  await server.close()
})

type Data = { token: string; gained: number; errors?: Record<string, string>; total: number } | null
type Told = Answer<Data>

/** Each from an address of its own, as different people are. */
let addresses = 0
async function post(path: string, payload: object, token = ''): Promise<Told> {
  const at = ++addresses
  const answer = await server.app.inject({
    method: 'POST',
    url: path,
    remoteAddress: `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
    headers: { 'ba-user-token': token, 'think-lang': 'zh-cn', server: 'true' },
    payload,
  })
  return { status: answer.statusCode, ...answer.json<Omit<Told, 'status'>>() }
}

/** Refused in words, or for now: passwords are hashed by so many at once as the machine can. */
const isTold = ({ status, code }: Told) => (status === 200 && code === 0) || status === 503

describe(`of ${MANY} who register at once`, () => {
  async function register(username: (at: number) => string, more: (at: number) => object): Promise<Told[]> {
    const answers: Promise<Told>[] = []
    for (let at = 0; at < MANY; at++) {
      const captchaId = `storm-${username(at)}-${at}`
      await storeCaptcha(db(), captchaId, 'H4KX')
      const form = { tab: 'register', password: 'carrot-1', birth_year: 2001, captcha: 'h4kx', captchaId }
      answers.push(post('/api/user/checkIn', { ...form, username: username(at), ...more(at) }))
    }
    const told = await Promise.all(answers)
    const others = told.filter(({ code, status }) => status !== 200 || code !== 1)
    expect(others.filter((one) => !isTold(one))).toEqual([])
    return told.filter(({ code, status }) => status === 200 && code === 1)
  }

  /** Sent by a process that has no service: it is kept in the outbox, to be read there. */
  async function codeTo(channel: Channel, target: string): Promise<string> {
    const key = { channel, purpose: 'user_register', target }
    await office.verification.issue({ ...key, ip: channel === 'sms' ? '192.0.2.1' : '198.51.100.1', language: 'zh-cn' })
    const kept = async () => {
      await office.outbox.sweep()
      const { rows } = await sql<{ body: string; state: string }>`
        select body, state from message where target = ${target}
      `.execute(db())
      expect(rows).toMatchObject([{ state: 'kept' }])
      return /\d{6}/.exec(rows[0]!.body)![0]
    }
    return vi.waitFor(kept)
  }

  test('with one name one is a member', async () => {
    const names = ['one_name', 'ONE_name', 'One_Name']
    expect(
      await register(
        (at) => names[at % names.length]!,
        () => ({}),
      ),
    ).toHaveLength(1)
    const { rows } = await sql`select from member where lower(username) = 'one_name'`.execute(db())
    expect(rows).toHaveLength(1)
  })

  test.each([
    ['email', 'mail', 'storm@example.com'],
    ['mobile', 'sms', '13800009999'],
  ] as const)('with one right code to one %s one is a member', async (registerType, channel, target) => {
    const captcha = await codeTo(channel, target)
    const had = await register(
      (at) => `${registerType}_${at}`,
      () => ({ registerType, [registerType]: target, captcha }),
    )
    expect(had).toHaveLength(1)
    const { rows } = await sql<{
      id: number
    }>`select id from member where ${sql.ref(registerType)} = ${target}`.execute(db())
    expect(rows).toHaveLength(1)
    const all = await sql`select from member where username like ${`${registerType}%`}`.execute(db())
    expect(all.rows).toHaveLength(1)
  })
})

test(`${MANY} refreshes of one session at once give one token, and nobody is signed out`, async () => {
  const session = { kind: 'member', identityId: 0, ip: '::1', useragent: '', keep: true } as const
  const { rows } = await sql<{ id: number }>`select min(id) as id from member`.execute(db())
  const held = await createSession(db(), { ...session, identityId: rows[0]!.id })
  const other = await createSession(db(), { ...session, identityId: rows[0]!.id })
  const ask = () => post('/api/common/refreshToken', { refresh_token: held.refreshToken }, held.token)
  const told = await Promise.all(Array.from({ length: MANY }, ask))
  expect(told.filter(({ status, code }) => status !== 200 || code !== 1)).toEqual([])
  const tokens = [...new Set(told.map(({ data }) => data!.token))]
  expect(tokens).toHaveLength(1)
  // The one before it has its time of grace, and the session on another device knows nothing of it.
  for (const token of [...tokens, held.token, other.token])
    expect(await post('/api/account/heartbeat', {}, token)).toMatchObject({ code: 1 })
  // Whoever goes on from there goes on alone; who comes late with the first one comes to the same place.
  const next = await post('/api/common/refreshToken', { refresh_token: held.refreshToken }, tokens[0])
  expect(next.data!.token).not.toBe(tokens[0])
  expect((await ask()).data!.token).toBe(tokens[0])
  expect(await post('/api/account/heartbeat', {}, next.data!.token)).toMatchObject({ code: 1 })
})

// `npm run bench` has 2,000 of them.
test('400 members who come by in the same second, twice each, have their points once', async () => {
  const count = 400
  const tokens = Array.from({ length: count }, newToken)
  await sql`
    with made as (
      insert into member (username, nickname, password, group_id, birth_year)
      select 'storm' || n, 'storm' || n, '', (select min(id) from member_group), 2001 from generate_series(1, ${count}) n
      returning id, substr(username, 6)::int as n
    ), opened as (
      insert into session (kind, identity_id, ip, useragent, keep) select 'member', id, '::1', '', false from made
      returning id, identity_id
    )
    insert into token (hash, session_id, type, expiretime)
    select (${sql.val(tokens.map(hashOf))}::bytea[])[made.n], opened.id, 'access', epoch_seconds() + 3600
    from opened join made on made.id = opened.identity_id
  `.execute(db())
  const at = { time_zone: 'Asia/Shanghai' }
  // Where that takes a slow machine too long, whoever was refused for now asks again.
  const comeBy = async (token: string): Promise<Told> => {
    const answer = await post('/api/account/dailyCheckIn', at, token)
    return answer.status === 503 ? comeBy(token) : answer
  }
  const told = await Promise.all([...tokens, ...tokens].map(comeBy))
  expect(told.filter(({ status, code }) => status !== 200 || code !== 1)).toEqual([])
  const gained = (those: readonly Told[]) => those.map(({ data }) => data!.gained)
  expect(gained(told).filter((points) => points === 5)).toHaveLength(count)
  for (const [index, first] of gained(told.slice(0, count)).entries())
    expect(first + told[count + index]!.data!.gained).toBe(5)
  const { rows } = await sql`
    select count(*)::int as members, count(distinct c.user_id)::int as came, count(c.*)::int as days,
      sum(m.score)::int as points, (select sum(l.score)::int from score_log l join member o on o.id = l.user_id
        where o.username like 'storm%') as entered
    from member m left join check_in c on c.user_id = m.id where m.username like 'storm%'
  `.execute(db())
  expect(rows).toEqual([{ members: count, came: count, days: count, points: 5 * count, entered: 5 * count }])
})
