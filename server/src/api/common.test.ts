import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pruneSessions } from '../data/sessions.ts'
import { openSession, openSignInApp, type SignInApp } from '../plugins/auth-testing.ts'

let app: SignInApp
beforeAll(async () => {
  app = await openSignInApp()
})
afterAll(() => app.close())

describe('captcha', () => {
  test('a PNG of 150 × 50 that nobody may keep', async () => {
    const answer = await app.app.inject('/api/common/captcha?id=abcd-1234&server=1')
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 150, height: 50 })
  })

  test.each(['', 'short', 'has blanks in it', 'x'.repeat(65)])('refuses the id “%s”', async (id) => {
    expect(await app.get(`/api/common/captcha?id=${encodeURIComponent(id)}`)).toMatchObject({ status: 400, code: 0 })
  })

  test('an address gets so many and no more; others are not touched by it', async () => {
    const url = '/api/common/captcha?id=none'
    const answers = await Promise.all(Array.from({ length: 45 }, () => app.get(url, { ip: '2001:db8::1' })))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4)
    expect(await app.get(url, { ip: '2001:db8::2' }), 'same network').toMatchObject({ status: 429 })
    expect(await app.get(url, { ip: '2001:db8:1::1' })).toMatchObject({ status: 400 })
  })
})

describe('refreshToken', () => {
  const refresh = (refresh_token: string, headers: Record<string, string>) =>
    app.post('/api/common/refreshToken', { refresh_token }, { headers })
  const isIn = async (token: string) => (await app.get('/admin/index/index', { token })).code
  const remaining = async (sessionId: number) => {
    const { rows } = await sql<{ left: number }>`select expiretime - epoch_seconds() as left from token
      where session_id = ${sessionId} and type = 'access' order by 1`.execute(app.database.kysely)
    return rows.map((row) => row.left)
  }
  const age = (sessionId: number, seconds: number) =>
    sql`update token set expiretime = expiretime - ${seconds}::int where session_id = ${sessionId}`.execute(
      app.database.kysely,
    )

  test('gives a new access token for an expired one; the refresh token stays', async () => {
    const session = await openSession(app.database, 'admin', 1, true)
    await age(session.id, 86_400)
    expect(await isIn(session.token)).toBe(409)
    const answer = await refresh(session.refreshToken, { batoken: session.token })
    expect(answer).toMatchObject({ code: 1, data: { type: 'admin-refresh' } })
    expect(Object.keys(answer.data ?? {}).toSorted()).toEqual(['token', 'type'])
    expect(await isIn(answer.data?.token ?? '')).toBe(1)
    expect(await isIn(session.token)).toBe(409)
    expect(await refresh(session.refreshToken, { batoken: session.token })).toMatchObject({ code: 1 })
  })

  test('the replaced token lives 30 s longer; tabs that race each get a token that lasts', async () => {
    const session = await openSession(app.database, 'admin', 1, true)
    const headers = { batoken: session.token }
    const answers = await Promise.all(Array.from({ length: 4 }, () => refresh(session.refreshToken, headers)))
    const tokens = answers.map((answer) => answer.data?.token ?? '')
    expect(new Set(tokens).size).toBe(4)
    expect(await Promise.all([session.token, ...tokens].map(isIn))).toEqual([1, 1, 1, 1, 1])
    const [old, ...others] = await remaining(session.id)
    expect(old).toBeGreaterThan(25)
    expect(old).toBeLessThanOrEqual(30)
    expect(others.every((left) => left > 86_000)).toBe(true)
  })

  test('however often it is called, a session keeps a bounded number of tokens', async () => {
    const session = await openSession(app.database, 'admin', 1, true)
    let token = session.token
    for (let i = 0; i < 25; i++) token = (await refresh(session.refreshToken, { batoken: token })).data?.token ?? ''
    expect(await isIn(token)).toBe(1)
    expect(await remaining(session.id)).toHaveLength(20)
  })

  test('needs an access token of the same session in the header of its kind', async () => {
    const session = await openSession(app.database, 'admin', 1, true)
    const other = await openSession(app.database, 'admin', 1, true)
    expect(await refresh(session.refreshToken, {})).toMatchObject({ code: 0 })
    expect(await refresh(session.refreshToken, { batoken: other.token })).toMatchObject({ code: 0 })
    expect(await refresh(session.refreshToken, { batoken: session.refreshToken })).toMatchObject({ code: 0 })
    expect(await refresh(session.refreshToken, { 'ba-user-token': session.token })).toMatchObject({ code: 0 })
    expect(await refresh(session.token, { batoken: session.token })).toMatchObject({ code: 0 })
    expect(await refresh('', { batoken: session.token })).toMatchObject({ code: 0 })
  })

  test("a member's refresh token never yields an administrator's token", async () => {
    const admin = await openSession(app.database, 'admin', 1, true)
    const member = await openSession(app.database, 'member', 1, true)
    const headers = { batoken: admin.token, 'ba-user-token': member.token }
    expect((await refresh(member.refreshToken, headers)).data?.type).not.toBe('admin-refresh')
    expect(await refresh(member.refreshToken, { batoken: admin.token })).toMatchObject({ code: 0 })
    expect(await refresh(admin.refreshToken, { batoken: member.token })).toMatchObject({ code: 0 })
  })

  test('ends with the refresh token and with the account', async () => {
    const late = await openSession(app.database, 'admin', 1, true)
    await age(late.id, 31 * 86_400)
    expect(await refresh(late.refreshToken, { batoken: late.token })).toMatchObject({ code: 0 })
    const session = await openSession(app.database, 'admin', 999, true)
    expect(await refresh(session.refreshToken, { batoken: session.token })).toMatchObject({ code: 0 })
  })

  test('who comes back after weeks with keep is refreshed; without it the session is forgotten', async () => {
    const kept = await openSession(app.database, 'admin', 1, true)
    const plain = await openSession(app.database, 'admin', 1)
    const recent = await openSession(app.database, 'admin', 1)
    await age(kept.id, 20 * 86_400)
    await age(plain.id, 4 * 86_400)
    await age(recent.id, 2 * 86_400)
    await pruneSessions(app.database.kysely)
    expect(await isIn(kept.token)).toBe(409)
    expect(await refresh(kept.refreshToken, { batoken: kept.token })).toMatchObject({ code: 1 })
    expect(await isIn(plain.token)).toBe(302)
    expect(await isIn(recent.token)).toBe(409)
    const rows = await app.database.kysely.selectFrom('session').select('id').execute()
    expect(rows.map((row) => row.id)).not.toContain(plain.id)
  })
})
